import { CUT_GAIN_DB_MIN } from '@cutroom/contract';
import type { ClipReference, WantedLevel } from './brief.ts';
import { referencesIn } from './phrases.ts';
import { namedIn } from './read-leftovers.ts';
import { cueOf, GAP } from './reading.ts';
import { THING } from './restate.ts';
import { isTalk } from './settle-speech.ts';

const SOUND =
  '(?:sounds?|audio|volume|noises?|levels?|wind(?: noises?)?|(?:background|traffic|ambient) (?:noises?|sounds?)|loudness)';
const OF = '(?:of|on|in|from|for|at|during|under)';
const LOWER =
  '(?:lower|reduce|turn down|bring down|duck|soften|quieten(?: down)?|quiet down|take down|pull down|tone down|decrease)';
const RAISE = '(?:raise|lift|turn up|bring up|boost|increase|amplify|push up|crank up)';
const MUTE =
  '(?:mute|silence|kill|cut|remove|turn off|switch off|take out|drop|strip|no|without|lose|get rid of|i do not want|do not use|do not keep)';
const MUCH =
  '(?: (?:a (?:little |tiny )?bit|slightly|a little|a touch|a notch|a tad|a lot|way|much|far|really|heavily|completely|down|up|please))*';
const THE = '(?:the |any |all |all the |its |that )*';
const ONLY_HEAR =
  '(?:(?:i |we )?(?:only|just) (?:want|need|would like|wish)(?: to)? (?:hear|have|keep)|(?:(?:keep|use|hear|leave|i want(?: to hear)?|want(?: to hear)?|let us hear|with) )*(?:only|just|nothing but)(?: (?:hear|keep|use|leave|have))?)';

interface LevelRule {
  readonly cue: RegExp;
  readonly pattern: RegExp;
  readonly of: WantedLevel['of'];
  /** Decibels where no word says how much; a word for little or much changes it. */
  readonly gainDb: number;
}

const LOWERED = -9;
const RAISED = 6;
const LITTLE = 0.5;
const MUCH_MORE = 1.8;

function rule(cue: string, source: string, of: WantedLevel['of'], gainDb: number): LevelRule {
  return { cue: cueOf(cue), pattern: new RegExp(`(?<=^| )(?:${source})(?= |$)`, 'g'), of, gainDb };
}

const RULES: readonly LevelRule[] = [
  // Only one thing is to be heard.
  rule(
    'mute|silence|turn off|remove|cut',
    `(?:mute|silence|turn off|remove|cut)(?: the)? (?:everything|all|all clips|all the clips|(?:the )?(?:sound|audio)(?: of everything)?|the rest|every clip)(?: ${OF} (?:all|every|everything)(?: the)?(?: clips?)?)? (?:except|but|apart from|besides|other than)(?: for| in| on| during| the sound of)* ${THING}`,
    'others',
    CUT_GAIN_DB_MIN,
  ),
  rule(
    'sounds?|audio|volume|noises?|levels?|wind|loudness',
    `(?:no ${SOUND}|${SOUND} (?:off|muted)) (?:except|but|apart from|besides|other than)(?: for| in| on| from| of)* ${THING}`,
    'others',
    CUT_GAIN_DB_MIN,
  ),
  rule(
    'only|just|but',
    `${ONLY_HEAR} (?:the )?${SOUND} (?:of|from|in|on|during) ${THING}|(?:the )?${SOUND} (?:only|just) (?:of|from|in|on|during|for|when|at) ${THING}`,
    'others',
    CUT_GAIN_DB_MIN,
  ),
  rule(
    'voices?|sound|vocals?',
    `${ONLY_HEAR} (?:to |the sound of )?((?:her|his|my|their|our|the|(?:the )?[^ .,|]+)?(?: [^ .,|]+)? ?(?:voices?|speech sound|talking sound|vocals?))(?: (?:and nothing else|audible|on))?`,
    'others',
    CUT_GAIN_DB_MIN,
  ),
  rule(
    'rest|others?|else',
    `(?:keep|leave|use|hear|want|have)(?: to hear| to keep| only| just)* (?:the )?(?:${SOUND} (?:of|on|in|from|for) )?${THING}(?: ${SOUND})?(?: on)?(?: ,| and| but| then)* (?:mute|silence|kill|turn off|remove|cut|drop|no)(?: the| all)*(?: ${SOUND} (?:of|on|in|from|for))?(?: the| all)* (?:rest|others|everything else|all else|other (?:clips|ones|sounds?))`,
    'others',
    CUT_GAIN_DB_MIN,
  ),
  rule(
    'rest|others?|else',
    `(?:mute|silence|turn off|kill)(?: the| all)*(?: ${SOUND} (?:of|on|in|from|for))?(?: the| all)* (?:rest|others|everything else|all else|other (?:clips|ones|sounds?))(?: ,| and| but)* (?:keep|leave|hear)(?: only)? (?:the )?(?:${SOUND} (?:of|on|in|from|for) )?${THING}`,
    'others',
    CUT_GAIN_DB_MIN,
  ),
  rule(
    'everywhere|all|every|but|except',
    `(?:the )?${SOUND} (?:stays?|should stay|is|stay|must stay|should be|remains)? ?(?:on|up)? ?(?:everywhere|in all (?:the )?clips|on all (?:the )?clips|in every clip|in all of them|for all of them) (?:but|except(?: for| in| on)?|apart from|besides|other than)(?: in| on| for)? ${THING}`,
    'named',
    CUT_GAIN_DB_MIN,
  ),
  rule(
    'rest|others?|else',
    `${THING} (?:to be|should be|must be|has to be|can be) (?:heard|audible)(?: [^ |]+){0,12}? (?:everything else|the rest|the others|all (?:the )?others?|(?:the )?other clips)(?: (?:can|should|must|may|could|to|is|are|be|go|stay))* (?:without (?:any )?(?:sound|audio)|silent|muted?)`,
    'others',
    CUT_GAIN_DB_MIN,
  ),
  rule(
    'down',
    `(?:take|turn|bring|pull|dial) ${THE}${SOUND} ${OF} ${THING}${MUCH} down${MUCH}`,
    'named',
    LOWERED,
  ),
  rule('up', `(?:take|turn|bring|push|dial) ${THE}${SOUND} ${OF} ${THING}${MUCH} up${MUCH}`, 'named', RAISED),
  rule(
    'audible|heard|sound',
    `(?:only|just) ${THING} (?:should|must|may|is|are|has|needs)(?: to)?(?: be| have)? (?:audible|heard|sound|a sound)`,
    'others',
    CUT_GAIN_DB_MIN,
  ),
  rule(
    'muted|silent|mute|quiet',
    `(?:(?:make|keep|have|turn) )?(?:everything|all|all (?:the )?clips|every clip|all of it)(?: should be| must be| is| are| on)? (?:muted?|silent|quiet)(?: ,)? (?:except|but|apart from|besides|other than)(?: for| in| on| during)* ${THING}`,
    'others',
    CUT_GAIN_DB_MIN,
  ),
  rule(
    'off|mute|muted|silent|sound|audio',
    `(?<!(?:only|just|use|with) )((?:the )?(?!only |just |use |with |no |all |every |each )(?:(?!only |just )[^ .,|]+ ){1,2}(?:clip|shot|one|video)|clip \\d+) , (?:${SOUND} off|muted?|silent|no (?:sound|audio))`,
    'named',
    CUT_GAIN_DB_MIN,
  ),
  // One thing is to be quieter or louder than the rest.
  rule(MUTE, `${MUTE} ${THE}${SOUND} ${OF} ${THING}`, 'named', CUT_GAIN_DB_MIN),
  rule('mute|silence', `(?:mute|silence) ${THING}`, 'named', CUT_GAIN_DB_MIN),
  rule('(?:turn|switch)', `(?:turn|switch) (?:the )?${SOUND} off ${OF} ${THING}`, 'named', CUT_GAIN_DB_MIN),
  rule(
    'silent|mute|muted|soundless|without sound',
    `(?:make|keep|have|leave) ${THING} (?:silent|mute|muted|soundless|without sound)`,
    'named',
    CUT_GAIN_DB_MIN,
  ),
  rule(
    'silent|mute|muted|soundless|without sound',
    `${THING} (?:should|must|has to|needs to) (?:be|stay) (?:silent|mute|muted|soundless|without sound)`,
    'named',
    CUT_GAIN_DB_MIN,
  ),
  rule(
    LOWER,
    `${LOWER} ${THE}${SOUND}${MUCH} (?:when(?:ever)?|while|where) (?:[^ .,|]+ ){1,2}?(talk|speak)(?:s|ing)?${MUCH}`,
    'named',
    LOWERED,
  ),
  rule(
    RAISE,
    `${RAISE} ${THE}${SOUND}${MUCH} (?:when(?:ever)?|while|where) (?:[^ .,|]+ ){1,2}?(talk|speak)(?:s|ing)?${MUCH}`,
    'named',
    RAISED,
  ),
  rule(LOWER, `${LOWER} ${THE}${SOUND}${MUCH} ${OF} ${THING}${MUCH}`, 'named', LOWERED),
  rule(
    'turn|tone|bring|take|dial',
    `turn ${THE}${SOUND}${MUCH} down ${OF} ${THING}${MUCH}|(?:turn|tone|bring|take|dial) ${THING}(?: ${SOUND})?${MUCH} down${MUCH}`,
    'named',
    LOWERED,
  ),
  rule(
    'quieter|softer|less loud|lower',
    `(?:make|have|keep) ${THING}(?: ${SOUND})?${MUCH} (?:quieter|softer in sound|less loud|lower in volume)${MUCH}`,
    'named',
    LOWERED,
  ),
  rule(
    'quieter|less loud',
    `${THING} (?:should|must|has to|needs to|could) be${MUCH} (?:quieter|less loud)${MUCH}`,
    'named',
    LOWERED,
  ),
  rule(LOWER, `${LOWER} ${THING}${MUCH}`, 'named', LOWERED),
  rule(RAISE, `${RAISE} ${THE}${SOUND}${MUCH} ${OF} ${THING}${MUCH}`, 'named', RAISED),
  rule(
    'turn',
    `turn ${THE}${SOUND}${MUCH} up ${OF} ${THING}${MUCH}|turn ${THING}(?: ${SOUND})?${MUCH} up${MUCH}`,
    'named',
    RAISED,
  ),
  rule('louder', `(?:make|have) ${THING}(?: ${SOUND})?${MUCH} louder${MUCH}`, 'named', RAISED),
  rule('louder', `${THING} (?:should|must|has to|needs to|could) be${MUCH} louder${MUCH}`, 'named', RAISED),
  rule(RAISE, `${RAISE} ${THING}${MUCH}`, 'named', RAISED),
];

/** 'mute the street clip and the dog clip' */
const OF_TWO = new RegExp(
  `(?<=^| )((?:(?:${MUTE}|${LOWER}|${RAISE}) ${THE}${SOUND} ${OF}|mute|silence) )${THING} and (?!then |the rest)${THING}(?= ?[.,|]|$)`,
  'g',
);

const ABOUT_SOUND =
  /\b(?:mut(?:e|ed)|silen(?:t|ce)|sounds?|soundless|audio|volume|noises?|levels?|wind|loud(?:er|ness)?|quiet(?:er|en)?|softer|voices?|vocals?|talking|hear|audible|lower|reduce|duck|soften|decrease|turn|bring|take|pull|dial|tone|raise|lift|boost|increase|amplify|push|crank)\b/;

/** The whole reel or its sound as such is no single clip. */
const WHOLE =
  /^(?:the |my |all |any |all the |our |a )*(?:whole |original |entire |clip |camera |background |natural |overall |general |of )*(?:it|everything|else|everything else|the sound of|the audio of|that|this|them|those|others?|all|sounds?|audio|volume|noises?|levels?|clips?|videos?|reel|edit|film|footage|music|wind|rest|original|thing|speed|pace|colou?rs?|contrast|brightness|saturation|exposure|tempo|energy|length|number|end|beginning|start|talking|people|camera|cut|cuts)$/;

/** Levels of single clips: 'mute the dog clip', 'lower the wind on the second clip', 'keep only her voice'. */
export function readLevels(text: string): { text: string; levels: readonly WantedLevel[] } {
  if (!ABOUT_SOUND.test(text)) return { text, levels: [] };
  const levels: WantedLevel[] = [];
  let rest = text.replace(OF_TWO, '$1$2 | $1$3');
  for (const { cue, pattern, of, gainDb } of RULES) {
    if (!cue.test(rest)) continue;
    rest = rest.replace(pattern, (whole: string, ...groups) => {
      const thing = groups.filter((group) => typeof group === 'string').find((group) => group !== '');
      const reference = typeof thing === 'string' ? meantBy(thing) : null;
      if (reference === null) return whole;
      levels.push({ reference, of, gainDb: graded(gainDb, whole) });
      return GAP;
    });
  }
  if (levels.some(({ of }) => of === 'others')) rest = rest.replace(THE_REST_MUTED, GAP);
  rest = readClauses(rest, levels);
  return { text: rest.replace(/\s+/g, ' ').trim(), levels };
}

/** Signs of a level in a clause that names a clip, whatever its grammar: 'clip 3 on mute', 'the party clip is too quiet'. */
const SIGNS: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:on mute|muted?(?! (?:everything|it|all|every|the (?:sound|audio|rest|whole)))|silent|soundless|(?:without|no)(?: any)? (?:sounds?|audio)|(?:sound|audio) (?:off|out))\b/,
    CUT_GAIN_DB_MIN,
  ],
  [
    /\b(?:too loud|quieter|less loud|half the volume|turned? down|lower(?:ed)? (?:volume|sound|audio)|(?:volume|sound|audio) down)\b/,
    LOWERED,
  ],
  [
    /\b(?:too quiet|louder|turned? up|(?:more|extra) (?:volume|sound)|(?:heard|audible) over|(?:volume|sound|audio) up|can (?:barely|hardly|not) (?:hear|be heard))\b/,
    RAISED,
  ],
];
/** 'the part where he gives his speech' */
const SPOKEN_OF =
  /\b(?:part|bit|clip|moment|one|1|scene) (?:where|when|in which) (?:[^ .,|]+ ){1,4}?(?:speech|talks?|speaks?|talking|speaking)\b/;
/** 'party louder' */
const TERSE =
  /^ ?(?:[.,|] )?(?:and |but |the |my |our )*(?!make |it |sound |music |audio |volume |everything )[^ .,|]+(?: [^ .,|]+)? (?:a (?:bit|little) |much |way )?(?:louder|quieter|muted|on mute|too loud|too quiet)(?: please)?(?: [.,|])?$|^ ?(?:[.,|] )?(?:and |but |a )*(?:louder|quieter) (?:the |my )?(?!sound|music|audio|volume|please)[^ .,|]+(?: (?:clip|part|voice))?(?: [.,|])?$/;
const NAMES_A_CLIP =
  /\b(?:too loud|too quiet|clips?|shots?|one|1|scene|footage|interview|speech|part|bit|moment)\b/;

function readClauses(text: string, levels: WantedLevel[]): string {
  return text
    .split(
      /(?<= [.,|])(?= )|(?= \b(?:but|and) (?:the|my|it|i|we|start|end|make|then|everything|all|leave|skip|use|keep|no|cut|put|show|fade|remove|drop|do not) )/,
    )
    .map((clause) => {
      const sign = SIGNS.find(([pattern]) => pattern.test(clause));
      if (sign === undefined || !(NAMES_A_CLIP.test(clause) || TERSE.test(clause))) return clause;
      const [words, gainDb] = sign;
      const things = namedIn(
        (TERSE.test(clause) ? `the ${clause}` : clause)
          .replace(words, ' | ')
          .split(/[ .,|]+/)
          .filter((word) => !SOUND_WORDS.test(word)),
      );
      const voices = SPOKEN_OF.exec(clause)?.[0];
      const references =
        voices === undefined ? things.filter(({ said }) => !WHOLE.test(said)) : [spoken(voices)];
      if (references.length === 0) return clause;
      for (const reference of references)
        levels.push({
          reference: isTalk(reference) ? spoken(reference.said) : reference,
          of: 'named',
          gainDb: graded(gainDb, clause),
        });
      return GAP;
    })
    .join('');
}

const SOUND_WORDS =
  /^(?:sounds?|audio|volume|noises?|too|much|very|bit|little|lot|way|over|barely|hardly|hear|heard|turn|turned|)$/;

const THE_REST_MUTED = new RegExp(
  `(?<=^| )(?:mute|silence|kill|turn off|remove|no)(?: the| all)*(?: ${SOUND}(?: ${OF})?)?(?: the| all)* (?:rest|others|everything else|all else|else|other (?:clips|ones|sounds?))(?= |$)`,
  'g',
);

function meantBy(thing: string): ClipReference | null {
  const named = thing
    .replace(new RegExp(` ${SOUND}$`), '')
    .replace(/(?: (?:a|an|bit|little|lot|notch|touch|tad|way|much|down|up|please|tiny))+$/, '')
    .trim();
  if (/\b(?:voices?|talking|vocals?|speaking|talk|speak)$/.test(named)) return spoken(named);
  if (WHOLE.test(named)) return null;
  const [reference] = referencesIn(named);
  if (reference === undefined) return null;
  return isTalk(reference) ? spoken(named) : reference;
}

/** 'The speech' is a clip in which somebody speaks; voices are heard in any. */
function spoken(said: string): ClipReference {
  const isOfAny = /\b(?:voices?|talking|vocals?|speaking|talk|speak)$/.test(said);
  return { kind: 'words', said, words: isOfAny ? ['speech'] : ['speech', 'clip'] };
}

function graded(gainDb: number, words: string): number {
  if (gainDb === CUT_GAIN_DB_MIN) return gainDb;
  if (/\b(?:bit|slightly|little|touch|notch|tad)\b/.test(words)) return Math.round(gainDb * LITTLE);
  return /\b(?:lot|way|much|far|really|heavily|completely)\b/.test(words)
    ? Math.round(gainDb * MUCH_MORE)
    : gainDb;
}
