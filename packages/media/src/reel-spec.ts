import type { Framing } from '@cutroom/contract';
import type { ClipSource } from './clip-source.ts';

/** One stretch of a clip in the reel. */
export interface CutSpec {
  readonly source: ClipSource;
  /** Identity of the file's content: what the cache knows the clip by. */
  readonly sourceId: string;
  readonly startSeconds: number;
  readonly durationSeconds: number;
  readonly framing: Framing;
}

export interface ReelSpec {
  readonly cuts: readonly CutSpec[];
  readonly sound: 'original' | 'mute';
}

/** Keeps encoded pieces by a key of their content. Losing one costs time, never correctness. */
export interface CutCache {
  /** Copies the piece to a file; false where there is none. */
  get(key: string, toPath: string): Promise<boolean>;
  put(key: string, fromPath: string): Promise<void>;
}

export interface RenderOptions {
  readonly workDirectory: string;
  readonly outputPath: string;
  readonly cache: CutCache;
  readonly signal: AbortSignal;
  /** Cuts encoded at a time, one thread each; default 2. */
  readonly concurrency?: number;
  readonly onProgress?: (progress: { readonly share: number; readonly detail: string }) => void;
}
