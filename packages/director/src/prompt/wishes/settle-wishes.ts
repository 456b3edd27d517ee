import { BRIEF_WISHES_MAX, type Certainty, type ClipReference, type Wish } from '@cutroom/contract';
import type { Resolver } from '../clips/clip-scores.ts';
import { REEL_SECONDS_MIN } from '../words/reel-long.ts';
import { eachOf } from './amounts/hold-wishes.ts';
import { withBareLength } from './bare/bare-length.ts';
import { cautious } from './caution.ts';
import type { Draft } from './drafts.ts';
import { everyOfOnly, withEachOfList, withoutOtherHolds, withTimesOfOne } from './each-of-list.ts';
import { withExceptions } from './exceptions.ts';
import { withoutLeftOut } from './linked/left-out.ts';
import { withNothingButThings } from './linked/nothing-but-things.ts';
import { withNothingBesideTurns } from './linked/taking-turns.ts';
import { withinGroup, withinOnly, withTopicBesideOthers } from './linked/within-only.ts';
import type { MadeWish } from './made-wish.ts';
import { clipsOf, SHOWN, withNamed, withOtherOnes, withOthers, withRest } from './refer-to-wishes.ts';
import { isOverruled, isSurer, isToldByOpening } from './rivals.ts';
import { withSections } from './section-wishes.ts';
import type { Settling } from './settling.ts';
import { withStretches } from './stretches.ts';

/** The wishes that stand once contradictions, repeats and what refers to other wishes are settled. */
export function settleWishes(made: readonly MadeWish[], prompt: string, resolver: Resolver): readonly Wish[] {
  const certain = lastOfEach(made.map(ofWholeReel).map(ofEachCut).filter(meansSomething)).map((wish) => ({
    ...wish,
    draft: fromSomething(wish.draft),
    certainty: certaintyOf(wish),
  }));
  const alone = withTopicBesideOthers(
    withinGroup(withoutTakenIn(withoutSideCounts(withoutMoments(certain)))),
  );
  const things = withNothingBesideTurns(withNothingButThings(withBareLength(withSections(alone))), resolver);
  const told = withoutOtherHolds(withOtherOnes(withStretches(withTimesOfOne(things))));
  const meant = withRest(withNamed(withOthers(told, resolver)), resolver);
  const whole = withEachOfList(everyOfOnly(withinOnly(withoutLeftOut(meant))))
    .flatMap(ofEachOfMany)
    .filter(({ draft }) => draft.kind !== 'only' || !namesAll(draft, resolver))
    .flatMap(cautious);
  const standing = withoutRepeats(
    whole.filter((wish, at) => !isOverruled(wish, at, whole) && !isToldByOpening(wish, whole)),
  );
  return withExceptions(named(standing.slice(0, BRIEF_WISHES_MAX), prompt));
}

/** 'I need a minute of it' is about the reel where nothing is named before, and no clip is asked to play so long. */
function ofWholeReel(wish: MadeWish): MadeWish {
  const { draft, stands } = wish;
  if (draft.kind !== 'hold' || draft.amount === null || draft.amount.bound === 'between') return wish;
  const isIt = stands.length > 0 && stands.every((one) => one === 'it');
  const isNone = draft.clips.every(({ clips }) => clips.length === 0);
  const least = isNone ? REEL_SECONDS_MIN : WHOLE_SECONDS_MIN;
  if (!isIt || draft.amount.value < least) return wish;
  return { ...wish, stands: [], draft: { kind: 'length', amount: draft.amount } };
}
const WHOLE_SECONDS_MIN = 15;

/** 'Everything should be at least two seconds long' is about the cuts, 'nothing longer than 40 seconds' about the reel. */
function ofEachCut(wish: MadeWish): MadeWish {
  const { draft } = wish;
  if (draft.kind === 'cutLength' && draft.amount?.bound === 'atMost' && draft.amount.value >= LONG_SECONDS)
    return { ...wish, draft: { kind: 'length', amount: draft.amount } };
  if (draft.kind !== 'length' || draft.amount.bound !== 'atLeast' || draft.amount.value > CUT_SECONDS_MAX)
    return wish;
  return { ...wish, draft: { kind: 'cutLength', amount: draft.amount, isEven: false } };
}
const CUT_SECONDS_MAX = 5;
const LONG_SECONDS = 20;

/** '20 seconds of the goals' are divided among them, as far as each plays for a moment then. */
function ofEachOfMany(wish: Settling): readonly Settling[] {
  const { draft } = wish;
  if (draft.kind !== 'hold' || draft.amount === null || draft.amount.bound === 'between') return [wish];
  const [many, second] = draft.clips;
  if (many === undefined || second !== undefined || many.number === 'one') return [wish];
  const value = Math.round((draft.amount.value / many.clips.length) * 10) / 10;
  if (many.clips.length < 2 || value < SHARED_SECONDS_MIN) return [wish];
  const amount = { ...draft.amount, value };
  return eachOf(many).map((clip) => ({ ...wish, draft: { ...draft, clips: [clip], amount } }));
}
const SHARED_SECONDS_MIN = 2;

/** 'Each clip exactly once and for two seconds': no reel is so short, where anything else is asked for. */
function withoutMoments(wishes: readonly Settling[]): readonly Settling[] {
  const isMoment = ({ draft, certainty }: Settling) =>
    draft.kind === 'length' &&
    certainty === 'guess' &&
    draft.amount.bound === 'exactly' &&
    draft.amount.value <= MOMENT_SECONDS_MAX;
  const others = wishes.filter((wish) => !isMoment(wish));
  if (others.length === 0 || others.length === wishes.length) return wishes;
  const isOfAll = others.some(
    ({ draft }) => draft.kind === 'every' || (draft.kind === 'times' && draft.clips.length === 0),
  );
  const isCut = others.some(({ draft }) => draft.kind === 'cutLength');
  return wishes.flatMap((wish): readonly Settling[] => {
    if (!isMoment(wish) || wish.draft.kind !== 'length') return [wish];
    const { amount } = wish.draft;
    if (!isOfAll || isCut || amount.bound === 'longest') return [];
    return [{ ...wish, certainty: 'likely', draft: { kind: 'cutLength', amount, isEven: false } }];
  });
}
const MOMENT_SECONDS_MAX = 3;

/** 'Keep it' means nothing where nothing was named before. */
function meansSomething({ draft, stands }: MadeWish): boolean {
  // 'They queue for half an hour' is no reel.
  if (isEndless(draft)) return false;
  if (!('clips' in draft) || draft.clips.length === 0) return true;
  // 'The first 5 seconds of the video' is no part of a clip.
  if (
    draft.kind === 'clipPart' &&
    draft.clips.every(({ clips, missing }) => clips.length + missing.length === 0)
  )
    return false;
  return !draft.clips.every(({ clips }, at) => clips.length === 0 && stands[at] === 'it');
}

function isEndless(draft: Draft): boolean {
  const isTimed = draft.kind === 'length' || draft.kind === 'hold' || draft.kind === 'section';
  return isTimed && draft.amount !== null && 'value' in draft.amount && draft.amount.value >= NO_REEL_SECONDS;
}
const NO_REEL_SECONDS = 1800;

/** 'Between 0 and 20 seconds' is at most 20: no length begins at nothing. */
function fromSomething(draft: Draft): Draft {
  if (!('amount' in draft) || draft.amount?.bound !== 'between' || draft.amount.from > 0) return draft;
  return { ...draft, amount: { bound: 'atMost', value: draft.amount.to } };
}

/** 'All clips, three seconds each': who names every clip leaves none out. */
function namesAll(draft: Draft, { clips }: Resolver): boolean {
  const ids = new Set(clipsOf(draft).flatMap((one) => one.clips.map(({ clipId }) => clipId)));
  return clips.length > 1 && clips.every(({ clip }) => ids.has(clip.clipId));
}

/** More wishes than a brief holds repeat themselves: then the last of those that are alike stands for them. */
function lastOfEach(made: readonly MadeWish[]): readonly MadeWish[] {
  if (made.length <= BRIEF_WISHES_MAX) return made;
  const byText = new Map(made.map((wish) => [textOf(wish.draft), wish]));
  return made.filter((wish) => byText.get(textOf(wish.draft)) === wish).slice(0, 2 * BRIEF_WISHES_MAX);
}

/** All of a wish but where it stands. */
function textOf(draft: Draft): string {
  const { certainty: _, ...rest } = draft;
  return JSON.stringify(rest, (name, value: unknown) =>
    name === 'span' || name === 'said' ? undefined : value,
  );
}

function certaintyOf({ draft, isDoubted }: MadeWish): Certainty {
  const own = draft.certainty ?? 'sure';
  if (namesNothing(draft)) return 'guess';
  if (!isDoubted) return own;
  return own === 'sure' ? 'likely' : 'guess';
}

/** 'Our name at the end', 'only briefly': what no clip shows and no table knows may be no thing at all. */
function namesNothing(draft: Draft): boolean {
  const isUnknown = ({ answer, labels, number }: ClipReference) =>
    answer === 'none' && labels.length === 0 && number !== 'all';
  const clips = clipsOf(draft);
  return clips.length > 0 && clips.every(isUnknown) && draft.kind !== 'include';
}

/** 'All but the interview three seconds each, the interview eight at the end': what is placed is not left out. */
function withoutTakenIn(wishes: readonly Settling[]): readonly Settling[] {
  // 'All but the party, and the clips short' names every clip once more, and none of them.
  const isNaming = ({ number, clips }: ClipReference) =>
    number !== 'all' || clips.some(({ by }) => by !== 'position');
  const idsOf = ({ draft }: Settling) =>
    clipsOf(draft)
      .filter(isNaming)
      .flatMap(({ clips }) => clips.map(({ clipId }) => clipId));
  const shown = new Set(wishes.filter(({ draft }) => TAKES_IN.has(draft.kind)).flatMap(idsOf));
  const isTakenIn = (wish: Settling): boolean =>
    wish.draft.kind === 'exclude' &&
    idsOf(wish).some((id) => shown.has(id)) &&
    wishes.some(({ draft, from, to }) => draft.kind === 'every' && from === wish.from && to === wish.to);
  return wishes.filter((wish) => !isTakenIn(wish));
}
const TAKES_IN: ReadonlySet<Draft['kind']> = new Set<Draft['kind']>(['open', 'close', 'place', 'hold']);

/** 'Two shots of the lake' are all of the reel only where it names nothing else. */
function withoutSideCounts(wishes: readonly Settling[]): readonly Settling[] {
  const about = wishes.filter(
    ({ draft }) => SHOWN.has(draft.kind) && 'clips' in draft && draft.clips.length > 0,
  );
  const counts = wishes.filter(({ draft }) => draft.kind === 'count' && draft.certainty === 'guess');
  const others = about.filter(({ from }) => !counts.some((count) => count.from === from));
  const isCounted = wishes.some(({ draft }) => draft.kind === 'count' && draft.certainty !== 'guess');
  if (others.length === 0 && counts.length <= 1 && !isCounted)
    return wishes.map((wish) => (counts.includes(wish) ? { ...wish, certainty: 'likely' as const } : wish));
  return wishes.filter((wish) => !counts.includes(wish));
}

function withoutRepeats(wishes: readonly Settling[]): readonly Settling[] {
  const known = new Map<string, Settling>();
  for (const wish of wishes) {
    const key = textOf(wish.draft);
    const before = known.get(key);
    // 'The moss, the log, the bowl, in that order': the order of the list is a guess before it is said.
    if (before === undefined || isSurer(wish, before)) known.set(key, wish);
  }
  const kept = new Set(known.values());
  return wishes.filter((wish) => kept.has(wish));
}

function named(wishes: readonly Settling[], prompt: string): readonly Wish[] {
  const used = new Map<string, number>();
  return wishes.map(({ draft, span, certainty }) => {
    const said = prompt.slice(...span);
    const key = `${draft.kind}-${hash(`${draft.kind} ${said.toLowerCase().replace(/\s+/g, ' ')}`)}`;
    const count = (used.get(key) ?? 0) + 1;
    used.set(key, count);
    return {
      ...draft,
      certainty,
      id: count === 1 ? key : `${key}-${count}`,
      span: [span[0], span[1]],
      said,
      source: 'prompt',
    };
  });
}

/** FNV-1a, 32 bits. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return value.toString(36);
}
