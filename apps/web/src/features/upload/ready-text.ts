import type { VideoClip } from '@cutroom/contract';
import { bytesText } from '../../uploading/panel/amounts.ts';

/** '3 clips ready'; what the continue bar says. */
export function readyText(clipCount: number): string {
  if (clipCount === 0) return 'No clips yet';
  return clipCount === 1 ? '1 clip ready' : `${clipCount} clips ready`;
}

/** '1 needs you'; nothing for none. */
export function needsYouTexts(fileCount: number): readonly string[] {
  if (fileCount === 0) return [];
  return [fileCount === 1 ? '1 needs you' : `${fileCount} need you`];
}

/** '1:20', '17 MB': how long the clips are together and how much they take; nothing for none. */
export function totalsTexts(
  clips: readonly Pick<VideoClip, 'durationSeconds' | 'fileSize'>[],
): readonly string[] {
  if (clips.length === 0) return [];
  const seconds = Math.round(clips.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0));
  const bytes = clips.reduce((sum, { fileSize }) => sum + fileSize, 0);
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return [clock, bytesText(bytes)];
}
