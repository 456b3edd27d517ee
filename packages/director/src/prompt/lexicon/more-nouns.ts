/** More things that people film: rows as in `nouns.ts`. */
export const MORE_NOUNS = `
shoe: wellies | bota botas | bota botas galocha | stiefel gummistiefel | botte bottes
fight: fighting brawl | pelea peleando rina | briga brigando | kampf streit rauferei pruegelei prugelei | bagarre dispute
vacuum: hoover vacuuming | aspiradora | aspirador | staubsauger saugen | aspirateur
lights: | luces luz lucecitas | luzes luzinhas | lichter lichterkette lampen | lumieres guirlande
lamp: | lampara farol | abajur candeeiro | lampe laterne | lampe lanterne
barn: | cuadra caballeriza | estabulo cocheira | | ecurie etable
verdict: | veredicto conclusion fallo | veredito conclusao | fazit urteil verdikt | verdict conclusion bilan
fall: falling tumble crash wipeout | caida tropezon | queda tombo | sturz stuerze sturze | chute gamelle
injury: hurt wound | lesion herida | lesao ferida machucado | verletzung wunde | blessure
scoreboard: | | placar marcador | anzeigetafel spielstand | affichage tableau score
shoelaces: laces lacing | cordones agujetas | cadarco cadarcos atacadores | schnuersenkel schnursenkel | lacets lacet
bandage: plaster bandaid band-aid | vendaje curita venda | curativo penso atadura | pflaster verband | pansement bandage
ladle: | cucharon cazo | concha | schoepfkelle schopfkelle | louche
award: prize ceremony | premio entrega galardon | premio premiacao entrega | preis preisverleihung siegerehrung | prix remise recompense
winner: winning | ganador ganadora | vencedor vencedora ganhador | gewinner siegerin sieger gewinnerin | gagnant gagnante vainqueur
explanation: | explicacion explicando | explicacao explicando | erklaerung erklarung erklaert | explication
speech: | | | interview |
intro: | introduccion presentacion | introducao apresentacao | einleitung einfuehrung einfuhrung intro vorstellung | introduction presentation
sip: sipping taste | sorbo trago | gole golinho | schluck schluckchen | gorgee
tasting: taste | cata degustacion | degustacao prova | verkostung probe verkosten | degustation
stir: stirring mixing | remover batir mezclar | mexer misturar batendo | ruehren ruhren umruehren | remuer melanger melange
bake: baking | hornear horneado | assar assando | backen | cuisson enfourner
fry: frying | freir sarten frito | fritar fritando frito | braten frittieren | friture frire
plate: plating serving | emplatado | empratamento | anrichten teller | assiette dressage
sauce: | salsa | molho | sosse sauce | sauce
jam: marmalade | mermelada | geleia compota | marmelade konfituere konfiture | confiture
honey: | miel | mel | honig | miel
flour: | harina | farinha | mehl | farine
bread: kneading | amasar amasando | sovar | kneten | petrir
mushroom: | seta setas hongo | | pilz pilze pilzsuche |
nut: nuts | nuez nueces | noz nozes | nuss nuesse nusse | noix
milk: milking | leche ordeno | leite ordenha | milch melken | lait traite
spark: sparks | | faisca faiscas | funke funken |
fire: | | | lagerfeuer | brasier
torch: torches | antorcha antorchas | tocha tochas | fackel fackeln fackelzug fackellauf | flambeau flambeaux
confetti: | confeti papelillo | | konfetti |
costume: costumes | disfraz disfraces traje | fantasia fantasias traje | kostuem kostum kostueme verkleidung | deguisement deguisements costume
mask: masks | mascara careta antifaz | | | masque masques
parade: procession | desfile cabalgata procesion | desfile cortejo procissao | umzug parade festzug | defile cortege procession
brass: | charanga | fanfarra | blaskapelle blasmusik | fanfare
choir: | coro cantando canto | coro cantando | chor gesang singen | chorale chant
anthem: | himno | hino | hymne | hymne
milkyway: | lactea via | lactea via | milchstrasse | lactee voie
meteor: perseids | meteoro fugaz fugaces perseidas | meteoro cadente cadentes perseidas | sternschnuppe sternschnuppen meteor | meteore filante filantes
star: | | estrela estrelas | stern sterne sternenhimmel |
moon: moonrise | luna | lua | mond vollmond | lune
saturn: | saturno | saturno | saturn | saturne
telescope: | | | teleskop fernrohr |
sunset: | | poente pordosol | |
cloud: | | nuvens | |
storm: thunderstorm | rayo relampago trueno | raio relampago trovao | blitz gewitter donner | eclair tonnerre
fog: | neblina | nevoa | |
mud: muddy mud_covered | barro lodo fango embarrado embarrada enlodado | lama barro enlameado enlameada | schlamm matsch matschig verschlammt schlammig schneematsch | boue boueux boueuse crotté
sled: sledge sledging toboggan |  |  | schlitten rodeln schlittenfahrt rennrodeln | traineau
chairlift: lift | telesilla remonte | cadeirinha | sessellift skilift lift | telesiege remontee
draglift: tbar | telearrastre | | schlepplift buegellift | teleski tire-fesses
slope: piste | pista | pista | piste hang | piste
hut: cabin lodge | refugio | chale refugio | almhuette almhutte | cabane refuge chalet
mountain: | | pico | gipfelkreuz | cime
viewpoint: lookout panorama | mirador vista panorama | mirante miradouro vista panorama | aussicht aussichtspunkt panorama | belvedere vue panorama
trail: path | sendero senda | caminho | wanderweg pfad | sentier chemin
cliff: | acantilado | penhasco falesia | klippe klippen | falaise
island: | isla | ilha | insel | ile
cave: | cueva gruta | caverna gruta | hoehle hohle | grotte caverne
desert: | duna dunas | duna dunas | duene dune duenen | dune dunes
gull: | gaviota gaviotas | gaivota gaivotas | moewe mowe moewen mowen | mouette mouettes goeland
owl: | lechuza | | uhu kauz | hibou
crab: | | | krabbe |
horse: | poni ponis | ponei poneis | | poney poneys
cow: | ternero becerro | bezerro vitelo | kalb kaelber kalber | veau
sheep: | corderito | cordeirinho | laemmer |
dog: | cachorrito | cachorrinho | |
cat: | | | kaetzchen katzchen |
leash: | correa | coleira trela | leine |
treat: treats | chuche premio golosina | petisco biscoitinho | leckerli leckerchen | friandise friandises
sleep: snore snoring | dormido dormidos dormir ronquido | cochilo ronco | schlafen schlaeft schnarchen nickerchen | endormi ronflement
bath: bathing | | | badewanne | bain
brush: brushing | cepillo cepillado cepillando | escova escovando escovacao | buerste burste striegeln | brosse brossage pansage
gallop: galloping canter | galope galopando | galope galopando | galopp galoppieren | galop
dive: leap | saltando saltar brinco clavado | pulo pulando saltando | springen kopfsprung tauchgang tauchen | plongee
fence: hurdle obstacle | valla obstaculo cerca | cerca obstaculo | zaun hindernis | barriere obstacle
ride: riding rider | cabalgata paseo jinete montar | cavalgada passeio cavaleiro montar | ausritt reiten ritt reiterin | balade chevauchee cavaliere
walk: walking stroll | paseo caminando | passeio caminhando | spaziergang spazieren | promenade
drive: driving roadtrip | conduciendo manejando trayecto | dirigindo | fahrt autofahrt | conduite trajet
flat: puncture tyre tire flattire | pinchazo neumatico llanta ponchadura | pneu furado | reifen reifenpanne panne platten | crevaison pneu panne
breakdown: | averia grua | avaria guincho pane | panne abschleppen abschleppwagen | panne depannage
fuel: gas petrol gasstation | gasolinera gasolina | gasolina posto | tankstelle tanken | essence station-service
motel: | motel | | motel | motel
map: | mapa | mapa | karte landkarte | carte
sign: | senal | sinal | |
fireengine: firetruck | autobomba | | feuerwehrauto feuerwehrautos loeschfahrzeug loschfahrzeug drehleiter |
firefighter: firefighters | bombero bomberos | bombeiro bombeiros | feuerwehrmann feuerwehrleute feuerwehr | pompier pompiers
hose: | manguera | mangueira | schlauch wasserstrahl | lance
rescue: drill | rescate simulacro | resgate simulacro | rettung rettungsuebung rettungsubung uebung ubung | sauvetage exercice
siren: | sirena | | sirene martinshorn | sirene
helmet: | casco | capacete | helm |
uniform: | uniforme | uniforme farda | uniform | uniforme
dresser: drawers | comoda cajonera | comoda gaveteiro | kommode schubladen wickelkommode | commode tiroirs
chair: | sillon butaca | poltrona | sessel ohrensessel | fauteuil
couch: | sofa | sofa | sofa couch | canape
shelf: shelves bookcase | estante estanteria repisa | prateleira estante | regal regale | etagere
cupboard: wardrobe closet | armario ropero | armario guarda-roupa | schrank kleiderschrank | placard armoire
sanding: | lijado lijar lijando | lixar lixando lixamento | schleifen schmirgeln abschleifen | poncage poncer
spill: spilled oops mishap accident | derrame derramada percance | derramada derramado acidente | verschuettet verschuttet missgeschick panne | renverse renversee bavure
fabric: upholstery upholster | tela tapizado tapizar | tecido estofado estofar | stoff polster polstern | tissu tapisserie
thrift: fleamarket thriftstore | rastro mercadillo | brecho bazar | flohmarkt troedel trodel | brocante friperie puces
after: | terminado acabado terminada | pronto pronta terminado | fertige fertiger fertig | fini finie
grandmother: | yaya | vo | omi | mamy
grandfather: | abuelito yayo | | opi | papy
cousin: cousins | primo prima primos | primo prima primos | cousin cousine vetter | cousin cousine
twins: | gemelos mellizos | gemeos | zwillinge | jumeaux jumelles
child: | nene nena peque | | kleinkind knirps | bambin
crawl: crawling | gateando gatear | engatinhando engatinhar | krabbeln krabbelt |
swing: swings | columpio columpios | balanco baloico | schaukel schaukeln | balancoire
slide: | resbaladilla | escorrega | rutsche rutschen |
trampoline: | trampolin | trampolim | trampolin | trampoline
album: photos photo | album fotos | album fotos | fotoalbum album fotos | album photos
present: | obsequio | lembranca | geschenk bescherung |
vows: | votos alianzas | votos aliancas | geluebde trauung | voeux alliances
bouquet: | ramo | ramo | brautstrauss strauss |
cannonball: | bombazo | | arschbombe |
penalty: | penalti penal | penalti penalty | elfmeter | penalty
whistle: referee | silbato pitido arbitro | apito arbitro | pfiff schiedsrichter abpfiff | sifflet arbitre
lineup: lineups | alineacion | escalacao | aufstellung | alignement presentation
captain: | capitan capitana | capitao capita | kapitaen kapitan | capitaine
toast: | aficion animando gritos | torcida animando | jubel fans jubeln | supporters acclamation
warmup: stretching | calentamiento estiramiento | aquecimento alongamento | aufwaermen aufwarmen dehnen | echauffement etirement
helm: | timon | leme timao | ruder steuerrad | barre gouvernail
boat: | | | segel segeln | voile voiles
net: nets | red redes | rede redes | netz netze | filet filets
fish: angling | pesca pescando | pescando | angeln | pecheur
tide: | marea | mare | ebbe flut gezeiten | maree
cutlery: | cuchillo | | messer | couteau
cornbread: | | | maisbrot |
chili: | chile | chili | chili | chili
judge: | jueces | jurados | juroren |
cleanup: tidy tidying | recogida recoger ordenando | arrumacao arrumando | aufraeumen aufraumen abbau | rangement ranger
market: booth | caseta | banca | bude | stand echoppe
lottery: raffle | rifa sorteo | rifa sorteio | tombola verlosung | tombola loterie
hug: | | | umarmung | accolade etreinte
smile: giggle | carcajada riendo | risada gargalhada rindo | gelaechter gelachter |
fail: blooper bloopers outtake | | erros bloopers | patzer pannen | bêtisier
airport: gate | aeropuerto embarque | aeroporto embarque | flughafen | aeroport embarquement
suitcase: packing | maleta maletas valija | | koffer packen | valise valises
hotel: | habitacion | quarto | hotelzimmer zimmer | chambre
temple: | templo | templo | tempel | temple
ruins: | ruinas | ruinas | ruine ruinen | ruines
fountain: | | chafariz | brunnen springbrunnen |
square: plaza | plaza | praca | platz marktplatz |
city: | horizonte rascacielos | horizonte | hochhaeuser | gratte-ciel
cablecar: gondola | gondola | bondinho | seilbahn gondel | telecabine
rollercoaster: | | | achterbahn |
ferriswheel: | noria | | riesenrad |
plant: planting | planta plantar plantando siembra | planta plantar plantando muda | pflanze pflanzen einpflanzen | plante planter semis
watering: | regar riego regando | regar regando rega | giessen giesskanne | arrosage arroser
weeding: weeds | | | unkraut jaeten | desherbage
pumpkin: | calabaza | abobora | kuerbis kurbis | potiron
compost: | abono compost | adubo compostagem | kompost | compost
pottery: clay potter | ceramica barro torno | ceramica argila torno | toepfern topfern keramik | poterie argile
knitting: wool | tejer lana punto | trico tricotar | stricken wolle | tricot laine
sewing: sew stitch | costura coser cosiendo | costura costurar | naehen nahen naht | couture coudre
coffee: | expreso | expresso | espresso | expresso
latteart: | latte arte | latte arte | latte milchschaum | latte mousse
grinder: grinding | molinillo | moedor | muehle muhle kaffeemuehle | moulin
moka: | moka cafetera italiana | moka cafeteira italiana | mokakanne | moka cafetiere italienne
lever: | palanca | alavanca | hebel hebelmaschine | levier
pod: capsule capsules | capsula capsulas | capsula capsulas | kapselmaschine | capsule capsules
`;
