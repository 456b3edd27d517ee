import type { VideoClip } from '@cutroom/contract';

/** As many images as fit into a line on a narrow phone. */
const SHOWN_MAX = 6;

/** The clips to show, from all over the project, and how many are not among them. */
export function stripOf<T>(clips: readonly T[]): {
  readonly shown: readonly T[];
  readonly hiddenCount: number;
} {
  if (clips.length <= SHOWN_MAX) return { shown: clips, hiddenCount: 0 };
  // The last place tells how many more there are.
  const count = SHOWN_MAX - 1;
  const shown = clips.filter((_, index) => isChosen(index, clips.length, count));
  return { shown, hiddenCount: clips.length - shown.length };
}

/** How much there is to choose from: '4 clips · 0:16'. */
export function materialText(clips: readonly Pick<VideoClip, 'durationSeconds'>[]): string {
  const seconds = Math.round(clips.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0));
  const count = `${clips.length} ${clips.length === 1 ? 'clip' : 'clips'}`;
  return `${count} · ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Whether the clip at `index` of `total` is one of `count` spread evenly. */
function isChosen(index: number, total: number, count: number): boolean {
  return Math.floor((index * count) / total) !== Math.floor(((index - 1) * count) / total);
}
