import { CUT_GAIN_DB_MIN } from '@cutroom/contract';
import type { WantedLevel } from '../plan/wishes/wished-audio.ts';
import { listInWords } from '../text/english.ts';

/** Levels of single clips in the middle of a sentence: "'the dog clip' and 'the street clip' are muted". */
export function levelParts(levels: readonly WantedLevel[]): string[] {
  const parts = new Map<string, string[]>();
  for (const level of levels.filter(({ clips }) => clips.length > 0)) {
    const [said, how] = level.of === 'others' ? onlyHeard(level) : [`'${level.said}'`, changed(level)];
    parts.set(how, [...(parts.get(how) ?? []), said]);
  }
  return [...parts].map(([how, said]) => `${listInWords(said)} ${said.length > 1 ? 'are' : 'is'} ${how}`);
}

function onlyHeard({ said, isSpeech }: WantedLevel): [string, string] {
  return [isSpeech ? 'nothing but voices' : `only the sound of '${said}'`, 'heard'];
}

function changed({ gainDb }: WantedLevel): string {
  if (gainDb === CUT_GAIN_DB_MIN) return 'muted';
  return `${gainDb < 0 ? 'quieter' : 'louder'} than the rest`;
}
