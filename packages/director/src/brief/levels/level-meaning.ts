import { CUT_GAIN_DB_MIN } from '@cutroom/contract';
import type { ClipReference } from '../brief.ts';
import { referencesIn } from '../phrases.ts';
import { isTalk } from '../settle-speech.ts';
import { SOUND } from './level-words.ts';

/** The whole reel or its sound as such is no single clip. */
export const WHOLE =
  /^(?:the |my |all |any |all the |our |a )*(?:whole |original |entire |clip |camera |background |natural |overall |general |of )*(?:it|everything|else|everything else|the sound of|the audio of|that|this|them|those|others?|all|sounds?|audio|volume|noises?|levels?|clips?|videos?|reel|edit|film|footage|music|wind|rest|original|thing|speed|pace|colou?rs?|contrast|brightness|saturation|exposure|tempo|energy|length|number|end|beginning|start|talking|people|camera|cut|cuts)$/;

const VOICES = /\b(?:voices?|talking|vocals?|speaking|talk|speak)$/;
const LITTLE = 0.5;
const MUCH_MORE = 1.8;

/** The clip that a phrase of a level is about; null where it is the reel. */
export function meantBy(thing: string): ClipReference | null {
  const named = thing
    .replace(new RegExp(` ${SOUND}$`), '')
    .replace(/(?: (?:a|an|bit|little|lot|notch|touch|tad|way|much|down|up|please|tiny))+$/, '')
    .trim();
  if (VOICES.test(named)) return spoken(named);
  if (WHOLE.test(named)) return null;
  const [reference] = referencesIn(named);
  if (reference === undefined) return null;
  return isTalk(reference) ? spoken(named) : reference;
}

/** 'The speech' is a clip in which somebody speaks; voices are heard in any. */
export function spoken(said: string): ClipReference {
  return { kind: 'words', said, words: VOICES.test(said) ? ['speech'] : ['speech', 'clip'] };
}

/** A change of so many decibels, more or less where the words say 'a bit' or 'a lot'. */
export function graded(gainDb: number, words: string): number {
  if (gainDb === CUT_GAIN_DB_MIN) return gainDb;
  if (/\b(?:bit|slightly|little|touch|notch|tad)\b/.test(words)) return Math.round(gainDb * LITTLE);
  return /\b(?:lot|way|much|far|really|heavily|completely)\b/.test(words)
    ? Math.round(gainDb * MUCH_MORE)
    : gainDb;
}
