import { STREAMS_BYTES_MAX } from '../process/limits.ts';
import { MediaError } from '../process/media-error.ts';
import type { Reading } from '../reading/reading.ts';
import { type ProbedStream, probedFileSchema } from './probe-output.ts';

/** Of a file's streams, those that are used. */
export interface StreamFacts {
  readonly count: number;
  /** The first video stream. */
  readonly video: ProbedStream | null;
  /** The first: what ffmpeg's `0:a:0` will be. */
  readonly audio: ProbedStream | null;
}

/** Reads ffprobe's JSON. */
export function streamFactsReading(): Reading<StreamFacts> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  return {
    add: (chunk) => {
      bytes += chunk.length;
      if (bytes > STREAMS_BYTES_MAX)
        throw new MediaError('too_much_output', 'The file has too many streams.');
      chunks.push(chunk);
    },
    end: () => streamFacts(Buffer.concat(chunks).toString('utf8')),
  };
}

function streamFacts(json: string): StreamFacts {
  const parsed = probedFileSchema.safeParse(JSON.parse(json));
  if (!parsed.success)
    throw new MediaError('bad_output', 'ffprobe said something unknown.', { cause: parsed.error });
  const { streams } = parsed.data;
  return {
    count: streams.length,
    video: streams.find(isVideoTrack) ?? null,
    audio: streams.find((stream) => stream.codec_type === 'audio') ?? null,
  };
}

/** A cover picture in a sound file is a video stream to ffprobe. */
function isVideoTrack(stream: ProbedStream): boolean {
  return stream.codec_type === 'video' && stream.disposition?.attached_pic !== 1;
}
