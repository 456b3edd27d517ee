/** A file of a model as the hub holds it. */
export interface ModelFile {
  /** Inside the repository. */
  readonly path: string;
  /** null where it was not known when this list was written: `gitBlob` or the hub's own listing then says what has to arrive. */
  readonly sha256: string | null;
  /** Git's name of the contents (SHA-1 of length and bytes), where the repository's tree tells that and no more. */
  readonly gitBlob?: string;
  /** Bytes; about right where the hash is not known. */
  readonly bytes: number;
}

/** Where models lie, by the addresses that they are fetched from. */
export const MODEL_HUBS = {
  huggingFace: 'https://huggingface.co',
  gitHub: 'https://raw.githubusercontent.com',
} as const;
export type ModelHub = keyof typeof MODEL_HUBS;

export interface ModelSource {
  /** 'beats' serves music, the others clips; 'europeanSpeech' writes down what 'speech' names one of its languages. */
  readonly role: 'sight' | 'speech' | 'captions' | 'beats' | 'europeanSpeech';
  readonly hub: ModelHub;
  /** What it is for, for the terminal. */
  readonly purpose: string;
  readonly repository: string;
  /** A commit; 'main' is looked up on the first download, and what it was then is kept. */
  readonly revision: string;
  readonly licence: string;
  /** Large, and fetched only where somebody asks for it by itself. */
  readonly isOptional?: true;
  readonly files: readonly ModelFile[];
}

/** What each file of Parakeet is for. */
export const PARAKEET_FILES = {
  preprocessor: 'nemo128.onnx',
  decoder: 'decoder_joint-model.int8.onnx',
  encoder: 'encoder-model.int8.onnx',
  vocabulary: 'vocab.txt',
} as const;

/**
 * The open models that can be downloaded; the first three in the layout that transformers.js reads. The hashes are those that others
 * publish for these commits; none of these files could be fetched where this list was written.
 */
export const MODEL_SOURCES: readonly ModelSource[] = [
  {
    role: 'sight',
    hub: 'huggingFace',
    purpose: 'places, activities and what a wish has to do with a picture',
    repository: 'Xenova/clip-vit-base-patch32',
    revision: 'd15189d7028b43f1d3e65039190477f6af591c2a',
    licence: 'MIT (OpenAI CLIP)',
    files: [
      file('config.json', 4524, '493ef57ff783e42d1530c91b53469b7fdf8db8a9c1408e86998fcb7899a4f495'),
      file(
        'preprocessor_config.json',
        520,
        '6f638fb9401a6d6296feff533ee7efe657b787c49f954f82f5906b36ef2a1b1f',
      ),
      file('tokenizer.json', 2_224_119, 'f7f3b7af117d467b58374797691a6438d3e6b9e9cef800dfd5dced7f697a90cd'),
      file('tokenizer_config.json', 1000, null),
      file(
        'onnx/text_model_quantized.onnx',
        64_504_507,
        '73baab855d406190da9faa498cfedf65f15cf309f4cc7385b7b032e6d08e5c3a',
      ),
      file(
        'onnx/vision_model_quantized.onnx',
        89_117_001,
        '583fd1110a514667812fee7d684952aaf82a99b959760c8d7dca7e0ab9839299',
      ),
    ],
  },
  {
    role: 'speech',
    hub: 'huggingFace',
    purpose: 'what is said, word by word',
    repository: 'onnx-community/whisper-base_timestamped',
    revision: '608c49e61301901684bc36cac8f74b95ff6b5a8e',
    licence: 'Apache-2.0 (OpenAI Whisper)',
    files: [
      file('config.json', 2243, 'f4d0608f7d918166da7edb3e188de5ef1bfe70d9802e785d271fd88111e9cf4b'),
      file(
        'generation_config.json',
        3832,
        '61070cf8de25b1e9256e8e102ded49d8d24a8369ed36ef84fdf21549e68125a0',
      ),
      file(
        'preprocessor_config.json',
        339,
        'a6a76d28c93edb273669eb9e0b0636a2bddbb1272c3261e47b7ca6dfdbac1b8d',
      ),
      file('tokenizer.json', 2_480_466, '27fc476bfe7f17299480be2273fc0608e4d5a99aba2ab5dec5374b4482d1a566'),
      file(
        'tokenizer_config.json',
        282_682,
        '2e036e4dbacfdeb7242c7d4ec4149f4a16e86026048f94d1637e3a8ee9c6a573',
      ),
      file(
        'onnx/encoder_model_quantized.onnx',
        23_159_167,
        '2714484ebe1bae7c1646e8eadb768bb9d415cf11763466d21f23039a29c62e6f',
      ),
      file(
        'onnx/decoder_model_merged_quantized.onnx',
        53_712_708,
        'cf9a8d5bcddc0917a0078135b484cedcaf44f28909cd91910abd29dced9171db',
      ),
    ],
  },
  {
    role: 'captions',
    hub: 'huggingFace',
    purpose: 'a sentence about a picture',
    repository: 'Xenova/vit-gpt2-image-captioning',
    revision: 'main',
    licence: 'Apache-2.0 (nlpconnect)',
    files: [
      file('config.json', 5000, null),
      file('generation_config.json', 200, null),
      file('preprocessor_config.json', 400, null),
      file('tokenizer.json', 2_100_000, '6e785cd4f004c9291dadeba7d8d1c2871318d368a1cfcd416c0571dcd8f11413'),
      file('tokenizer_config.json', 300, null),
      file(
        'onnx/encoder_model_quantized.onnx',
        87_500_000,
        '6f6e2e27c11303cf533682184543333e7ecb930a734197a0272a1e408aba2766',
      ),
      file(
        'onnx/decoder_model_merged_quantized.onnx',
        158_600_000,
        '1f3ec53b5fc3614c0b54ee786755a7ec3007841f57543f8e241499edfadfa98f',
      ),
    ],
  },
  {
    role: 'beats',
    hub: 'gitHub',
    purpose: 'where the beats and bars of music are',
    repository: 'danigb/beat-this-rs',
    revision: '089b509247e6fdcec666511c0dcf0d5f39c21e73',
    licence: 'MIT (Beat This!, JKU Linz)',
    files: [
      {
        path: 'models/beat_this_small.onnx',
        // The repository says '~10 MB'.
        bytes: 10_000_000,
        sha256: null,
        gitBlob: '4f43223f38751cdb40ed1d7cff44acccaf7e3794',
      },
    ],
  },
  {
    role: 'europeanSpeech',
    hub: 'huggingFace',
    purpose: 'what is said in 25 European languages, by a newer and larger model',
    repository: 'istupakov/parakeet-tdt-0.6b-v3-onnx',
    revision: '8f23f0c03c8761650bdb5b40aaf3e40d2c15f1ce',
    licence: 'CC-BY-4.0 (Parakeet TDT 0.6B v3 by NVIDIA, converted by I. Stupakov)',
    isOptional: true,
    files: [
      file(
        PARAKEET_FILES.preprocessor,
        139_764,
        'a9fde1486ebfcc08f328d75ad4610c67835fea58c73ba57e3209a6f6cf019e9f',
      ),
      file(
        PARAKEET_FILES.decoder,
        18_202_004,
        'eea7483ee3d1a30375daedc8ed83e3960c91b098812127a0d99d1c8977667a70',
      ),
      file(
        PARAKEET_FILES.vocabulary,
        93_939,
        'd58544679ea4bc6ac563d1f545eb7d474bd6cfa467f0a6e2c1dc1c7d37e3c35d',
      ),
      file(
        PARAKEET_FILES.encoder,
        652_183_999,
        '6139d2fa7e1b086097b277c7149725edbab89cc7c7ae64b23c741be4055aff09',
      ),
    ],
  },
];

/** What is fetched where nobody asks for more. */
export const USUAL_MODEL_SOURCES = MODEL_SOURCES.filter(({ isOptional }) => isOptional !== true);

/** Those that look at clips and listen to them. */
export const CLIP_MODEL_SOURCES = MODEL_SOURCES.filter(({ role }) => role !== 'beats');

function file(path: string, bytes: number, sha256: string | null): ModelFile {
  return { path, bytes, sha256 };
}
