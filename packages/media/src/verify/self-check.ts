import { stat } from 'node:fs/promises';
import {
  REEL_FPS,
  REEL_HEIGHT,
  REEL_LOUDNESS_LUFS,
  REEL_TRUE_PEAK_DBTP_MAX,
  REEL_WIDTH,
} from '@cutroom/contract';
import { includesFrame, type Loudness, REEL_LOUDNESS_TOLERANCE_LU } from '@cutroom/reel';
import type { Toolbox } from '../process/toolbox.ts';
import type { ReelSegment } from '../render/reel-segments.ts';
import { VIDEO_TIMESCALE } from '../render/segment-arguments.ts';
import { mismatchedFrames } from './encoded-frames.ts';
import {
  isBlack,
  isSuspicious,
  keyframesBySegment,
  keyframesToDecode,
  matchesEncoderInput,
  type ReadySegment,
  type ReelInspection,
  type SegmentKeyframes,
  showsTheSame,
  sourceSignatures,
} from './frame-check.ts';
import type { MovieFacts, TrackFacts } from './movie-boxes.ts';
import { GOP_FRAMES, type Signature } from './signature.ts';

/** What the finished file should be. */
export interface Expected {
  readonly segments: readonly ReadySegment[];
  /** Whether there is a programme that was brought to the reel's loudness. */
  readonly isLevelled: boolean;
}

export interface CheckResult {
  readonly problems: readonly string[];
  /** What no other render would do better, for people. */
  readonly warnings: readonly string[];
  /** The segments to make anew; empty where the fault is not one segment's. */
  readonly brokenSegments: readonly number[];
  readonly frames: readonly SegmentKeyframes[];
  readonly framesFound: number;
  readonly durationSeconds: number;
  readonly bytes: number;
  readonly blackStretches: readonly { readonly startSeconds: number; readonly endSeconds: number }[];
}

/**
 * Inspects the finished file before it is called done: its index, the bytes of every
 * frame against those that were encoded, the look of every keyframe, and the loudness. Of each new segment the
 * first keyframe is decoded and has to be what the encoder was given; the others are inspected as they were given
 * to it. Black or frozen frames are compared with the source: only those that it does not have are faults. What an
 * earlier render accepted of a kept segment holds, as its bytes are the same.
 */
export async function checkReel(
  toolbox: Toolbox,
  reelPath: string,
  expected: Expected,
  look: ReelInspection,
  signal: AbortSignal,
): Promise<CheckResult> {
  const { readings } = toolbox;
  const facts = await readings.read('movie', reelPath);
  const segments = expected.segments.map(({ segment }) => segment);
  const total = segments.reduce((sum, { frames }) => sum + frames, 0);
  const { signatures, loudness } = look;
  const frames = keyframesBySegment(expected.segments, signatures);
  const unseen = frames.filter(({ encoded }) => encoded.signatures === null);
  const broken = await findBroken(toolbox, unseen, signal);
  const encoded = expected.segments.flatMap(({ encoded }) => encoded.frameChecksums);
  const strange = mismatchedFrames(await readings.read('encodedFrames', reelPath), encoded);
  const video = facts.tracks.find((track) => track.handler === 'vide');
  return {
    problems: [
      ...fileProblems(facts, total),
      ...decoderProblems(video, await readings.read('movie', expected.segments[0]?.path ?? reelPath)),
      ...loudnessProblems(loudness, expected.isLevelled),
      ...keyframeCountProblems(expected.segments, signatures.length),
      ...mismatchProblems(strange),
      ...broken.map(
        ({ segment }) =>
          `The frame at ${(segment.firstFrame / REEL_FPS).toFixed(1)} s does not show what its clip shows.`,
      ),
    ],
    warnings: loudnessWarnings(loudness, expected.isLevelled),
    brokenSegments: [
      ...new Set([...broken.map(({ segmentIndex }) => segmentIndex), ...segmentsOf(segments, strange)]),
    ],
    frames,
    framesFound: video?.sampleCount ?? 0,
    durationSeconds: video === undefined ? 0 : video.durationTicks / video.timescale,
    bytes: (await stat(reelPath)).size,
    blackStretches: blackStretches(frames),
  };
}

/** The join copies what was encoded: these frames it lost, changed or put elsewhere. */
function mismatchProblems({ length }: readonly number[]): string[] {
  return length === 0 ? [] : [`${length} of the frames are not the ones that were encoded.`];
}

function segmentsOf(segments: readonly ReelSegment[], frames: readonly number[]): number[] {
  return segments.flatMap(({ firstFrame, frames: length }, index) =>
    frames.some((frame) => frame >= firstFrame && frame < firstFrame + length) ? [index] : [],
  );
}

/** What is wrong with the file's index. Pure. */
export function fileProblems(facts: MovieFacts, framesExpected: number): string[] {
  const video = facts.tracks.filter((track) => track.handler === 'vide');
  const sound = facts.tracks.filter((track) => track.handler === 'soun');
  const problems: string[] = [];
  if (!facts.isFastStart) problems.push('The index is not at the beginning of the file.');
  if (video.length !== 1 || sound.length !== 1)
    problems.push(`The file has ${video.length} video and ${sound.length} sound tracks instead of one each.`);
  for (const track of video) problems.push(...videoProblems(track, framesExpected));
  for (const track of sound) problems.push(...audioProblems(track, framesExpected));
  if (facts.tracks.some((track) => track.hasEditList)) problems.push('An edit list shifts a track.');
  return problems;
}

function videoProblems(track: TrackFacts, framesExpected: number): string[] {
  const problems: string[] = [];
  if (track.width !== REEL_WIDTH || track.height !== REEL_HEIGHT)
    problems.push(`The frame is ${track.width}x${track.height}.`);
  if (track.sampleCount !== framesExpected)
    problems.push(`There are ${track.sampleCount} frames instead of ${framesExpected}.`);
  const frameTicks = VIDEO_TIMESCALE / REEL_FPS;
  const isEven = track.shownTicks.every((at, frame) => at === frame * frameTicks);
  if (
    track.timescale !== VIDEO_TIMESCALE ||
    track.sampleTicks.some((ticks) => ticks !== frameTicks) ||
    !isEven
  )
    problems.push('The frames are not evenly 1/30 second long.');
  return problems;
}

/** An AAC packet is 21 ms: the sound may end that much before or after the frames. */
function audioProblems(track: TrackFacts, framesExpected: number): string[] {
  const skewSeconds = track.durationTicks / track.timescale - framesExpected / REEL_FPS;
  return Math.abs(skewSeconds) > 0.04
    ? [`The sound is ${Math.round(skewSeconds * 1000)} ms longer than the frames.`]
    : [];
}

/** Audible, and at most -1 dBTP where there is programme audio. Pure. */
export function loudnessProblems(loudness: Loudness, isLevelled: boolean): string[] {
  if (!isLevelled) return [];
  const { integratedLufs, truePeakDbtp } = loudness;
  if (integratedLufs === null || truePeakDbtp === null) return ['The sound is missing.'];
  return truePeakDbtp > REEL_TRUE_PEAK_DBTP_MAX ? [`The true peak is ${truePeakDbtp} dBTP.`] : [];
}

/**
 * -14 ±1 LUFS where there is programme audio. What misses it is not a fault of the file: every level was
 * tried, and a knock in a quiet room stays far from it. Pure.
 */
export function loudnessWarnings({ integratedLufs }: Loudness, isLevelled: boolean): string[] {
  if (!isLevelled || integratedLufs === null) return [];
  const missingLu = REEL_LOUDNESS_LUFS - integratedLufs;
  if (missingLu > REEL_LOUDNESS_TOLERANCE_LU)
    return ['The video is quieter than usual: a sudden loud sound leaves no room.'];
  return missingLu < -REEL_LOUDNESS_TOLERANCE_LU ? ['The video is louder than usual.'] : [];
}

/** Equal bytes are equal frames only to equal decoders. */
function decoderProblems(reel: TrackFacts | undefined, segment: MovieFacts): string[] {
  const encoded = segment.tracks[0]?.avcC ?? new Uint8Array();
  const isSame = Buffer.compare(reel?.avcC ?? new Uint8Array(), encoded) === 0;
  return isSame ? [] : ['The frames are not decoded the way they were encoded.'];
}

function keyframeCountProblems(segments: readonly ReadySegment[], found: number): string[] {
  const expected = segments.reduce((sum, segment) => sum + keyframesToDecode(segment), 0);
  return found === expected ? [] : [`${found} of ${expected} keyframes can be decoded.`];
}

async function findBroken(
  toolbox: Toolbox,
  frames: readonly SegmentKeyframes[],
  signal: AbortSignal,
): Promise<SegmentKeyframes[]> {
  const broken: SegmentKeyframes[] = [];
  for (const own of frames) {
    const { segment, signatures } = own;
    if (!matchesEncoderInput(own)) {
      broken.push(own);
      continue;
    }
    if (!signatures.some((signature, index) => isSuspicious(signature, signatures[index - 1]))) continue;
    const reference = await sourceSignatures(toolbox, segment, signal);
    if (!areSame(signatures, reference)) broken.push(own);
  }
  return broken;
}

function areSame(found: readonly Signature[], reference: readonly Signature[]): boolean {
  return found.every((signature, index) => {
    const original = reference[index];
    return original !== undefined && showsTheSame(signature, original);
  });
}

/**
 * Where the reel is black, in seconds, to half a second: each keyframe stands for those up to the next. What a
 * fade darkens is meant to be dark.
 */
function blackStretches(
  frames: readonly Pick<SegmentKeyframes, 'segment' | 'signatures'>[],
): { startSeconds: number; endSeconds: number }[] {
  const stretches: { startSeconds: number; endSeconds: number }[] = [];
  for (const { segment, signatures } of frames) {
    for (const [index, signature] of signatures.entries()) {
      const frame = index * GOP_FRAMES;
      if (!isBlack(signature) || isInFade(segment, frame)) continue;
      const startSeconds = (segment.firstFrame + frame) / REEL_FPS;
      const endSeconds = (segment.firstFrame + Math.min(frame + GOP_FRAMES, segment.frames)) / REEL_FPS;
      const last = stretches.at(-1);
      if (last !== undefined && last.endSeconds >= startSeconds - 1e-6) last.endSeconds = endSeconds;
      else stretches.push({ startSeconds, endSeconds });
    }
  }
  return stretches;
}

function isInFade({ fades }: ReelSegment, frame: number): boolean {
  return fades.some((fade) => includesFrame(fade, frame));
}
