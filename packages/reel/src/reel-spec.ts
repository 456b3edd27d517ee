import type {
  Box,
  CaptionStyle,
  ClipProbe,
  CutDuck,
  CutSpeed,
  CutTitle,
  Framing,
  Interval,
  Look,
  Loudness,
  SpokenWord,
  ToneCorrection,
  Transition,
} from '@cutroom/contract';

/** What a reel needs to know of a clip's file. `audio` is null where it has no audio track. */
export type SourceFacts = Pick<ClipProbe, 'durationSeconds' | 'width' | 'height'> & {
  readonly audio: object | null;
};

/** One stretch of a clip in the reel. */
export interface ReelCut {
  readonly source: { readonly probe: SourceFacts };
  /** Identity of the file's content: equal for all cuts of one file. */
  readonly sourceId: string;
  readonly startSeconds: number;
  /** How long it is in the reel (`cutFrames`); at least one. */
  readonly frames: number;
  readonly framing: Framing;
  /** How fast it plays; as filmed where absent. */
  readonly speed?: CutSpeed;
  /** The shot that the cut is taken from: a transition shows nothing of the clip outside it. */
  readonly shot?: Interval;
  readonly tone?: ToneCorrection;
  /** Gain of the cut's own audio; CUT_GAIN_DB_MIN is silence. */
  readonly gainDb?: number;
  /** Where its audio is heard; with its frames where absent. Fitted (`fitAudioLane`): it lies in the clip and in the reel. */
  readonly audio?: AudioOffsets | undefined;
  /** What is heard in place of its own audio (`heardCut`). */
  readonly audioFrom?: HeardClip;
  /** How its voices are made clear; absent where they stay as they were recorded. */
  readonly voiceClearing?: VoiceClearing;
  /** Where the music goes down while the cut is shown, set by hand; absent where it follows speech. */
  readonly ducks?: readonly CutDuck[];
  /** What is known of the clip's audio; absent where nothing is. */
  readonly heard?: HeardFacts;
  /** What is said in the clip, in its seconds: shown as captions where it is said in the cut. */
  readonly words?: readonly SpokenWord[];
  /** Where faces are in the clip, in its seconds: captions keep away from them. */
  readonly faces?: readonly SeenFace[];
  /** Words over the cut. */
  readonly titles?: readonly CutTitle[];
}

/** Another clip as a cut is heard with it: as it was recorded, from the second that stands at the cut's frame 0. */
export type HeardClip = Pick<
  ReelCut,
  'source' | 'sourceId' | 'startSeconds' | 'heard' | 'words' | 'voiceClearing'
>;

/** Where a cut's audio lies against its frames, in frames of the reel: as a plan's `audio`, in seconds, says it. */
export interface AudioOffsets {
  readonly leadFrames: number;
  readonly tailFrames: number;
  readonly shiftFrames: number;
}

/** A face in a frame of a clip. */
export interface SeenFace {
  readonly atSeconds: number;
  readonly box: Box;
}

/** What the analysis heard in a clip, in the clip's seconds. */
export interface HeardFacts {
  readonly speech: readonly Interval[];
  /** null where it was not measured. */
  readonly loudness: Loudness | null;
  /** Integrated loudness of the whole clip; null where it is silent. */
  readonly loudnessLufs: number | null;
}

/** How a clip's voices are made clear. All times are seconds of the clip, so that every cut of it is cleared alike. */
export interface VoiceClearing {
  /** Where nobody speaks, the quietest place: its noise is measured there. null where somebody speaks all the time. */
  readonly noise: Interval | null;
  readonly levels: readonly VoiceLevel[];
}

/** A point of a gain curve: linear between two of them, in dB. */
export interface VoiceLevel {
  readonly atSeconds: number;
  readonly gainDb: number;
}

/** The track under a reel. All times are seconds of the track. */
export interface ReelMusic {
  /** Heard with the reel's first frame. */
  readonly startSeconds: number;
  readonly endSeconds: number;
  /** Against the usual balance (music-audio.ts). */
  readonly gainDb: number;
  /** Whether it goes down while somebody speaks. */
  readonly isDucked: boolean;
  readonly downbeats: readonly number[];
  /** LUFS of each step. */
  readonly loudness: Loudness;
}

/** What is done to the reel as a whole; a field that is absent does nothing. */
export interface ReelStyle {
  readonly look?: Look;
  readonly transition?: Transition;
  readonly fadeIn?: boolean;
  readonly fadeOut?: boolean;
  readonly captionStyle?: CaptionStyle;
  /** '#rrggbb' */
  readonly captionAccent?: string;
}

/** A reel as its cuts, in order, and its style. `Cut` may carry more than a reel needs, such as where the file is. */
export interface ReelSpec<Cut extends ReelCut = ReelCut> extends ReelStyle {
  readonly cuts: readonly Cut[];
  readonly sound: 'original' | 'mute';
  readonly music?: ReelMusic;
}

export function reelFrames({ cuts }: { readonly cuts: readonly Pick<ReelCut, 'frames'>[] }): number {
  return cuts.reduce((sum, { frames }) => sum + frames, 0);
}
