import type { Match } from '../rules/found-match.ts';
import { longestEnd } from '../words/bounds.ts';
import { isClipWord, isIn, namedPhraseEnd, type Sentence } from './sentence.ts';
import {
  bulletEnd,
  type Item,
  isAnd,
  isLineStart,
  itemAt,
  SHOT_LIST,
  separatorEnd,
  WORTH_OF_ITEM,
} from './shot-items.ts';

const ITEMS_MAX = 40;
/** More than 'opening:' is worth alone. */
const WORTH_OF_LABEL = 14;

/** Shots one after the other, each with its time or number: '0-3s: the dog', '1. Hook: the dog (2 s)', 'dog 3 s, sea 4 s'. */
export function shotListAt(sentence: Sentence, from: number): readonly Match[] {
  if (!isLineStart(sentence, from) || goesOn(sentence, from)) return [];
  const items = withPartsOfClips(itemsFrom(sentence, from));
  const shots = besideEachOther(sentence, sharingTime(eachTimed(withoutOpening(sentence, items))));
  const last = shots.at(-1);
  const timed = items.filter(({ isTimed }) => isTimed).length;
  const numbered = items.filter(({ isNumbered }) => isNumbered).length;
  const parts = shots.filter(({ named }) => named.isBeside !== true).length;
  if (last === undefined || parts < 2 || (timed < 2 && numbered < items.length)) return [];
  if (!isTimeline(items) || items.some(isBounded) || isPartlyTimed(shots)) return [];
  const labelled = items.filter(({ isLabelled }) => isLabelled).length;
  const score = last.to - from + items.length * WORTH_OF_ITEM + labelled * WORTH_OF_LABEL;
  return [
    {
      rule: SHOT_LIST,
      from,
      to: last.to,
      slots: { clips: shots.map(({ named }) => named) },
      score,
      literal: score,
    },
  ];
}

function itemsFrom(sentence: Sentence, from: number): readonly Item[] {
  const items: Item[] = [];
  let at = from;
  while (items.length < ITEMS_MAX) {
    const item = itemAt(sentence, at);
    if (item === null || isThatOrder(sentence, item.named.from)) break;
    items.push(item);
    at = separatorEnd(sentence, item.to);
    if (at === item.to && bulletEnd(sentence, at) === null) break;
  }
  return items;
}

/** Of 'dog 3 s, Ana 0:04-0:12, cat 3 s' the stretch of Ana is one of her clip, and none of the reel. */
function withPartsOfClips(items: readonly Item[]): readonly Item[] {
  const isHeld = items.some(
    ({ isTimed, range, named: { hold } }) => isTimed && range === null && hold !== undefined,
  );
  if (!isHeld || isTimeline(items) || !items.every(({ isPlain }) => isPlain)) return items;
  return items.map((item): Item => {
    if (item.range === null) return item;
    const { hold: _hold, ...named } = item.named;
    const range = { fromSeconds: item.range.from, toSeconds: item.range.to };
    return { ...item, range: null, named: { ...named, range } };
  });
}

/** 'Start with the bath, then the beans 5 seconds, then the peas 5': what has no time begins the list. */
function goesOn(sentence: Sentence, from: number): boolean {
  const { tokens } = sentence;
  if (tokens[from - 1]?.kind !== 'comma' || namedPhraseEnd(sentence, 'thenWords', from) === null)
    return false;
  const begin = tokens.findLastIndex(({ kind }, at) => at < from - 1 && /^(?:comma|break)$/.test(kind)) + 1;
  return tokens.slice(begin, from).every(({ quantity }) => quantity?.unit !== 'seconds');
}

/** The 'that order' of 'dog 4 s, sea 4 s. That order, nothing else' is no shot. */
function isThatOrder(sentence: Sentence, from: number): boolean {
  // 'Total: 30 sec' behind the lines of the list
  if (longestEnd(sentence.tokens, from, sentence.grammar.lexicon.numbers.totals) !== null) return true;
  return (
    isIn(sentence, sentence.tokens[from], 'determiners') &&
    namedPhraseEnd(sentence, 'order', from + 1) !== null
  );
}

/** 'Structure like this - rain 3 sec, frog 3 sec': what leads to the list is no shot. */
function withoutOpening(sentence: Sentence, items: readonly Item[]): readonly Item[] {
  const isShot = ({ isTimed, isNumbered, named: { from, to } }: Item) =>
    isTimed ||
    isNumbered ||
    sentence.tokens.slice(from, to).some(({ kind, word }) => kind === 'file' || isClipWord(sentence, word));
  const first = items.findIndex(isShot);
  const isLed = items.slice(first).filter(({ isTimed }) => isTimed).length > 1;
  return first > 0 && isLed ? items.slice(first) : items;
}

/** What is listed before 'for 3 seconds each' plays as long, one by one. */
function eachTimed(items: readonly Item[]): readonly Item[] {
  const timed: Item[] = [];
  for (const item of items.toReversed()) {
    const behind = timed[0];
    const isEach = behind?.isEach === true && !item.isTimed;
    const hold = isEach ? behind.named.hold : undefined;
    timed.unshift(
      hold === undefined
        ? item
        : { ...item, isTimed: true, isEach: true, named: { ...item.named, hold, isEach: true } },
    );
  }
  return timed;
}

/** What is listed before '8 seconds together' shares that time. */
function sharingTime(items: readonly Item[]): readonly Item[] {
  return items.map((item, at): Item => {
    const end = items.findIndex(({ isTimed, isNumbered }, place) => place >= at && (isTimed || isNumbered));
    return !item.isTimed && items[end]?.isShared === true ? { ...item, isShared: true } : item;
  });
}

/** '20 seconds of the race and the tug of war', 'the launch and the canoes, 10 s': one time for what 'and' joins. */
function besideEachOther(sentence: Sentence, items: readonly Item[]): readonly Item[] {
  const runs: Item[][] = [];
  const timed = items.filter(({ isTimed }) => isTimed);
  const areLines = timed.length > 1 && items[0]?.isLineHead === true && timed.every((one) => one.isLineHead);
  for (const item of items) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    const isJoined =
      run !== undefined &&
      before !== undefined &&
      ((areLines && !item.isLabelled) ||
        (before.isShared && !before.isTimed) ||
        (isAnd(sentence, sentence.tokens[before.named.to]) && item.named.from <= before.named.to + 2)) &&
      !item.isNumbered &&
      !(item.isTimed && run.some(({ isTimed }) => isTimed));
    if (isJoined) run.push(item);
    else runs.push([item]);
  }
  return runs.flatMap((run) => (run.some(({ isTimed }) => isTimed) ? inOnePart(run) : run));
}

function inOnePart(run: readonly Item[]): readonly Item[] {
  const [first] = run;
  const timed = run.find(({ isTimed }) => isTimed)?.named;
  const together = timed?.hold ?? timed?.together;
  if (first === undefined || run.length === 1 || together === undefined) return run;
  return run.map((item, at): Item => {
    const { hold: _hold, together: _together, ...named } = item.named;
    return { ...item, isTimed: true, named: { ...named, ...(at === 0 ? { together } : { isBeside: true }) } };
  });
}

/** 'The dog under 3 seconds, the sea at least 8' are lengths, and no list of shots. */
function isBounded({ named: { hold, together } }: Item): boolean {
  return /^at/.test((hold ?? together)?.bound ?? '');
}

/** 'Intro: the rink, the bus, 6 seconds together. Main part: the goal, the save.': parts, of which most have no time. */
function isPartlyTimed(shots: readonly Item[]): boolean {
  const untimed = shots.filter(({ isTimed, named }) => !isTimed && named.isBeside !== true);
  return untimed.length > 1 && shots.some(({ isShared }) => isShared);
}

/** Whether times behind the things are the reel's: each begins where the one before ends. */
function isTimeline(items: readonly Item[]): boolean {
  return items.every(({ range }, at) => range === null || range.from === (items[at - 1]?.range?.to ?? 0));
}
