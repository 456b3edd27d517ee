import type { CutFraming } from './cut-framing.ts';

/** Frames are the reel's; `sourceStart` counts them from the clip's beginning. */
export interface EditCut {
  readonly media: EditMedia;
  readonly start: number;
  readonly end: number;
  readonly sourceStart: number;
  readonly framing: CutFraming;
  /** 0 where nothing was set. */
  readonly gainDb: number;
  readonly isHeard: boolean;
  /** Why it was chosen, for people; null where nobody said. */
  readonly reason: string | null;
}

/** A file of the edit, once for all cuts of it. */
export interface EditMedia extends HandoffFile {
  readonly clipId: string;
  /** Counted from 1. */
  readonly number: number;
  /** How long it is, in frames at REEL_FPS. */
  readonly frames: number;
}

/** The file that a clip is handed over as: the upload itself, or its proxy. */
export interface HandoffFile {
  /** Relative to the timeline's file, with `/`, not encoded. */
  readonly path: string;
  /** The name that its owner gave it. */
  readonly name: string;
  /** Displayed size in pixels. */
  readonly width: number;
  readonly height: number;
  /** null where it changes, or is not known. */
  readonly frameRate: { readonly num: number; readonly den: number } | null;
  /** null where the file has no audio track. */
  readonly audio: { readonly channels: number; readonly sampleRate: number } | null;
}
