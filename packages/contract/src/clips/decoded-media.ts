/** A decoded frame: `width * height * 3` bytes, RGB, rows from the top. */
export interface RgbFrame {
  readonly atSeconds: number;
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

/** A decoded frame in grey: `width * height` bytes of luma, 0 black to 255 white, rows from the top. */
export interface GreyFrame {
  readonly atSeconds: number;
  readonly width: number;
  readonly height: number;
  readonly luma: Uint8Array;
  /** Frames of the clip between this one and the one before it that were not inspected; 0 where it is left out. */
  readonly unseenBefore?: number;
  /** false where packets tell that hardly a shot begins with this frame or with one of those that were not inspected. */
  readonly mayBeginShot?: boolean;
}

/** Decoded audio: mono samples in -1..1. */
export interface AudioSamples {
  readonly sampleRate: number;
  readonly samples: Float32Array;
}
