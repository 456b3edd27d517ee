import { CLIP_SECONDS_MIN, type Interval, TRANSITION_SECONDS } from '@cutroom/contract';
import type { Brief } from '../brief/brief.ts';
import type { ClipFacts } from '../clips/clip-facts.ts';
import { hasSpeech, isSmeared } from '../clips/clip-traits.ts';
import { wordScore } from '../clips/match-reference.ts';
import { type StretchWish, stretchesOf } from '../clips/stretches.ts';
import { listInWords } from '../explain/english.ts';
import { PACE_SECONDS } from './decide-budget.ts';
import { type ResolvedReference, type ResolvedWishes, wishedSight } from './resolve-wishes.ts';
import type { Sight } from './sight.ts';
import { weakClips } from './weak-clips.ts';

/** A clip that may play a part, and how much it is wanted. */
export interface CastClip {
  readonly facts: ClipFacts;
  /** About 0-2: picture quality, best moment, and how well it answers the prompt. */
  readonly worth: number;
  /** The prompt names it: it must be in. */
  readonly isRequired: boolean;
  /** Cuts wanted of it at least. */
  readonly times: number;
  readonly stretches: readonly Interval[];
  /** When the clip shows the thing it was wished for; null where that is unknown. */
  readonly sight: Sight | null;
}

export interface Casting {
  readonly cast: readonly CastClip[];
  /** Weaker clips that may come in when the wanted length cannot be filled otherwise. */
  readonly reserve: readonly CastClip[];
  readonly dropped: ReadonlyMap<ClipFacts, string>;
  /** Sentences on what could not be done. */
  readonly unmet: readonly string[];
}

/** Decides which clips may be used. Explicit wishes come before taste; a wish that would leave nothing is put aside. */
export function castClips(
  brief: Brief,
  wishes: ResolvedWishes,
  clips: readonly ClipFacts[],
  trim: boolean,
): Casting {
  const dropped = new Map<ClipFacts, string>();
  const unmet: string[] = [];
  let pool = clips.filter((facts) => facts.durationSeconds >= CLIP_SECONDS_MIN);
  for (const facts of clips) if (!pool.includes(facts)) dropped.set(facts, 'It is too short to use.');

  const keepOnly = (
    keep: (facts: ClipFacts) => boolean,
    why: (facts: ClipFacts) => string,
    otherwise: string,
  ): void => {
    const kept = pool.filter(keep);
    if (kept.length === 0) {
      if (otherwise !== '') unmet.push(otherwise);
      return;
    }
    for (const facts of pool) if (!kept.includes(facts)) dropped.set(facts, why(facts));
    pool = kept;
  };

  const required = requiredClips(wishes);
  const saidOnly = listed(wishes.only.filter((wish) => wish.clips.length > 0));
  if (wishes.only.length > 0) {
    const meant = new Set(wishes.only.flatMap((wish) => wish.clips));
    keepOnly(
      (facts) => meant.has(facts) || required.has(facts),
      () => `You asked for only ${saidOnly}.`,
      `No clip seems to match '${listed(wishes.only)}', so the others were used.`,
    );
  }
  for (const wish of wishes.exclude) {
    if (wish.clips.length === 0) continue;
    const unwanted = new Set(wish.clips);
    keepOnly(
      (facts) =>
        !unwanted.has(facts) || namedByPosition(facts, wishes) || isException(facts, unwanted, wishes),
      () => `You asked to leave out ${quoted(wish.said)}.`,
      `Leaving out ${quoted(wish.said)} would leave no clip at all, so that wish could not be met.`,
    );
  }
  const speech = speechWish(brief, pool, required, unmet, keepOnly);

  const wanted = (facts: ClipFacts): boolean => required.has(facts) || isMeant(facts, wishes.only);
  const isAll =
    brief.everyClip ||
    (brief.count?.kind === 'exactly' && brief.count.of === 'clips' && brief.count.count >= pool.length);
  const weak = isAll ? new Map<ClipFacts, string>() : weakClips(pool, required, wanted);
  for (const [facts, why] of weak) dropped.set(facts, why);
  pool = pool.filter((facts) => !weak.has(facts));

  pool = withMainClips(pool, brief, wishes, required, dropped);
  const blends = brief.transition === 'crossfade' || brief.transition === 'dip_to_black';
  const wish: StretchWish = { speech, trim, handleSeconds: blends ? TRANSITION_SECONDS / 2 : 0 };
  const toCast = (facts: ClipFacts): CastClip => ({
    facts,
    worth: worthOf(facts, brief, wishes),
    isRequired: required.has(facts) || brief.everyClip,
    times: timesOf(facts, brief, wishes),
    stretches: stretchesOf(facts, wish),
    sight: wishedSight(facts, wishes),
  });
  let cast = pool.map(toCast).filter(({ stretches }) => stretches.length > 0);
  if (cast.length === 0) {
    cast = pool.map((facts) => ({
      ...toCast(facts),
      stretches: stretchesOf(facts, { speech: null, trim: false }),
    }));
    if (speech === 'none')
      unmet.push('Someone talks all through the clips, so talking could not be left out.');
  } else {
    for (const facts of pool) {
      if (!cast.some((member) => member.facts === facts)) dropped.set(facts, 'Someone talks all through it.');
    }
  }
  const reserve = [...weak.keys()].map(toCast).filter(({ stretches }) => stretches.length > 0);
  return { cast, reserve, dropped, unmet };
}

/** 'mostly dogs': of the other clips only so many that the dogs stay in the majority. */
function withMainClips(
  pool: readonly ClipFacts[],
  brief: Brief,
  wishes: ResolvedWishes,
  required: ReadonlySet<ClipFacts>,
  dropped: Map<ClipFacts, string>,
): ClipFacts[] {
  const bare = pool.filter((facts) => isMeant(facts, wishes.bare) || required.has(facts));
  if (fillsTheReel(bare, brief, wishes)) {
    for (const facts of pool)
      if (!bare.includes(facts)) dropped.set(facts, `You named only ${listed(wishes.bare)}.`);
    return bare;
  }
  const main = pool.filter((facts) => isMeant(facts, wishes.mostly));
  if (main.length === 0 || brief.everyClip) return [...pool];
  const others = pool
    .filter((facts) => !main.includes(facts))
    .sort(
      (a, b) =>
        Number(required.has(b)) - Number(required.has(a)) ||
        worthOf(b, brief, wishes) - worthOf(a, brief, wishes),
    );
  const room = main.length < MAIN_CLIPS_MIN ? roomBeside(brief) : Math.max(1, Math.floor(main.length * 0.7));
  const kept = new Set([...main, ...others.slice(0, room), ...others.filter((facts) => required.has(facts))]);
  for (const facts of pool)
    if (!kept.has(facts)) dropped.set(facts, `You wanted mostly ${listed(wishes.mostly)}.`);
  return pool.filter((facts) => kept.has(facts));
}

/** 'boats and birds, 20 seconds': nothing else, where each thing has a clip and they last long enough. */
function fillsTheReel(bare: readonly ClipFacts[], brief: Brief, wishes: ResolvedWishes): boolean {
  if (wishes.bare.length === 0 || wishes.bare.some(({ clips }) => clips.length === 0)) return false;
  if (brief.everyClip || (brief.count !== null && brief.count.count > bare.length)) return false;
  const seconds = bare.reduce((sum, { durationSeconds }) => sum + durationSeconds * USABLE_SHARE, 0);
  const wanted = brief.length?.seconds ?? (brief.cutLength?.seconds ?? 1.5) * (brief.count?.count ?? 1);
  return bare.length >= BARE_CLIPS_MIN && seconds >= wanted;
}

const BARE_CLIPS_MIN = 2;
/** Of a clip's seconds so many are good enough, as a rule. */
const USABLE_SHARE = 0.7;

/** Fewer clips cannot carry most of a reel without coming again and again; their cuts are longer instead. */
const MAIN_CLIPS_MIN = 3;

/** Of other clips no more than fit into the lesser half of the reel. */
function roomBeside({ length, pace }: Brief): number {
  const half = (length?.seconds ?? USUAL_SECONDS) * OTHERS_SHARE;
  return Math.max(2, Math.floor(half / PACE_SECONDS[pace ?? 'medium'].usual));
}

const USUAL_SECONDS = 20;
const OTHERS_SHARE = 0.4;

/** Of every phrase that must be in, the best clip; of positions, all of them. */
function requiredClips(wishes: ResolvedWishes): ReadonlySet<ClipFacts> {
  const required = new Set<ClipFacts>();
  const taken = new Set<ClipFacts>();
  for (const wish of [
    ...wishes.opening,
    ...wishes.ending,
    ...wishes.include,
    ...wishes.before.flat(),
    ...wishes.holds,
    ...wishes.mentioned,
    ...wishes.placed,
  ]) {
    const choice = wish.clips.find((facts) => !taken.has(facts)) ?? wish.clips[0];
    if (choice === undefined) continue;
    taken.add(choice);
    required.add(choice);
  }
  for (const wish of wishes.include) {
    if (/\d|\b(?:first|second|third|fourth|fifth|last|every|all|each)\b/.test(wish.said))
      for (const facts of wish.clips) required.add(facts);
  }
  return required;
}

/** 'no people, but keep the talking one': the narrower wish stands. */
function isException(facts: ClipFacts, unwanted: ReadonlySet<ClipFacts>, wishes: ResolvedWishes): boolean {
  return [...wishes.include, ...wishes.only].some(
    ({ clips }) =>
      clips.includes(facts) && clips.length < unwanted.size && clips.every((other) => unwanted.has(other)),
  );
}

function namedByPosition(facts: ClipFacts, wishes: ResolvedWishes): boolean {
  return wishes.include.some((wish) => wish.clips.length === 1 && wish.clips[0] === facts);
}

function isMeant(facts: ClipFacts, wishes: readonly ResolvedReference[]): boolean {
  return wishes.some((wish) => wish.clips.includes(facts));
}

function speechWish(
  brief: Brief,
  pool: readonly ClipFacts[],
  required: ReadonlySet<ClipFacts>,
  unmet: string[],
  keepOnly: (
    keep: (facts: ClipFacts) => boolean,
    why: (facts: ClipFacts) => string,
    otherwise: string,
  ) => void,
): StretchWish['speech'] {
  if (brief.speech === 'none') {
    const isQuiet = (facts: ClipFacts): boolean =>
      (facts.clip.analysis.measures.speechShare ?? 0) <= MOSTLY_SPEECH || required.has(facts);
    // What is left of a talk without the talking is somebody about to talk.
    if (pool.filter(isQuiet).length >= QUIET_CLIPS_ENOUGH)
      keepOnly(isQuiet, () => 'Someone talks through most of it.', '');
    return 'none';
  }
  if (brief.speech !== 'only') return null;
  if (!pool.some((facts) => hasSpeech(facts.clip.analysis))) {
    unmet.push('No speech was found in the clips, so the edit could not keep to it.');
    return null;
  }
  keepOnly(
    (facts) => hasSpeech(facts.clip.analysis),
    () => 'Nobody talks in it, and you asked for the talking parts.',
    '',
  );
  return 'only';
}

/** Of a clip with more talk than this share the silent parts are no shots. */
const MOSTLY_SPEECH = 0.65;
const QUIET_CLIPS_ENOUGH = 3;

const SMEARED_LOSS = 0.3;

/** 'use the dog twice', 'three shots of each clip' */
function timesOf(facts: ClipFacts, brief: Brief, wishes: ResolvedWishes): number {
  const repeat = wishes.repeats.find(({ clips }) => clips[0] === facts);
  const isBoth = [wishes.opening, wishes.ending].every((side) =>
    side.some(({ clips }) => clips.length === 1 && clips[0] === facts),
  );
  if (isBoth && repeat === undefined) return Math.max(2, brief.cutsPerClip ?? 1);
  return repeat?.times ?? brief.cutsPerClip ?? 1;
}

function worthOf(facts: ClipFacts, brief: Brief, wishes: ResolvedWishes): number {
  const best = Math.max(0, ...facts.clip.analysis.moments.map((moment) => moment.score));
  const topics = brief.topics.reduce((most, topic) => Math.max(most, wordScore(topic, facts)), 0);
  const speech = brief.speech === 'prefer' && hasSpeech(facts.clip.analysis) ? 0.5 : 0;
  return (
    (facts.quality / 100) * 0.5 +
    best * 0.3 +
    topics * 0.25 +
    relevanceFit(facts, brief) +
    (isMeant(facts, wishes.prefer) ? 0.6 : 0) +
    (isMeant(facts, wishes.include) || isMeant(facts, wishes.mentioned) ? 0.4 : 0) -
    (isMeant(facts, wishes.fewer) ? 0.6 : 0) -
    (isSmeared(facts.clip.analysis) ? SMEARED_LOSS : 0) +
    speech +
    framingFit(facts, brief) +
    moodFit(facts, brief)
  );
}

/** What an image-text model thinks: 0 for clips in the middle and for those it did not look at. */
function relevanceFit({ relevance }: ClipFacts, brief: Brief): number {
  return relevance === null || brief.topics.length === 0 ? 0 : (relevance - 0.5) * RELEVANCE_SPAN;
}

const RELEVANCE_SPAN = 0.25;

function framingFit(facts: ClipFacts, brief: Brief): number {
  if (brief.framing === null) return 0;
  return facts.shotSize === brief.framing ? 0.5 : 0;
}

function moodFit(facts: ClipFacts, brief: Brief): number {
  const { motion } = facts.clip.analysis.measures;
  if (brief.mood === 'energetic') return Math.min(0.3, motion * 0.5);
  if (brief.mood === 'calm') return 0.3 - Math.min(0.3, motion * 0.5);
  if (brief.mood === 'happy') return wordScore('happy', facts) * 0.3;
  return brief.mood === 'dark' ? wordScore('dark', facts) * 0.3 : 0;
}

export function quoted(said: string): string {
  return `'${said}'`;
}

export function listed(wishes: readonly ResolvedReference[]): string {
  return listInWords(wishes.map(({ said }) => said));
}
