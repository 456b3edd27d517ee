import { join } from 'node:path';
import { bestTrial, firstLevel, type Loudness, type ReelLevel, type Trial, tryLevels } from '@cutroom/reel';
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

/**
 * Levels and encodes the whole audio while the segments are joined to it by stream copy, and inspects the file. Where its
 * level is not right yet, better ones are tried on the audio alone, and the best joins the segments.
 */
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
  const level = firstLevel(await joinAudio(audio, join(bench.directory, REEL.audio)));
  const hasFrames = segments.some((segment) => keyframesToDecode(segment) > 0);
  const hasAudio = audio.music !== null || audio.cuts.some((cut) => cut.path !== null);
  await run(bench, joinArguments({ level }), signal);
  const first = await inspectReel(bench, { hasFrames, hasAudio }, signal);
  if (level === null) return { inspection: first, isLevelled: false };
  const isBetter = await settleLevel(bench, { level, cameOut: first.loudness }, signal);
  if (!isBetter) return { inspection: first, isLevelled: true };
  await run(bench, joinArguments('encoded'), signal);
  const { loudness } = await inspectReel(bench, { hasFrames: false, hasAudio }, signal);
  return { inspection: { ...first, loudness }, isLevelled: true };
}

/**
 * A limiter takes loudness away, and the encoder changes what was limited more than other sounds, in loudness and in
 * peaks: levels are tried on the encoded audio alone.
 * @returns whether one was better than the first, which is then encoded
 */
async function settleLevel(bench: Workbench, first: Trial, signal: AbortSignal): Promise<boolean> {
  const encode = (level: ReelLevel): Promise<void> => run(bench, encodeAudioArguments(level), signal);
  const hear = (): Promise<Loudness> => measure(bench, encodedAudioInput(), [], signal);
  const trials = await tryLevels(first, (level) => encode(level).then(hear), TRIALS_MAX);
  const best = bestTrial(trials);
  if (best === first) return false;
  if (best !== trials.at(-1)) await encode(best.level);
  return true;
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
