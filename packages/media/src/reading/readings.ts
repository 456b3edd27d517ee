import { type AudioStretch, stretchFile } from '../audio/stretched-audio.ts';
import { type DecodingChoice, referencesReading } from '../decode/decoding-choice.ts';
import type { ClipSource } from '../input/clip-source.ts';
import {
  type DecodedTimes,
  type GapsQuestion,
  gapsReading,
  type PacketsQuestion,
  packetsInGapsReading,
} from '../probe/gaps.ts';
import { type PacketFacts, packetFactsReading } from '../probe/packet-facts.ts';
import { type StreamFacts, streamFactsReading } from '../probe/stream-facts.ts';
import {
  isSegmentOf,
  readSegment,
  type SegmentContent,
  type SegmentFile,
} from '../render/segment-content.ts';
import { encodedFrames } from '../verify/encoded-frames.ts';
import { type MovieFacts, readMovieFacts } from '../verify/movie-boxes.ts';
import { type ClearingQuestion, clearedVoices } from '../voices/clear-voices.ts';
import { type Reading, readingOf } from './reading.ts';

/** Everything that is read in the worker thread: what it is asked with, and what comes of it. */
export interface ReadingKinds {
  /** ffprobe's JSON of the streams. */
  readonly streams: { readonly input: null; readonly result: StreamFacts };
  /** ffprobe's line for each packet. */
  readonly packets: { readonly input: null; readonly result: PacketFacts };
  /** ffmpeg's line for each frame that could be decoded. */
  readonly gaps: { readonly input: GapsQuestion; readonly result: DecodedTimes };
  /** ffmpeg's line for each packet. */
  readonly packetsInGaps: { readonly input: PacketsQuestion; readonly result: readonly number[] };
  /** ffmpeg's line for each packet that others need. */
  readonly references: { readonly input: ClipSource; readonly result: DecodingChoice };
  readonly movie: { readonly input: string; readonly result: MovieFacts };
  readonly encodedFrames: { readonly input: string; readonly result: readonly (number | null)[] };
  readonly segment: { readonly input: string; readonly result: SegmentContent };
  /** Raw audio, brought to the speed of its cut in its place. */
  readonly stretch: { readonly input: AudioStretch; readonly result: undefined };
  readonly isSegment: { readonly input: SegmentFile; readonly result: boolean };
  /** Samples of a clip, whose voices are made clear. */
  readonly clearedVoices: { readonly input: ClearingQuestion; readonly result: Float32Array };
}

export type ReadingName = keyof ReadingKinds;

const OPENED: {
  readonly [Name in ReadingName]: (
    input: ReadingKinds[Name]['input'],
  ) => Reading<ReadingKinds[Name]['result']>;
} = {
  streams: streamFactsReading,
  packets: packetFactsReading,
  gaps: gapsReading,
  packetsInGaps: packetsInGapsReading,
  references: referencesReading,
  movie: (path) => readingOf(() => readMovieFacts(path)),
  encodedFrames: (path) => readingOf(() => encodedFrames(path)),
  segment: (path) => readingOf(() => readSegment(path)),
  stretch: (audio) =>
    readingOf(async () => {
      await stretchFile(audio);
      return undefined;
    }),
  isSegment: (file) => readingOf(() => isSegmentOf(file)),
  clearedVoices: (question) => readingOf(() => clearedVoices(question)),
};

/** A reading's name with its input, for each that there is. */
export type ReadingWish<Name extends ReadingName = ReadingName> = {
  readonly [N in Name]: { readonly name: N; readonly input: ReadingKinds[N]['input'] };
}[Name];

export function openReading<Name extends ReadingName>(
  wish: ReadingWish<Name>,
): Reading<ReadingKinds[Name]['result']> {
  return OPENED[wish.name](wish.input);
}
