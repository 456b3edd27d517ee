import type { AudioSamples, Embedding, Interval, RgbFrame, SpokenWord } from '@cutroom/contract';
import { storedEmbedding } from '../../text-embedding/stored-embedding.ts';
import { ABSENT_MODEL, type OptionalModel, optionalModel } from '../optional-model.ts';
import { type CaptionModel, loadCaptionModel } from './caption-model.ts';
import { installedModels, modelFilePath } from './installed-models.ts';
import { type Ears, type Heard, listen } from './listen.ts';
import { CLIP_MODEL_SOURCES, type ModelSource, PARAKEET_FILES } from './model-manifest.ts';
import { type ModelRuntime, openModelRuntime } from './model-runtime.ts';
import { loadParakeetModel, type ParakeetModel } from './parakeet/parakeet-model.ts';
import { recogniseScene, type Scene } from './recognise-scene.ts';
import { ACTIVITIES, PLACES } from './scene-vocabulary.ts';
import { loadSightModel, ofLengthOne, type SightModel } from './sight-model.ts';
import { loadSpeechModel, type SpeechModel } from './speech-model.ts';

/** What the downloaded models add to a clip; null where the model for it is not there or failed. */
export interface Insight {
  readonly scenes: readonly Scene[] | null;
  readonly embedding: Embedding | null;
  /** Of the clip's typical frame, unchecked. */
  readonly caption: string | null;
  readonly words: readonly SpokenWord[] | null;
  readonly language: string | null;
  readonly ear: Heard['ear'] | null;
}

export interface DownloadedModels {
  /** null where no model had anything to say. */
  understand(clip: {
    readonly frames: readonly RgbFrame[];
    readonly audio: AudioSamples | null;
    /** null where speech was not looked for. */
    readonly speech: readonly Interval[] | null;
  }): Promise<Insight | null>;
  /** null without an image-text model. */
  embedText(text: string): Promise<Embedding | null>;
  close(): Promise<void>;
}

/**
 * Opens whatever models `npm run models` has brought; null where there are none. They are loaded when first needed,
 * and one that fails is warned about and left out.
 * @param freeBytes memory that this process could still take
 */
export async function openDownloadedModels(
  directory: string,
  onWarning: (message: string) => void,
  freeBytes: () => number = () => process.availableMemory(),
): Promise<DownloadedModels | null> {
  const sources = await installedModels(directory, CLIP_MODEL_SOURCES);
  if (sources.length === 0) return null;
  let runtime: Promise<ModelRuntime> | null = null;
  const use = <Model extends { close(): Promise<void> }>(
    role: ModelSource['role'],
    load: (runtime: ModelRuntime, repository: string) => Promise<Model>,
  ): OptionalModel<Model> => {
    const source = sources.find((candidate) => candidate.role === role);
    if (source === undefined) return ABSENT_MODEL;
    return optionalModel<Model>(`${source.repository} (${source.purpose})`, onWarning, async () => {
      runtime ??= openModelRuntime(directory);
      return load(await runtime, source.repository);
    });
  };
  const sight = use<SightModel>('sight', loadSightModel);
  const ears = {
    whisper: use<SpeechModel>('speech', loadSpeechModel),
    ...openParakeet(directory, sources, onWarning),
    freeBytes,
  };
  const captions = use<CaptionModel>('captions', loadCaptionModel);
  const sightName = sources.find(({ role }) => role === 'sight')?.repository ?? '';
  const vocabulary = vocabularyOf();
  return {
    understand: async ({ frames, audio, speech: intervals }) => {
      const seen = await sight.ask(async (model) => {
        const embedded: Float32Array[] = [];
        for (const frame of frames) embedded.push(await model.embedFrame(frame));
        const [places, activities] = await vocabulary(model);
        return {
          embedding: embedded.length === 0 ? null : storedEmbedding(sightName, meanOf(embedded)),
          scenes: [
            recogniseScene(embedded, PLACES, places),
            recogniseScene(embedded, ACTIVITIES, activities),
          ].filter((scene) => scene !== null),
        };
      });
      const middle = frames[frames.length >> 1];
      const caption = middle === undefined ? null : await captions.ask((model) => model.caption(middle));
      const heard = audio === null || intervals === null ? null : await listen(ears, audio, intervals);
      if (seen === null && caption === null && heard === null) return null;
      return {
        scenes: seen?.scenes ?? null,
        embedding: seen?.embedding ?? null,
        caption,
        words: heard?.words ?? null,
        language: heard?.language ?? null,
        ear: heard?.ear ?? null,
      };
    },
    embedText: async (text) => {
      const embedded = await sight.ask(async (model) => (await model.embedTexts([text]))[0] ?? null);
      return embedded === null ? null : storedEmbedding(sightName, embedded);
    },
    close: async () => {
      for (const model of [sight, ears.whisper, ears.parakeet, captions]) await model.close();
    },
  };
}

function openParakeet(
  directory: string,
  sources: readonly ModelSource[],
  onWarning: (message: string) => void,
): Pick<Ears, 'parakeet' | 'parakeetBytes' | 'isParakeetOpen'> {
  const source = sources.find(({ role }) => role === 'europeanSpeech');
  if (source === undefined)
    return { parakeet: ABSENT_MODEL, parakeetBytes: null, isParakeetOpen: () => false };
  const pathOf = (file: keyof typeof PARAKEET_FILES) =>
    modelFilePath(directory, source, PARAKEET_FILES[file]);
  let isOpen = false;
  return {
    parakeet: optionalModel<ParakeetModel>(
      `${source.repository} (${source.purpose})`,
      onWarning,
      async () => {
        const model = await loadParakeetModel({
          preprocessor: pathOf('preprocessor'),
          encoder: pathOf('encoder'),
          decoder: pathOf('decoder'),
          vocabulary: pathOf('vocabulary'),
        });
        isOpen = true;
        return model;
      },
    ),
    parakeetBytes: source.files.reduce((sum, { bytes }) => sum + bytes, 0),
    isParakeetOpen: () => isOpen,
  };
}

/** The captions of the vocabulary, embedded once, and again where that failed. */
function vocabularyOf() {
  let embedded: Promise<readonly [Float32Array[], Float32Array[]]> | null = null;
  return (model: SightModel) => {
    embedded ??= embedAll(model).catch((error: unknown) => {
      embedded = null;
      throw error;
    });
    return embedded;
  };
}

async function embedAll(model: SightModel): Promise<readonly [Float32Array[], Float32Array[]]> {
  const captions = (words: typeof PLACES) => model.embedTexts(words.map(({ caption }) => caption));
  return [await captions(PLACES), await captions(ACTIVITIES)];
}

function meanOf(embeddings: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array()] = embeddings;
  return ofLengthOne(first.map((_, at) => embeddings.reduce((sum, values) => sum + (values[at] ?? 0), 0)));
}
