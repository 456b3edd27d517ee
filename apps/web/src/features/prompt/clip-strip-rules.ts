import type { VideoClip } from '@cutroom/contract';
import type { ClipMark } from '../../components/brief-chips/editing/is-mark.ts';

/** How much there is to choose from, and what is said of it: '4 clips · 0:16 · 1 must be in · 2 left out'. */
export function materialText(
  clips: readonly Pick<VideoClip, 'durationSeconds'>[],
  marks: readonly ClipMark[] = [],
): string {
  const seconds = Math.round(clips.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0));
  const count = `${clips.length} ${clips.length === 1 ? 'clip' : 'clips'}`;
  const marked = (mark: ClipMark) => marks.filter((one) => one === mark).length;
  return [
    count,
    `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
    ...(marked('include') > 0 ? [`${marked('include')} must be in`] : []),
    ...(marked('exclude') > 0 ? [`${marked('exclude')} left out`] : []),
  ].join(' · ');
}

/** What a press beside a clip did, for people who hear it. */
export function markText(name: string, mark: ClipMark | null): string {
  if (mark === null) return `${name} is not marked any more.`;
  return mark === 'include' ? `${name} must be in the video.` : `${name} is left out of the video.`;
}

/** A mark button among all of them: those of a clip stand side by side, clip after clip. */
interface ButtonPlace {
  readonly clip: number;
  readonly mark: ClipMark;
}

/** Where a key leads from a button; null for a key that leads nowhere. */
export function buttonAfter({ clip, mark }: ButtonPlace, key: string, clips: number): ButtonPlace | null {
  switch (key) {
    case 'ArrowRight':
      return { clip: Math.min(clips - 1, clip + 1), mark };
    case 'ArrowLeft':
      return { clip: Math.max(0, clip - 1), mark };
    case 'ArrowUp':
    case 'ArrowDown':
      return { clip, mark: mark === 'include' ? 'exclude' : 'include' };
    case 'Home':
      return { clip: 0, mark };
    case 'End':
      return { clip: clips - 1, mark };
    default:
      return null;
  }
}
