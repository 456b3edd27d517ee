import type { AudioSamples, Interval, SpokenWord, Transcript } from '@cutroom/contract';
import type { AutomaticSpeechRecognitionPipeline } from '@huggingface/transformers';
import { z } from 'zod';
import { isInSpeech, speechWindows } from '../../audio/speech-windows.ts';
import { LOCAL_MODEL, type ModelRuntime } from './model-runtime.ts';

export interface SpeechModel {
  /** Of the first words: ISO 639-1. null where nobody speaks. */
  languageIn(audio: AudioSamples, speech: readonly Interval[]): Promise<string | null>;
  /**
   * @param speech where the voice detector heard someone: nothing else is listened to
   * @param language the one of the whole clip
   */
  transcribe(audio: AudioSamples, speech: readonly Interval[], language: string | null): Promise<Transcript>;
  close(): Promise<void>;
}

const outputSchema = z.object({
  chunks: z.array(
    z.object({ text: z.string(), timestamp: z.tuple([z.number().nullable(), z.number().nullable()]) }),
  ),
});
const languagesSchema = z.record(z.string(), z.number());
/** Words that the model gives no end last about this long. */
const WORD_SECONDS = 0.3;

/** Whisper (Radford et al. 2022) in an export that tells where it listened while it wrote each word. */
export async function loadSpeechModel(runtime: ModelRuntime, repository: string): Promise<SpeechModel> {
  const transcriber = await runtime.pipeline('automatic-speech-recognition', repository, LOCAL_MODEL);
  return {
    languageIn: async (audio, speech) => {
      const [first] = speechWindows(speech);
      return first === undefined ? null : languageOf(runtime, transcriber, partOf(audio, first));
    },
    transcribe: async (audio, speech, language) => {
      const words: SpokenWord[] = [];
      for (const window of speechWindows(speech)) {
        const answer = await transcriber(partOf(audio, window), {
          return_timestamps: 'word',
          ...(language === null ? {} : { language }),
          task: 'transcribe',
        });
        words.push(...wordsOf(outputSchema.parse(answer), window.startSeconds, window.endSeconds));
      }
      const heard = words.filter((word) => isInSpeech(word, speech));
      return { words: heard, language: heard.length === 0 ? null : language };
    },
    close: () => transcriber.dispose(),
  };
}

function partOf({ samples, sampleRate }: AudioSamples, { startSeconds, endSeconds }: Interval): Float32Array {
  return samples.slice(Math.round(startSeconds * sampleRate), Math.round(endSeconds * sampleRate));
}

/** The language token that the model itself would write first. */
async function languageOf(
  runtime: ModelRuntime,
  transcriber: AutomaticSpeechRecognitionPipeline,
  samples: Float32Array,
): Promise<string> {
  const { generation_config: config } = transcriber.model;
  const known = Object.entries(languagesSchema.parse(readMember(config, 'lang_to_id')));
  const start = z.number().parse(readMember(config, 'decoder_start_token_id'));
  const { input_features } = await transcriber.processor(samples);
  const decoder_input_ids = new runtime.Tensor('int64', BigInt64Array.of(BigInt(start)), [1, 1]);
  const { logits } = await transcriber.model({ input_features, decoder_input_ids });
  const scores = z.instanceof(Float32Array).parse(logits.data);
  const [best] = known.toSorted(([, a], [, b]) => (scores[b] ?? -Infinity) - (scores[a] ?? -Infinity));
  return best?.[0].replaceAll(/[<|>]/g, '') ?? 'en';
}

function readMember(object: unknown, name: string): unknown {
  return typeof object === 'object' && object !== null ? Reflect.get(object, name) : undefined;
}

function wordsOf(
  { chunks }: z.infer<typeof outputSchema>,
  windowStart: number,
  windowEnd: number,
): SpokenWord[] {
  return chunks.flatMap(({ text, timestamp: [start, end] }) => {
    const written = text.trim();
    if (written === '' || start === null) return [];
    const startSeconds = Math.min(windowEnd, windowStart + start);
    const endSeconds = Math.min(windowEnd, windowStart + (end ?? start + WORD_SECONDS));
    return endSeconds > startSeconds ? [{ text: written, startSeconds, endSeconds }] : [];
  });
}
