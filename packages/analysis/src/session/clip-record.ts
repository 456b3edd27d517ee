import type { Interval, NoiseKind, Transcript } from '@cutroom/contract';
import type { AudioEnergy } from '../audio/audio-energy.ts';
import type { FrameMeasures } from '../image/measure-frame.ts';
import type { Insight } from '../models/downloaded/downloaded-models.ts';
import type { MotionRecord } from '../motion/motion-record.ts';
import type { Detection } from '../subjects/detection.ts';
import type { Projection } from '../subjects/object-detector.ts';
import type { FaceSighting } from '../subjects/subject-tracker.ts';

/** What is kept of a sampled frame once the frame itself is gone. */
export interface SampledFrame {
  readonly atSeconds: number;
  readonly width: number;
  readonly height: number;
  /** Of the frame by itself: how much of its sharpness a moving camera took, motion/motion-blur.ts tells. */
  readonly measures: FrameMeasures;
  /** 0 best to 100 worst; null on frames that were not scored. */
  readonly brisque: number | null;
  /** Share of smooth slopes that run in steps; null as above, and where there is none. */
  readonly banding: number | null;
  /** null on frames that the object model did not look at. */
  readonly objects: readonly Detection[] | null;
  /** How the object model was shown the frame. */
  readonly projection: Projection;
  /** null on frames in which no faces were looked for. */
  readonly faces: readonly FaceSighting[] | null;
}

/** Everything measured and recognised in a clip: what the summary is made from. */
export interface ClipRecord {
  readonly frames: readonly SampledFrame[];
  readonly motion: MotionRecord;
  /** null where the clip has no audio. */
  readonly audio: {
    readonly energy: AudioEnergy;
    readonly speech: readonly Interval[] | null;
    readonly music: readonly Interval[];
    readonly noises: readonly NoiseKind[];
    /** Seconds at which sounds begin. */
    readonly onsets: readonly number[];
  } | null;
  /** What downloaded models add; null where there are none. */
  readonly insight: Insight | null;
  /** What is said; null where no speech model listened. */
  readonly transcript: Transcript | null;
  /** Who listened, as the contract's `ear`; null where nobody did. */
  readonly ear: string | null;
}

/** What is known of a clip's audio as soon as it was heard. Without audio both are null. */
export interface HeardAudio {
  /** Where somebody speaks; null too where that is not known. */
  readonly speech: readonly Interval[] | null;
  /** Lowest and highest samples for drawing (`measurePeaks`). */
  readonly peaks: Int8Array<ArrayBuffer> | null;
}
