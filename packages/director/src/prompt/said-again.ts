import type { ClipReference } from '@cutroom/contract';
import type { Match } from './rules/found-match.ts';
import type { FrameName } from './rules/frame-names.ts';
import type { Sentence } from './sentence/sentence.ts';
import { eachOf } from './wishes/amounts/hold-wishes.ts';
import { evenShares } from './wishes/amounts/share-wishes.ts';
import type { Building } from './wishes/building.ts';
import type { Draft } from './wishes/drafts.ts';
import type { MadeWish } from './wishes/made-wish.ts';

/** What a match says of other clips, or more often, of what was wished before it; null where it says something of its own. */
export function saidAgain(
  sentence: Sentence,
  match: Match,
  made: readonly MadeWish[],
  building: Building,
): readonly Draft[] | null {
  return SAID_AGAIN[match.rule.frame]?.(sentence, match, made, building) ?? null;
}

const SAID_AGAIN: Partial<
  Record<
    FrameName,
    (sentence: Sentence, match: Match, made: readonly MadeWish[], building: Building) => readonly Draft[]
  >
> = {
  sameFor: (_, match, made, building) => copied(match, made, building),
  alsoFor: besides,
  timesEach,
  evenOfThem,
  halvesOfThem,
};

/** 'The kite and the mill alternating, four times each', 'the three kites, each of them twice' */
function timesEach(
  { tokens }: Sentence,
  { slots, from }: Match,
  made: readonly MadeWish[],
  building: Building,
): readonly Draft[] {
  const times = slots.times?.quantity;
  if (times?.unit !== 'times') return [];
  const amount = { bound: 'exactly', value: Math.round(times.times) } as const;
  const last = made.at(-1);
  const isBeside = last !== undefined && tokens.slice(last.to, from).every(({ kind }) => kind !== 'word');
  const named = isBeside ? namedIn(last.draft) : [];
  const them = named.length > 0 ? null : building.themBefore(from);
  const clips =
    them === null ? named : [{ ...them, number: them.clips.length > 1 ? ('all' as const) : them.number }];
  return clips.map((one) => ({ kind: 'times', clips: [one], amount }));
}

/** 'The kite, the mill and the dam, all three equally long'; where no list stands before it is said of every cut. */
function evenOfThem(
  _: Sentence,
  match: Match,
  made: readonly MadeWish[],
  building: Building,
): readonly Draft[] {
  const named = thingsBefore(match, made, building);
  return named.length > 1 ? evenShares([...named], []) : [{ kind: 'cutLength', amount: null, isEven: true }];
}

/** 'The kite and the mill, half each' are the whole reel. */
function halvesOfThem(
  _: Sentence,
  match: Match,
  made: readonly MadeWish[],
  building: Building,
): readonly Draft[] {
  const named = [...thingsBefore(match, made, building)];
  return named.length > 1
    ? [{ kind: 'only', clips: named, certainty: 'likely' }, ...evenShares(named, [])]
    : [];
}

function thingsBefore(
  { from }: Match,
  made: readonly MadeWish[],
  building: Building,
): readonly ClipReference[] {
  const last = made.at(-1);
  const listed = last !== undefined && from - last.to <= WORDS_BESIDE_MAX ? namedIn(last.draft) : [];
  if (listed.length > 0) return listed;
  // 'Jon and Bea, half each' are two, of whom each may be in several clips.
  const two = building.twoBefore(from).filter(({ clips, number }) => clips.length > 0 && number === 'one');
  if (two.length === 2) return two;
  const them = building.themBefore(from);
  return them === null ? [] : eachOf(them);
}

/** What a wish names, 'the kite before the mill' both. */
function namedIn(draft: Draft): readonly ClipReference[] {
  if (!('clips' in draft)) return [];
  return 'than' in draft && Array.isArray(draft.than) ? [...draft.clips, ...draft.than] : draft.clips;
}

/** 'Two seconds of the extractor, same for the smoker': what was wished last, of other clips. */
function copied({ slots }: Match, made: readonly MadeWish[], building: Building): readonly Draft[] {
  const last = made.findLast(({ draft }) => COPIED.has(draft.kind))?.draft;
  if (last === undefined || !('clips' in last)) return [];
  return [{ ...last, clips: (slots.clips ?? []).map((named) => building.referTo(named)) }];
}
const COPIED: ReadonlySet<Draft['kind']> = new Set<Draft['kind']>([
  'hold',
  'exclude',
  'include',
  'level',
  'clipPart',
  'times',
  'speed',
  'share',
]);

/** 'Skip the tickets, that was boring, and the queue too': what is wished of the thing before, where no sentence ends between. */
function besides(
  { tokens }: Sentence,
  match: Match,
  made: readonly MadeWish[],
  building: Building,
): readonly Draft[] {
  const last = made.at(-1);
  const isBeside =
    last !== undefined &&
    BESIDES.has(last.draft.kind) &&
    match.from - last.to <= WORDS_BESIDE_MAX &&
    !tokens.slice(last.to, match.from).some(({ kind }) => kind === 'break');
  if (isBeside) return copied(match, [last], building);
  return [{ kind: 'include', clips: (match.slots.clips ?? []).map((named) => building.referTo(named)) }];
}
const BESIDES: ReadonlySet<Draft['kind']> = new Set<Draft['kind']>(['exclude', 'level', 'speed', 'times']);
const WORDS_BESIDE_MAX = 6;
