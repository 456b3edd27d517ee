/** Sports and their moments, games, instruments, dances, feasts and travel: rows as in `nouns.ts`. */
export const LEISURE_NOUNS = `
overtaking: overtake overtakes | adelantamiento rebasar | ultrapassagem | überholen überholmanöver überholt | dépassement
photofinish: | foto_de_llegada | foto_de_chegada photo_finish | fotofinish zielfoto | photo_finish
falsestart: | salida_nula salida_falsa | falsa_partida largada_queimada | fehlstart frühstart | faux_départ
lap: laps lap_of_honour | vuelta_al_circuito vuelta_de_honor | volta_olímpica volta_de_honra | ehrenrunde | tour_de_piste tour_d_honneur
decathlon: heptathlon | decatlón | decatlo | zehnkampf | décathlon
orienteering: | carrera_de_orientación orientación | corrida_de_orientação | orientierungslauf | course_d_orientation
racewalking: nordic_walking | marcha_atlética marcha_nórdica | marcha_atlética caminhada_nórdica | nordic_walking walken | marche_nordique marche_athlétique
biathlon: crosscountry_skiing | biatlón esquí_de_fondo | biatlo esqui_de_fundo | biathlon langlauf loipe | biathlon ski_de_fond
skijump: ski_jumping | salto_de_esquí trampolín_de_esquí | salto_de_esqui | skispringen schanze sprungschanze | saut_à_ski
bobsleigh: bobsled luge | bobsleigh luge | bobsled bobsleigh | rennrodeln bobfahren | bobsleigh
curling: | curling | curling | curling eisstock eisstockschießen | curling
waterpolo: water_polo | waterpolo | polo_aquático | wasserball | water-polo water_polo
artisticswimming: synchro | natación_sincronizada natación_artística | nado_sincronizado natação_sincronizada | synchronschwimmen | natation_synchronisée
canyoning: canyoneering | barranquismo | canionismo canyoning | canyoning schluchteln | canyoning canyonisme
slackline: highline tightrope | slackline cuerda_floja | slackline corda_bamba | slackline hochseil drahtseil | slackline funambule
hanggliding: hang_glider | ala_delta planeador | asa-delta asa_delta planador | drachenfliegen segelflugzeug segelflieger | deltaplane planeur
ropescourse: high_ropes treetop_adventure | parque_de_cuerdas circuito_en_los_árboles | arvorismo | kletterwald hochseilgarten | accrobranche parcours_dans_les_arbres
horserace: horse_race racecourse | carrera_de_caballos hipódromo | corrida_de_cavalos hipódromo | pferderennen galopprennen trabrennen | course_de_chevaux hippodrome
peloton: time_trial breakaway | pelotón contrarreloj | pelotão contrarrelógio | peloton hauptfeld zeitfahren | peloton contre-la-montre échappée
rallycar: rally_car | coche_de_rally | carro_de_rali rali | rallyeauto | voiture_de_rallye
judo: jiu_jitsu bjj | yudo jiujitsu | jiu-jitsu | jiu-jitsu | jiu-jitsu
exercisebike: exercise_bike | bicicleta_estática bici_estática | bicicleta_ergométrica bicicleta_estática | heimtrainer crosstrainer ergometerrad | vélo_d_appartement
balancebeam: balance_beam parallel_bars pommel_horse | barra_de_equilibrio barras_paralelas | trave_de_equilíbrio barras_paralelas | schwebebalken barren pauschenpferd | poutre_de_gym barres_parallèles
futsal: indoor_football | fútbol_sala futsal | futsal futebol_de_salão | hallenfußball | futsal
floorball: | floorball unihockey | floorball | unihockey floorball | floorball
overheadkick: bicycle_kick | chilena tijera_de_fútbol | bicicleta_de_futebol pontapé_de_bicicleta | fallrückzieher | retourné_acrobatique ciseau_retourné
owngoal: own_goal | autogol gol_en_propia_meta | gol_contra autogolo | eigentor | contre-son-camp csc but_contre_son_camp
hattrick: hat_trick | triplete hat-trick | hat-trick hat_trick | hattrick dreierpack | coup_du_chapeau triplé
throwin: | saque_de_banda | lançamento_lateral arremesso_lateral | einwurf | remise_en_touche rentrée_de_touche
extratime: overtime injury_time | prórroga tiempo_extra alargue | prorrogação prolongamento acréscimos | verlängerung nachspielzeit | prolongation prolongations temps_additionnel
timeout: huddle team_talk | tiempo_muerto piña_del_equipo charla_técnica | pedido_de_tempo roda_do_time preleção | auszeit mannschaftskreis kabinenansprache | temps_mort causerie
equalizer: equaliser tie_goal | gol_del_empate empate | gol_de_empate empate golo_do_empate | ausgleich ausgleichstor unentschieden | égalisation match_nul
homerun: home_run | jonrón cuadrangular bateador | home_run rebatedor | homerun schlagmann | home_run frappeur
threepointer: three_pointer layup free_throw | triple_canasta tiro_libre_de_baloncesto | lance_livre cesta_de_três | freiwurf | lancer_franc panier_à_trois_points
matchpoint: match_point | punto_de_partido bola_de_partido | match_point ponto_do_jogo | matchball satzball | balle_de_match balle_de_set
pyro: smoke_bomb | bengala_de_humo bote_de_humo | sinalizador tocha_de_fumo fumígeno | bengalo bengalos pyrotechnik rauchbombe | fumigène fumigènes
chanting: chants supporters | cánticos hinchada barra_brava | cânticos claque | fangesänge fangesang ultras | chants_de_supporters kop
aidstation: aid_station drinks_station | avituallamiento | posto_de_abastecimento ponto_de_hidratação | verpflegungsstation verpflegungsstelle | ravitaillement
putt: putting_green tee caddie | hoyo_de_golf golpe_de_golf | tacada buraco_de_golfe | abschlag golfschlag putten | putt coup_de_golf
poker: roulette casino | póquer ruleta tragaperras casino | pôquer roleta caça-níqueis cassino casino | poker roulette kasino | poker roulette machine_à_sous casino
playing tag: playing_tag | pilla-pilla pillapilla corre_que_te_pillo | apanhada pique-pega | fangen_spielen fangenspiel | jouer_à_chat
slingshot: catapult | tirachinas resortera | estilingue fisga | steinschleuder zwille | lance-pierre fronde
waterballoon: water_balloon water_gun | globo_de_agua globos_de_agua pistola_de_agua | balão_de_água bexiga_de_água pistola_de_água | wasserbombe wasserbomben wasserschlacht | bombe_à_eau pistolet_à_eau bataille_d_eau
sackrace: sack_race egg_and_spoon | carrera_de_sacos | corrida_de_sacos corrida_do_saco | sackhüpfen eierlauf | course_en_sac
musicalchairs: musical_chairs | juego_de_la_silla las_sillas_musicales | dança_das_cadeiras | reise_nach_jerusalem stuhltanz | chaises_musicales
treasurehunt: treasure_hunt scavenger_hunt | búsqueda_del_tesoro yincana gincana | caça_ao_tesouro gincana | schatzsuche schnitzeljagd | chasse_au_trésor
pillowfight: pillow_fight | guerra_de_almohadas pelea_de_almohadas | guerra_de_travesseiros guerra_de_almofadas | kissenschlacht | bataille_de_polochons bataille_d_oreillers
bouncycastle: bouncy_castle bounce_house | castillo_hinchable castillo_inflable brincolín | pula-pula castelo_insuflável | hüpfburg | château_gonflable
bumpercars: bumper_cars dodgems | coches_de_choque carritos_chocones autos_chocadores | carrinho_bate-bate carrinhos_de_choque bate-bate | autoscooter | autos_tamponneuses
ghosttrain: haunted_house | casa_del_terror tren_de_la_bruja túnel_del_terror | trem_fantasma comboio_fantasma casa_assombrada | geisterbahn geisterhaus | train_fantôme maison_hantée
cottoncandy: cotton_candy candyfloss | algodón_de_azúcar | algodão_doce algodão-doce | zuckerwatte | barbe_à_papa
minigolf: mini_golf | minigolf | minigolfe | minigolf | minigolf
escaperoom: escape_room | sala_de_escape | sala_de_fuga | escape_room fluchtraum | escape_game
lasertag: laser_tag paintball | paintball gotcha | paintball | lasertag paintball | laser_game paintball
crossword: sudoku | crucigrama sopa_de_letras | palavras_cruzadas caça-palavras | kreuzworträtsel sudoku | mots_croisés mots_fléchés
panpipes: panflute pan_flute | flauta_dulce zampoña quena | flauta_doce flauta_de_pã | panflöte | flûte_à_bec flûte_de_pan
organist: pipe_organ | órgano_de_iglesia organista | órgão_de_tubos organista | kirchenorgel orgel organist | orgue orgues organiste
xylophone: marimba glockenspiel | xilófono marimba | xilofone marimba | xylophon marimba glockenspiel | xylophone marimba
cajon: djembe | cajón_peruano | cajón | cajon djembe | cajón
castanets: | castañuelas palillos_flamencos | castanholas | kastagnetten | castagnettes
gong: singing_bowl | gong cuenco_tibetano | gongo tigela_tibetana | gong klangschale | gong bol_chantant
musicbox: music_box | caja_de_música | caixa_de_música | spieluhr | boîte_à_musique
metronome: | metrónomo afinando afinador | metrônomo afinando afinador | metronom stimmgerät | métronome accordeur accorder
pedalboard: effects_pedal | pedalera pedal_de_efectos | pedaleira pedalboard | effektgerät effektpedal | pédale_d_effet pédalier
quartet: duet trio | cuarteto dueto dúo | quarteto dueto duo | quartett duett | quatuor duo
curtaincall: curtain_call standing_ovation | ovación_de_pie | aplausos_de_pé agradecimentos_finais | standing_ovation schlussapplaus | rappel_au_théâtre ovation_debout
stageset: stage_set | escenografía utilería atrezzo | cenografia cenário adereços | bühnenbild requisiten kulisse | décor_de_scène accessoires_de_scène scénographie
bellydance: belly_dance | danza_del_vientre | dança_do_ventre | bauchtanz bauchtänzerin | danse_du_ventre danse_orientale
poledance: pole_dance | baile_en_barra pole_dance | pole_dance | poledance stangentanz | pole_dance
squaredance: line_dance round_dance | baile_country baile_en_línea | quadrilha dança_country | linedance | danse_en_ligne bal_folk ronde
mothersday: mothers_day fathers_day | día_de_la_madre día_del_padre | dia_das_mães dia_da_mãe dia_dos_pais | muttertag vatertag | fête_des_mères fête_des_pères
nationalday: bastille_day independence_day | día_de_la_independencia fiestas_patrias fiesta_nacional | dia_da_independência | nationalfeiertag bundesfeier | fête_nationale quatorze_juillet
schoolcone: first_day_of_school | primer_día_de_clase primer_día_de_cole vuelta_al_cole | primeiro_dia_de_aula primeiro_dia_de_aulas volta_às_aulas | einschulung erster_schultag | rentrée rentrée_des_classes
nutcracker: | cascanueces | quebra-nozes | nussknacker | casse-noisette
elf: elves | duende duendes elfo | duende duendes elfo | wichtel kobold | lutin lutins
polterabend: bridal_shower rehearsal_dinner | despedida_de_soltera despedida_de_soltero | chá_de_panela despedida_de_solteiro despedida_de_solteira | jga | enterrement_de_vie evjf evg
genderreveal: | revelación_de_género | chá_revelação | babyparty gender_reveal | annonce_du_sexe
ricethrow: rice_throwing petal_toss | lluvia_de_arroz tirar_arroz | chuva_de_arroz | reisregen reis_werfen | lancer_de_riz jet_de_riz
bouquettoss: garter | lanzamiento_del_ramo liga_de_la_novia | jogar_o_buquê lançamento_do_bouquet | brautstraußwurf strumpfband | lancer_du_bouquet jarretière
weddingcar: wedding_car just_married | coche_de_novios coche_de_los_novios recién_casados | carro_dos_noivos recém-casados | hochzeitsauto brautauto | voiture_des_mariés
guestbook: guest_book seating_plan | libro_de_visitas | livro_de_visitas livro_de_honra | sitzplan | plan_de_table
farewellparty: retirement leaving_do | fiesta_de_despedida jubilación | festa_de_despedida aposentadoria | abschiedsfeier ruhestand rente | pot_de_départ départ_à_la_retraite
toppingout: groundbreaking ribbon_cutting | primera_piedra corte_de_cinta | primeira_pedra corte_da_fita | richtfest spatenstich | pose_de_la_première_pierre coupe_du_ruban
partyhat: party_hat party_horn | gorro_de_fiesta matasuegras | chapéu_de_festa língua_de_sogra | partyhut luftschlange tröte | chapeau_pointu
facepaint: face_paint face_painting | cara_pintada | pintura_no_rosto | kinderschminken geschminkt bemaltes_gesicht | maquillage_enfant visage_peint
bivouac: wild_camping | vivac acampada_libre | acampamento_selvagem bivaque | biwak wildcampen | camping_sauvage
securitycheck: security_check | control_de_seguridad | controle_de_segurança | sicherheitskontrolle | contrôle_de_sécurité
sumo: sumo_wrestling | sumo luchador_de_sumo | sumô luta_de_sumô | sumo sumoringen | sumo
snorkeling: snorkelling | esnórkel buceo_con_tubo | mergulho_livre | schnorcheltour schnorcheltauchen | snorkeling palmes_et_tuba
midsummer: st_john | san_juan | festa_junina são_joão | mittsommer johannisfeuer | fête_de_la_saint-jean
figureskating: figure_skating | patinaje_artístico | patinação_artística patinagem_artística | eiskunstlauf | patinage_artistique
harp: harps | arpa arpas | harpa harpas | harfe harfen | harpe harpes
maracas: bongos | maracas bongó | maracas bongô | bongos | maracas
`;
