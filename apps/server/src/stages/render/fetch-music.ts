import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { CutroomError, type MusicSettings, REEL_SECONDS_MAX } from '@cutroom/contract';
import { type MusicSpec, TRACK_FORMAT } from '@cutroom/media';
import type { TrackRow } from '../../platform/database/schema.ts';
import { type Storage, StorageMissingError } from '../../platform/storage/storage.ts';

export interface RenderMusic {
  readonly track: Pick<TrackRow, 'storageKey' | 'bytes' | 'analysis'>;
  readonly settings: MusicSettings;
}

const BYTES_PER_FRAME = TRACK_FORMAT.channels * TRACK_FORMAT.bytesPerSample;

/**
 * Brings as much of the track as a reel can hold to where the render can read it.
 * @throws CutroomError `track_not_found`
 */
export async function fetchMusic(
  storage: Pick<Storage, 'read'>,
  { track, settings }: RenderMusic,
  path: string,
): Promise<MusicSpec> {
  const { startSeconds, endSeconds, gainDb, isDucked, downbeats } = settings;
  const start = Math.round(startSeconds * TRACK_FORMAT.sampleRate) * BYTES_PER_FRAME;
  const most = Math.min(endSeconds, startSeconds + REEL_SECONDS_MAX + 1) * TRACK_FORMAT.sampleRate;
  const end = Math.min(track.bytes, Math.ceil(most) * BYTES_PER_FRAME) - 1;
  const samples = await storage.read(track.storageKey, { start, end }).catch((cause: unknown) => {
    throw cause instanceof StorageMissingError ? new CutroomError('track_not_found', { cause }) : cause;
  });
  await pipeline(samples, createWriteStream(path));
  const loudness = track.analysis?.loudness ?? { stepSeconds: 1, levelsDb: [] };
  return { path, startSeconds, endSeconds, gainDb, isDucked, downbeats, loudness };
}
