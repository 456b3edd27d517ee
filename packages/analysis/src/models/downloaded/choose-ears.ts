/** ISO 639-1 codes of the languages that Parakeet TDT 0.6B v3 was trained on, as its authors list them. */
export const PARAKEET_LANGUAGES: ReadonlySet<string> = new Set(
  'bg cs da de el en es et fi fr hr hu it lt lv mt nl pl pt ro ru sk sl sv uk'.split(' '),
);

/**
 * Of the size of its files: others measured 1.15 to 1.35 GB for 670 MB in eight bits while it listens.
 */
const MEMORY_OF_SIZE = 2;
/** For what else a server does meanwhile, such as rendering. */
const SPARE_BYTES = 512 * 1024 * 1024;

export interface EarsQuestion {
  /** Of the first words; null where it is not known. */
  readonly language: string | null;
  readonly parakeet: {
    /** Of its files, as published; null where it is not there. */
    readonly bytes: number | null;
    readonly isOpen: boolean;
  };
  /** Memory that this process could still take. */
  readonly freeBytes: number;
}

/** Parakeet writes down the languages it knows, where it is open already or fits; Whisper all others. */
export function chooseEars({ language, parakeet, freeBytes }: EarsQuestion): 'parakeet' | 'whisper' {
  if (parakeet.bytes === null || language === null || !PARAKEET_LANGUAGES.has(language)) return 'whisper';
  return parakeet.isOpen || freeBytes >= memoryToListen(parakeet.bytes) ? 'parakeet' : 'whisper';
}

/** @param bytes of the model's files */
export function memoryToListen(bytes: number): number {
  return MEMORY_OF_SIZE * bytes + SPARE_BYTES;
}
