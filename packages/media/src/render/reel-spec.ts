import type {
  HeardClip,
  ReelCut,
  CutView as ReelCutView,
  ReelMusic,
  ReelSpec as ReelSpecOf,
} from '@cutroom/reel';
import type { ClipSource } from '../input/clip-source.ts';

/** One stretch of a clip in the reel, and the clip's file. */
export interface CutSpec extends ReelCut {
  readonly source: ClipSource;
  readonly audioFrom?: HeardClip & { readonly source: ClipSource };
}

/** The track under the reel, and where it lies: raw samples as `TRACK_FORMAT` says, from `startSeconds` on. */
export interface MusicSpec extends ReelMusic {
  readonly path: string;
}

export type ReelSpec = Omit<ReelSpecOf<CutSpec>, 'music'> & { readonly music?: MusicSpec };
export type CutView = ReelCutView<CutSpec>;

/** Keeps encoded segments by a key of their content. Losing one costs time, never correctness. */
export interface CutCache {
  /** Copies the segment to a file; false where there is none. */
  get(key: string, toPath: string): Promise<boolean>;
  put(key: string, fromPath: string): Promise<void>;
}

export interface RenderOptions {
  readonly workDirectory: string;
  readonly outputPath: string;
  readonly cache: CutCache;
  readonly signal: AbortSignal;
  /** Segments encoded at a time, one thread each; default 2. */
  readonly concurrency?: number;
  readonly onProgress?: (progress: { readonly share: number; readonly detail: string }) => void;
}
