import {
  CUT_SECONDS_MAX,
  CUT_SECONDS_MIN,
  type EditingPlan,
  playedSeconds,
  type SelectedClip,
} from '@cutroom/contract';
import { type BeatCount, beatsInReel, countOnBeats, endsFor, type TrackBeats } from './beats-in-reel.ts';
import { effectiveCut } from './effective-cut.ts';
import { endsInSameTalk, endsWell, type HeardCuts } from './heard-ends.ts';
import {
  type Crowded,
  crowdedAudio,
  heardAt,
  heardAtAfter,
  isSilent,
  type VoiceLink,
  voiceLinks,
  wholeMicroseconds,
  withTails,
} from './heard-voices.ts';
import { type CuttableClip, isInWord, type Room, roomOf, silenceAround } from './room-of-cut.ts';
import { isSped, meanRate, takenSeconds } from './time-map.ts';

/** What cuts are put on beats by. */
export interface BeatMaterial {
  readonly music: TrackBeats;
  readonly clips: readonly CuttableClip[];
  /** Whether nothing of the clips is heard; that is so where absent only for cuts that are switched off. */
  readonly isMuted?: boolean;
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
 * shows nothing that its neighbours show, is moved into no word that is heard, lasts half a second at least, and stays as it is
 * where it is locked or where no beat suits it. A voice that goes on from cut to cut does so still, and what is heard on under
 * others ends with the same word; where that leaves no room, the cuts keep their lengths.
 */
export function cutToBeats(
  { selectedClips }: Pick<EditingPlan, 'selectedClips'>,
  clips: readonly CuttableClip[],
  music: TrackBeats,
  options: BeatCutOptions = {},
): BeatCut {
  const byId = new Map(clips.map((clip) => [clip.id, clip]));
  const before = selectedClips.toSorted((a, b) => a.order - b.order).map((cut) => withinClip(cut, byId));
  const material = { before, links: voiceLinks(before), byId, music, options };
  const kept = new Set<number>();
  for (;;) {
    const { cuts, crowded } = movedToBeats(material, kept);
    const sizeBefore = kept.size;
    for (const span of crowded) keepLengths(kept, span, material.links);
    if (kept.size === sizeBefore) return { selectedClips: cuts, ...countOnBeats(cuts, music) };
  }
}

/** What all tries have in common. */
interface BeatWork extends HeardCuts {
  readonly music: TrackBeats;
  readonly options: BeatCutOptions;
}

/** From the first cut up to the last but one; where they do already, those from which the voice came to the first. */
function keepLengths(kept: Set<number>, { from, to }: Crowded, links: readonly VoiceLink[]): void {
  for (let first: number | undefined = from; first !== undefined; ) {
    const indexes = Array.from({ length: to - first }, (_, more) => (first ?? 0) + more);
    const sizeBefore = kept.size;
    for (const index of indexes) kept.add(index);
    if (kept.size > sizeBefore) return;
    first = links.find((link) => link.to === first)?.from;
  }
}

/** @param kept the cuts that keep their lengths, by index */
function movedToBeats(work: BeatWork, kept: ReadonlySet<number>) {
  const { before, links, byId, music, options } = work;
  const reelBeats = beatsInReel(music);
  const cuts = [...before];
  const crowded: Crowded[] = [];
  let [planned, start] = [0, 0];
  for (const [index, seconds] of before.map(playedSeconds).entries()) {
    planned += seconds;
    const link = links.find(({ to }) => to === index);
    // Of the list as it is now: what its neighbour gained a cut has lost.
    const [planCut, next] = [cuts[index], cuts[index + 1]];
    if (planCut === undefined) continue;
    const clip = byId.get(planCut.clipId);
    const isFixed = planCut.locked === true || kept.has(index);
    const cut = link === undefined ? planCut : goingOn(work, cuts, link, { start, clip, isFixed });
    if (cut === null && link !== undefined) crowded.push(link);
    if (cut !== null) cuts[index] = cut;
    const room =
      clip === undefined || cut === null || isFixed ? null : roomOf(keeping(cuts, kept), index, clip);
    if (clip !== undefined && cut !== null && room !== null) {
      const keepsEnd = (options.keepsLength ?? false) && index === before.length - 1;
      const ends = keepsEnd ? [planned] : endsFor(reelBeats, planned, seconds, start + CUT_SECONDS_MIN);
      const moved = endedAt(work, { index, cut, clip, room }, ends, start);
      if (moved !== undefined) cuts[index] = moved;
      if (moved !== undefined && next !== undefined && room.isContinued)
        cuts[index + 1] = taking(next, endOf(moved), endOf(next));
    }
    start += playedSeconds(cuts[index] ?? planCut);
  }
  const laid = withTails(cuts, before, links);
  return { cuts: laid, crowded: [...crowded, ...crowdedAudio(before, laid, links)] };
}

/** The list with the cuts that keep their lengths as if they were locked. */
function keeping(cuts: readonly SelectedClip[], kept: ReadonlySet<number>): readonly SelectedClip[] {
  return kept.size === 0
    ? cuts
    : cuts.map((cut, index) => (kept.has(index) ? { ...cut, locked: true } : cut));
}

/** A cut begun so that the voice of an earlier one goes on in it; null where it cannot be. */
function goingOn(
  { before }: BeatWork,
  cuts: readonly SelectedClip[],
  link: VoiceLink,
  {
    start,
    clip,
    isFixed,
  }: { readonly start: number; readonly clip: CuttableClip | undefined; readonly isFixed: boolean },
): SelectedClip | null {
  const cut = cuts[link.to];
  if (cut === undefined) return null;
  const later = heardAtAfter(link, before, cuts, start) - heardAt(cut);
  if (Math.abs(later) < SAME_SECONDS) return cut;
  if (cut.locked === true || before[link.from]?.locked === true) return null;
  const { audioFrom } = cut;
  if (audioFrom !== undefined) {
    const startSeconds = wholeMicroseconds(audioFrom.startSeconds + later);
    return startSeconds < 0 ? null : { ...cut, audioFrom: { ...audioFrom, startSeconds } };
  }
  const room = clip === undefined ? null : roomOf(cuts, link.to, clip);
  const startTime = cut.startTime + later;
  if (clip === undefined || room === null || startTime < room.startSeconds - SAME_SECONDS) return null;
  if (!isFixed && endOf(cut) - startTime >= CUT_SECONDS_MIN) return taking(cut, startTime, endOf(cut));
  const endTime = endOf(cut) + later;
  return endTime > room.endSeconds + SAME_SECONDS || isInWord(clip, endTime)
    ? null
    : taking(cut, startTime, endTime);
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

interface EndedCut {
  readonly index: number;
  readonly cut: SelectedClip;
  readonly clip: CuttableClip;
  readonly room: Room;
}

/**
 * The cut at the first of the ends that suits it. In talk of which no words are known it ends only where no other end suits, and where
 * it ended in that before.
 */
function endedAt(
  work: BeatWork,
  { index, cut, clip, room }: EndedCut,
  ends: readonly number[],
  start: number,
): SelectedClip | undefined {
  const words = roomForWords(work, index);
  const mayEnd = (moved: SelectedClip) => words.mayEnd(moved) || endsInSameTalk(work, index, moved);
  return [words, { ...words, mayEnd }]
    .flatMap((those) => ends.map((end) => withLength(cut, { ...those, clip, room }, end - start)))
    .find((fitting) => fitting !== null);
}

interface RoomForWords {
  readonly clip: CuttableClip;
  readonly room: Room;
  /** Whether its audio begins with its frames, so that both may begin earlier. */
  readonly mayBeginEarlier: boolean;
  /** Whether what is heard in the cut at its new length ends where it may. */
  readonly mayEnd: (cut: SelectedClip) => boolean;
}

function roomForWords(work: BeatWork, index: number): Pick<RoomForWords, 'mayBeginEarlier' | 'mayEnd'> {
  const was = work.before[index];
  const isTakenUp = work.links.some(({ to }) => to === index);
  return {
    mayBeginEarlier: was?.audioFrom !== undefined || (was?.audio === undefined && !isTakenUp),
    mayEnd: (cut) => endsWell(work, index, cut) || work.options.isHeardOn?.(index, endOf(cut)) === true,
  };
}

/** @returns the cut at that length, begun elsewhere where its room or what is said in it leaves no other; null where it cannot be */
function withLength(
  cut: SelectedClip,
  { clip, room, mayBeginEarlier, mayEnd }: RoomForWords,
  seconds: number,
): SelectedClip | null {
  if (seconds < CUT_SECONDS_MIN - SAME_SECONDS || seconds > CUT_SECONDS_MAX + SAME_SECONDS) return null;
  const taken = seconds * meanRate(cut.speed);
  const earlier = Math.max(room.startSeconds, room.endSeconds - taken);
  const startTime = room.isContinued || !mayBeginEarlier ? cut.startTime : Math.min(cut.startTime, earlier);
  const endTime = startTime + taken;
  const isHeard = !isSilent(cut) && cut.audioFrom === undefined;
  const moved = taking(cut, startTime, endTime);
  const breaksIn = startTime < cut.startTime - SAME_SECONDS && isHeard && isInWord(clip, startTime);
  if (endTime <= room.endSeconds + SAME_SECONDS && !breaksIn && mayEnd(moved)) return moved;
  return room.isContinued || !mayBeginEarlier || !isHeard ? null : betweenSilences(cut, clip, room, taken);
}

/** The cut with the same words at that length, begun and ended elsewhere in the silences around them; null where those are too short. */
function betweenSilences(
  cut: SelectedClip,
  clip: CuttableClip,
  room: Room,
  taken: number,
): SelectedClip | null {
  const [before, behind] = [silenceAround(clip, cut.startTime), silenceAround(clip, endOf(cut))];
  if (before === null || behind === null) return null;
  const earliest = Math.max(room.startSeconds, before.startSeconds, behind.startSeconds - taken);
  const latest = Math.min(before.endSeconds, Math.min(room.endSeconds, behind.endSeconds) - taken);
  if (latest < earliest) return null;
  const startTime = Math.min(latest, Math.max(earliest, cut.startTime));
  return taking(cut, startTime, startTime + taken);
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
