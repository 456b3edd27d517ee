import { clsx } from 'clsx';

/** The video beside the clips; on phones above them. */
export const TIMELINE_COLUMNS = clsx(
  'flex flex-wrap items-start gap-4 md:grid md:gap-6 lg:gap-10',
  'md:grid-cols-[clamp(12rem,26vw,14rem)_minmax(0,1fr)]',
  'lg:grid-cols-[18rem_minmax(0,1fr)] xl:grid-cols-[20rem_minmax(0,1fr)]',
  // As wide as the reel beside it (reel-frame.tsx), where a large window leaves it more height.
  '2xl:grid-cols-[clamp(20rem,(100dvh-9rem)*9/16,28rem)_minmax(0,1fr)]',
);
