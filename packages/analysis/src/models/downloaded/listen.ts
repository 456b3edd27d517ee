import type { AudioSamples, Interval, Transcript } from '@cutroom/contract';
import type { OptionalModel } from '../optional-model.ts';
import { chooseEars } from './choose-ears.ts';
import type { ParakeetModel } from './parakeet/parakeet-model.ts';
import type { SpeechModel } from './speech-model.ts';

export interface Ears {
  readonly whisper: OptionalModel<SpeechModel>;
  readonly parakeet: OptionalModel<ParakeetModel>;
  /** Of Parakeet's files, as published; null where it is not there. */
  readonly parakeetBytes: number | null;
  readonly isParakeetOpen: () => boolean;
  /** Memory that this process could still take. */
  readonly freeBytes: () => number;
}

/** `ear`: the larger of those that listened, whose words they are or not: that one need not be asked again. */
export interface Heard extends Transcript {
  readonly ear: 'whisper' | 'parakeet';
}

/**
 * What is said. Whisper names the language of the first words; whoever is chosen for that writes them down, and Whisper also
 * where Parakeet fails or hears nothing.
 * @returns null where no model listened
 */
export async function listen(
  { whisper, parakeet, parakeetBytes, isParakeetOpen, freeBytes }: Ears,
  audio: AudioSamples,
  speech: readonly Interval[],
): Promise<Heard | null> {
  const told = await whisper.ask(async (model) => ({ language: await model.languageIn(audio, speech) }));
  if (told === null) return null;
  const { language } = told;
  const ears = chooseEars({
    language,
    parakeet: { bytes: parakeetBytes, isOpen: isParakeetOpen() },
    freeBytes: freeBytes(),
  });
  const words = ears === 'parakeet' ? await parakeet.ask((model) => model.writeDown(audio, speech)) : null;
  if (words !== null && words.length > 0) return { words, language, ear: 'parakeet' };
  const written = await whisper.ask((model) => model.transcribe(audio, speech, language));
  return written === null ? null : { ...written, ear: words === null ? 'whisper' : 'parakeet' };
}
