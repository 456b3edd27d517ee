import { CUT_GAIN_DB_MAX, CUT_GAIN_DB_MIN, type SelectedClip } from '@cutroom/contract';

/** The softest a cut can be made by the slider; silence is a switch of its own. */
export const LEVEL_DB_SOFTEST = -24;
export const LEVEL_DB_LOUDEST = CUT_GAIN_DB_MAX;
const SILENCE_DB = CUT_GAIN_DB_MIN;

/** Decibels against how the clip was recorded. */
export function levelOf({ gainDb }: Pick<SelectedClip, 'gainDb'>): number {
  return gainDb ?? 0;
}

export function isSilent(clip: Pick<SelectedClip, 'gainDb'>): boolean {
  return levelOf(clip) <= SILENCE_DB;
}

/** The clip this loud, held to what the slider offers. The level is always written down: absent means "as it was". */
export function withLevel(clip: SelectedClip, decibels: number): SelectedClip {
  return { ...clip, gainDb: Math.min(LEVEL_DB_LOUDEST, Math.max(LEVEL_DB_SOFTEST, decibels)) };
}

/** Silent, or heard again as it was recorded. */
export function withSilence(clip: SelectedClip, isOff: boolean): SelectedClip {
  return { ...clip, gainDb: isOff ? SILENCE_DB : 0 };
}

/** In words: 'No sound', '6 dB softer', '3 dB louder', 'As recorded'. */
export function levelText(clip: Pick<SelectedClip, 'gainDb'>): string {
  if (isSilent(clip)) return 'No sound';
  const decibels = Math.round(levelOf(clip) * 10) / 10;
  if (decibels === 0) return 'As recorded';
  return `${Math.abs(decibels)} dB ${decibels < 0 ? 'softer' : 'louder'}`;
}

/** The same, or null where there is nothing to note. */
export function levelNote(clip: Pick<SelectedClip, 'gainDb'>): string | null {
  return levelOf(clip) === 0 ? null : levelText(clip);
}
