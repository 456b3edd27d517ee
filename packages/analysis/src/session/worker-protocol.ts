import type {
  ClipAnalysis,
  Embedding,
  ErrorCode,
  GreyFrame,
  Interval,
  RgbFrame,
  Transcript,
} from '@cutroom/contract';
import type { OutsideFacts } from '../summary/summarise.ts';
import type { HeardAudio } from './clip-record.ts';

/** The file descriptor of a worker by which frames and samples come; those before it are a process's usual ones and messages. */
export const BYTES_FD = 4;

/**
 * What the analyser asks of a worker. Every request is answered once, in order. Frames and samples come by a pipe of their
 * own, as they are: in messages each would be copied twice, into memory that the server would keep.
 */
export type WorkerRequest =
  | { readonly kind: 'frame'; readonly clip: number; readonly frame: Omit<RgbFrame, 'rgb'> }
  | {
      readonly kind: 'motion' | 'refiningMotion';
      readonly clip: number;
      readonly frames: readonly Omit<GreyFrame, 'luma'>[];
    }
  | { readonly kind: 'cutsToRefine'; readonly clip: number }
  | { readonly kind: 'endRefining'; readonly clip: number }
  /** 32-bit samples of the clip's audio, the first of them at `from`, of as many as `of` says. */
  | { readonly kind: 'audioPart'; readonly clip: number; readonly from: number; readonly of: number }
  /** All of the audio has come; null where the clip has none. */
  | { readonly kind: 'audio'; readonly clip: number; readonly sampleRate: number | null }
  | { readonly kind: 'transcript'; readonly clip: number; readonly transcript: Transcript }
  | { readonly kind: 'finish'; readonly clip: number; readonly facts: OutsideFacts }
  | { readonly kind: 'abort'; readonly clip: number }
  | { readonly kind: 'embedText' | 'embedWords'; readonly text: string }
  | { readonly kind: 'close' };

export interface NumberedRequest {
  readonly id: number;
  readonly request: WorkerRequest;
  /** How many bytes of the pipe belong to it. */
  readonly byteLength: number;
}

export type WorkerAnswer =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'cutsToRefine'; readonly intervals: readonly Interval[] }
  | { readonly kind: 'heard'; readonly heard: HeardAudio }
  | { readonly kind: 'analysis'; readonly analysis: ClipAnalysis }
  /** null where there is no model that could. */
  | { readonly kind: 'embedding'; readonly embedding: Embedding | null };

export type WorkerMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'warning'; readonly message: string }
  | { readonly kind: 'done'; readonly id: number; readonly answer: WorkerAnswer }
  | {
      readonly kind: 'failed';
      readonly id: number;
      readonly code: ErrorCode;
      readonly message: string;
      readonly stack: string;
    };

export interface WorkerSetup {
  readonly modelsDirectory: string;
  /** Where downloaded models are, or may come to be; null for none. */
  readonly downloadedModelsDirectory: string | null;
}
