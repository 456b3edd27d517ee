import type { Readable } from 'node:stream';

/** First and last byte wanted, both included, as in RFC 9110 section 14.1.2. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Where files live: a directory or a bucket. Keys are `a/b/c` of letters, digits, `.`, `_` and `-`, made by us and never by a user.
 *
 * Obligations of every adapter (testing/storage-contract.ts holds them to it):
 * - A put is all or nothing: a key never shows half a file, and what a resolved put wrote survives kill -9.
 * - Putting to an existing key replaces it at once.
 * - Reading, copying or fetching a missing key rejects with StorageMissingError; removing one is not an error.
 * - A full disk rejects with CutroomError `storage_full`.
 */
export interface Storage {
  put(key: string, body: Readable): Promise<{ bytes: number }>;
  /** Takes the file over: the local path may be gone afterwards. */
  putFile(key: string, localPath: string): Promise<{ bytes: number }>;
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Brings the file into a worker's scratch directory. The copy must not be written to. */
  fetchFile(key: string, localPath: string): Promise<void>;
  /** The same bytes under a second key, which outlives the first, without sending them through this process. */
  copy(from: string, to: string): Promise<{ bytes: number }>;
  stat(key: string): Promise<{ bytes: number } | null>;
  remove(key: string): Promise<void>;
  /** Removes every key that starts with `prefix`, which must end in '/'. */
  removePrefix(prefix: string): Promise<void>;
  /** The names of the folders right below `prefix`, which must end in '/'. */
  folders(prefix: string): Promise<string[]>;
  /** Rejects when the storage cannot be written to. */
  check(): Promise<void>;
}

export class StorageMissingError extends Error {
  override readonly name = 'StorageMissingError';
  readonly key: string;

  constructor(key: string, options: { cause?: unknown } = {}) {
    super(`Nothing is stored at ${key}`, options);
    this.key = key;
  }
}

/** Keys are ours, so a strange one is a defect; it must never become a path outside the storage. */
export function checkedKey(key: string): string {
  if (!/^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/.test(key)) {
    throw new Error(`Not a storage key: ${JSON.stringify(key)}`);
  }
  return key;
}

export const PROJECTS_FOLDER = 'projects/';
export const TRACKS_FOLDER = 'tracks/';

/** Where each file of a project lives. Deleting a project removes the prefix. */
export const storageKeys = {
  project: (projectId: number) => `${PROJECTS_FOLDER}${projectId}/`,
  clip: (projectId: number, clipId: string) => `projects/${projectId}/clips/${clipId}/source`,
  clipFiles: (projectId: number, clipId: string) => `projects/${projectId}/clips/${clipId}/`,
  proxy: (projectId: number, clipId: string) => `projects/${projectId}/clips/${clipId}/proxy.mp4`,
  poster: (projectId: number, clipId: string) => `projects/${projectId}/clips/${clipId}/poster.jpg`,
  filmstrip: (projectId: number, clipId: string) => `projects/${projectId}/clips/${clipId}/filmstrip.webp`,
  /** Of the audio, for drawing: `measurePeaks`. */
  peaks: (projectId: number, clipId: string) => `projects/${projectId}/clips/${clipId}/peaks`,
  thumbnail: (projectId: number, clipId: string, centiseconds: number) =>
    `projects/${projectId}/clips/${clipId}/thumbnails/${centiseconds}.jpg`,
  upload: (projectId: number, uploadId: string) => `projects/${projectId}/uploads/${uploadId}`,
  cut: (projectId: number, cutKey: string) => `projects/${projectId}/cuts/${cutKey}.mp4`,
  reel: (projectId: number, runId: string) => `projects/${projectId}/reels/${runId}.mp4`,
  /** Of an account: several projects may use it. */
  track: (trackId: string) => `${TRACKS_FOLDER}${trackId}/audio.pcm`,
  trackFiles: (trackId: string) => `${TRACKS_FOLDER}${trackId}/`,
} as const;
