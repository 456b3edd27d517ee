import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { joinArguments, joinList, REEL, rawSoundInput } from './join-arguments.ts';
import { joinSound, type SoundPiece } from './join-sound.ts';
import { JOIN_WALL_MS_MAX, STALL_MS_MAX } from './limits.ts';
import { measure } from './loudness.ts';
import { MediaError } from './media-error.ts';
import { readMovieFacts } from './movie-boxes.ts';
import {
  lookAtReel,
  picturesToDecode,
  type ReelLook,
  type ReelSegment,
  UNSEEN_LIST,
  unseenList,
} from './picture-check.ts';
import { correctedLevel, firstLevel, levelFilters, type SoundLevel } from './sound-level.ts';
import type { Workbench } from './toolbox.ts';

/** The sound of all cuts, whose files lie anywhere, and the reel's own fades. */
export interface ReelSound {
  readonly cuts: readonly SoundPiece[];
  readonly fadeInFrames: number;
  readonly fadeOutFrames: number;
}

export interface JoinResult {
  /** What the finished file shows and sounds like. */
  readonly look: ReelLook;
  /** Whether it was brought to the reel's loudness; false for silence and room noise. */
  readonly isLevelled: boolean;
}

/**
 * Joins the segments by stream copy with the whole sound in one encode, levelled in two passes: measured before,
 * verified after, corrected once.
 */
export async function joinReel(
  bench: Workbench,
  segments: readonly ReelSegment[],
  sound: ReelSound,
  signal: AbortSignal,
): Promise<JoinResult> {
  await refuseUnequal(segments);
  const whole = segments.map(({ name, piece }) => ({ name, frames: piece.frames, isBeginning: false }));
  await writeFile(join(bench.directory, REEL.list), joinList(whole));
  await writeFile(join(bench.directory, UNSEEN_LIST), unseenList(segments));
  const joined = await joinSound(sound.cuts, sound, join(bench.directory, REEL.sound));
  const isSilent = sound.cuts.every((cut) => cut.path === null);
  const level = await settleLevel(bench, firstLevel(joined), signal);
  await runJoin(bench, level, signal);
  const hasPictures = segments.some((segment) => picturesToDecode(segment) > 0);
  const parts = { hasPictures, hasSound: !isSilent };
  const look = await lookAtReel(bench, parts, signal);
  const better = level === null ? null : correctedLevel(level, look.loudness);
  if (better === null) return { look, isLevelled: level !== null };
  await runJoin(bench, better, signal);
  // The pictures are the same segments again.
  const { loudness } = await lookAtReel(bench, { hasPictures: false, hasSound: true }, signal);
  return { look: { ...look, loudness }, isLevelled: true };
}

/** A limiter takes loudness away: how much is measured before anything is encoded, and given back. */
async function settleLevel(
  bench: Workbench,
  first: SoundLevel | null,
  signal: AbortSignal,
): Promise<SoundLevel | null> {
  if (first === null || first.ceilingDbtp === null) return first;
  const limited = await measure(bench, rawSoundInput(), levelFilters(first), signal);
  return correctedLevel(first, limited) ?? first;
}

/** Segments join without re-encoding only if their decoder configurations are equal to the byte. */
async function refuseUnequal(segments: readonly ReelSegment[]): Promise<void> {
  let first: Uint8Array | null = null;
  for (const { name, path } of segments) {
    const avcC = (await readMovieFacts(path)).tracks[0]?.avcC ?? null;
    if (avcC === null) throw new MediaError('bad_output', `${name} is not H.264.`);
    first ??= avcC;
    if (Buffer.compare(first, avcC) !== 0)
      throw new MediaError('bad_output', `${name} was encoded differently from the first segment.`);
  }
}

async function runJoin(bench: Workbench, level: SoundLevel | null, signal: AbortSignal): Promise<void> {
  const limits = { wallMs: JOIN_WALL_MS_MAX, stallMs: STALL_MS_MAX };
  await bench.ffmpeg({ args: joinArguments(level), signal, limits });
}
