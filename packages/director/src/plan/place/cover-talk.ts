import { CUTS_PER_PLAN_MAX, type Interval, REEL_FPS } from '@cutroom/contract';
import { lengthOf } from '../../material/stretches.ts';
import { wordScore } from '../../material/word-score.ts';
import type { CastClip } from '../cast/cast-clip.ts';
import type { MadeCut } from '../made-cut.ts';
import { bestScoreIn } from '../slot.ts';
import { isMeant } from '../wishes/meant-clips.ts';
import type { Wishes } from '../wishes/wishes.ts';
import { coverSpans, type FrameSpan, isLongTalk } from './cover-spans.ts';
import { cutGain } from './cut-gain.ts';
import type { OnBeats } from './on-beats.ts';

/** A cover from a clip that is seen elsewhere, too, right beside it or as a cover before, is worth less. */
const SHOWN_LOSS = 0.3;
const BESIDE_LOSS = 1;
/** It shows what is being said. */
const SAID_WORTH = 1.5;
const SAID_MIN = 0.6;
/** Words that a picture can answer are longer. */
const TELLING_CHARS = 4;

/**
 * Long talk in one shot with other clips over its middle: who talks is seen first and last, the voice goes on in between.
 * The reel stays as long as it was, and where cuts lie on beats so do these. Nothing is laid over where the prompt says
 * how many cuts there are, how long, which, or in what order.
 * @param cast the clips that may be shown, with the parts they may be shown of
 */
export function coverTalk({ cuts, said }: OnBeats, wishes: Wishes, cast: readonly CastClip[]): OnBeats {
  if (!leavesRoom(wishes)) return { cuts, said };
  const shown: MadeCut[] = [...cuts];
  const covers = new Set<CastClip['facts']>();
  let startFrame = 0;
  const line = cuts.flatMap((cut, index): readonly MadeCut[] => {
    const start = startFrame;
    startFrame += Math.round((cut.sped?.seconds ?? lengthOf(cut.interval)) * REEL_FPS);
    if (!mayCover(cut, wishes)) return [cut];
    const beside = [cuts[index - 1], cuts[index + 1]].map((one) => one?.facts);
    const found: { span: FrameSpan; cover: MadeCut }[] = [];
    for (const span of coverSpans(cut, start, wishes.music)) {
      const cover = bestCover(cut, span, { wishes, cast, shown, beside, covers });
      if (cover === null || cuts.length + 2 * covers.size + 2 > CUTS_PER_PLAN_MAX) continue;
      covers.add(cover.facts);
      shown.push(cover);
      found.push({ span, cover });
    }
    return found.length === 0 ? [cut] : parted(cut, found);
  });
  return { cuts: line, said };
}

function leavesRoom({ form, places, sections, clips, sound, style }: Wishes): boolean {
  const isSaid =
    form.count !== null ||
    form.cutLength !== null ||
    form.cutsPerClip !== null ||
    form.evenCuts ||
    form.noRepeats ||
    form.isClosed ||
    places.order !== null ||
    places.placed.length > 0 ||
    places.lists.length > 0 ||
    places.alternating.length > 0 ||
    places.together.length > 0 ||
    places.before.length > 0 ||
    places.between.length > 0 ||
    clips.shares.length > 0 ||
    sections.length > 0;
  const isHeard = sound.sound !== 'mute' && sound.speech !== 'none' && sound.speech !== 'only';
  return !isSaid && isHeard && (style.transition === null || style.transition === 'cut');
}

/** Somebody talks on in it, and nothing was wished of how it is seen or heard. */
function mayCover(cut: MadeCut, { clips }: Wishes): boolean {
  const { facts, selected, sped, gainDb, audio } = cut;
  const isWished = [clips.holds, clips.longer, clips.repeats, clips.parts, clips.only, clips.mostly].some(
    (wished) => isMeant(facts, wished),
  );
  return (
    selected === undefined &&
    sped === undefined &&
    audio === undefined &&
    gainDb == null &&
    !isWished &&
    isLongTalk(cut)
  );
}

interface Choice {
  readonly wishes: Wishes;
  readonly cast: readonly CastClip[];
  /** All cuts so far: none of what they show is shown again. */
  readonly shown: readonly MadeCut[];
  readonly beside: readonly (CastClip['facts'] | undefined)[];
  readonly covers: ReadonlySet<CastClip['facts']>;
}

function bestCover(talk: MadeCut, span: FrameSpan, choice: Choice): MadeCut | null {
  const seconds = (span.end - span.start) / REEL_FPS;
  const from = talk.interval.startSeconds + span.start / REEL_FPS;
  const words = wordsIn(talk, from, from + seconds);
  let best: { worth: number; interval: Interval; facts: CastClip['facts'] } | null = null;
  for (const { facts, worth, stretches } of choice.cast) {
    if (facts === talk.facts || !isFree(facts, choice.wishes)) continue;
    const interval = bestWindow(facts, stretches, seconds, choice.shown);
    if (interval === null || cutGain(facts, interval, choice.wishes) !== null) continue;
    const isSaid = words.some((word) => wordScore(word, facts) >= SAID_MIN);
    const total =
      worth +
      bestScoreIn(facts, interval) +
      (isSaid ? SAID_WORTH : 0) -
      (choice.shown.some((cut) => cut.facts === facts) ? SHOWN_LOSS : 0) -
      (choice.beside.includes(facts) || choice.covers.has(facts) ? BESIDE_LOSS : 0);
    if (best === null || total > best.worth + 1e-9) best = { worth: total, interval, facts };
  }
  if (best === null) return null;
  const { facts, interval } = best;
  return {
    facts,
    interval,
    gainDb: null,
    ...(talk.section === undefined ? {} : { section: talk.section }),
  };
}

/** Nothing was wished of where or how much of it is seen. */
function isFree(facts: CastClip['facts'], { clips, places }: Wishes): boolean {
  return ![
    clips.holds,
    clips.repeats,
    clips.parts,
    clips.fewer,
    clips.shorter,
    places.opening,
    places.ending,
  ].some((wished) => isMeant(facts, wished));
}

/** Where in a clip's stretches the best of so many seconds lies that nobody speaks in and no cut shows; null where there is none. */
function bestWindow(
  facts: CastClip['facts'],
  stretches: readonly Interval[],
  seconds: number,
  shown: readonly MadeCut[],
): Interval | null {
  const taken = [
    ...shown.filter((cut) => cut.facts === facts).map(({ interval }) => interval),
    ...facts.clip.analysis.speech,
  ];
  const { moments, shots } = facts.clip.analysis;
  let best: { interval: Interval; worth: number } | null = null;
  for (const stretch of stretches) {
    const latest = stretch.endSeconds - seconds;
    const starts = [
      stretch.startSeconds,
      latest,
      ...moments.map((moment) => (moment.startSeconds + moment.endSeconds - seconds) / 2),
      ...taken.map(({ endSeconds }) => endSeconds + GAP_SECONDS),
      ...taken.map(({ startSeconds }) => startSeconds - seconds - GAP_SECONDS),
    ];
    for (const wished of starts) {
      const startSeconds = Math.ceil(wished * 1e3) / 1e3;
      const interval = { startSeconds, endSeconds: startSeconds + seconds };
      if (startSeconds < stretch.startSeconds - 1e-9 || interval.endSeconds > stretch.endSeconds + 1e-9)
        continue;
      if (!shots.some((shot) => shot.startSeconds <= startSeconds && interval.endSeconds <= shot.endSeconds))
        continue;
      if (taken.some((part) => part.startSeconds < interval.endSeconds && part.endSeconds > startSeconds))
        continue;
      const worth = bestScoreIn(facts, interval);
      if (best === null || worth > best.worth + 1e-9) best = { interval, worth };
    }
  }
  return best?.interval ?? null;
}
const GAP_SECONDS = 0.05;

function wordsIn({ facts }: MadeCut, fromSeconds: number, untilSeconds: number): readonly string[] {
  return (facts.clip.analysis.words ?? [])
    .filter(({ startSeconds, endSeconds }) => startSeconds < untilSeconds && endSeconds > fromSeconds)
    .map(({ text }) => text.toLowerCase().replace(/[^\p{L}]/gu, ''))
    .filter((word) => word.length >= TELLING_CHARS);
}

/** The talk with its covers: each piece of it is heard until the next one begins. */
function parted(
  cut: MadeCut,
  found: readonly { readonly span: FrameSpan; readonly cover: MadeCut }[],
): MadeCut[] {
  const { startSeconds, endSeconds } = cut.interval;
  const at = (frame: number): number => startSeconds + frame / REEL_FPS;
  return [...found, null].flatMap((one, index): MadeCut[] => {
    const from = index === 0 ? startSeconds : at(found[index - 1]?.span.end ?? 0);
    if (one === null) return [seen(cut, from, endSeconds)];
    const tailSeconds = (one.span.end - one.span.start) / REEL_FPS;
    const shot = seen(cut, from, at(one.span.start));
    return [{ ...shot, audio: { leadSeconds: 0, tailSeconds, shiftSeconds: 0 } }, one.cover];
  });
}

/** A piece of a cut with a crop of its own, where the whole had one. */
function seen(cut: MadeCut, startSeconds: number, endSeconds: number): MadeCut {
  return { ...cut, interval: { startSeconds, endSeconds } };
}
