/** Things that take several words in some language, and some that the other tables lack: rows as in `nouns.ts`; `_` stands for a blank. */
export const PHRASE_NOUNS = `
~black and white: black_and_white | blanco_y_negro | preto_e_branco preto_branco | schwarzweiss schwarz_weiss schwarz_und_weiss schwarzweisse schwarzweissen schwarzweisser schwarzweisses | noir_et_blanc
block: building_block toy_block | bloque bloques | bloco blocos | bauklotz bauklötze klötzchen bausteine | cube cubes
snowman: snow_man | muñeco_de_nieve hombre_de_nieve | boneco_de_neve | schneemann | bonhomme_de_neige
snowball: snow_ball snowballs | bola_de_nieve bolas_de_nieve | bola_de_neve bolas_de_neve guerra_de_neve | schneeball schneebälle schneeballschlacht | boule_de_neige boules_de_neige
chocolate: hot_chocolate | chocolate_caliente | chocolate_quente | heisse_schokolade heiße_schokolade | chocolat_chaud
sunset: sun_going_down setting_sun | puesta_de_sol caida_del_sol | pôr_do_sol | sonnenuntergang | coucher_de_soleil coucher_du_soleil
sunrise: sun_coming_up | salida_del_sol | nascer_do_sol | sonnenaufgang | lever_de_soleil lever_du_soleil
backpack: | | | | sac_à_dos
potato: | | | | pomme_de_terre pommes_de_terre
fireworks: | fuegos_artificiales fuegos_de_artificio | fogos_de_artifício fogo_de_artifício fogo_de_artificio | feuerwerk | feu_d_artifice feux_d_artifice
fire truck: fire_engine fire_engines firetruck | camión_de_bomberos coche_de_bomberos | camião_dos_bombeiros caminhão_dos_bombeiros caminhão_de_bombeiro carro_dos_bombeiros | feuerwehrauto löschfahrzeug | camion_de_pompiers voiture_de_pompiers
cell phone: mobile_phone | teléfono_móvil | telemóvel celular | handy | téléphone_portable
washing machine: | lavadora | máquina_de_lavar máquina_de_roupa | waschmaschine | machine_à_laver lave_linge
sewing machine: | máquina_de_coser | máquina_de_costura | nähmaschine | machine_à_coudre
dishes: washing_up doing_the_dishes | lavar_los_platos fregar_los_platos | lavar_a_louça lavar_a_loiça | abwasch spülen | vaisselle
ice cream: ice_cream icecream ice_creams | helado helados | sorvete gelado | eis eiscreme | glace crème_glacée
wheelchair: | silla_de_ruedas | cadeira_de_rodas | rollstuhl | fauteuil_roulant
rocking chair: | mecedora | cadeira_de_balanço cadeira_de_baloiço | schaukelstuhl | fauteuil_à_bascule
roundabout: merry_go_round carousel | tiovivo carrusel | carrossel | karussell | manège
big wheel: ferris_wheel | noria | roda_gigante | riesenrad | grande_roue
rollercoaster: roller_coaster | montaña_rusa | montanha_russa | achterbahn | montagnes_russes grand_huit
tug of war: tug_of_war rope_pulling | tira_y_afloja | cabo_de_guerra | tauziehen | tir_à_la_corde
soccer ball: | balón_de_fútbol | bola_de_futebol | fussball | ballon_de_foot
table tennis: ping_pong | tenis_de_mesa ping_pong | ténis_de_mesa pingue_pongue | tischtennis | tennis_de_table ping_pong
beehive: bee_hive bee_hives | colmena colmenas | colmeia colmeias | bienenstock bienenkorb | ruche ruches
rubber duck: | patito_de_goma | patinho_de_borracha | badeente quietscheente | canard_en_plastique
bedroom: master_bedroom | habitación dormitorio cuarto_de_dormir | quarto quartos quarto_de_casal quarto_de_dormir dormitório suíte | schlafzimmer | chambre_à_coucher
bathroom: shower_room | cuarto_de_baño | casa_de_banho | badezimmer | salle_de_bain salle_de_bains salle_d_eau
living room: sitting_room lounge | sala_de_estar | sala_de_estar | wohnzimmer | salle_de_séjour
dining room: | comedor | sala_de_jantar | esszimmer | salle_à_manger
classroom: | salón_de_clase sala_de_clase | sala_de_aula | klassenzimmer | salle_de_classe
facade: front_of_the_house house_front exterior | fachada | fachada | fassade aussenansicht außenansicht hausfront | façade
front: | fachada | fachada | vorderseite aussenansicht außenansicht fassade | façade
driveway: | entrada_del_coche | entrada_da_garagem | einfahrt auffahrt | allée
chalk: | tiza magnesio | giz magnésio | kreide magnesia | craie magnésie
crane: | grúa grúas | grua guindaste | kran kräne baukran | grue grues
roller: paint_roller | rodillo | rolo rolo_de_tinta | farbrolle farbroller | rouleau
buoy: | boya boyas | boia bóia boias | boje bojen | bouée bouées
paddle: oar oars paddling | remo remos pala | remo remos pagaia | paddel ruder | pagaie rame rames
tape: duct_tape | cinta cinta_adhesiva | fita fita_cola fita_adesiva | klebeband | ruban ruban_adhésif
stamp: | sello sellos timbre | selo selos carimbo | briefmarke stempel | timbre tampon
coin: | | | | pièce_de_monnaie
banknote: | billete billetes | nota notas | geldschein | billet billets
firewood: logs | leña | lenha | brennholz feuerholz | bois_de_chauffage bûche bûches
hay: haystack | heno paja | feno palha | heu heuhaufen | foin
straw: | paja | palha | stroh strohballen | paille
conductor: | director_de_orquesta | maestro | dirigent dirigentin | chef_d_orchestre
push-up: push_ups pushups press_ups | flexiones flexión | flexões flexão | liegestütze | pompes
makeup: make_up make-up | maquillaje maquillando | maquiagem maquilhagem | schminke schminken | maquillage
board game: board_game boardgame | juego_de_mesa | jogo_de_tabuleiro | brettspiel gesellschaftsspiel | jeu_de_société jeu_de_plateau
cards: card_game playing_cards | cartas naipes baraja | cartas baralho | karten kartenspiel | cartes jeu_de_cartes
lego: legos | lego | lego peças | lego legosteine | lego
teddy bear: teddy teddies | osito oso_de_peluche peluche | ursinho urso_de_peluche urso_de_pelúcia peluche | teddy teddybär kuscheltier | ours_en_peluche nounours doudou
mayor: | alcalde alcaldesa | prefeito prefeita presidente_da_câmara | bürgermeister bürgermeisterin | maire
witch: witches | bruja brujas | bruxa bruxas | hexe hexen | sorcière sorcières
knight: knights | caballero caballeros | cavaleiro cavaleiros | ritter | chevalier chevaliers
ghost: ghosts | fantasma fantasmas | fantasma fantasmas | gespenst gespenster geist | fantôme fantômes
brake: brakes brake_pads | freno frenos | freio freios travão travões | bremse bremsen bremsscheibe | frein freins
bumper: | parachoques | para_choque parachoque | stossstange stoßstange | pare_chocs
exhaust: tailpipe | tubo_de_escape escape | escapamento tubo_de_escape | auspuff | pot_d_échappement échappement
polish: polishing buffing | pulir puliendo pulido | polir polindo polimento | polieren politur | polir polissage
pour: pouring pours | verter vertiendo servir | verter despejar despejando | giessen gießen eingießen einschenken | verser versant
poodle: poodles | caniche caniches | caniche poodle caniches | pudel | caniche caniches
van: camper_van | furgo furgoneta camper | carrinha furgão van | lieferwagen transporter bulli | camionnette fourgon fourgonnette
outro: sign_off goodbye farewell bye | despedida despidiendo despide adiós | despedida despedindo tchau adeus | abschied verabschiedung verabschiedet tschüss | au_revoir adieux
howl: howling howls | aullido aullando aullar | uivo uivando uivar | jaulen heulen geheul | hurlement hurler
moving day: moving_day moving_house house_move | mudanza | mudança mudanças | umzug umziehen | déménagement
first dance: | primer_baile | primeira_dança | eröffnungstanz hochzeitstanz | ouverture_du_bal première_danse
group photo: group_picture team_photo | foto_de_grupo foto_grupal | foto_de_grupo foto_do_grupo | gruppenfoto gruppenbild | photo_de_groupe
deadlift: dead_lift deadlifts | peso_muerto | peso_morto levantamento_terra | kreuzheben | soulevé_de_terre
lunge: lunges | zancada zancadas estocada estocadas desplantes | afundo afundos avanços | ausfallschritt ausfallschritte | fente fentes
eyeshadow: eye_shadow eye_shadows | sombra sombras sombra_de_ojos | sombra sombras sombra_de_olhos | lidschatten | fard_à_paupières ombre_à_paupières
eyelashes: eyelash lashes | pestaña pestañas | cílio cílios pestanas | wimper wimpern | cil cils
eyebrows: eyebrow brows | ceja cejas | sobrancelha sobrancelhas | augenbraue augenbrauen | sourcil sourcils
lipstick: lipsticks | pintalabios labial barra_de_labios | batom batons | lippenstift lippenstifte | rouge_à_lèvres
foundation: | base_de_maquillaje base | base_de_maquiagem base | grundierung foundation | fond_de_teint
aerial: bird's_eye_view | desde_arriba desde_el_aire vista_aérea a_vista_de_pájaro | de_cima do_alto vista_aérea | von_oben aus_der_luft luftaufnahme luftaufnahmen | d_en_haut vu_du_ciel vue_du_ciel vue_aérienne
price: prices cost costs | precio precios | preço preços | preis preise | prix
plate: plates | plato platos | prato pratos | teller | assiette assiettes
~daylight: daytime | día | dia | tageslicht | jour
double bed: | cama_doble cama_de_matrimonio | cama_de_casal | doppelbett ehebett | lit_double grand_lit
bunk bed: bunk_beds bunks | litera literas | beliche beliches | etagenbett stockbett hochbett | lits_superposés lit_superposé
bench press: | press_de_banca press_banca | supino | bankdrücken | développé_couché
`;
