import {
  CUTS_PER_PLAN_MAX,
  type Interval,
  playedSeconds,
  REEL_FPS,
  type SelectedClip,
} from '@cutroom/contract';
import { effectiveCut } from '../timeline/effective-cut.ts';
import { withoutCoveredSilences } from './covered-silences.ts';
import {
  AFTER_WORD_SECONDS,
  BEFORE_WORD_SECONDS,
  joinedSilences,
  type Silence,
  type SilencesWish,
  silencesIn,
  stumblesToEnds,
  type TalkingClip,
} from './silences.ts';
import { withoutStretches } from './take-out.ts';

/**
 * A plan's cuts without the pauses, fillers and repeated beginnings in them. Locked cuts and those without speech stay. Of a
 * voice that is heard under other clips its own go, also where one lies over a cut of the frames; the frames go on. So do those
 * of talk that goes on under other clips (`withoutCoveredSilences`).
 */
export function withoutSilences(
  selectedClips: readonly SelectedClip[],
  clips: readonly TalkingClip[],
  wish: SilencesWish,
): SelectedClip[] {
  const ordered = selectedClips.toSorted((a, b) => a.order - b.order);
  return partsWithoutSilences(ordered, clips, wish)
    .flat()
    .map((cut, order) => ({ ...cut, order }));
}

/** The same, with what is left of each cut as a list of its own. @param cuts in order */
export function partsWithoutSilences(
  cuts: readonly SelectedClip[],
  clips: readonly TalkingClip[],
  wish: SilencesWish,
): SelectedClip[][] {
  return withoutCoveredSilences(withoutShownSilences(cuts, clips, wish), clips, wish);
}

/** Without those that are heard in their cut. */
function withoutShownSilences(
  cuts: readonly SelectedClip[],
  clips: readonly TalkingClip[],
  wish: SilencesWish,
): SelectedClip[][] {
  const byId = new Map(clips.map((clip) => [clip.id, clip]));
  let room = CUTS_PER_PLAN_MAX - cuts.length;
  return cuts.map((cut, index): SelectedClip[] => {
    const clip = byId.get(cut.audioFrom?.clipId ?? cut.clipId);
    if (clip === undefined || cut.locked === true) return [cut];
    const shownSeconds = byId.get(cut.clipId)?.probe.durationSeconds ?? Number.POSITIVE_INFINITY;
    const found = silencesOf(heardIn(cuts, index, shownSeconds), clip, wish);
    const left = withoutStretches(cut, found, shownSeconds);
    // Frames under a pause that is longer than they are stay.
    const isShownNoMore = left.length === 0 && cut.audioFrom !== undefined;
    if (isShownNoMore || left.length - 1 > room) return [cut];
    room -= left.length - 1;
    return left;
  });
}

const HALF_FRAME_SECONDS = 0.5 / REEL_FPS;
const IN_SYNC = { leadSeconds: 0, tailSeconds: 0, shiftSeconds: 0 };

/** What of its clip is heard in a cut, and whether that begins or ends within what goes on in the cuts beside it. */
interface Heard extends Interval {
  readonly goesOnBefore: boolean;
  readonly goesOnAfter: boolean;
}

function heardIn(cuts: readonly SelectedClip[], index: number, shownSeconds: number): Heard {
  const cut = cuts[index];
  if (cut === undefined) throw new RangeError(`There is no cut ${index}.`);
  const { startSeconds, takenSeconds } = effectiveCut(cut, shownSeconds);
  const { leadSeconds, tailSeconds, shiftSeconds } = cut.audio ?? IN_SYNC;
  // What goes on under other clips does so with the same words: up to there nothing may go.
  const fromLead = leadSeconds > 0 ? HALF_FRAME_SECONDS : 0;
  const toTail = tailSeconds > 0 ? HALF_FRAME_SECONDS : 0;
  if (cut.audioFrom === undefined)
    return {
      startSeconds: startSeconds + fromLead,
      endSeconds: startSeconds + takenSeconds - toTail,
      goesOnBefore: false,
      goesOnAfter: false,
    };
  return {
    startSeconds: cut.audioFrom.startSeconds - shiftSeconds + Math.max(0, -leadSeconds) + fromLead,
    endSeconds: voiceEnd(cut) - shiftSeconds + Math.min(0, tailSeconds) - toTail,
    goesOnBefore: goesOn(cuts[index - 1], cut),
    goesOnAfter: goesOn(cut, cuts[index + 1]),
  };
}

/** Whether a voice under two cuts goes on from the one to the other. */
function goesOn(before: SelectedClip | undefined, after: SelectedClip | undefined): boolean {
  if (before?.audioFrom === undefined || after?.audioFrom === undefined) return false;
  if (before.audioFrom.clipId !== after.audioFrom.clipId) return false;
  if ((before.audio?.tailSeconds ?? 0) !== 0 || (after.audio?.leadSeconds ?? 0) !== 0) return false;
  return Math.abs(voiceEnd(before) - after.audioFrom.startSeconds) < 1 / REEL_FPS;
}

/** The second of the voice with which a cut ends. */
function voiceEnd(cut: SelectedClip): number {
  return (cut.audioFrom?.startSeconds ?? 0) + playedSeconds(cut);
}

/** In seconds of the clip that is heard, in order. */
function silencesOf(heard: Heard, clip: TalkingClip, wish: SilencesWish): Silence[] {
  const { startSeconds, endSeconds } = heard;
  const isInside = (silence: Interval): boolean =>
    (silence.startSeconds > startSeconds || heard.goesOnBefore) &&
    (silence.endSeconds < endSeconds || heard.goesOnAfter) &&
    silence.endSeconds > startSeconds &&
    silence.startSeconds < endSeconds;
  const { speech = [], words = [] } = clip.analysis ?? {};
  const ends =
    wish.isTrimmed === true && wish.pauseSeconds !== null
      ? endsWithoutTalk([...speech, ...words], heard, wish.pauseSeconds)
      : [];
  const found = [
    ...silencesIn(clip, wish).filter(isInside),
    ...ends.map((end) => ({ ...end, kind: 'pause' as const })),
  ];
  return stumblesToEnds(joinedSilences(found, words), words, heard);
}

/** What lies before the first word of a cut and behind its last; nothing where nobody speaks in it. */
function endsWithoutTalk(spoken: readonly Interval[], cut: Interval, longerThan: number): Interval[] {
  const own = spoken.filter(
    (part) => part.endSeconds > cut.startSeconds && part.startSeconds < cut.endSeconds,
  );
  if (own.length === 0) return [];
  const first = Math.min(...own.map((part) => part.startSeconds)) - BEFORE_WORD_SECONDS;
  const last = Math.max(...own.map((part) => part.endSeconds)) + AFTER_WORD_SECONDS;
  return [
    { startSeconds: cut.startSeconds, endSeconds: first },
    { startSeconds: last, endSeconds: cut.endSeconds },
  ].filter(({ startSeconds, endSeconds }) => endSeconds - startSeconds > longerThan);
}
