/** Animals by their kinds, plants, weather, landscapes and lights of the night: rows as in `nouns.ts`. */
export const NATURE_NOUNS = `
mole: moles molehill | topo topos topera | toupeira toupeiras | maulwurf maulwürfe maulwurfshügel | taupe taupes taupinière
marten: weasel ermine | comadreja | doninha fuinha | marder wiesel hermelin | martre belette fouine
lemur: lemurs | lémur lémures | lêmure | lemur lemuren | lémurien maki
meerkat: meerkats | suricata suricatas | suricata suricatas | erdmännchen | suricate suricates
hyena: hyenas jackal | hiena hienas chacal | hiena hienas chacal | hyäne hyänen schakal | hyène hyènes chacal
wildebeest: gnu | ñu ñus | gnu gnus | gnu gnus | gnou gnous
yak: yaks | yak yaks | iaque iaques | yak yaks | yack yacks
tapir: | tapir danta | anta | tapir | tapir fourmilier
walrus: | morsa lobo_marino leones_marinos león_marino | leão-marinho leões-marinhos | walross seelöwen | morse
chinchilla: | chinchilla | chinchila | chinchilla | chinchilla
nightingale: lark | ruiseñor alondra | rouxinol cotovia | nachtigall lerche | rossignol alouette
starling: starlings murmuration | estornino estorninos | estorninho estorninhos | starenschwarm stare | étourneau étourneaux
partridge: quail quails | codorniz | codorna codornas | wachtel wachteln | caille cailles
albatross: tern | albatros charrán | albatroz andorinha-do-mar | albatros seeschwalbe | albatros sterne
gosling: | anadón | pato_bebé | gänseküken | oison
housefly: horsefly | tábano | mutuca | stubenfliege | taon
mantis: praying_mantis | mantis | louva-a-deus louva_a_deus | gottesanbeterin | mante mante_religieuse
centipede: millipede | ciempiés milpiés | centopeia | tausendfüßler hundertfüßer | mille-pattes mille_pattes
cobra: viper rattlesnake | cobra serpiente_de_cascabel pitón | naja víbora cascavel jiboia píton | kobra viper klapperschlange python | cobra crotale python
clownfish: | pez_payaso | peixe-palhaço peixe_palhaço | clownfisch anemonenfisch | poisson-clown poisson_clown
manta ray: moray | manta_raya | moreia manta_raia | mantarochen muräne | raie_manta murène
plankton: krill | plancton krill | plâncton krill | plankton krill | plancton krill
nettle: nettles | ortiga ortigas | urtiga urtigas | brennnessel brennnesseln | ortie orties
chrysanthemum: dahlia | crisantemo dalia | crisântemo dália | chrysantheme dahlie dahlien | chrysanthème dahlia
magnolia: | magnolia magnolio | magnólia | magnolie magnolien | magnolia
wildflowers: wildflower | flores_silvestres | flores_silvestres flores_do_campo | wildblumen wiesenblumen | fleurs_sauvages fleurs_des_champs
mistletoe: | muérdago | visco | mistel mistelzweig | gui
beech: beeches | hayedo | faia faias | buchenwald | hêtre hêtres
cypress: cedar | ciprés cedro | cipreste cedro | zypresse zypressen zeder | cyprès cèdre
thicket: bush bushes shrub undergrowth | arbusto arbustos matorral | arbusto arbustos moita mato | busch büsche gebüsch strauch gestrüpp | buisson buissons fourré broussailles
lichen: | liquen | líquen | flechte | lichen
pollen: nectar | polen néctar | pólen néctar | pollen nektar blütenstaub | pollen nectar
treetop: treetops canopy | copa_del_árbol copas_de_los_árboles dosel | copa_da_árvore copas_das_árvores | baumkrone baumwipfel baumkronen wipfel | cime_des_arbres canopée houppier
sleet: slush | aguanieve | chuva_com_neve | schneeregen schneematsch | neige_fondue gadoue
monsoon: | monzón tifón | monção tufão | monsun taifun zyklon | mousson typhon
snowdrift: snowbank | ventisquero nieve_acumulada | monte_de_neve | schneewehe schneeverwehung schneehaufen | congère tas_de_neige
black ice: icy_road | placas_de_hielo hielo_en_la_carretera | gelo_na_estrada | glatteis blitzeis eisglätte | plaque_de_verglas
sandstorm: duststorm | tormenta_de_arena polvareda | tempestade_de_areia | sandsturm staubsturm | tempête_de_sable
haze: smog | calima | névoa_seca | smog | smog
plateau: mesa tableland | meseta altiplano | planalto chapada | hochebene plateau | hauts_plateaux
peninsula: headland | península promontorio | península promontório | halbinsel landzunge | péninsule presqu'île presqu_île
delta: estuary | delta estuario | delta estuário | delta mündung flussmündung | delta estuaire embouchure
stalactite: stalactites stalagmite | estalactita estalactitas | estalactite estalactites | tropfstein tropfsteine stalaktit | stalactite stalactites
gravel: | grava gravilla | cascalho brita | schotter kiesweg | gravillons
archipelago: | archipiélago | arquipélago ilhéu | inselgruppe schäre schären | archipel
seabed: ocean_floor | fondo_del_mar fondo_marino lecho_marino | fundo_do_mar leito_marinho | meeresgrund meeresboden | fond_marin fonds_marins
tundra: taiga | tundra taiga | tundra taiga | tundra taiga | toundra taïga
levee: dyke embankment weir | dique terraplén | dique açude | deich damm wehr | digue barrage_de_terre
lavenderfield: | campo_de_lavanda | campo_de_lavanda alfazema | lavendelfeld lavendelfelder | champ_de_lavande champs_de_lavande
rapeseed: canola | colza | colza canola | raps rapsfeld | colza
flowerbed: flower_bed | parterre arriate macizo_de_flores | canteiro canteiros | blumenbeet beet beete | parterre plate-bande massif_de_fleurs
fertilizer: fertiliser | fertilizante | fertilizante | düngen spritzmittel | fertilisant
haybale: hay_bale bales bale | fardo paca_de_paja fardos pacas | fardo_de_feno fardos_de_palha | heuballen rundballen | balle_de_foin bottes_de_paille
sheepdog: shepherd_dog | perro_pastor | cão_pastor cão_de_gado pastoreio | hirtenhund schäferhund | chien_de_berger border_collie
transhumance: cattle_drive | trashumancia arreo | transumância comitiva_de_gado | almabtrieb viehtrieb | transhumance désalpe
starrysky: stargazing | cielo_estrellado noche_estrellada | céu_estrelado noite_estrelada | sternenzelt sterne_gucken | ciel_étoilé nuit_étoilée
astronaut: cosmonaut | astronauta astronautas | astronauta astronautas | astronaut astronautin raumfahrer | astronaute spationaute
tidepool: rock_pool | charca_de_marea | poça_de_maré | gezeitentümpel priel | mare_rocheuse
beachcombing: shell_collecting | recogiendo_conchas conchitas | apanhar_conchas catando_conchas | muscheln_sammeln strandgut | ramassage_de_coquillages
antlers: antler | cornamenta astas cuernos | galhada chifres chifre | geweih hörner | bois_de_cerf ramure cornes
beak: beaks | pico_de_ave | bico bicos | schnabel | bec becs
hoof: | casco_de_caballo | casco_de_cavalo | huf hufe | sabot sabots
mane: | crin crines | crina juba | mähnen | crinière crinières
carapace: | caparazón | carapaça | schildkrötenpanzer | carapace
raccoon: raccoons | mapache mapaches | guaxinim guaxinins | waschbär waschbären | raton_laveur ratons_laveurs
bat: bats | murciélago murciélagos | morcego morcegos | fledermaus fledermäuse | chauve-souris chauve_souris
rat: rats | rata ratas | ratazana | ratte ratten | rat rats
moose: elk | alce alces | alce alces | elch elche | élan_d_europe orignal
bison: | bisonte bisontes | bisonte bisontes | bison wisent bisons | bison bisons
orca: killer_whale | orca orcas | orca orcas | orca orcas schwertwal | orque orques
polar bear: polar_bear icebear | oso_polar osos_polares | urso_polar ursos_polares | eisbär eisbären | ours_polaire ours_blanc
skunk: | mofeta zorrillo zorrino | gambá cangambá | stinktier | moufette putois
beetle: beetles | escarabajo escarabajos | besouro besouros escaravelho | käfer hirschkäfer maikäfer | scarabée coléoptère scarabées
cockroach: cockroaches roach | cucaracha cucarachas | barata baratas | kakerlake kakerlaken schabe | cafard cafards blatte
hibiscus: | hibisco | hibisco | hibiskus | hibiscus
cherryblossom: cherry_blossom sakura | cerezos_en_flor flor_de_cerezo | cerejeira cerejeiras flor_de_cerejeira | kirschblüte kirschblüten | cerisier cerisiers fleurs_de_cerisier
flashlight: torchlight headlamp head_torch | linterna linternas | lanterna lanternas | taschenlampe stirnlampe | lampe_torche lampe_frontale lampe_de_poche
satellite: starlink space_station | satélite estación_espacial | satélite estação_espacial | satellit raumstation | satellite station_spatiale
clover: shamrock four_leaf_clover | trébol tréboles | trevo trevos | klee kleeblatt | trèfle trèfles
badger: badgers | tejón tejones | texugo texugos | dachs dachse | blaireau blaireaux
beaver: beavers | castor castores | castor castores | biber | castor castors
otter: otters | nutria nutrias | lontra lontras | otter fischotter seeotter | loutre loutres
comet: comets | cometa cometas | cometa cometas | komet kometen | comète comètes
petal: petals | pétalo pétalos | pétala pétalas | blütenblatt blütenblätter | pétale pétales
`;
