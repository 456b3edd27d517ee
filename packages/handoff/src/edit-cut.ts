import type { CutFraming } from './cut-framing.ts';

/** Frames are the reel's; `sourceStart` counts them from the clip's beginning. */
export interface EditCut {
  readonly media: EditMedia;
  readonly start: number;
  readonly end: number;
  readonly sourceStart: number;
  /** Frames of the clip that it plays, `end - start` where it plays as filmed. */
  readonly sourceFrames: number;
  readonly speed: EditSpeed | null;
  readonly framing: CutFraming;
  /** 0 where nothing was set. */
  readonly gainDb: number;
  /** What of another clip is heard in place of its own audio, as it was recorded; null where that is heard. */
  readonly heardFrom: Pick<EditCut, 'media' | 'sourceStart' | 'sourceFrames'> | null;
  /** null where nothing of it is heard. */
  readonly audio: EditAudio | null;
  /** Why it was chosen, for people; null where nobody said. */
  readonly reason: string | null;
}

/** The cut as it is heard: with the other clip in place of its own. */
export function heardEdit(cut: EditCut): EditCut {
  return cut.heardFrom === null ? cut : { ...cut, ...cut.heardFrom, speed: null };
}

/** Where a cut is heard, in frames of the reel: under its own, or beginning before them, going on behind them or moved. */
export interface EditAudio {
  readonly start: number;
  readonly end: number;
  /** The frame of the cut that is heard at `start`; negative before its first. */
  readonly cutFrame: number;
  /** The frame of its clip, or of the other one, that is heard at `start`. */
  readonly sourceStart: number;
  /** 1 where it lies under its own frames; more on tracks below, where it lies over others' audio. */
  readonly track: number;
  /** Where it goes down for what lies over it, level of the cut included; none where it keeps that. */
  readonly levels: readonly { readonly frame: number; readonly gainDb: number }[];
}

/** How fast a cut plays, where that is not as it was filmed. */
export interface EditSpeed {
  /** Seconds of the clip for one of the reel, over the whole cut. */
  readonly meanRate: number;
  /** Of one rate its two ends; of a ramp more, close enough to go straight from one to the next. */
  readonly keys: readonly SpeedKey[];
}

/** Both counted from the cut's first frame; the clip's are parts of frames too. */
export interface SpeedKey {
  readonly reelFrame: number;
  readonly clipFrame: number;
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
