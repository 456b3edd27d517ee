import { secondsText } from '../seconds-text.ts';
import { isCleared } from './cleared-voices.ts';
import { audioNote } from './cut-audio.ts';
import { levelNote } from './cut-level.ts';
import { speedNote } from './cut-speed.ts';
import { modifiedNote, type TimelineCut } from './timeline-cuts.ts';

/** What was changed of a cut, and what stood in the way, in words. */
export function cutNotes(cut: TimelineCut, isLimited: boolean): readonly string[] {
  return [
    modifiedNote(cut),
    isLimited ? "Limited to the clip's length" : null,
    levelNote(cut.clip),
    clearedNote(cut),
    cut.clip.audioFrom === undefined ? null : 'Heard with another clip',
    audioNote(cut.clip),
    speedNote(cut.clip),
  ].filter((note) => note !== null);
}

function clearedNote({ clip }: TimelineCut): string | null {
  return isCleared(clip) ? 'Clear voices' : null;
}

/** '1.0s – 3.0s' */
export function spanText(startSeconds: number, endSeconds: number): string {
  return `${secondsText(startSeconds)} – ${secondsText(endSeconds)}`;
}
