export interface Concept {
  /** Words with this meaning, as people write them; the concept's own name counts too. */
  readonly words: string;
  /**
   * Kinds of it that have no line of their own, 'taxi/cab' where two words name one: a clip of a castle is one of a
   * building, and a building may stand in for a castle; a church may not.
   */
  readonly kinds?: string;
  /** What it is a kind of: a clip of a dog is one of an animal, and an animal nobody could name may be the dog. */
  readonly isA?: string;
  /** Where it belongs: a clip of a tree is one of nature, and where nature is there may be the tree. */
  readonly within?: string;
  /** What a clip of it is about, too, which tells nothing the other way round: sport is no sign of a surfboard. */
  readonly about?: string;
}

/** What a picture can show. */
const THINGS: Readonly<Record<string, Concept>> = {
  person: {
    words: 'human someone somebody anyone anybody face portrait individual guest friend selfie model',
  },
  woman: {
    words: 'lady girl her she female',
    kinds: 'wife mother/mom/mum grandmother/grandma sister daughter bride actress girlfriend aunt',
    isA: 'person',
  },
  man: {
    words: 'guy dude boy he him gentleman male',
    kinds: 'husband father/dad grandfather/grandpa brother son groom actor boyfriend uncle',
    isA: 'person',
  },
  bestman: { words: 'groomsman usher', isA: 'man' },
  child: { words: 'kid boy girl', kinds: 'baby/infant/newborn/toddler teenager son daughter', isA: 'person' },
  crowd: { words: 'group audience gathering', kinds: 'team family couple', isA: 'person' },
  hand: { words: 'finger thumb palm arm', within: 'person' },
  smile: { words: 'laugh grin happy', within: 'person' },
  dance: { words: 'dancer', within: 'person' },
  animal: { words: 'wildlife creature critter pet zoo furry' },
  dog: {
    words: 'puppy pup doggo doggie doggy pooch',
    kinds: 'hound retriever labrador poodle terrier',
    isA: 'animal',
  },
  cat: { words: 'kitten kitty', isA: 'animal' },
  bird: {
    words: '',
    kinds: 'parrot seagull pigeon duck chicken eagle owl swan goose',
    isA: 'animal',
    within: 'nature',
  },
  horse: { words: 'pony foal', isA: 'animal' },
  cow: { words: 'cattle bull calf', isA: 'animal' },
  sheep: { words: 'lamb goat', isA: 'animal' },
  elephant: { words: '', isA: 'animal' },
  bear: { words: '', isA: 'animal' },
  zebra: { words: '', isA: 'animal' },
  giraffe: { words: '', isA: 'animal' },
  squirrel: { words: 'chipmunk', isA: 'animal' },
  fish: { words: 'aquarium', kinds: 'shark dolphin whale', isA: 'animal' },
  insect: { words: 'bug', isA: 'animal', within: 'nature' },
  bee: { words: 'bumblebee beehive', kinds: 'wasp hornet', isA: 'insect' },
  butterfly: { words: 'moth', isA: 'insect' },
  water: { words: 'splash' },
  ocean: {
    words: 'sea beach wave seaside coast coastline shore shoreline surf seashore tide bay seascape',
    within: 'water nature',
  },
  lake: { words: 'pond', within: 'water nature' },
  river: { words: 'stream creek', within: 'water nature' },
  waterfall: { words: 'cascade', within: 'water nature' },
  pool: { words: 'swim swimmer', within: 'water' },
  rain: { words: 'storm puddle', within: 'water nature' },
  sand: { words: 'beach dune', within: 'nature' },
  outdoor: { words: 'outdoors outside' },
  nature: { words: 'scenery landscape countryside wilderness', within: 'outdoor' },
  mountain: { words: 'hill peak summit alp hike', kinds: 'cliff', within: 'nature' },
  forest: { words: 'wood woodland', kinds: 'jungle', within: 'nature' },
  tree: { words: 'leaf branch', kinds: 'palm', within: 'nature' },
  flower: {
    words: 'blossom bloom petal',
    kinds: 'rose tulip thistle sunflower',
    isA: 'plant',
    within: 'nature',
  },
  plant: { words: 'bush shrub', within: 'nature' },
  garden: { words: 'yard backyard lawn grass', kinds: 'park meadow field', within: 'nature' },
  snow: { words: 'winter ice ski snowboard', within: 'nature' },
  sky: { words: 'cloud blue-sky', within: 'nature' },
  sunset: { words: 'dusk sundown golden', kinds: 'sunrise/dawn', within: 'sky' },
  pier: { words: 'jetty dock quay', kinds: 'harbour/harbor/marina boardwalk', within: 'water' },
  moon: { words: 'star night-sky', within: 'sky' },
  sun: { words: 'sunny sunshine sunlight' },
  fire: { words: 'flame', kinds: 'campfire/bonfire stove fireplace candle' },
  city: { words: 'urban town downtown metropolis skyline', within: 'outdoor' },
  building: {
    words: 'architecture rooftop',
    kinds:
      'house/cottage tower skyscraper church/cathedral/chapel castle/palace/fortress office museum temple lighthouse hotel school library stadium',
    within: 'city',
  },
  bridge: { words: '', within: 'city' },
  market: { words: 'bazaar', within: 'city' },
  street: { words: 'road avenue pavement sidewalk walkway path', kinds: 'alley', within: 'city' },
  traffic: { words: 'motorway highway freeway', within: 'street vehicle' },
  trafficlight: { words: '', within: 'street' },
  sign: { words: 'stop signpost', within: 'street' },
  vehicle: { words: 'transport wheel', within: 'outdoor' },
  car: { words: 'automobile drive', kinds: 'taxi/cab suv jeep', isA: 'vehicle' },
  truck: { words: 'lorry', kinds: 'pickup van', isA: 'vehicle' },
  bus: { words: 'coach', isA: 'vehicle' },
  train: { words: 'railway', kinds: 'tram subway/metro', isA: 'vehicle' },
  motorcycle: { words: 'motorbike', kinds: 'scooter', isA: 'vehicle' },
  bicycle: { words: 'bike cycling cycle cyclist', isA: 'vehicle' },
  boat: { words: '', kinds: 'ship/ferry yacht/sailboat kayak/canoe', isA: 'vehicle' },
  airplane: { words: 'plane aircraft jet flight airport aeroplane', isA: 'vehicle' },
  food: { words: 'meal dish dinner lunch breakfast snack recipe cook cuisine eat kitchen restaurant' },
  pizza: { words: '', isA: 'food' },
  cake: { words: 'dessert', kinds: 'cupcake pastry', isA: 'food' },
  sandwich: { words: '', kinds: 'burger', isA: 'food' },
  hotdog: { words: '', isA: 'food' },
  donut: { words: 'doughnut', isA: 'food' },
  icecream: { words: 'gelato', isA: 'food' },
  fruit: { words: '', isA: 'food' },
  apple: { words: '', isA: 'fruit' },
  banana: { words: '', isA: 'fruit' },
  orange: { words: '', isA: 'fruit' },
  vegetable: { words: '', kinds: 'salad', isA: 'food' },
  broccoli: { words: '', isA: 'vegetable' },
  carrot: { words: '', isA: 'vegetable' },
  grocery: { words: 'shopping', isA: 'food' },
  drink: { words: 'beverage', kinds: 'juice tea', isA: 'food' },
  alcohol: { words: 'alcoholic booze liquor bar pub', kinds: 'cocktail beer', isA: 'drink' },
  coffee: { words: 'espresso latte cappuccino', isA: 'drink' },
  wine: { words: 'wineglass', kinds: 'champagne', isA: 'alcohol' },
  bottle: { words: '', within: 'drink' },
  cup: { words: 'mug', within: 'drink' },
  bowl: { words: '', within: 'food' },
  sport: { words: 'game match athlete athletic' },
  workout: { words: 'gym fitness exercise exercising training', isA: 'sport' },
  squat: { words: 'squats squatting kneebend', isA: 'workout' },
  running: { words: 'run runner jog jogger jogging sprint', isA: 'sport' },
  juggle: { words: 'juggler juggling', about: 'football' },
  ball: { words: '', kinds: 'football/soccer basketball volleyball baseball', about: 'sport' },
  tennis: { words: 'racket', isA: 'sport' },
  surfboard: { words: 'surfer surf', about: 'sport' },
  skateboard: { words: 'skater skate', about: 'sport' },
  skis: { words: 'ski skiing', about: 'sport' },
  snowboard: { words: '', about: 'sport' },
  frisbee: { words: '', about: 'sport' },
  kite: { words: '', about: 'sport' },
  toy: { words: '', kinds: 'teddybear doll lego puzzle block/alphabet' },
  book: { words: 'reading magazine' },
  phone: { words: 'iphone smartphone mobile' },
  laptop: { words: 'computer keyboard screen monitor desktop' },
  tv: { words: 'television' },
  clock: { words: 'watch smartwatch' },
  camera: { words: '' },
  indoor: { words: 'indoors inside interior room' },
  livingroom: { words: 'couch sofa', within: 'indoor' },
  bedroom: { words: 'bed', within: 'indoor' },
  desk: { words: 'table', within: 'indoor' },
  chair: { words: 'bench seat stool armchair' },
  night: { words: 'evening nighttime nightlife' },
  day: { words: 'daylight daytime' },
  party: { words: 'birthday celebration' },
  concert: { words: 'band stage festival', kinds: 'guitar piano' },
  wedding: { words: 'bride groom marriage' },
  ring: { words: 'rings jewellery jewelry' },
  kiss: { words: 'kisses kissing' },
  firework: { words: 'fireworks pyrotechnics' },
  aerial: { words: 'drone' },
  intro: { words: 'introduction greeting' },
  result: { words: 'outcome finished completed reveal' },
  woodwork: { words: 'wood timber plank saw sawing sawn sanding carpentry lumber' },
  glue: { words: 'adhesive' },
  paint: { words: 'painting paintwork brush brushing painter lacquer varnish' },
  ceremony: { words: 'vow vows', within: 'wedding' },
};

/** How a picture looks, moves and sounds; partly what the director works out from the measures, see clip-traits.ts. */
const HOW_IT_IS: Readonly<Record<string, Concept>> = {
  timelapse: { words: '' },
  blurry: { words: 'blurred unsharp soft-focus smeared' },
  sharp: { words: 'crisp' },
  dark: { words: 'gloomy dim black' },
  bright: { words: 'light well-lit' },
  overexposed: { words: '' },
  shaky: { words: 'wobbly jittery unstable unsteady' },
  steady: { words: 'stable tripod still static' },
  action: { words: 'movement moving motion dynamic fast busy lively' },
  quiet: { words: 'silent soundless' },
  loud: { words: 'noisy' },
  speech: {
    words:
      'talk speak say voice dialogue dialog interview conversation talking speaking explanation explain explaining monologue toast toasts vlog commentary',
  },
  closeup: { words: 'macro detail' },
  wideangle: { words: 'wide panorama panoramic' },
  vertical: { words: 'portrait-format upright' },
  horizontal: { words: 'landscape-format sideways' },
  colourful: { words: 'vivid vibrant' },
  warm: { words: '' },
  cold: { words: 'cool' },
  short: { words: 'shortest' },
  lengthy: { words: 'longest' },
  calm: { words: 'peaceful serene relaxing tranquil' },
  energetic: { words: 'exciting' },
  happy: { words: 'playful joyful cheerful fun' },
};

/**
 * What words for things in clips have to do with each other. Detectors speak COCO-80, people do not: 'puppy' must
 * find 'dog', 'animals' must find the dog and the cat, and 'the ocean' must find 'beach-day.mp4'.
 */
export const CONCEPTS: Readonly<Record<string, Concept>> = withKinds({ ...THINGS, ...HOW_IT_IS });

/** Concepts that no clip is of: 'a reel with steady and a car' is not English. */
export const QUALITIES: ReadonlySet<string> = new Set(Object.keys(HOW_IT_IS));

/** Each kind as a concept of its own; 'son' is a kind of two. */
function withKinds(concepts: Readonly<Record<string, Concept>>): Readonly<Record<string, Concept>> {
  const all: Record<string, Concept> = { ...concepts };
  for (const [parent, { kinds }] of Object.entries(concepts)) {
    for (const names of kinds?.split(' ') ?? []) {
      const [name = '', ...others] = names.split('/');
      const isA = [...(all[name]?.isA?.split(' ') ?? []), parent].join(' ');
      all[name] = { words: others.join(' '), isA };
    }
  }
  return all;
}
