import type { VideoClip } from '@cutroom/contract';
import { thumbnailUrl } from '../../../components/clip-image/thumbnail-url.ts';

export interface StripFrame {
  readonly key: string;
  readonly src: string;
}

/** Images cost the server work while it renders, so there are few. */
const FRAMES_MAX = 12;
const FRAMES_WANTED = 6;
const FIRST_AT_SECONDS = 1;

/** The frames of the strip: from all over the project, more of each clip where there are few clips. */
export function stripFrames(clips: readonly VideoClip[]): readonly StripFrame[] {
  const shown = spread(clips, FRAMES_MAX);
  const perClip =
    shown.length === 0 ? 0 : Math.ceil(Math.min(FRAMES_WANTED, shown.length * 3) / shown.length);
  return Array.from({ length: perClip }, (_, round) =>
    shown.map((clip) => frameOf(clip, momentOf(clip, round, perClip))),
  ).flat();
}

function frameOf({ id, filename }: VideoClip, atSeconds: number): StripFrame {
  return { key: `${id}@${atSeconds}`, src: thumbnailUrl(filename, atSeconds) };
}

/** The first is the one other screens ask for too. */
function momentOf({ durationSeconds }: VideoClip, round: number, rounds: number): number {
  if (round === 0) return FIRST_AT_SECONDS;
  return Math.round((durationSeconds * (round + 0.5) * 10) / rounds) / 10;
}

function spread<T>(items: readonly T[], count: number): readonly T[] {
  if (items.length <= count) return items;
  return Array.from(
    { length: count },
    (_, index) => items[Math.floor((index * items.length) / count)],
  ).filter((item) => item !== undefined);
}
