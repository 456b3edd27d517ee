import type { WantedLevel } from './brief.ts';
import { readClauses } from './levels/level-clauses.ts';
import { graded, meantBy } from './levels/level-meaning.ts';
import { LEVEL_RULES } from './levels/level-rules.ts';
import { LOWER, MUTE, OF, RAISE, SOUND, THE } from './levels/level-words.ts';
import { GAP } from './reading.ts';
import { THING } from './thing-phrase.ts';

/** 'mute the street clip and the dog clip' */
const OF_TWO = new RegExp(
  `(?<=^| )((?:(?:${MUTE}|${LOWER}|${RAISE}) ${THE}${SOUND} ${OF}|mute|silence) )${THING} and (?!then |the rest)${THING}(?= ?[.,|]|$)`,
  'g',
);

const ABOUT_SOUND =
  /\b(?:mut(?:e|ed)|silen(?:t|ce)|sounds?|soundless|audio|volume|noises?|levels?|wind|loud(?:er|ness)?|quiet(?:er|en)?|softer|voices?|vocals?|talking|hear|audible|lower|reduce|duck|soften|decrease|turn|bring|take|pull|dial|tone|raise|lift|boost|increase|amplify|push|crank)\b/;

/** Levels of single clips: 'mute the dog clip', 'lower the wind on the second clip', 'keep only her voice'. */
export function readLevels(text: string): { text: string; levels: readonly WantedLevel[] } {
  if (!ABOUT_SOUND.test(text)) return { text, levels: [] };
  const levels: WantedLevel[] = [];
  let rest = text.replace(OF_TWO, '$1$2 | $1$3');
  for (const { cue, pattern, of, gainDb } of LEVEL_RULES) {
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

const THE_REST_MUTED = new RegExp(
  `(?<=^| )(?:mute|silence|kill|turn off|remove|no)(?: the| all)*(?: ${SOUND}(?: ${OF})?)?(?: the| all)* (?:rest|others|everything else|all else|else|other (?:clips|ones|sounds?))(?= |$)`,
  'g',
);
