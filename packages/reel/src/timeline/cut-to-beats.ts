import {
  CUT_SECONDS_MAX,
  CUT_SECONDS_MIN,
  type EditingPlan,
  playedSeconds,
  type SelectedClip,
} from '@cutroom/contract';
import { type BeatCount, beatsInReel, countOnBeats, endsFor, type TrackBeats } from './beats-in-reel.ts';
import { effectiveCut } from './effective-cut.ts';
import { type CuttableClip, isInWord, type Room, roomOf } from './room-of-cut.ts';
import { isSped, meanRate, takenSeconds } from './time-map.ts';

/** What cuts are put on beats by. */
export interface BeatMaterial {
  readonly music: TrackBeats;
  readonly clips: readonly CuttableClip[];
}

export interface BeatCut extends BeatCount {
  /** In order. */
  readonly selectedClips: readonly SelectedClip[];
}

interface BeatCutOptions {
  /** Whether the reel lasts as long as it did, so that its end is on no beat. */
  readonly keepsLength?: boolean;
  /** Whether a cut may end at a second of its clip in a word, which is then heard on under the next; nowhere where absent. */
  readonly isHeardOn?: (index: number, endSeconds: number) => boolean;
}

/**
 * Moves the end of each cut to the nearest downbeat, or where none is near to the nearest beat. A cut stays in its shot,
 * shows nothing that its neighbours show, is moved into no word, lasts half a second at least, and stays as it is where it
 * is locked or where no beat suits it.
 */
export function cutToBeats(
  { selectedClips }: Pick<EditingPlan, 'selectedClips'>,
  clips: readonly CuttableClip[],
  music: TrackBeats,
  { keepsLength = false, isHeardOn = () => false }: BeatCutOptions = {},
): BeatCut {
  const byId = new Map(clips.map((clip) => [clip.id, clip]));
  const reelBeats = beatsInReel(music);
  const cuts = selectedClips.toSorted((a, b) => a.order - b.order).map((cut) => withinClip(cut, byId));
  const lengths = cuts.map(playedSeconds);
  let [planned, start] = [0, 0];
  for (const [index, seconds] of lengths.entries()) {
    planned += seconds;
    // Of the list as it is now: what its neighbour gained a cut has lost.
    const [cut, next] = [cuts[index], cuts[index + 1]];
    if (cut === undefined) continue;
    const clip = byId.get(cut.clipId);
    const room = clip === undefined || cut.locked === true ? null : roomOf(cuts, index, clip);
    if (clip !== undefined && room !== null) {
      const keepsEnd = keepsLength && index === lengths.length - 1;
      const moved = (keepsEnd ? [planned] : endsFor(reelBeats, planned, seconds, start + CUT_SECONDS_MIN))
        .map((end) => withLength(cut, { clip, room, isHeardOn: (at) => isHeardOn(index, at) }, end - start))
        .find((fitting) => fitting !== null);
      if (moved !== undefined) cuts[index] = moved;
      if (moved !== undefined && next !== undefined && room.isContinued)
        cuts[index + 1] = taking(next, endOf(moved), endOf(next));
    }
    start += playedSeconds(cuts[index] ?? cut);
  }
  return { selectedClips: cuts, ...countOnBeats(cuts, music) };
}

/** A cut that was asked to play longer than its clip goes on, as it plays. */
function withinClip(cut: SelectedClip, clips: ReadonlyMap<string, CuttableClip>): SelectedClip {
  const clip = clips.get(cut.clipId);
  if (clip === undefined) return cut;
  const {
    startSeconds,
    durationSeconds,
    takenSeconds: taken,
  } = effectiveCut(cut, clip.probe.durationSeconds);
  const isSame =
    Math.abs(startSeconds - cut.startTime) < SAME_SECONDS &&
    Math.abs(durationSeconds - playedSeconds(cut)) < SAME_SECONDS;
  return isSame ? cut : taking(cut, startSeconds, startSeconds + taken);
}

interface RoomForWords {
  readonly clip: CuttableClip;
  readonly room: Room;
  readonly isHeardOn: (endSeconds: number) => boolean;
}

/** @returns the cut at that length, begun earlier where its room ends too soon; null where it cannot be */
function withLength(
  cut: SelectedClip,
  { clip, room, isHeardOn }: RoomForWords,
  seconds: number,
): SelectedClip | null {
  if (seconds < CUT_SECONDS_MIN - SAME_SECONDS || seconds > CUT_SECONDS_MAX + SAME_SECONDS) return null;
  const taken = seconds * meanRate(cut.speed);
  const earlier = Math.max(room.startSeconds, room.endSeconds - taken);
  const startTime = room.isContinued ? cut.startTime : Math.min(cut.startTime, earlier);
  const endTime = startTime + taken;
  if (endTime > room.endSeconds + SAME_SECONDS) return null;
  const isMoved = Math.abs(endTime - endOf(cut)) > SAME_SECONDS;
  if (isMoved && isInWord(clip, endTime) && !isHeardOn(endTime)) return null;
  if (startTime < cut.startTime - SAME_SECONDS && isInWord(clip, startTime)) return null;
  return taking(cut, startTime, endTime);
}

/** The cut with another stretch of its clip, at its own speed. */
function taking(cut: SelectedClip, startTime: number, endTime: number): SelectedClip {
  const { adjustedDuration: _, ...rest } = cut;
  const stretch = { startTime: wholeMicroseconds(startTime), endTime: wholeMicroseconds(endTime) };
  if (!isSped(cut.speed)) return { ...rest, ...stretch };
  const adjustedDuration = wholeMicroseconds((endTime - startTime) / meanRate(cut.speed));
  return { ...rest, ...stretch, adjustedDuration };
}

function endOf(cut: SelectedClip): number {
  return cut.startTime + takenSeconds(cut);
}

const SAME_SECONDS = 1e-6;

function wholeMicroseconds(seconds: number): number {
  return Math.round(seconds * 1e6) / 1e6;
}
