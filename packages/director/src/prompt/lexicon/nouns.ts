import { foldWord } from '../words/tokens.ts';
import { BASIC_NOUNS } from './basic-nouns.ts';
import COMMON_NOUNS from './common-nouns.json' with { type: 'json' };
import EMOJI_NOUNS from './emoji-nouns.json' with { type: 'json' };
import { THINGS as ENGLISH_THINGS } from './en/things.ts';
import { EVERYDAY_NOUNS } from './everyday-nouns.ts';
import { HOME_NOUNS } from './home-nouns.ts';
import { LEISURE_NOUNS } from './leisure-nouns.ts';
import type { LanguageCode } from './lexicon.ts';
import { MORE_NOUNS } from './more-nouns.ts';
import { NATURE_NOUNS } from './nature-nouns.ts';
import { PHRASE_NOUNS } from './phrase-nouns.ts';
import { STATE_NOUNS } from './state-nouns.ts';
import { TRADE_NOUNS } from './trade-nouns.ts';

const LANGUAGES: readonly LanguageCode[] = ['en', 'es', 'pt', 'de', 'fr'];

/**
 * Things of homes, work, sport and feasts by their English name, in the order of LANGUAGES. `~` is a colour: it tells which thing
 * is meant and names none alone.
 */
const NOUNS = `
~red: | rojo roja rojos rojas | vermelho vermelha vermelhos vermelhas | rot rote roten roter rotes | rouge rouges
~blue: | azul azules | azul azuis | blau blaue blauen blauer blaues | bleu bleue bleus bleues
~green: | verde verdes | verde verdes | gruen grün grüne grünen grüner grünes | vert verte verts vertes
~yellow: | amarillo amarilla amarillos amarillas | amarelo amarela amarelos amarelas | gelb gelbe gelben gelber gelbes | jaune jaunes
~white: | blanco blanca blancos blancas | branco branca brancos brancas | weiss weisse weissen weisser weisses | blanc blanche blancs blanches
~black: | negro negra negros negras | preto preta pretos pretas | schwarz schwarze schwarzen schwarzer schwarzes | noir noire noirs noires
~grey: gray | gris grises | cinza cinzento cinzenta | grau graue grauen grauer graues | gris grise grises
~brown: | marron marrones pardo | marrom castanho castanha | braun braune braunen brauner braunes | marron brun brune bruns brunes
~pink: | rosa | rosa cor-de-rosa | rosa pinke pinken | rose roses
~orange: ginger | naranja | laranja | orangene orangefarbene rothaarige | roux rousse orange
tile: tiles tiling | azulejo baldosa | azulejo ladrilho | fliese fliesen kachel kacheln | carrelage carreau carreaux
pipe: pipes | tubo tuberia | cano tubo encanamento | rohr rohre leitung | tuyau tuyaux
leak: leaks leaking leaky spray sprays spraying drip drips dripping | fuga gotera escape | vazamento fuga goteira | leck wasserschaden | fuite
wall: | pared muro | parede muro | wand mauer | mur
floor: | suelo piso | chao piso | boden fussboden | sol plancher
roof: | tejado techo | telhado | dach | toit
stairs: staircase | escalera escaleras | escada | treppe | escalier
corridor: hallway | pasillo corredor | corredor | flur gang | couloir
cellar: | bodega sotano | adega porao cave | keller | cave
mirror: | espejo | espelho | spiegel | miroir
demolition: demolish | demolicion derribo | demolicao | abriss abbruch | demolition
basin: sink washbasin | lavabo lavamanos fregadero | pia lavatorio | waschbecken spuele | lavabo evier
tool: tools | herramienta | ferramenta | werkzeug | outil
hammer: | martillo | martelo | hammer | marteau
saw: | sierra | serra | saege säge | scie
wood: wooden timber | madera | madeira | holz | bois
paint: painting paints | pintura | pintura tinta | farbe malen anstrich | peinture
machine: | maquina | maquina | maschine | machine
wheel: wheels | rueda | roda | rad raeder | roue
engine: motor | motor | motor | motor | moteur
robot: | robot | robo | roboter | robot
screen: display | pantalla | tela ecra | bildschirm | ecran
poster: posters | cartel | cartaz | plakat poster | affiche
flag: flags | bandera banderines | bandeira bandeirinha | flagge fahne | drapeau
rope: | cuerda | corda | seil hochseil drahtseil | corde
basket: baskets | cesta canasta | cesta cesto | korb koerbe | panier
glasses: goggles | gafas lentes | oculos | brille | lunettes
shoe: shoes boots | zapato zapatilla | sapato tenis | schuh schuhe | chaussure
hat: | sombrero gorro | chapeu | hut muetze | chapeau
dress: | vestido | vestido | kleid | robe
laundry: clothes | ropa colada | roupa | waesche wäsche | linge
hair: | pelo cabello | cabelo | haar haare | cheveux
beard: | barba | barba | bart | barbe
barber: hairdresser | peluquero barbero | barbeiro cabeleireiro | friseur barbier | coiffeur barbier
cook: chef | cocinero cocinera | cozinheiro cozinheira | koch koechin | cuisinier cuisiniere
doctor: | medico | medico | arzt aerztin | medecin
farmer: | agricultor granjero | agricultor fazendeiro | bauer baeuerin landwirt | fermier agriculteur
coach: trainer | entrenador | treinador | trainer | entraineur
judge: judges jury | juez jurado | juiz juri | richter jury | juge jury
magician: wizard | mago | magico | zauberer | magicien
family: | familia | familia | familie | famille
uncle: | tio | tio | onkel | oncle
aunt: | tia | tia | tante | tante
team: | equipo | equipe time | mannschaft | equipe
tear: tears cry cries crying weep | llorando llanto lagrimas | chorando choro lagrimas | weinen weint traenen | pleure pleurs larmes
sleep: sleeping asleep nap | durmiendo duerme siesta | dormindo dorme soneca | schlafen schlaeft schlaf | dort dormir sieste
cleaning: clean cleans mop sweep sweeping | limpieza barrer | limpeza varrer | putzen reinigung fegen | menage nettoyage balayage
washing: dishwashing | fregar lavado | lavar louca lavagem | abwasch spuelen | vaisselle lavage
race: heat | carrera | corrida | rennen lauf | course
start: startline starting_block starting_gun | salida línea_de_salida tacos_de_salida pistoletazo | largada partida linha_de_partida linha_de_largada bloco_de_partida | start startblock startschuss | depart ligne_de_départ starting-block
finish: finishline | meta llegada línea_de_meta cruzar_la_meta | chegada meta linha_de_chegada linha_de_meta | ziel zieleinlauf | arrivee ligne_d_arrivée
relay: | relevos relevo | revezamento | staffel | relais
dive: diving jump | salto zambullida | mergulho salto | sprung kopfsprung | plongeon saut
backstroke: | espalda | costas | ruecken rückenschwimmen | dos
medal: medals podium | medalla podio | medalha podio | medaille siegerehrung | medaille podium
trophy: cup | trofeo copa | trofeu taca | pokal | trophee coupe
goal: | gol | gol | tor | but
canoe: | canoa piragua | canoa | kanu | canoe canoe
rapids: | rapidos | rapidos corredeiras | stromschnellen | rapides
fog: mist foggy | niebla | nevoeiro neblina | nebel | brouillard brume
wind: | viento | vento | wind | vent
volcano: | volcan | vulcao | vulkan | volcan
heron: | garza | garca | reiher | heron
kitten: kittens | gatito gatitos | gatinho gatinhos filhote | kaetzchen kätzchen | chaton chatons
steam: | vapor | vapor | dampf | vapeur
tram: streetcar | tranvia | bonde | strassenbahn | tramway
storm: | tormenta | tempestade trovoada | sturm gewitter | orage tempete
balloon: | globo | balao baloes | ballon ballons luftballon luftballons | ballon ballons
candle: | vela | vela | kerze | bougie
egg: | huevo huevos | ovo ovos | ei eier | oeuf oeufs
tunnel: | tunel | tunel | tunnel | tunnel
noodle: noodles ramen | fideos | macarrao | nudeln | nouilles
broth: | caldo | caldo | bruehe brühe | bouillon
bowl: | cuenco tazon bol | tigela | schuessel schale | bol
corn: | maiz mazorca | milho | mais | mais
grape: grapes | uva uvas | uva uvas | traube trauben weintrauben | raisin raisins
harvest: | vendimia cosecha | colheita vindima | ernte weinlese | vendange vendanges recolte
barrel: barrels | barril | barril | fass faesser | tonneau
feet: foot barefoot | pie pies pisada pisando | pe pes pisa | fuss fuesse füsse | pied pieds
chocolate: | chocolate | chocolate | schokolade | chocolat
unicorn: | unicornio | unicornio | einhorn | licorne
customer: customers guest guests client | cliente clientes | cliente clientes | kunde kunden gast | client clients
neon: | neon | neon | neon | neon
sign: signs | letrero cartel | placa letreiro | schild preisschild nummernschild | enseigne panneau
lock: | esclusa | eclusa | schleuse | ecluse
accordion: | acordeon | acordeao sanfona | akkordeon | accordeon
`;

const TABLES = [
  BASIC_NOUNS,
  NOUNS,
  MORE_NOUNS,
  EVERYDAY_NOUNS,
  PHRASE_NOUNS,
  TRADE_NOUNS,
  STATE_NOUNS,
  NATURE_NOUNS,
  LEISURE_NOUNS,
  HOME_NOUNS,
];

/** All words of things that a language knows, by the name that the models and the other languages know them by. */
export function nounsOf(code: LanguageCode): Readonly<Record<string, string>> {
  return withEmojiNouns(ownNouns(code), code);
}

function ownNouns(code: LanguageCode): Readonly<Record<string, string>> {
  const column = LANGUAGES.indexOf(code);
  const known: Record<string, string> = code === 'en' ? { ...ENGLISH_THINGS } : {};
  const rows = TABLES.flatMap((table) =>
    table
      .trim()
      .split('\n')
      .map((row) => row.split(/:(.*)/)),
  );
  for (const [name = '', words = ''] of [...rows, ...Object.entries(COMMON_NOUNS)]) {
    const own = name.startsWith('~') && code === 'en' ? name.slice(1) : '';
    known[name] = `${known[name] ?? ''} ${own} ${words.split('|')[column] ?? ''}`.trim();
  }
  return known;
}

/** What the tables do not name, by the names of emoji: see `scripts/make-emoji-nouns.ts`. */
function withEmojiNouns(
  things: Readonly<Record<string, string>>,
  code: LanguageCode,
): Readonly<Record<string, string>> {
  const known: Record<string, string> = { ...things };
  const told = conceptByWord(things);
  const english = code === 'en' ? told : conceptByWord(ownNouns('en'));
  for (const [name, row] of Object.entries<Partial<Record<LanguageCode, string>>>(EMOJI_NOUNS)) {
    const concept = english.get(foldWord(name)) ?? name;
    const words = (row[code] ?? '').split(' ').filter((word) => word !== '' && !told.has(foldWord(word)));
    if (code === 'en' || words.length > 0) known[concept] = [known[concept] ?? '', ...words].join(' ').trim();
  }
  return known;
}

function conceptByWord(things: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(things).flatMap(([concept, words]) =>
      [concept, ...words.split(' ')].map((word) => [foldWord(word), concept] as const),
    ),
  );
}
