import { CUT_GAIN_DB_MIN } from '@cutroom/contract';
import type { WantedLevel } from '../brief.ts';
import { namedIn } from '../read-leftovers.ts';
import { GAP } from '../reading.ts';
import { isTalk } from '../settle-speech.ts';
import { graded, spoken, WHOLE } from './level-meaning.ts';
import { LOWERED, RAISED } from './level-words.ts';

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

/** Levels of clauses that no rule knows, but that name a clip and give a level away; what was read leaves the text. */
export function readClauses(text: string, levels: WantedLevel[]): string {
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
