/** Words of what the models see and hear, and of what a reel is made of, by the English name in `en/things.ts`: rows as in `nouns.ts`. */
export const BASIC_NOUNS = `
person: | persona personas gente cara rostro invitados | pessoa pessoas gente rosto convidados | person personen leute mensch menschen gesicht gaeste gäste | personne personnes gens visage invites
man: | hombre senor | homem senhor | mann herr | homme monsieur
woman: | mujer senora | mulher senhora | frau dame | femme dame
child: | nino nina ninos hijo hija crio chico chica | crianca criancas menino menina filho filha miudo | kind kinder junge maedchen mädchen sohn tochter | enfant enfants garcon fille fils gosse
baby: | bebe | bebe nenem | baby saeugling | bebe
bride: | novia | noiva | braut | mariee
groom: | novio | noivo | braeutigam bräutigam | marie
crowd: | publico multitud | publico multidao plateia | publikum menge menschenmenge zuschauer | public foule spectateurs
couple: | pareja | casal | paar | couple
grandmother: | abuela abuelita | avo vovo | oma grossmutter | grand_mere mamie
grandfather: | abuelo | avo vovo | opa grossvater | grand_pere papi
mother: | madre mama | mae mamae | mutter mama mutti | mere maman
father: | padre papa | pai papai | vater papa | pere papa
sister: | hermana | irma | schwester | soeur
brother: | hermano | irmao | bruder | frere
friend: | amigo amiga | amigo amiga | freund freundin | ami amie copain
musician: | banda musico | banda musico | band musiker | groupe musicien
smile: | sonrisa risa risas | sorriso riso risos | laecheln lächeln lachen | sourire rire rires
hand: | mano manos | mao maos | hand haende hände | main mains
dance: | baile bailando | danca dancando | tanz tanzen | danse danser
hug: | abrazo | abraco | umarmung | calin
kiss: | beso | beijo | kuss | bisou baiser
animal: | animal animales mascota | animal animais bicho | tier tiere haustier | animal animaux
dog: | perro perra perrito cachorro | cachorro cao cadela caozinho | hund huendin welpe | chien chienne chiot
cat: | gato gata gatito | gato gata gatinho | katze kater kaetzchen | chat chatte chaton
bird: | pajaro ave | passaro ave | vogel voegel | oiseau
horse: | caballo yegua | cavalo egua | pferd pony | cheval
cow: | vaca toro | vaca boi | kuh kuehe | vache
sheep: | oveja cordero | ovelha cordeiro | schaf lamm | mouton agneau
goat: | cabra | cabra | ziege | chevre
fish: | pez pescado | peixe | fisch | poisson
bee: | abeja abejas | abelha abelhas | biene bienen | abeille
butterfly: | mariposa | borboleta | schmetterling | papillon
rabbit: | conejo | coelho | hase kaninchen | lapin
pig: | cerdo | porco | schwein | cochon
duck: | pato | pato | ente | canard
chicken: hatchling | gallina pollo | galinha frango | huhn henne | poule poulet oisillon
ocean: | mar oceano olas ola costa | mar oceano ondas onda costa | meer see wellen welle ozean kueste | mer ocean vagues vague cote
beach: | playa arena | praia areia | strand sand | plage sable
lake: | lago estanque | lago lagoa | see teich weiher | lac etang
river: | rio arroyo | rio riacho | fluss bach | riviere fleuve ruisseau
waterfall: | cascada catarata | cachoeira cascata | wasserfall | cascade
pool: | piscina | piscina | schwimmbad pool | piscine
mountain: | montana montanas cima cumbre monte | montanha montanhas cume serra | berg berge gipfel | montagne montagnes sommet
forest: | bosque | floresta mata bosque | wald | foret bois
tree: | arbol arboles | arvore arvores | baum baeume | arbre arbres
flower: | flor flores | flor flores | blume blumen | fleur fleurs
field: | campo prado | campo prado | feld wiese | champ pre
garden: | jardin huerto huerta | jardim quintal horta | garten | jardin potager
snow: | nieve hielo | neve gelo | schnee eis | neige glace
sunset: | atardecer ocaso puesta | por_do_sol entardecer poente | sonnenuntergang abendrot | coucher crepuscule
sunrise: | amanecer alba | amanhecer nascer | sonnenaufgang | lever aube
rain: | lluvia | chuva | regen | pluie
fire: | fuego hoguera fogata | fogo fogueira | feuer lagerfeuer | feu
firework: | fuegos fuegos_artificiales | fogos | feuerwerk | feu_d'artifice artifice
city: | ciudad | cidade | stadt | ville
street: | calle carretera camino | rua estrada | strasse weg | rue route
market: | mercado puesto | mercado feira | markt marktstand | marche
bridge: | puente | ponte | bruecke | pont
building: | edificio | predio edificio | gebaeude | batiment immeuble
house: | casa | casa | haus | maison
church: | iglesia catedral | igreja catedral | kirche dom | eglise cathedrale
castle: | castillo | castelo | schloss burg | chateau
museum: | museo | museu | museum | musee
school: | escuela colegio | escola | schule | ecole
barn: | granero establo | celeiro | scheune stall | grange
harbour: | puerto muelle | porto cais | hafen steg | port quai
kitchen: | cocina | cozinha | kueche | cuisine
workshop: | taller | oficina | werkstatt | atelier
stage: | escenario | palco | buehne | scene
park: | parque | parque | park | parc
car: | coche auto carro | carro automovel | auto wagen | voiture auto
truck: | camion | caminhao | lastwagen lkw | camion
bus: | autobus bus | onibus autocarro | bus | bus autocar
train: | tren | trem comboio | zug bahn | train
motorcycle: | moto | moto | motorrad | moto
bicycle: | bici bicicleta ciclista | bicicleta bike | fahrrad rad | velo bicyclette
boat: | barco barca bote lancha | barco bote lancha | boot schiff | bateau barque
airplane: | avion | aviao | flugzeug | avion
tractor: | tractor | trator | traktor | tracteur
van: | furgoneta | van carrinha | lieferwagen transporter camper wohnmobil | camionnette fourgon
drone: | dron aerea | drone aerea | drohne luftaufnahme | drone
ball: | pelota balon | bola | ball | ballon balle
tent: | tienda carpa | barraca tenda | zelt | tente
candle: | vela velas | vela velas | kerze kerzen | bougie bougies
phone: | movil telefono | celular telefone | handy telefon | telephone portable
book: | libro | livro | buch | livre
table: | mesa | mesa | tisch | table
chair: | silla | cadeira | stuhl | chaise
bed: | cama | cama | bett | lit
food: | comida plato | comida prato | essen gericht | nourriture repas plat
breakfast: | desayuno | cafe_da_manha pequeno_almoco | fruehstueck | petit_dejeuner
dinner: | cena | jantar | abendessen | diner
lunch: | almuerzo | almoco | mittagessen | dejeuner
pizza: | pizza | pizza | pizza | pizza
cake: | tarta pastel torta | bolo | kuchen torte | gateau
bread: | pan masa | pao massa | brot teig | pain pate
fruit: | fruta | fruta | obst | fruit fruits
apple: | manzana manzanas | maca macas | apfel aepfel | pomme pommes
vegetable: | verdura verduras | legumes verduras | gemuese | legume legumes
carrot: | zanahoria zanahorias | cenoura cenouras | karotte karotten moehre | carotte carottes
soup: | sopa | sopa | suppe | soupe
meat: | carne parrilla | carne churrasco | fleisch grill | viande grillade
cheese: | queso | queijo | kaese | fromage
icecream: | helado | sorvete gelado | eis eiscreme | glace
coffee: | cafe | cafe | kaffee | cafe
tea: | te | cha | tee | the
wine: | vino | vinho | wein | vin
beer: | cerveza | cerveja | bier | biere
sport: | deporte partido | esporte desporto jogo | sport spiel | sport match
swimming: | nadar bano nadando | nadar mergulho banho | schwimmen baden | nager baignade
running: | correr carrera | correr corrida | laufen lauf rennen | courir course
climbing: | escalada | escalada | klettern | escalade
hike: | caminata senderismo excursion | caminhada trilha | wanderung wandern | randonnee
guitar: | guitarra | violao guitarra | gitarre | guitare
piano: | piano | piano | klavier | piano
drum: | tambor bateria | tambor bateria | trommel schlagzeug | tambour batterie
party: | fiesta | festa | feier party fest | fete
birthday: | cumpleanos | aniversario | geburtstag | anniversaire
wedding: | boda | casamento | hochzeit | mariage
concert: | concierto | show concerto | konzert | concert
christmas: | navidad | natal | weihnachten | noel
present: | regalo regalos | presente presentes prenda | geschenk geschenke | cadeau cadeaux
interview: | entrevista | entrevista | interview gespraech | interview entretien
toast: | brindis | brinde | trinkspruch | toast
night: | noche | noite | nacht | nuit
shaky: | movido movida movidos movidas tembloroso temblorosa | tremido tremida tremidos tremidas | wackelig wackelige verwackelt verwackelte verwackelten | tremblant flou_de_bouge tremblantes tremblants tremble
blurry: | borroso borrosa borrosos borrosas desenfocado | desfocado desfocada desfocados borrado borrada | unscharf unscharfe unscharfen verschwommen | flou floue flous floues
dark: | oscuro oscura oscuros oscuras | escuro escura escuros escuras | dunkel dunkle dunklen | sombre sombres
bad: | malo mala malos malas feo | ruim ruins feio mau | schlecht schlechte schlechten haesslich | mauvais mauvaise rate rates
sharp: | nitido nitida nitidos | nitido nitida nitidos | scharf scharfe scharfen | net nette nets
steady: | estable estables | estavel estaveis | ruhige stabil stabile | stable stables
bright: | luminoso | claro iluminado | hell helle | lumineux
before: | antes | antes | vorher davor | avant
after: | despues | depois | nachher danach | apres
^best: | mejor mejores | melhor melhores | beste besten schoenste schoensten | meilleur meilleure meilleurs meilleures
^worst: | peor peores | pior piores | schlechteste schlechtesten | pire pires
^longest: | largo_mas | longo_mais | laengste laengsten | long_plus
@speech: | charla dialogo voces conversaciones explicación explicaciones | fala dialogo vozes conversa conversas explicação explicações | gerede gelaber stimmen sprache reden erklärung erklärungen | paroles dialogue voix discussions explication explications
@music: | musica cancion | musica cancao | musik lied song | musique chanson
@sound: | sonido audio ruido | som audio barulho | ton sound geraeusche audio | son audio bruit
@captions: | subtitulos | legendas | untertitel | sous_titres
@title: | titulo titulos | titulo titulos | titel ueberschrift | titre titres
@transition: | transiciones | transicoes | uebergaenge | transitions
@grade: | filtro filtros | filtro filtros | filter | filtre filtres
`;
