import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Analyser, ClipSession, ProviderSpeechToText } from '@cutroom/analysis';
import type { ClipAnalysis, Interval, Transcript } from '@cutroom/contract';
import type { ClipSource, Media } from '@cutroom/media';

/** Pictures a second that the analysis sees in full (the less often the longer the clip), and their longer side in pixels. */
const SAMPLE_FPS_MAX = 2;
const SAMPLE_FPS_MIN = 0.5;
const SAMPLES_USUAL = 240;
const SAMPLE_LONG_SIDE = 640;
/** What the voice detector listens to, in Hz. */
const SPEECH_SAMPLE_RATE = 16_000;
/** How much of the work is the one decoding pass. */
const FRAMES_SHARE = 0.85;

export interface LookedAt {
  readonly analysis: ClipAnalysis;
  readonly posterPath: string;
  readonly filmstripPath: string;
  /** Peaks of the audio as they are served; null where the clip has none. */
  readonly peaksPath: string | null;
  /** Whether frames could be decoded up to the last of which the probe speaks. */
  readonly reachesEnd: boolean;
}

interface Look {
  readonly source: ClipSource;
  /** What is said in it, where that is known already; null where it is not. */
  readonly transcript: Transcript | null;
  /** What the user called the clip. */
  readonly filename: string;
  /** Where the files may be written. */
  readonly directory: string;
  readonly signal: AbortSignal;
  /** @param share 0 to 1 */
  readonly onProgress: (share: number) => void;
}

/** Decodes the clip's pictures once, for the analysis as for its poster and filmstrip, and listens to it meanwhile. */
export async function decodeForAnalysis(
  {
    media,
    analyser,
    providerSpeechToText,
  }: {
    readonly media: Pick<Media, 'readFrames' | 'readMotion' | 'readAudio'>;
    readonly analyser: Pick<Analyser, 'openClip'>;
    readonly providerSpeechToText: ProviderSpeechToText | null;
  },
  { source, transcript, filename, directory, signal, onProgress }: Look,
): Promise<LookedAt> {
  const outputs = {
    posterPath: join(directory, 'poster.jpg'),
    filmstripPath: join(directory, 'filmstrip.webp'),
  };
  const session = analyser.openClip();
  const failed = new AbortController();
  const eitherSignal = AbortSignal.any([signal, failed.signal]);
  const listening = listen({ media, providerSpeechToText, transcript }, session, source, eitherSignal);
  const damaged: Interval[] = [];
  const looking = media.readFrames(source, outputs, {
    signal: eitherSignal,
    onProgress: (share) => onProgress(share * FRAMES_SHARE),
    onFrame: (frame) => session.addFrame(frame),
    onMotionFrame: (frame) => session.addMotionFrame(frame),
    onDamage: (stretch) => damaged.push(stretch),
    sampleFps: sampleFps(source.probe.durationSeconds),
    sampleLongSide: SAMPLE_LONG_SIDE,
  });
  try {
    const [{ loudnessLufs, peaks }, { reachesEnd }] = await Promise.all([listening, looking]);
    onProgress(0.95);
    const analysis = await session.finish(
      { filename, probe: source.probe, loudnessLufs, damaged },
      (interval, onMotionFrame) => media.readMotion(source, { interval, signal, onMotionFrame }),
    );
    return { analysis, ...outputs, peaksPath: await writePeaks(peaks, directory), reachesEnd };
  } catch (error) {
    failed.abort(error);
    // What is still at work reads and writes files that are removed after this.
    await Promise.allSettled([listening, looking]);
    session.abort();
    throw error;
  }
}

interface Heard {
  /** Integrated; null where the clip has no audio, or only silence. */
  readonly loudnessLufs: number | null;
  readonly peaks: Int8Array | null;
}

async function listen(
  {
    media,
    providerSpeechToText,
    transcript,
  }: Pick<Look, 'transcript'> & {
    readonly media: Pick<Media, 'readAudio'>;
    readonly providerSpeechToText: ProviderSpeechToText | null;
  },
  session: Pick<ClipSession, 'setAudio' | 'setTranscript'>,
  source: ClipSource,
  signal: AbortSignal,
): Promise<Heard> {
  if (transcript !== null) await session.setTranscript(transcript);
  const speechToText = transcript === null ? providerSpeechToText : null;
  const heard = await media.readAudio(source, { sampleRate: SPEECH_SAMPLE_RATE, signal });
  const sound = heard?.sound ?? null;
  // The analyser takes the samples for itself.
  const kept =
    sound !== null && speechToText?.isAvailable() ? { ...sound, samples: sound.samples.slice() } : null;
  const { speech, peaks } = await session.setAudio(sound);
  if (kept !== null && speechToText !== null && speech !== null && speech.length > 0) {
    const transcript = await speechToText.listen(kept, speech, signal);
    if (transcript !== null) await session.setTranscript(transcript);
  }
  return { loudnessLufs: heard?.loudnessLufs ?? null, peaks };
}

async function writePeaks(peaks: Int8Array | null, directory: string): Promise<string | null> {
  if (peaks === null) return null;
  const path = join(directory, 'peaks');
  await writeFile(path, peaks);
  return path;
}

function sampleFps(durationSeconds: number): number {
  return Math.min(SAMPLE_FPS_MAX, Math.max(SAMPLE_FPS_MIN, SAMPLES_USUAL / durationSeconds));
}
