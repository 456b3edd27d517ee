import type { Amount, ClipReference } from '@cutroom/contract';
import { clipIdsOf, clipsOf, eachAlone, SHOWN } from './refer-to-wishes.ts';
import type { Settling } from './settling.ts';

/**
 * 'The brown, the white and the speckled hen, four seconds each': what is listed right before plays so long, one by one. Where
 * nothing else is named, and no other length is said, the reel is of these, and as long as they are together.
 */
export function withEachOfList(wishes: readonly Settling[]): readonly Settling[] {
  const byLists = heldByLists(wishes);
  if (byLists !== null) return byLists;
  const timed = timedList(wishes);
  if (timed === null || wishes.some(({ draft, from }) => from === timed.list.from && takesTurns(draft)))
    return wishes;
  const { each, seconds, entries, list } = timed;
  const ids = new Set(entries.flatMap(({ clips }) => clips.map(({ clipId }) => clipId)));
  const isListed = ({ clips }: ClipReference) => clips.every(({ clipId }) => ids.has(clipId));
  // 'Two seconds each, except the dog, which gets four' is said of the list.
  const isOfEach = ({ draft, from }: Settling) =>
    (draft.kind === 'exception' && clipsOf(draft).every(isListed)) ||
    (draft.kind === 'every' && from === each.from);
  if (wishes.some((wish) => GENERAL.has(wish.draft.kind) && !isOfEach(wish))) return wishes;
  const isBeside = ({ draft }: Settling) =>
    SHOWN.has(draft.kind) && draft.kind !== 'prefer' && !clipsOf(draft).every(isListed);
  const total = entries.reduce((sum, entry) => sum + (ownSeconds(entry, wishes, each) ?? seconds), 0);
  const lengths = wishes.filter(({ draft }) => draft.kind === 'length');
  if (lengths.some(({ draft }) => isMore(draft, total))) return heldEach(wishes, timed);
  // Of 'the two lions, the two seals, 3 seconds each' each animal plays so long, and nobody knows how many there are.
  const areMany = entries.some(({ number, clips }) => number !== 'one' && clips.length > 1);
  if (wishes.some(isBeside) || !lengths.every(({ draft }) => isAbout(draft, total))) return wishes;
  const held = wishes.find(
    (wish) => wish !== each && wish.draft.kind === 'hold' && isAbout(wish.draft, total) && total !== seconds,
  );
  const make = (draft: Settling['draft']): Settling => ({ ...list, draft, certainty: 'likely', stands: [] });
  const guess = (draft: Settling['draft']): Settling => ({ ...make(draft), certainty: 'guess' });
  return [
    ...wishes.filter((wish) => wish !== held && !(wish.draft.kind === 'every' && isOfEach(wish))),
    make({ kind: 'only', clips: [...entries] }),
    ...(lengths.length > 0 || areMany
      ? []
      : [guess({ kind: 'length', amount: { bound: 'exactly', value: total } })]),
    ...(areMany
      ? []
      : [
          guess({
            kind: 'count',
            amount: { bound: 'exactly', value: entries.length },
            of: 'cuts',
            perClip: false,
          }),
        ]),
    ...(wishes.some(({ draft }) => draft.kind === 'order')
      ? []
      : [guess({ kind: 'order', by: 'named', clips: [...entries] })]),
  ];
}

/** 'The dog, the cat and the sea, 3 seconds each, 30 seconds in all': these play so long, and others fill the rest. */
function heldEach(
  wishes: readonly Settling[],
  { each, seconds, entries, list }: TimedList,
): readonly Settling[] {
  if (each.draft.kind !== 'cutLength' || each.isOfShots === true) return wishes;
  const isOfList = ({ draft, from, certainty }: Settling) =>
    draft.kind === 'only' && certainty !== 'sure' && from === list.from;
  const holds = entries.map(
    (entry): Settling => ({
      ...each,
      stands: [],
      draft: { kind: 'hold', clips: [entry], amount: { bound: 'exactly', value: seconds }, than: null },
    }),
  );
  return wishes.flatMap((wish) => (wish === each ? holds : isOfList(wish) ? [asIncluded(wish)] : [wish]));
}

function asIncluded(wish: Settling): Settling {
  return { ...wish, draft: { kind: 'include', clips: [...clipsOf(wish.draft)] } };
}

/** What is said of one thing of the list: 'the dog 4'. */
function ownSeconds({ clips }: ClipReference, wishes: readonly Settling[], each: Settling): number | null {
  const ids = clips.map(({ clipId }) => clipId);
  const own = wishes.find(
    ({ draft, from }) =>
      draft.kind === 'hold' &&
      from > each.from &&
      clipIdsOf(draft).length === ids.length &&
      clipIdsOf(draft).every((id) => ids.includes(id)),
  );
  return own?.draft.kind === 'hold' ? exact(own.draft.amount) : null;
}

/** 'The owl at the start and at the end, five seconds each time' times the owl, and no other cut. */
export function withTimesOfOne(wishes: readonly Settling[]): readonly Settling[] {
  return wishes.map((wish, at) => {
    const { draft } = wish;
    const before = wishes
      .slice(0, at)
      .filter(({ to, draft: other }) => wish.from - to <= 1 && clipsOf(other).length > 0);
    const [one, ...others] = before.flatMap((other) => clipsOf(other.draft));
    const isOne =
      one?.clips.length === 1 && others.every(({ clips }) => clips[0]?.clipId === one.clips[0]?.clipId);
    const isAgain =
      before.some((other) => other.draft.kind === 'times') ||
      ['open', 'close'].every((kind) => before.some((other) => other.draft.kind === kind));
    if (draft.kind !== 'cutLength' || draft.amount === null || !isOne || !isAgain || one === undefined)
      return wish;
    return { ...wish, stands: [], draft: { kind: 'hold', clips: [one], amount: draft.amount, than: null } };
  });
}

/** 'Lea, Omar, Nadia's first, at most 8 seconds per answer': other answers of theirs are not asked for. */
export function withoutOtherHolds(wishes: readonly Settling[]): readonly Settling[] {
  const idsOf = (some: readonly Settling[]) => some.flatMap(({ draft }) => clipIdsOf(draft));
  const alone = wishes.filter(({ draft }) => /^(?:include|order)$/.test(draft.kind));
  const named = new Set(idsOf(alone));
  return wishes.filter((wish) => {
    const { draft } = wish;
    if (draft.kind !== 'hold' || !/^at/.test(draft.amount?.bound ?? '')) return true;
    const beside = wishes.filter(
      (one) => one.draft.kind === 'hold' && one.from === wish.from && one.to === wish.to,
    );
    const listed = new Set(idsOf(beside).filter((id) => named.has(id)));
    return listed.size < 2 || idsOf([wish]).some((id) => listed.has(id));
  });
}

/** 'Alternate the dog and the sea, two seconds each': each comes again and again. */
function takesTurns(draft: Settling['draft']): boolean {
  return draft.kind === 'order' && draft.by === 'alternate';
}

/** These are about more clips than are listed. */
const GENERAL: ReadonlySet<Settling['draft']['kind']> = new Set([
  'every',
  'exception',
  'section',
  'share',
  'count',
] as const);
const WORDS_BETWEEN_MAX = 4;

interface TimedList {
  /** The wish that says how long. */
  readonly each: Settling;
  readonly seconds: number;
  readonly list: Settling;
  readonly entries: readonly ClipReference[];
}

function timedList(wishes: readonly Settling[]): TimedList | null {
  const [each, second] = wishes.filter(({ draft }) => draft.kind === 'cutLength');
  if (each === undefined) return heldAlike(wishes);
  return second === undefined ? listBefore(each, wishes) : null;
}

/** The list that a length of each stands right behind. */
function listBefore(each: Settling, wishes: readonly Settling[]): TimedList | null {
  const seconds = each.draft.kind === 'cutLength' ? exact(each.draft.amount) : null;
  const list = wishes.findLast(
    ({ draft, to, from }) =>
      from < each.from &&
      each.from - to <= WORDS_BETWEEN_MAX &&
      SHOWN.has(draft.kind) &&
      !('than' in draft && draft.than === 'shorter') &&
      entriesOf(draft).length > 1,
  );
  return seconds === null || list === undefined
    ? null
    : { each, seconds, list, entries: entriesOf(list.draft) };
}

/** 'The dog and the cat 4 seconds each, the sea and the sky 2', 'these four seconds each, everything else two': each length is of its own list. */
function heldByLists(wishes: readonly Settling[]): readonly Settling[] | null {
  const cuts = wishes.filter(({ draft }) => draft.kind === 'cutLength');
  const lists = cuts.flatMap((each) => listBefore(each, wishes) ?? []);
  return cuts.length < 2 || lists.length === 0 ? null : lists.reduce(heldEach, wishes);
}

/** 'Start, halfway and finish, five seconds each', as one wish for each of them. */
function heldAlike(wishes: readonly Settling[]): TimedList | null {
  const [first, ...others] = wishes.filter(({ draft }) => draft.kind === 'hold');
  if (first === undefined || others.length === 0) return null;
  const seconds = first.draft.kind === 'hold' ? exact(first.draft.amount) : null;
  const isAlike = ({ draft, from, to }: Settling) =>
    from === first.from && to === first.to && draft.kind === 'hold' && exact(draft.amount) === seconds;
  if (seconds === null || !others.every(isAlike)) return null;
  const entries = [first, ...others].flatMap(({ draft }) => entriesOf(draft));
  // What no clip shows makes no list: it would be a reel of nothing.
  return entries.length > 1 ? { each: first, seconds, list: first, entries } : null;
}

function entriesOf(draft: Settling['draft']): readonly ClipReference[] {
  return clipsOf(draft)
    .flatMap((one) => (one.number === 'one' ? [one] : eachAlone(one)))
    .filter(({ clips }) => clips.length > 0);
}

function exact(amount: Amount | null): number | null {
  return amount !== null && (amount.bound === 'exactly' || amount.bound === 'about') ? amount.value : null;
}

/** Whether a reel is to be longer than a list by more than what its lengths may be off. */
function isMore(draft: Settling['draft'], seconds: number): boolean {
  if (draft.kind !== 'length' || draft.amount.bound === 'longest' || isAbout(draft, seconds)) return false;
  const { amount } = draft;
  return amount.bound !== 'atMost' && (amount.bound === 'between' ? amount.from : amount.value) > seconds;
}

function isAbout(draft: Settling['draft'], seconds: number): boolean {
  if ((draft.kind !== 'length' && draft.kind !== 'hold') || draft.amount === null) return false;
  const { amount } = draft;
  if (amount.bound === 'longest') return false;
  const value = amount.bound === 'between' ? amount.to : amount.value;
  return Math.abs(value - seconds) <= seconds * 0.15;
}

/** 'Only clips 4 to 9, one shot per clip' is every one of these. */
export function everyOfOnly(wishes: readonly Settling[]): readonly Settling[] {
  const only = wishes.filter(({ draft }) => draft.kind === 'only');
  const clips = only.flatMap(({ draft }) => [...clipsOf(draft)]);
  if (clips.length === 0 || only.every(({ certainty }) => certainty === 'sure')) return wishes;
  return wishes.map((wish) =>
    wish.draft.kind === 'every' && wish.draft.clips.length === 0
      ? { ...wish, stands: clips.map(() => 'thing' as const), draft: { ...wish.draft, clips } }
      : wish,
  );
}
