/** Homes, kitchens and dishes, shops, clothes, health, buildings, vehicles and tools: rows as in `nouns.ts`. */
export const HOME_NOUNS = `
nightstand: bedside_table | mesilla buró | criado-mudo mesa_de_cabeceira | nachttisch nachtkästchen | table_de_nuit table_de_chevet
coatrack: coat_rack coat_hook | perchero | cabideiro bengaleiro | garderobenhaken kleiderhaken | portemanteau patère
chandelier: candlestick candelabra | candelabro lámpara_de_araña | lustre castiçal candelabro | kronleuchter kerzenständer | lustre chandelier bougeoir
pictureframe: picture_frame | portarretratos | porta-retrato porta-retratos moldura | bilderrahmen rahmen | cadre_photo
houseplant: houseplants indoor_plants | planta_de_interior plantas_de_interior | planta_de_interior plantas_de_casa | zimmerpflanze zimmerpflanzen | plante_verte plantes_d_intérieur
thermostat: | termostato | termostato | thermostat | thermostat
plug: extension_cord power_strip | regleta alargador | extensão_elétrica | verlängerungskabel mehrfachsteckdose | rallonge multiprise
remote: remote_control | mando_a_distancia control_remoto | controle_remoto comando_da_televisão | fernbedienung | télécommande
usbstick: usb_stick hard_drive | memoria_usb disco_duro pendrive | pendrive disco_rígido | usb-stick festplatte | clé_usb disque_dur
wifi: modem | router wifi módem | roteador wifi modem | wlan router | wifi routeur
gimbal: action_cam gopro | estabilizador gopro | estabilizador gopro | gimbal gopro stabilisator | stabilisateur gopro
toaster: | tostadora tostador | torradeira | toaster | grille-pain
foodprocessor: food_processor hand_mixer stand_mixer | procesador_de_alimentos batidora_de_mano amasadora | processador_de_alimentos varinha_mágica | handrührgerät rührgerät stabmixer | robot_pâtissier
rollingpin: rolling_pin rolling_out | rodillo_de_cocina palo_de_amasar | rolo_de_massa | nudelholz teigrolle ausrollen | rouleau_à_pâtisserie
bakingtin: baking_tin cake_tin muffin_tin | bandeja_de_horno molde_para_hornear | forma_de_bolo tabuleiro_de_forno assadeira | backform backblech kuchenform blech | moule_à_gâteau plaque_de_four
cookiecutter: cookie_cutter | cortador_de_galletas cortapastas | cortador_de_biscoito cortador_de_bolachas | ausstecher ausstechförmchen ausstechen plätzchen_ausstechen | emporte-pièce
pipingbag: piping_bag | manga_pastelera | saco_de_confeitar saco_de_pasteleiro | spritzbeutel spritztülle | poche_à_douille
foil: cling_film baking_paper parchment | papel_de_aluminio papel_de_horno film_transparente | papel_alumínio papel_manteiga película_aderente | alufolie frischhaltefolie backpapier | papier_alu papier_cuisson
teatowel: tea_towel dishcloth | paño_de_cocina estropajo | pano_de_prato | geschirrtuch geschirrhandtuch spülschwamm | torchon
pressurecooker: pressure_cooker rice_cooker slow_cooker | olla_exprés olla_a_presión arrocera | panela_de_pressão panela_elétrica | schnellkochtopf reiskocher | cocotte-minute autocuiseur
airfryer: air_fryer | freidora_de_aire freidora | fritadeira_elétrica fritadeira | heißluftfritteuse fritteuse | friteuse
lunchbox: lunch_box packed_lunch | fiambrera lonchera tartera | marmita | brotdose lunchbox pausenbrot vesper | boîte_à_goûter
grub: munchies | papeo jamar manduca | rango comidinha | mampfen schmaus | boustifaille casse-croûte graille
quiche: savory_tart | quiche tarta_salada | quiche torta_salgada | quiche zwiebelkuchen flammkuchen | quiche tarte_salée flammekueche
ratatouille: cassoulet | pisto ratatouille | ratatouille | ratatouille gemüseeintopf | ratatouille
cremebrulee: creme_brulee | natillas crema_catalana | leite-creme | vanillepudding flan | crème_brûlée
mousse: panna_cotta tiramisu | tiramisú mousse_de_chocolate | tiramisù mousse_de_chocolate | tiramisu schokomousse | tiramisu panna_cotta mousse_au_chocolat
spaetzle: spatzle maultaschen | espätzle | espätzle | käsespätzle knöpfle | spaetzle
currywurst: | currywurst salchicha_al_curry | currywurst salsicha_com_caril | currywurst | currywurst
gyros: shawarma | kebap shawarma | döner kebabe xauarma | dürüm | döner grec_frites
potatosalad: potato_salad | ensaladilla ensalada_de_papas | salada_de_batata maionese_de_batata | kartoffelsalat erdäpfelsalat | salade_de_pommes_de_terre
jamon: prosciutto cured_ham | jamón_serrano jamón_ibérico | presunto_cru | serrano rohschinken | jambon_cru jambon_serrano
alfajor: dulce_de_leche caramel | alfajor alfajores dulce_de_leche cajeta | doce_de_leite caramelo | karamell | caramel
turron: nougat | mazapán | torrone maçapão | nougat marzipan türkischer_honig | nougat pâte_d_amande massepain
feijoada: black_beans | feijoada frijoles_negros | feijão_preto | bohneneintopf schwarze_bohnen | feijoada haricots_noirs
custardtart: custard_tart | pastelito_de_belém pastelito_de_nata | pastel_de_belém | puddingtörtchen | pastéis_de_nata flan_pâtissier
acai: acai_bowl smoothie_bowl | tazón_de_asaí asaí | açaí açaí_na_tigela | açaí | açaí
curry: masala | curri masala | caril masala | curry masala | cari masala
springroll: spring_roll spring_rolls | rollito_de_primavera rollitos | rolinho_primavera crepe_chinês | frühlingsrolle frühlingsrollen | nem rouleau_de_printemps nems
cinnamonroll: cinnamon_roll cinnamon_buns | rollo_de_canela roles_de_canela | rolinho_de_canela | zimtschnecke zimtschnecken franzbrötchen | brioche_à_la_cannelle roulé_à_la_cannelle
nuggets: chicken_wings | alitas alitas_de_pollo | coxinhas_de_frango asinhas_de_frango | hähnchenflügel nuggets | ailes_de_poulet nuggets
granola: muesli cereal cornflakes | cereales granola | cereais granola | müsli cornflakes haferflocken | muesli
friedegg: fried_egg scrambled_eggs | huevo_frito huevo_estrellado huevos_revueltos | ovo_frito ovo_estrelado ovos_mexidos | spiegeleier | œuf_au_plat
breadroll: bread_rolls | bolillo | pãezinhos pão_francês | semmeln weckle | petits_pains
icedtea: iced_tea iced_coffee | té_helado café_con_hielo | chá_gelado café_gelado mate_gelado | eistee eiskaffee | thé_glacé café_glacé
mineralwater: water_bottle sparkling_water | agua_mineral agua_con_gas | água_mineral água_com_gás | mineralwasser wasserflasche | eau_gazeuse eau_minérale
cider: apple_wine | sidra | sidra cidra | apfelwein cidre most | cidre
gin: tequila liqueur | vodka aguardiente | gim vodca aguardente | wodka obstler | gin vodka eau-de-vie
spritz: aperol | aperol | aperol | aperol | spritz
greengrocer: fruit_stand vegetable_stall | frutería verdulería | quitanda sacolão frutaria | obststand gemüsestand obsthändler | primeur étal_de_fruits
kiosk: newsstand corner_shop | quiosco estanco kiosco tiendita | quiosque banca_de_jornal tabacaria | kiosk späti trafik büdchen | kiosque tabac_presse
bookshop: bookstore | librería | livraria | buchladen buchhandlung | librairie
toyshop: toy_store | juguetería | loja_de_brinquedos | spielzeugladen spielwarenladen | magasin_de_jouets
hardwarestore: hardware_store diy_store | ferretería | loja_de_ferragens | baumarkt eisenwarenladen | quincaillerie magasin_de_bricolage
vendingmachine: vending_machine | máquina_expendedora | máquina_de_venda_automática | getränkeautomat automat snackautomat | distributeur_automatique
coathanger: coat_hanger | percha perchas gancho_de_ropa | cabide cabides | kleiderbügel bügel | cintre cintres
pricetag: price_tag barcode | etiqueta_de_precio código_de_barras | etiqueta_de_preço código_de_barras | preisschild strichcode | étiquette_de_prix code-barres
coupon: gift_card voucher | cupón tarjeta_regalo vale_regalo | cupom vale-presente cartão-presente | gutschein geschenkgutschein | bon_d_achat carte_cadeau
stapler: hole_punch | grapadora engrapadora sujetapapeles | grampeador agrafador clipe_de_papel | tacker hefter locher | agrafeuse trombone_de_bureau perforatrice
photocopier: copier scanner scanning | fotocopiadora escáner | fotocopiadora copiadora | kopierer kopiergerät | photocopieuse
feltpen: felt_pen | plumón subrayador | canetinha marcador_de_texto caneta_de_feltro | filzstift textmarker edding | surligneur
pencilcase: pencil_case | estuche lápices_de_colores crayones | lápis_de_cor giz_de_cera | buntstifte wachsmalstifte | crayons_de_couleur
envelope: envelopes | sobre_de_carta encomienda | envelope envelopes | briefumschlag umschlag | enveloppe
businesscard: business_card | tarjeta_de_visita tarjeta_de_presentación | cartão_de_visita | visitenkarte | carte_de_visite
coffeebreak: coffee_break lunch_break break_room | hora_del_café | pausa_para_café intervalo_do_café | kaffeepause mittagspause | pause_déjeuner
cafeteria: canteen mess_hall | comedor_escolar | refeitório cantina bandejão | kantine mensa | cantine
dormitory: dorm student_room | residencia_estudiantil colegio_mayor | alojamento_estudantil república_de_estudantes | wohnheim studentenwohnheim wg-zimmer | dortoir cité_universitaire
calculator: geometry_set protractor | calculadora transportador | calculadora transferidor | taschenrechner geodreieck zirkel | calculatrice
reportcard: report_card school_report | boletín_de_notas calificaciones | boletim boletim_escolar notas_da_escola | schulzeugnis | bulletin_scolaire
firstaid: first_aid first_aid_kit cpr | botiquín primeros_auxilios | primeiros_socorros | erste_hilfe erste-hilfe-kasten wiederbelebung | premiers_secours trousse_de_secours
hospitalbed: hospital_bed ward emergency_room | cama_de_hospital urgencias | leito_de_hospital pronto-socorro urgências | krankenbett krankenzimmer notaufnahme | lit_d_hôpital urgences
ointment: lotion | pomada ungüento | pomada | salbe | pommade
allergy: rash itch | alergia sarpullido picor | alergia coceira urticária | allergie ausschlag juckreiz | allergie démangeaison
scar: scars | cicatriz cicatrices | cicatriz cicatrizes | narbe narben | cicatrice cicatrices
prosthesis: | prótesis | prótese | prothese | prothèse
hearingaid: hearing_aid | audífono_para_sordos | aparelho_auditivo | hörgerät | appareil_auditif
walkingstick: walking_stick cane | andador | bengala_de_idoso andador | gehstock rollator krückstock | déambulateur
hairclip: hair_clip hairband hair_tie | diadema coletero | grampo_de_cabelo elástico_de_cabelo presilha | haarspange haargummi haarband haarreif | barrette chouchou serre-tête
hairspray: hair_gel | gomina fijador_de_pelo | laquê gel_de_cabelo | haarspray haargel | gel_coiffant
straightener: curling_iron flat_iron | alisadora rizador | prancha_de_cabelo alisamento | glätteisen lockenstab | lisseur fer_à_lisser fer_à_boucler
tweezers: nail_clippers | pinzas_de_depilar cortaúñas | pinça_de_sobrancelha cortador_de_unhas | pinzette nagelknipser | pince_à_épiler coupe-ongles
blush: lip_gloss | rubor corrector_de_ojeras | corretivo | lipgloss | fard_à_joues anti-cernes
bathrobe: dressing_gown | bata_de_baño | robe | morgenmantel | robe_de_chambre
strawhat: straw_hat sunhat | sombrero_de_paja | chapéu_de_palha | strohhut sonnenhut | chapeau_de_paille
headscarf: turban hijab | pañuelo_de_cabeza turbante velo_islámico | turbante lenço_na_cabeça | kopftuch turban | turban
suspenders: | tirantes | suspensórios | hosenträger | bretelles
babycarrier: baby_carrier baby_sling | portabebés fular_portabebés | canguru_de_bebê sling_de_bebê porta-bebé | babytrage tragetuch | porte-bébé écharpe_de_portage
changingtable: changing_table onesie | cambiador bodi pelele | trocador fraldário body_de_bebê | wickeltisch wickelkommode strampler | table_à_langer grenouillère
teething: first_tooth | primer_diente dentición mordedor | primeiro_dente dentição mordedor_de_bebê | zahnen erster_zahn beißring | première_dent poussée_dentaire
skylight: roof_window | claraboya tragaluz | claraboia | dachfenster oberlicht dachluke | lucarne puits_de_lumière
dome: cupola | cúpula aguja_de_iglesia | cúpula abóbada pináculo | kuppel turmspitze | coupole dôme flèche_de_cathédrale
column: columns pillar | columna columnas arco_de_piedra | coluna colunas pilar | säule säulen pfeiler | colonne colonnes pilier
drawbridge: moat dungeon | puente_levadizo mazmorra foso_del_castillo | ponte_levadiça masmorra | zugbrücke verlies burggraben | pont-levis donjon douves
intercom: peephole | portero_automático telefonillo mirilla | interfone olho_mágico intercomunicador | gegensprechanlage türspion | interphone judas_de_porte
conservatory: sunroom winter_garden | galería_acristalada jardín_de_invierno | jardim_de_inverno marquise | wintergarten | jardin_d_hiver
powerline: power_line power_lines pylon pylons | tendido_eléctrico torre_de_alta_tensión cables_eléctricos | rede_elétrica torre_de_alta_tensão | strommast stromleitung hochspannungsleitung | pylône ligne_électrique
powerplant: power_plant cooling_tower | central_eléctrica central_nuclear | usina central_elétrica | kraftwerk kühlturm | centrale_électrique centrale_nucléaire
citywall: city_wall city_gate | puerta_de_la_ciudad | porta_da_cidade | stadtmauer stadttor | remparts_de_la_ville porte_de_la_ville
bikelane: bike_lane bike_path cycle_lane | carril_bici ciclovía | ciclovia ciclofaixa | radweg fahrradweg | piste_cyclable
tollbooth: toll_booth toll | peaje caseta_de_cobro | pedágio portagem | mautstelle | péage
trafficcone: traffic_cone roadworks road_works | cono_de_tráfico obras_en_la_calle | cone_de_trânsito obras_na_rua obras_na_estrada | verkehrskegel pylone straßenbaustelle | cône_de_signalisation travaux_routiers
phonebooth: phone_booth phone_box | cabina_telefónica | orelhão cabine_telefónica | telefonzelle | cabine_téléphonique
policestation: police_station fire_station | comisaría parque_de_bomberos cuartel_de_bomberos | delegacia esquadra_da_polícia quartel_dos_bombeiros | polizeiwache feuerwache polizeirevier | commissariat caserne_des_pompiers
nursinghome: nursing_home retirement_home | residencia_de_ancianos geriátrico asilo | asilo lar_de_idosos casa_de_repouso | altersheim pflegeheim seniorenheim | maison_de_retraite ehpad
pyramid: pyramids | pirámide pirámides | pirâmide pirâmides | pyramide pyramiden | pyramide pyramides
aqueduct: aqueducts | acueducto | aqueduto | aquädukt | aqueduc
amphitheatre: amphitheater colosseum | anfiteatro coliseo | anfiteatro coliseu | amphitheater kolosseum | amphithéâtre colisée
sidecar: | sidecar | sidecar mototáxi | beiwagen seitenwagen | sidecar side-car
limousine: limo | limusina | limusine | limousine | limousine
jeep: suv offroader | todoterreno jeep cuatro_por_cuatro | jipe jipes | geländewagen jeep | jeep quatre-quatre
garbagetruck: garbage_truck bin_lorry | camión_de_la_basura | caminhão_de_lixo camião_do_lixo | müllauto müllwagen müllabfuhr | camion_poubelle éboueur éboueurs
towtruck: tow_truck | grúa_remolque remolcando | rebocando | abschleppdienst | remorquage
catamaran: | catamarán bote_inflable | catamarã | katamaran jolle | catamaran
containership: container_ship cargo_ship tugboat | buque_portacontenedores carguero remolcador | navio_cargueiro cargueiro rebocador | containerschiff frachter schlepper | porte-conteneurs cargo remorqueur
lifeboat: coast_guard | bote_salvavidas guardacostas | bote_salva-vidas guarda_costeira | rettungsboot seenotretter küstenwache | canot_de_sauvetage garde-côte
pedalo: pedal_boat swan_boat | patín_de_pedales hidropedal | pedalinho | tretboot tretboote | pédalo pédalos
seaplane: biplane airship zeppelin | hidroavión dirigible | hidroavião teco-teco dirigível | wasserflugzeug doppeldecker luftschiff zeppelin | hydravion dirigeable biplan
controltower: control_tower cockpit | torre_de_control cabina_del_piloto | torre_de_controle torre_de_controlo cabine_do_piloto | flughafentower cockpit | tour_de_contrôle cockpit
levelcrossing: level_crossing | paso_a_nivel | passagem_de_nível | bahnübergang | passage_à_niveau
steamtrain: steam_train steam_locomotive | tren_de_vapor | trem_a_vapor comboio_a_vapor maria-fumaça | dampfzug dampfeisenbahn | train_à_vapeur
highspeedtrain: high_speed_train | tren_de_alta_velocidad | trem_bala trem-bala comboio_de_alta_velocidade | schnellzug | train_à_grande_vitesse
licenseplate: license_plate number_plate | matrícula placa_del_coche patente_del_auto | placa_do_carro matrícula | nummernschild kennzeichen | plaque_d_immatriculation
roofrack: roof_rack roof_box | baca portaequipajes | bagageiro_de_teto porta-bagagens | dachgepäckträger dachbox | galerie_de_toit coffre_de_toit
drivinglicence: driving_licence driving_lesson driving_school | carné_de_conducir autoescuela licencia_de_conducir | carteira_de_motorista carta_de_condução autoescola | führerschein fahrschule fahrstunde | permis_de_conduire auto-école
spiritlevel: spirit_level | nivel_de_burbuja | nível_de_bolha | wasserwaage | niveau_à_bulle
utilityknife: utility_knife | espátula_rascador cúter cuchilla | estilete x-ato raspador | cuttermesser schaber teppichmesser | racloir couteau_de_peintre
trowel: | paleta_de_albañil llana | colher_de_pedreiro desempenadeira | maurerkelle kelle | truelle taloche
jackhammer: pneumatic_drill | martillo_neumático | britadeira martelo_pneumático | presslufthammer abbruchhammer | marteau-piqueur
crowbar: | palanqueta | pé_de_cabra | brecheisen | pied-de-biche
mallet: | mazo_de_goma mazo | marreta | gummihammer | maillet
pickaxe: | piqueta zapapico | picareta | spitzhacke | pioche
gluegun: glue_gun staple_gun nail_gun | pistola_de_silicona pistola_de_clavos | pistola_de_cola_quente pistola_de_pregos | heißklebepistole nagelpistole | pistolet_à_colle cloueur
multimeter: voltmeter fuse_box | multímetro cuadro_eléctrico | multímetro quadro_elétrico quadro_de_luz | multimeter sicherungskasten spannungsprüfer | multimètre tableau_électrique
patchwork: | acolchado_de_retales patchwork | retalhos patchwork | patchwork quilten | patchwork courtepointe
carving: wood_carving | talla_de_madera | talha_em_madeira | schnitzerei | tailler_le_bois
feltwork: | fieltro afieltrar | feltro feltragem | filz filzen | feutrage
soapmaking: soap_making | hacer_jabón jabón_artesanal | sabonete_artesanal saboaria | seifensieden seifenherstellung | fabrication_de_savon
screenprinting: screen_printing linocut printmaking | serigrafía linograbado | serigrafia linogravura | siebdruck linolschnitt | sérigraphie linogravure
tiedye: tie_dye batik | teñir teñido batik | tingir tingimento batik | batik batiken | batik teindre
modelbuilding: model_building model_kit | modelismo maquetismo | modelismo plastimodelismo | modellbausatz | modélisme
papermache: paper_mache lampion | papel_maché | papel_machê lanterna_de_papel | pappmaché lampion | papier_mâché lampion
flowerarranging: floral_arrangement | arreglo_floral centro_de_flores | arranjo_floral arranjo_de_flores | blumengesteck gesteck | composition_florale art_floral
livestream: live_stream | transmisión_en_vivo retransmisión | transmissão_ao_vivo | livestream liveübertragung | diffusion_en_direct streameur
falafel: hummus | falafel humus hummus | falafel homus | falafel hummus | falafel houmous
stethoscope: blood_pressure checkup | estetoscopio fonendoscopio | estetoscópio pressão_arterial | stethoskop blutdruck | stéthoscope tension_artérielle
kimono: poncho | kimono poncho | quimono poncho | kimono poncho | kimono poncho
clamp: clamps | abrazadera | braçadeira grampo_de_marceneiro | schraubzwinge zwinge schraubzwingen | serre-joint serre-joints
mailbox: postbox | buzón buzones | caixa_de_correio marco_do_correio | briefkasten postkasten | boîte_aux_lettres
fondue: raclette | fondue raclette | fondue raclette | fondue raclette käsefondue | fondue raclette
`;
