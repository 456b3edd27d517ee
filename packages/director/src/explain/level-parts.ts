import { CUT_GAIN_DB_MIN } from '@cutroom/contract';
import type { ResolvedWishes } from '../assembly/resolve-wishes.ts';

/** Levels of single clips in the middle of a sentence: "'the dog clip' is muted". */
export function levelParts(wishes: Pick<ResolvedWishes, 'levels'>): string[] {
  return wishes.levels
    .filter(({ clips }) => clips.length > 0)
    .map(({ said, of, gainDb, isSpeech }) => {
      if (of === 'others') return isSpeech ? 'only voices are heard' : `only the sound of '${said}' is heard`;
      if (gainDb === CUT_GAIN_DB_MIN) return `'${said}' is muted`;
      return `'${said}' is ${gainDb < 0 ? 'quieter' : 'louder'} than the rest`;
    });
}
