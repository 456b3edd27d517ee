import type { ClipProbe } from '@cutroom/contract';
import type { ClipSource } from '../input/clip-source.ts';
import { frameCounter } from '../probe/frame-count.ts';
import { packetReader } from '../probe/packet-lines.ts';
import type { Reading } from '../reading/reading.ts';
import { isShownHalved } from './constant-rate-frames.ts';
import { constantRate } from './frame-layout.ts';
import { beginsShots, type VideoPacket } from './shot-starts.ts';

/**
 * For each frame of the clip's steady rate, by its number: how many frames are left out right before it, or null where
 * it is left out itself.
 */
export type SeenFrames = readonly (number | null)[];

interface ToldByPackets {
  readonly filtersOnlyKeys: boolean;
  /** Frames of the steady rate, in order, of which one begins every shot, or one soon after its beginning; null where packets do not tell. */
  readonly shotStarts: readonly number[] | null;
}

/** What is to be decoded of a clip, from what its packets say. */
export type DecodingChoice = ToldByPackets &
  (
    | { readonly leavesOut: 'nothing'; readonly seen: SeenFrames | null }
    | { readonly leavesOut: 'unreferenced'; readonly seen: SeenFrames }
    | {
        readonly leavesOut: 'ends of groups';
        readonly seen: SeenFrames;
        /** Of each group, its keyframe among them. */
        readonly kept: number;
        /** What is looked at where the ends cannot be left out. */
        readonly otherwise: SeenFrames | null;
      }
  );

/** Reads ffmpeg's line of every reference frame; none of them where the packets cannot be told apart. */
export function referencesReading(source: ClipSource): Reading<DecodingChoice> {
  const packets: VideoPacket[] = [];
  const count = frameCounter();
  const add = packetReader(({ atSeconds, bytes, isKey }) => {
    count();
    packets.push({ shownAtSeconds: atSeconds - source.probe.firstPictureSeconds, bytes, isKey });
  });
  return { add, end: () => choose(packets, source) };
}

/** @param packets of reference frames, in decoding order, times of the clip */
function choose(packets: readonly VideoPacket[], source: ClipSource): DecodingChoice {
  const { num, den } = constantRate(source.probe);
  const told: ToldByPackets = {
    filtersOnlyKeys: isShownHalved(source.probe) && startsAnewOften(packets),
    shotStarts: beginsShots(packets)?.map((seconds) => Math.round((seconds * num) / den)) ?? null,
  };
  const references = atConstantRateTimes(source, packets);
  if (savesMuch(packets, source) && showsEnough(references, source))
    return { ...told, leavesOut: 'unreferenced', seen: references };
  const kept = framesToKeep(packets, source);
  const otherwise = everySecond(source);
  if (kept === null) return { ...told, leavesOut: 'nothing', seen: otherwise };
  const seen = atConstantRateTimes(source, firstOfGroups(packets, kept));
  return { ...told, leavesOut: 'ends of groups', seen, kept, otherwise };
}

/** As ffmpeg's filter `fps` rounds them. */
function atConstantRateTimes({ probe }: ClipSource, packets: readonly VideoPacket[]): SeenFrames {
  const { num, den } = constantRate(probe);
  const own = probe.frameRate ?? { num, den };
  const frames: (number | null)[] = new Array(Math.ceil((probe.durationSeconds * num) / den)).fill(null);
  // Whatever comes first stands for the beginning.
  frames[0] = 0;
  let before = 0;
  for (const seconds of packets.map(({ shownAtSeconds }) => shownAtSeconds).sort((a, b) => a - b)) {
    const index = Math.round((seconds * num) / den);
    if (index < 0 || index >= frames.length) continue;
    const leftOut = Math.max(0, Math.round(((seconds - before) * own.num) / own.den) - 1);
    // Where the steady rate has one frame for two of the clip's, what was left out before either counts.
    frames[index] = (frames[index] ?? 0) + leftOut;
    before = seconds;
  }
  return frames;
}

/** @returns null where frames may be repeated, of which none could be left out, or would be too far apart */
function everySecond(source: ClipSource): SeenFrames | null {
  const { num, den } = constantRate(source.probe);
  const length = Math.ceil((source.probe.durationSeconds * num) / den);
  const frames = Array.from({ length }, (_, index) => (index % 2 === 1 ? null : Math.min(1, index)));
  return source.probe.isVariableFrameRate || !showsEnough(frames, source) ? null : frames;
}

/** Seconds after a keyframe that are looked at, and how many may then be left out: less than what is taken for damage. */
const KEPT_SECONDS = 0.55;
const ENDS_SECONDS_MAX = 0.45;

/**
 * How many frames of each group are decoded where each is made from the one before it.
 * @returns null where that does not hold, or little would be saved
 */
function framesToKeep(packets: readonly VideoPacket[], { probe }: ClipSource): number | null {
  if (probe.isVariableFrameRate || probe.frameRate === null || packets[0]?.isKey !== true) return null;
  const shown = packets.map(({ shownAtSeconds }) => shownAtSeconds);
  if (shown.some((seconds, index) => seconds <= (shown[index - 1] ?? Number.NEGATIVE_INFINITY))) return null;
  const fps = probe.frameRate.num / probe.frameRate.den;
  const kept = Math.ceil(KEPT_SECONDS * fps);
  const largest = placesInGroups(packets).reduce((most, place) => Math.max(most, place + 1), 0);
  const most = Math.max(kept, largest - Math.floor(ENDS_SECONDS_MAX * fps));
  return firstOfGroups(packets, most).length <= SHARE_MAX * packets.length ? most : null;
}

function firstOfGroups(packets: readonly VideoPacket[], kept: number): VideoPacket[] {
  const places = placesInGroups(packets);
  return packets.filter((_, index) => (places[index] ?? 0) < kept);
}

/** How many frames come before each since the keyframe. */
function placesInGroups(packets: readonly VideoPacket[]): number[] {
  let place = 0;
  return packets.map(({ isKey }) => {
    place = isKey ? 0 : place + 1;
    return place;
  });
}

const SHARE_MAX = 0.8;

function savesMuch(packets: readonly VideoPacket[], { probe }: ClipSource): boolean {
  return packets.length > 0 && packets.length <= SHARE_MAX * frameCountOf(probe);
}

export function frameCountOf(probe: ClipProbe): number {
  const { num, den } = probe.frameRate ?? constantRate(probe);
  return (probe.durationSeconds * num) / den;
}

/** Seconds between two frames: hands tremble at up to 8 Hz, which these still follow (docs/analysis-quality.md). */
const GAP_SECONDS_MAX = 0.126;

function showsEnough(frames: SeenFrames, { probe }: ClipSource): boolean {
  const { num, den } = constantRate(probe);
  let widest = 0;
  let before = 0;
  frames.forEach((leftOut, index) => {
    widest = Math.max(widest, index - before);
    if (leftOut !== null) before = index;
  });
  return (widest * den) / num <= GAP_SECONDS_MAX;
}

/**
 * What was not filtered is handed on from frame to frame. Of so many the quality measures of 1080p stay within 3 of 100,
 * as a rule within 1; phones begin anew after 30 or 60, x264 after about 110.
 */
const GENERATIONS_MAX = 128;

function startsAnewOften(packets: readonly VideoPacket[]): boolean {
  let generations = 0;
  let most = packets.length === 0 ? Number.POSITIVE_INFINITY : 0;
  for (const { isKey } of packets) {
    generations = isKey ? 0 : generations + 1;
    most = Math.max(most, generations);
  }
  return most <= GENERATIONS_MAX;
}
