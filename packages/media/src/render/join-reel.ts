import { join } from 'node:path';
import { bestTrial, firstLevel, type Loudness, type ReelLevel, tryLevels } from '@cutroom/reel';
import type { AudioPlan } from '../audio/audio-plan.ts';
import { type CutAudioFile, joinAudio } from '../audio/join-audio.ts';
import { measure } from '../audio/loudness.ts';
import { JOIN_WALL_MS_MAX, STALL_MS_MAX } from '../process/limits.ts';
import { MediaError } from '../process/media-error.ts';
import { writeOwnFile } from '../process/regular-file.ts';
import type { Workbench } from '../process/toolbox.ts';
import {
  inspectReel,
  keyframesToDecode,
  type ReadySegment,
  type ReelInspection,
  UNSEEN_LIST,
  unseenList,
} from '../verify/frame-check.ts';
import { encodeAudioArguments, encodedAudioInput, joinArguments, joinList, REEL } from './join-arguments.ts';

/** The audio of all cuts, whose files lie anywhere, and the track under them. */
export type ReelAudioFiles = Omit<AudioPlan, 'cuts'> & { readonly cuts: readonly CutAudioFile[] };

export interface JoinResult {
  /** What the finished file shows and sounds like. */
  readonly inspection: ReelInspection;
  /** Whether it was brought to the reel's loudness; false for silence and room noise. */
  readonly isLevelled: boolean;
}

/** Encoding the audio alone is quick; most are right after two. */
const TRIALS_MAX = 5;

/** Levels and encodes the whole audio, then joins it and the segments by stream copy. */
export async function joinReel(
  bench: Workbench,
  segments: readonly ReadySegment[],
  audio: ReelAudioFiles,
  signal: AbortSignal,
): Promise<JoinResult> {
  await refuseUnequal(bench, segments);
  const whole = segments.map(({ name, segment }) => ({ name, frames: segment.frames, isBeginning: false }));
  await writeOwnFile(join(bench.directory, REEL.list), joinList(whole));
  await writeOwnFile(join(bench.directory, UNSEEN_LIST), unseenList(segments));
  const joined = await joinAudio(audio, join(bench.directory, REEL.audio));
  const level = firstLevel(joined);
  await encodeAudio(bench, level, signal);
  if (level !== null) await settleLevel(bench, level, signal);
  await run(bench, joinArguments(), signal);
  const hasFrames = segments.some((segment) => keyframesToDecode(segment) > 0);
  const hasAudio = audio.music !== null || audio.cuts.some((cut) => cut.path !== null);
  const inspection = await inspectReel(bench, { hasFrames, hasAudio }, signal);
  return { inspection, isLevelled: level !== null };
}

/**
 * A limiter takes loudness away, and the encoder changes what was limited more than other sounds, in loudness and in
 * peaks: levels are tried on the encoded audio alone, and the best is kept.
 */
async function settleLevel(bench: Workbench, encoded: ReelLevel, signal: AbortSignal): Promise<void> {
  const hear = (): Promise<Loudness> => measure(bench, encodedAudioInput(), [], signal);
  const encode = (level: ReelLevel): Promise<Loudness> => encodeAudio(bench, level, signal).then(hear);
  const trials = await tryLevels({ level: encoded, cameOut: await hear() }, encode, TRIALS_MAX);
  const best = bestTrial(trials);
  if (best !== trials.at(-1)) await encodeAudio(bench, best.level, signal);
}

async function encodeAudio(bench: Workbench, level: ReelLevel | null, signal: AbortSignal): Promise<void> {
  await run(bench, encodeAudioArguments(level), signal);
}

/** Segments join without re-encoding only if their decoder configurations are equal to the byte. */
async function refuseUnequal({ readings }: Workbench, segments: readonly ReadySegment[]): Promise<void> {
  let first: Uint8Array | null = null;
  for (const { name, path } of segments) {
    const avcC = (await readings.read('movie', path)).tracks[0]?.avcC ?? null;
    if (avcC === null) throw new MediaError('bad_output', `${name} is not H.264.`);
    first ??= avcC;
    if (Buffer.compare(first, avcC) !== 0)
      throw new MediaError('bad_output', `${name} was encoded differently from the first segment.`);
  }
}

async function run(bench: Workbench, args: readonly string[], signal: AbortSignal): Promise<void> {
  const limits = { wallMs: JOIN_WALL_MS_MAX, stallMs: STALL_MS_MAX };
  await bench.ffmpeg({ args, signal, limits });
}
