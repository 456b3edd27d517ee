const IRREGULAR: Readonly<Record<string, string>> = {
  people: 'person',
  persons: 'person',
  men: 'man',
  women: 'woman',
  children: 'child',
  kids: 'kid',
  feet: 'foot',
  mice: 'mouse',
  geese: 'goose',
  knives: 'knife',
  leaves: 'leaf',
  wolves: 'wolf',
  babies: 'baby',
  skies: 'sky',
  cities: 'city',
  puppies: 'puppy',
  parties: 'party',
  pets: 'pet',
  buses: 'bus',
  waves: 'wave',
  houses: 'house',
  horses: 'horse',
  faces: 'face',
  movies: 'movie',
  trees: 'tree',
  bees: 'bee',
  sunglasses: 'sunglasses',
  glasses: 'glass',
  dancing: 'dance',
  surfing: 'surf',
  smiling: 'smile',
  riding: 'ride',
  driving: 'drive',
  juggling: 'juggle',
  building: 'building',
  finished: 'finished',
  buildings: 'building',
  this: 'this',
  is: 'is',
  was: 'was',
  bus: 'bus',
  grass: 'grass',
  glass: 'glass',
  dress: 'dress',
  tennis: 'tennis',
  paris: 'paris',
  blurred: 'blurry',
  blur: 'blurry',
  blurriest: 'blurry',
  fuzzy: 'blurry',
  darker: 'dark',
  darkest: 'dark',
  dim: 'dark',
  shakiest: 'shaky',
  shake: 'shaky',
  wobbly: 'shaky',
  brighter: 'bright',
  brightest: 'bright',
  colorful: 'colourful',
  colors: 'colour',
  color: 'colour',
};

/**
 * A light stem: plural and verb endings off, so that 'dogs', 'dog' and 'running', 'runs' meet. Good enough for the
 * words of labels and file names; not a full Porter stemmer, which joins words that mean different things.
 */
export function stem(word: string): string {
  const lower = word.toLowerCase();
  const irregular = IRREGULAR[lower];
  if (irregular !== undefined) return irregular;
  if (lower.length <= 3) return lower;
  if (lower.endsWith('ies') && lower.length > 4) return `${lower.slice(0, -3)}y`;
  if (/(?:sses|shes|ches|xes|zes|oes)$/.test(lower)) return lower.slice(0, -2);
  if (/[^s]s$/.test(lower) && !/(?:us|is|ss)$/.test(lower)) return stem(lower.slice(0, -1));
  if (lower.endsWith('ing') && lower.length > 5) return undoubled(lower.slice(0, -3));
  if (lower.endsWith('ed') && lower.length > 4) return undoubled(lower.slice(0, -2));
  return lower;
}

function undoubled(root: string): string {
  if (/([bdgklmnprt])\1$/.test(root)) return root.slice(0, -1);
  return LOST_AN_E.test(root) ? `${root}e` : root;
}

/** 'glu', 'bak', 'danc', 'juggl': no English verb ends like that without its e. */
const LOST_AN_E = /^[^aeiouy]*[aeiouy][bcdgklmnprstvz]$|[^aeo]u$|[^aeiou]c$|[vz]$|[bcdfgkpstz]l$/;
