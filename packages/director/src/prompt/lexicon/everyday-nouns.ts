/** Rooms, people at work, what is done with one's hands, and where one goes: rows as in `nouns.ts`. */
export const EVERYDAY_NOUNS = `
bedroom: | dormitorio habitación alcoba | dormitório | schlafzimmer kinderzimmer | chambre chambres
bathroom: | baño aseo | banheiro casa_de_banho lavabo | bad badezimmer | salle_de_bain bains
living_room: living lounge | salón sala | sala | wohnzimmer stube | salon séjour
hallway: hall entrance | pasillo recibidor entrada | corredor hall | flur diele | couloir entrée vestibule
balcony: terrace | balcón terraza | varanda sacada terraço | balkon terrasse | balcon terrasse
rooftop: | azotea | terraço telhado cobertura | dach dachterrasse dachblick | toit toits
facade: exterior | fachada | fachada | fassade | façade
attic: loft | ático desván buhardilla | sótão | dachboden speicher | grenier combles
heating: boiler heater | calefacción caldera | aquecedor caldeira aquecimento | heizung kessel | chauffage chaudière
yard: courtyard backyard | patio | quintal pátio | hof innenhof hinterhof | cour
gate: | verja portón | portão | tor gatter | portail
key: keys | llave llaves | chave chaves | schlüssel | clé clés clef
curtain: curtains | cortina cortinas telón telon | cortina cortinas | vorhang vorhänge | rideau rideaux
carpet: rug | alfombra | tapete | teppich | tapis
fridge: refrigerator | nevera frigorífico heladera | geladeira frigorífico | kühlschrank | frigo réfrigérateur
oven: stove | horno | forno | ofen backofen herd | four fournil
agent: realtor broker | agente inmobiliaria | corretor corretora agente | makler maklerin | agent agente
builder: mason construction | albañil obrero | pedreiro | maurer bauarbeiter | maçon ouvrier
carpenter: joiner | carpintero ebanista | carpinteiro marceneiro | schreiner tischler zimmermann | menuisier charpentier
plumber: | fontanero plomero | encanador canalizador | klempner installateur | plombier
electrician: | electricista | eletricista | elektriker | électricien
mechanic: | mecánico | mecânico | mechaniker | mécanicien garagiste
painter: | pintor pintora | pintor pintora | maler malerin | peintre
baker: | panadero panadera | padeiro padeira | bäcker bäckerin | boulanger boulangère
butcher: | carnicero | açougueiro talhante | metzger fleischer | boucher
waiter: waitress | camarero camarera mesero | garçom garçonete empregado | kellner kellnerin | serveur serveuse
fisherman: angler | pescador | pescador | fischer angler | pêcheur
vet: veterinarian | veterinario veterinaria | veterinário veterinária | tierarzt tierärztin | vétérinaire véto
nurse: | enfermera enfermero | enfermeira enfermeiro | krankenschwester pfleger | infirmière infirmier
teacher: tutor instructor | profesor profesora maestro maestra | professor professora | lehrer lehrerin | professeur prof maîtresse instituteur
student: pupil students | alumno alumna estudiante | aluno aluna estudante | schüler schülerin student | élève étudiant étudiante
volunteer: | voluntario voluntaria | voluntário voluntária | freiwillige freiwilliger helferin | bénévole
boss: owner | jefe jefa dueño dueña | dono dona patrão | besitzer | patron patronne propriétaire
guest: guests | invitado invitados | convidado convidados | gast gäste | invité invités
neighbour: neighbor neighbours | vecino vecina vecinos | vizinho vizinha | nachbar nachbarin nachbarn | voisin voisine
tourist: visitor visitors | turista turistas visitante | turista turistas visitante | tourist touristen besucher | touriste touristes visiteur
singer: vocalist | cantante cantantes cantar canta | cantor cantora vocalista cantar canta | sänger sängerin singt | chanteur chanteuse chanter chante
drummer: | batería baterista | baterista | schlagzeuger schlagzeugerin | batteur batteuse
guitarist: | guitarrista | guitarrista | gitarrist gitarristin | guitariste
dancer: dancers | bailarín bailarina bailarines | dançarino dançarina bailarina | tänzer tänzerin | danseur danseuse
actor: actress | actor actriz | ator atriz | schauspieler schauspielerin | acteur actrice comédien
goalkeeper: keeper goalie | portero arquero | goleiro guarda-redes | torwart torhüter | gardien
referee: umpire | árbitro | árbitro juiz | schiedsrichter | arbitre
runner: runners jogger | corredor corredora corredores | corredor corredora corredores | läufer läuferin | coureur coureuse coureurs
swimmer: | nadador nadadora | nadador nadadora | schwimmer schwimmerin | nageur nageuse
surfer: surfing surf | surfista surf | surfista surfe surf | surfer surferin surfen | surfeur surfeuse surf
rider: jockey | jinete amazona | cavaleiro amazona | reiter reiterin | cavalier cavalière
wave: waves | ola olas | onda ondas | welle wellen | vague vagues
rapids: rapid whitewater | rápidos | corredeira corredeiras | stromschnelle stromschnellen | rapides
island: | isla | ilha | insel | île
coast: shore seaside | costa orilla | costa litoral | küste ufer | côte rivage littoral
harbour_wall: jetty pier quay | muelle embarcadero | cais píer | steg pier mole | jetée quai ponton
lookout: viewpoint view vista panorama | mirador vista vistas panorama | miradouro mirante vista panorama | aussicht aussichtspunkt ausblick panorama | belvédère vue panorama
path: track footpath | sendero camino | caminho trilha | weg pfad | sentier chemin
summit: peak | cumbre cima | cume pico | gipfel | sommet
valley: | valle | vale | tal | vallée
canyon: gorge | cañón garganta | cânion desfiladeiro | schlucht canyon | canyon gorge gorges
sky: | cielo | céu | himmel | ciel
dawn: daybreak sunrise | amanecer alba | amanhecer alvorada aurora nascer | morgengrauen morgendämmerung sonnenaufgang | aube aurore
dusk: twilight sunset | atardecer anochecer ocaso | entardecer anoitecer | dämmerung abenddämmerung sonnenuntergang abendrot | crépuscule
ice: frost frozen | hielo escarcha helada | gelo geada | eis frost | glace givre
puddle: mud | charco barro | lama | pfütze schlamm | flaque boue
leaf: leaves | hoja hojas | folha folhas | blatt blätter laub | feuille feuilles
bean: beans | judía judías frijol frijoles alubia | feijão vagem | bohne bohnen | haricot haricots
potato: potatoes | patata patatas papa | batata batatas | kartoffel kartoffeln | pomme_de_terre patate patates
salad: lettuce | ensalada lechuga | salada alface | salat | salade laitue
rice: | arroz | arroz | reis | riz
pasta: spaghetti | pasta espagueti | massa macarrão | nudeln pasta | pâtes
dough: batter | masa | massa | teig | pâte
pastry: tart pie | pastel tarta hojaldre | pastel torta doce | törtchen gebäck kuchen | tarte pâtisserie gâteau
sausage: sausages | salchicha chorizo | salsicha linguiça | wurst bratwurst würstchen | saucisse saucisses
grill: barbecue bbq grilling | parrilla barbacoa asado | grelha churrasco churrasqueira | grill grillen | grill barbecue grillade
knife: | cuchillo | faca | messer | couteau
spoon: | cuchara | colher | löffel | cuillère
glass: | vaso copa | copo taça | glas | verre
bottle: bottles | botella botellas | garrafa garrafas | flasche flaschen | bouteille bouteilles
cup: mug | taza | xícara caneca chávena | tasse becher | tasse mug
pot: pan | olla cazuela sartén | panela frigideira | topf pfanne | casserole poêle marmite
till: checkout payment register cash_register | datáfono caja cobro | maquininha caixa pagamento | kasse kartengerät | caisse
shop: store | tienda | loja | laden geschäft | magasin boutique
counter: bar | mostrador barra | balcão | theke tresen | comptoir
stall: booth stand stalls | puesto puestos caseta tenderete | barraca barracas barraquinha barraquinhas banca | stand stände bude buden obststand gemüsestand | stand étal étals
sweets: candy | dulces caramelos golosinas | doces balas guloseimas | süßigkeiten bonbons | bonbons sucreries
kneading: wedging knead | amasar amasado amasando | amassar amassando | kneten | pétrir pétrissage
clay: | arcilla barro | argila barro | lehm | argile
glaze: glazing | esmalte vidriado esmaltado | esmalte vidrado | glasur glasieren | émail glaçure
kiln: | horno | forno | brennofen | four
unboxing: unpacking | desempaquetar desembalar | desembalar unboxing | auspacken | déballage déballer
loading: load-in | cargar carga cargando | carregar carga carregando | laden einladen beladen | charger chargement
packing: pack | empacar equipaje haciendo_la_maleta | fazer_a_mala embalar arrumando | packen einpacken | emballer valise
planting: plant sowing | plantar siembra sembrar | plantar semear plantio | pflanzen säen | planter semer semis
seed: seeds seedling | semilla semillas semillero | semente sementes | samen saat setzling | graine graines semis
digging: dig | cavar cavando | cavar cavando | graben umgraben | creuser bêcher
feeding: feed | alimentar | alimentar ração | füttern futter fütterung | nourrir
brushing: grooming | cepillar cepillado | escovar escovação | bürsten striegeln | brosser brossage
welding: weld sparks | soldar soldadura chispas | soldar solda faíscas | schweissen schweißen funken | souder soudure étincelles
drilling: drill | taladro taladrar | furadeira furar | bohren bohrer | perceuse percer
screwing: screw screws | atornillar tornillo tornillos | parafusar parafuso | schrauben schraube | visser vis
gluing: glue | pegamento cola | colar cola | kleben kleber leim | coller colle
sweeping: sweep broom | barrer barrido escoba | varrer vassoura varrendo | fegen kehren besen | balayer balai balayage
repair: fixing repairing | reparar reparación arreglar reparaciones | consertar conserto reparo | reparatur reparieren | réparer réparation
puncture: flat inner_tube | pinchazo | furo | panne platten reifenpanne | crevaison
chain: | cadena | corrente | kette | chaîne
string: strings | cuerda cuerdas | corda cordas | saite saiten | corde cordes
soundcheck: | prueba_de_sonido | passagem_de_som | soundcheck | balances
merch: t-shirts merchandise | merchandising camisetas | camisetas merchandising | merch merchtisch fanartikel | merch merchandising
backstage: | bastidores camerino | bastidores camarim | backstage garderobe | coulisses loges
audience: spectators crowd | público espectadores | público plateia | publikum zuschauer | public spectateurs
applause: clapping cheering | aplauso aplausos ovación | aplauso aplausos palmas | applaus beifall klatschen | applaudissements
band: group | banda grupo | banda grupo | band kapelle gruppe | groupe fanfare
rehearsal: practice training | ensayo entrenamiento | ensaio treino | probe training übung | répétition entraînement
lesson: class | clase lección | aula lição | unterricht kurs stunde | cours leçon
exam: test | examen prueba | exame prova teste | prüfung test | examen épreuve test
rope: | cuerda soga | corda | seil tau | corde
rubbish: trash litter garbage | basura | lixo | müll abfall müllabfuhr | poubelle déchets ordures
umbrella: umbrellas | paraguas | guarda-chuva guarda-chuvas sombrinha | regenschirm regenschirme schirm schirme | parapluie parapluies
sandals: flip-flops | sandalias chanclas | sandálias chinelos | sandalen | sandales tongs
sneaker: sneakers trainers | zapatilla zapatillas | tênis sapatilha | turnschuh turnschuhe | basket baskets
glove: gloves mitten | guante guantes | luva luvas | handschuh handschuhe | gant gants
scarf: | bufanda | cachecol | schal | écharpe
jacket: coat | chaqueta abrigo | jaqueta casaco | jacke mantel | veste manteau
shirt: | camisa camiseta | camisa camiseta | hemd shirt | chemise maillot
suit: tie | traje corbata | terno gravata fato | anzug krawatte | costume cravate
veil: | velo | véu | schleier | voile
ring: rings | anillo anillos alianza | anel alianças aliança | ring ringe trauringe | bague alliance alliances
sparkler: sparklers | bengala bengalas | vela_de_estrela estrelinha | wunderkerze wunderkerzen | cierge_magique cierges
groomsman: best_man witness | padrino testigo | padrinho | trauzeuge | témoin
bridesmaid: | dama_de_honor madrina | madrinha | brautjungfer trauzeugin | demoiselle
arrival: arriving arrive | llegada llegar llegando | chegada chegar chegando | ankunft ankommen | arrivée arriver
departure: goodbye farewell | despedida adiós | despedida adeus | abfahrt abreise abschied | départ adieu
waiting: queue | esperar espera cola fila | esperar espera fila | warten schlange | attente attendre queue
laughing: laugh laughter giggle | reír risa riendo riéndose | rir risada rindo | lachen lachend | rire rires riant
crying: tears weeping wailing bawling | llorar lágrimas llorando berreando lloriqueo llorón | chorar lágrimas chorando berrando choramingando chorão | weinen tränen schreikind plärrt heulend | pleurer larmes braille chouine pleurnicher
eating: meal feast | comiendo banquete | comendo refeição banquete | mahlzeit | manger repas
drinking: drink drinks | bebiendo bebida bebidas | bebendo bebida bebidas | trinken getränk getränke | boire boisson boissons
reading: | leyendo leer lectura | lendo ler leitura | lesen | lire lecture
writing: letter note | escribir carta nota | escrever carta bilhete | schreiben brief zettel | écrire lettre mot
drawing: sketch sketching | dibujo dibujar | desenho desenhar | zeichnung zeichnen | dessin dessiner
jump: jumping jumps leap | salto saltar saltando | salto pular pulando pulo | sprung springen | saut sauter
flip: capsize overturn | vuelco volcar voltereta | virada virar capotagem | umkippen kentern überschlag | retournement chavirer dessalage
win: victory | victoria ganar | vitória ganhar | sieg gewinnen | victoire gagner
crash: collision | choque colisión accidente | batida colisão acidente | zusammenstoß crash unfall absturz | collision accident choc crash
podium: | podio | pódio | siegerehrung podest | podium
stretching: stretch warm-up | estiramiento estirar calentamiento | alongamento aquecimento | dehnen aufwärmen | étirement échauffement
squat: squats | sentadilla sentadillas | agachamento | kniebeuge kniebeugen | squat squats
blister: | ampolla | bolha | blase | ampoule cloque
couch: sofa | sofá | sofá | sofa couch | canapé
pillow: cushion | almohada cojín | travesseiro almofada | kissen | oreiller coussin
blanket: | manta cobija | cobertor manta | decke | couverture
towel: | toalla | toalha | handtuch | serviette
razor: shaving clippers shaver | navaja afeitar maquinilla | navalha barbear máquina | rasierer schermaschine rasieren | rasoir tondeuse rasage
haircut: hairdresser | peinado corte_de_pelo peluquero | penteado cabeleireiro | haarschnitt frisur friseur | coiffure coiffeur
makeup: | maquillaje | maquiagem | schminke schminken | maquillage
dachshund: | salchicha teckel | salsicha teckel | dackel | teckel
puppy: puppies pup | cachorro cachorros cachorrito | filhote filhotes | welpe welpen | chiot chiots
kitten: kittens | gatito gatitos | gatinho gatinhos filhote | kätzchen | chaton chatons
hen: hens chicken chickens | gallina gallinas | galinha galinhas | henne hennen huhn hühner | poule poules
slug: snail | babosa caracol | lesma caracol | schnecke schnecken | limace escargot
hedgehog: | erizo | ouriço | igel | hérisson
cage: kennel kennels | jaula perrera | gaiola canil | käfig zwinger | cage chenil
nest: | nido | ninho | nest | nid
barking: bark barks | ladrar ladrido ladrando | latir latido latindo | bellen bellt | aboyer aboiement aboie
asleep: sleeping nap drowsy dozing | dormido dormida durmiendo siesta cabezada adormilado somnoliento | dormindo soneca sesta cochilando sonolento pescando_de_sono | schlafend schläft schlafen nickerchen eingenickt | endormi dort sieste somnolent assoupi somnole
adoption: | adopción adoptar | adoção adotar | adoption vermittlung | adoption
tram: streetcar | tranvía tranvías | bonde bondes elétrico elétricos | straßenbahn strassenbahn | tram tramway
subway: metro underground | metro | metrô metro | u-bahn | métro
taxi: cab | taxi | táxi | taxi | taxi
scooter: moped | patinete | lambreta patinete | roller | scooter trottinette
luggage: suitcase bags | maleta maletas equipaje | mala malas bagagem | koffer gepäck | valise valises bagages
crab: | cangrejo | caranguejo | krabbe krebs | crabe
spider: | araña | aranha | spinne | araignée
tank: | tanque | tanque | panzer | char
match: game matches | partido combate juego | partida jogo combate | spiel match kampf | match partie combat
prize: trophy award | premio trofeo | prêmio troféu taça | preis pokal | prix trophée coupe
team: crew | equipo | equipe equipa | team mannschaft | équipe
parents: | padres | pais | eltern | parents
scene: nativity crib | belén pesebre | presépio | krippe | crèche
carousel: merry-go-round | tiovivo carrusel | carrossel | karussell | manège carrousel
bonfire: campfire | hoguera fogata | fogueira | lagerfeuer feuer | feu_de_camp feu
almonds: nuts | almendras | amêndoas | mandeln | amandes
mulled_wine: | vino_caliente | vinho_quente quentão | glühwein gluehwein | vin_chaud
grapes: grape | uva uvas | uva uvas | traube trauben | raisin raisins
vineyard: vines | viñedo viña viñas | vinhedo vinha | weinberg reben | vigne vignes vignoble
cellar: barrels | bodega sótano | adega porão | keller weinkeller | cave chai caves
press: | prensa | prensa | presse kelter | pressoir presse
ride: riding | trayecto | pedalada | fahrt ausfahrt radtour radfahrt | trajet
bow: bowing curtsy | reverencia | vénia reverência | verbeugung verbeugen | révérence
vat: tank tanks | cuba cubas | cuba tonel | bottich | cuve cuves
`;
