/** Things of trades, clubs, stages and hobbies that file names are in English for: rows as in `nouns.ts`. */
export const TRADE_NOUNS = `
sting: stings stung | picadura picaduras aguijón | ferroada ferroadas picada ferrão | stich bienenstich stachel | piqûre piqûres dard
extractor: honey_extractor centrifuge | extractor extractora centrífuga | extrator centrífuga | schleuder honigschleuder | extracteur centrifugeuse
honeycomb: comb | panal panales | | | rayon_de_miel alvéoles
uncapping: uncap | desoperculado desoperculando | desoperculação desoperculando | entdeckeln entdeckelung | désoperculation désoperculer
jar: | | | glas gläser | pot pots
label: labelled labeled | etiquetado etiquetados | etiquetado etiquetados | etikettiert etikettierte etikettierten | étiqueté étiquetés
filling: fill filled | llenando llenado | enchendo enchimento | abfüllen befüllen abfüllung | remplissage
smoker: | | fumegador | imkerpfeife rauchbläser | enfumoir
lid: | tapa | tampa | deckel | couvercle
barre: | barra | barra | ballettstange stange | barre
battle: battles | batalla batallas | batalha batalhas | battle duell | battle duel
finale: finales | gran_final | grande_final | finale | final bouquet_final
showcase: recital | espectáculo gala | espetáculo gala apresentação | aufführung vorführung gala | spectacle gala représentation
tap: tap_dance tap_shoes | claqué zapateado | sapateado | steppen stepptanz stepp steppschuhe | claquettes
contemporary: | contemporáneo contemporánea | contemporâneo contemporânea | zeitgenössisch zeitgenössische ausdruckstanz | contemporain contemporaine
stumble: stumbles stumbling | tropieza tropezando lapsus equivocándose trabándose | errando gaguejando tropeçando lapso engano | versprecher verspricht verhaspelt verhaspler | bafouille bafouillage lapsus cafouille trompe
welcome: | bienvenida saludo | boas-vindas boas_vindas saudação | begrüßung begrüßt willkommen | bienvenue accueil accueille
microphone: mic mics | micro micros | | mikro mikros | micro micros
headphones: headset | cascos | fones | headset | casque casques
answer: answers reply response | respuesta respuestas | resposta respostas | antwort antworten | réponse réponses
question: questions | pregunta preguntas | pergunta perguntas | frage fragen | question questions
studio: studios | estudio estudios | estúdio estúdios | studio studios | studio studios
refill: refilling | recarga | reposição | nachschenken nachfüllen | recharge
derailment: derail derailed derailing | descarrilamiento descarrila descarrilando | descarrilamento descarrila descarrilando | entgleisung entgleist entgleisen | déraillement déraille dérailler
controls: control throttle | mandos controles | comandos controles | regler steuerpult schaltpult stellpult | commandes manettes manette pupitre
layout: diorama | maqueta diorama | maquete diorama | anlage modellbahn modellbahnanlage | maquette diorama
engine: loco locos | locomotora locomotoras loco locos | locomotiva locomotivas | lok loks lokomotive dampfloks | loco locos locomotive locomotives
diesel: | diésel | diesel | diesel diesellok | diesel
visitor: | visitante visitantes | visitante visitantes | besucher | visiteur visiteurs
exhibition: expo | exposición feria | exposição feira | ausstellung messe | exposition salon expo
hall: | sala nave | pavilhão salão | halle saal | salle hall
winch: | winche molinete | guincho molinete catraca | winsch winschen winde | winch winchs
capsize: | volcando vuelca volcado | virando emborcando capota capotando | kentert gekentert | chavire chavirement dessalage
spray: sprays splash | salpica salpicando salpicadura | respingo respingos borrifo | gischt spritzwasser spritzer | embruns éclaboussures éclaboussure
skipper: | patrón patrona capitana | capitã mestre | skipper skipperin kapitänin | skipper skippeuse
spinnaker: | spinnaker espí | spinnaker | spinnaker spi | spinnaker spi
rig: rigging | aparejo jarcia izando izar | aparelhar içando içar | takelage auftakeln | gréement gréer hisser
roar: roars roaring | rugido rugidos ruge rugiendo | rugido rugidos ruge rugindo | brüllen gebrüll brüllt brüllende brüllender | rugissement rugissements rugit
keeper: zookeeper | cuidadora cuidador | tratadora tratador | pflegerin pfleger tierpflegerin tierpfleger | soigneuse soigneur soigneurs
feeding: | alimentando | alimentando | gefüttert | nourrissage
tattoo: | tatu tatus tattoo tattoos | tattoo tattoos | | tattoo tattoos
sketch: sketching sketches | boceto bocetos | esboço esboços | skizze skizzen entwurf | croquis esquisse
stencil: | calco | decalque | abzug | calque
ink: inks | tinta tintas | tinta tintas | tinte tattoofarbe | encre encres
forearm: | antebrazo | antebraço | unterarm | avant-bras avant_bras
wrist: | muñeca | pulso | handgelenk | poignet
back: | espalda | costas | ruecken | dos
aftercare: | cuidados curas | cuidados | pflege nachsorge | soins
shopfront: storefront | escaparate fachada | montra vitrine fachada | schaufenster ladenfront | devanture vitrine
rubble: | escombros cascotes | entulho | schutt bauschutt | gravats décombres
mold: mould mouldy moldy | moho mohoso | mofo bolor | schimmel verschimmelt schimmlig | moisi moisie moisissure
grout: | juntas | juntas | fugen verfugen | joints jointoiement
ceiling: | techo | teto | decke | plafond
tile: | | | | faïence
copper: | cobre | cobre | kupfer | cuivre
cable: | | cabo cabos | leitungen | fils
result: results | resultado | resultado | ergebnis resultat | résultat
renovation: | | | baustelle | chantier
tangle: tangled | enredo enredado enredada | emaranhado emaranhada | verheddert gewirr vertüdelt | emmêlé emmêlée
launch: launching lift_off lifts_off lifting_off liftoff take_off takes_off taking_off takeoff blast_off | botadura | lançamento | stapellauf | mise_à_l_eau
typewriter: | máquina_de_escribir | máquina_de_escrever | schreibmaschine | machine_à_écrire
record: records vinyl | vinilo vinilos | vinil vinis | schallplatte schallplatten | vinyle vinyles
haul: | compras botín | achados compras | ausbeute beute | trouvailles butin
champion: champions | campeón campeona campeones | campeão campeã campeões | meister champion siegerin | champion championne
dust: dusty | polvo | pó poeira | staub | poussière
seasick: | mareado mareada | enjoado enjoada | seekrank | mal_de_mer
senior: seniors elderly | mayores abuelos | idosos terceira_idade velhotes | senioren ältere | seniors aînés
gate: | entrada | entrada portão | eingang | entrée portail
snake: | | | schlange schlangen |
map: | | | plan lageplan |
basin: | | | | bac
man: husband boyfriend fiancé groom | marido esposo novio | marido esposo namorado noivo | ehemann gatte freund bräutigam | mari époux copain fiancé
woman: wife girlfriend fiancée | esposa novia | esposa namorada noiva | ehefrau gattin freundin | épouse copine fiancée
regatta: | regata | regata | regatta | régate
skipper: | timonel | timoneiro | steuermann steuerfrau | barreur barreuse
dean: deans | decano decana | reitor reitora decano | dekan dekanin | doyen doyenne
landing: touchdown | aterrizaje aterrizajes | aterrissagem aterragem pouso | landung landungen | atterrissage atterrissages
flame: gas_burner | quemador mechero soplete | maçarico queimador | brenner gasbrenner | brûleur chalumeau
cap: caps mortarboard mortarboards | birrete birretes | capelo capelos | doktorhut doktorhüte | casquette casquettes toque
bench: benches | banco bancos | banco bancos | bank bänke parkbank sitzbank | banc bancs
coop: chicken_coop henhouse | gallinero gallineros | galinheiro galinheiros | hühnerstall hühnerställe | poulailler poulaillers
clothesline: washing_line washing_lines | tendedero cuerda_de_tender | varal estendal | wäscheleine | fil_à_linge corde_à_linge
crash: | | trombada trombadas | rempler | carambolage
diploma: | entrega_de_diplomas | entrega_de_diplomas | zeugnisübergabe diplomverleihung | remise_de_diplôme remise_de_diplômes remise_des_diplômes
hotdog: | perrito_caliente perritos_calientes | | hot_dog | hot_dog
bank: | banco bancos | banco bancos | bank banken |
save: saves | paradón atajada | defesa | parade | arrêt
miniature: miniatures | miniatura miniaturas | miniatura miniaturas | miniatur miniaturen | miniature miniatures
`;
