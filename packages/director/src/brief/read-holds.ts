import { AMOUNT, amountSeconds } from './amounts.ts';
import type { Brief, ClipHold } from './brief.ts';
import { referencesIn } from './phrases.ts';
import { takeAll } from './reading.ts';
import { IS_THE_REEL, THING } from './thing-phrase.ts';

export const HOLD_SECONDS_MAX = 30;
const FOR = new RegExp(
  String.raw`(?<=^| )((?:(?:start|begin|open|end|finish|close|hold|stay|linger|show|keep|use|play|see|have|put)(?: with| on| at)? )?${THING}) for (?:about |around |exactly )?${AMOUNT}(?! (?:each|per|long))(?= |$)`,
  'g',
);
const OF = new RegExp(String.raw`(?<=^| )(?:about |around )?${AMOUNT} (?:of|from) ${THING}(?= |$)`, 'g');

/** 'five seconds of the cake, then five of the kiss' */
const IN_TURN = /\bthen (?:about |around )?\d+(?:\.\d+)? (?:seconds?|secs?|s) of\b/;

const GIVE = new RegExp(
  `(?<=^| )(?:give|grant|allow|spend) (?!me |us |it |this |that |them )${THING}(?: ,)? (?:about |around |exactly |at least |a good )?${AMOUNT}(?: of (?:screen ?time|time))?(?= |$)`,
  'g',
);
const SHOULD_BE = new RegExp(
  String.raw`(?<=^|[.,|] |and |but )${THING} (?:should|must|has to|needs to|can) (?:only |just )?(?:be (?:shown|seen|visible|on screen|in it)|be|last|play|stay|run|appear)(?: on screen)?(?: only| just)?(?: for)? (?:about |around |exactly )?${AMOUNT}(?: long)?(?= |$)`,
  'g',
);

/** 'every clip 1 second except the sunset, hold that for 6': the sunset is in, and has a length of its own. */
const EXCEPT = new RegExp(
  String.raw`(?<=^| )(?:except|but|besides|other than|apart from)(?: for)? ${THING}((?: (?:,|and|which|that|it|this|is|are|be|hold|keep|show|let|make|give|should|must|can|gets?|lasts?|plays?|runs?|stays?|for|on|to|about|around|exactly))*) ${AMOUNT}(?= |$)`,
  'g',
);
const GIVES_LENGTH =
  /\b(?:which|that|is|are|be|hold|keep|show|let|make|give|gets?|lasts?|plays?|runs?|stays?)\b/;
const LENGTH_OF_EACH =
  /\b(?:each|every|all|everything|apiece|per)\b.*\b(?:seconds?|secs?|s)\b|\b(?:seconds?|secs?|s)\b.*\b(?:each|apiece)\b/;
/** 'all clips 2 seconds but the dog, 20 seconds': so long after a mere comma is the reel. */
const EXCEPTED_SECONDS_MAX = 10;

/**
 * Lengths wished for single clips: 'start on the beach for two seconds'; '5 seconds of the dog and 10 of ...' where at
 * least two are named (a single '30 seconds of our holiday' is the whole reel). Their lengths leave the text.
 */
export function readHolds(text: string): HoldsFound {
  const holds: ClipHold[] = [];
  const hold = (thing: string, seconds: number): boolean => {
    const [reference] = referencesIn(thing);
    if (reference === undefined || seconds <= 0 || seconds > HOLD_SECONDS_MAX) return false;
    holds.push({ reference, seconds });
    return true;
  };
  const afterExcept = takeAll(text, EXCEPT, (m) => {
    const [, thing = '', link = ''] = m;
    const seconds = amountSeconds(m.slice(3));
    const isOwn =
      LENGTH_OF_EACH.test(text.slice(0, m.index)) &&
      (GIVES_LENGTH.test(link) || seconds <= EXCEPTED_SECONDS_MAX);
    return isOwn && hold(thing.replace(/ hold$/, ''), seconds);
  });
  const afterFor = afterExcept.replace(
    FOR,
    (whole: string, lead: string, thing: string, ...groups: (string | undefined)[]) =>
      isOfAll(text, groups) ||
      /^(?:the |a )?(?:except|besides|reel|video|clips|edit|film|whole|total|length|shots|cuts|each|every|all|aim|go|run|last|rest|others?|remaining|everything|it|stays?|remains?|lasts|plays?|runs|linger|visible|shown|screen)\b/.test(
        thing,
      ) ||
      !hold(thing, amountSeconds(groups))
        ? whole
        : lead,
  );
  const afterGive = afterFor.replace(
    GIVE,
    (whole: string, thing: string, ...groups: (string | undefined)[]) =>
      IS_THE_REEL.test(thing) || !hold(thing, amountSeconds(groups)) ? whole : `include ${thing}`,
  );
  const afterBe = afterGive.replace(
    SHOULD_BE,
    (whole: string, thing: string, ...groups: (string | undefined)[]) =>
      IS_THE_REEL.test(thing) || !hold(thing, amountSeconds(groups)) ? whole : `include ${thing}`,
  );
  if ([...afterBe.matchAll(OF)].length < 2) return { text: afterBe, holds, listed: [] };
  const others = holds.length;
  const isInTurn = IN_TURN.test(afterBe);
  let isFirst = true;
  const rest = afterBe.replace(OF, (whole: string, ...groups: (string | undefined)[]) => {
    const thing = groups[14] ?? '';
    if (!hold(thing, amountSeconds(groups))) return whole;
    const verb = !isInTurn ? 'include ' : isFirst ? 'start with ' : '';
    isFirst = false;
    return `${verb}${thing}`;
  });
  return { text: rest, holds, listed: holds.slice(others) };
}

/** 'just the dog and the sea for fifteen seconds' */
function isOfAll(text: string, groups: readonly (string | number | undefined)[]): boolean {
  const at = groups.find((group) => typeof group === 'number');
  return (
    typeof at === 'number' && LIST_BEFORE.test(text.slice(0, at)) && text.match(ANY_AMOUNT)?.length === 1
  );
}

const LIST_BEFORE = /\b(?:only|just) [^.,|]* (?:and|plus) ?$/;
const ANY_AMOUNT = /\b(?:seconds?|secs?|minutes?)\b/g;

export interface HoldsFound {
  readonly text: string;
  readonly holds: readonly ClipHold[];
  /** Of a list such as 'three seconds of the dog, two of the cat'. */
  readonly listed: readonly ClipHold[];
}

/** 'every clip 1 second, but the sunset 6, 15 seconds in all' is ten cuts: the sunset and nine of the others. */
export function cutsBesideHolds(
  length: Brief['length'],
  cutLength: Brief['cutLength'],
  holds: readonly ClipHold[],
): Brief['count'] {
  if (length?.kind !== 'about' || cutLength?.kind !== 'about' || holds.length === 0) return null;
  const left = length.seconds - holds.reduce((sum, { seconds }) => sum + seconds, 0);
  const others = Math.round(left / cutLength.seconds);
  return others < 1 ? null : { kind: 'exactly', count: holds.length + others, of: 'cuts' };
}

/** 'all clips 1 second, but the sunset 5' shows each clip once: the reel is as long as that. */
export function cutsOfEachBesideHolds(
  length: Brief['length'],
  cutLength: Brief['cutLength'],
  holds: readonly ClipHold[],
  everyClip: boolean,
): Brief['cutsPerClip'] {
  return everyClip && length === null && cutLength?.kind === 'about' && holds.length > 0 ? 1 : null;
}
