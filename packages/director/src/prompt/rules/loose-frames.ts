import type { FrameName } from './frame-names.ts';

/** Frames whose words are so usual that any other that fits is meant rather. */
export const LOOSE_FRAMES: ReadonlySet<FrameName> = new Set<FrameName>([
  'include',
  'orderThose',
  'topic',
  'topicOf',
  'reelWith',
  'prefer',
  'length',
  'moodHappy',
  'moodDark',
  'cool',
  'everyClip',
  'titleAtOpening',
  'hold',
  'closeUps',
  'wideShots',
]);
