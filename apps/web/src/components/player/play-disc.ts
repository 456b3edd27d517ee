import { clsx } from 'clsx';

/**
 * The look and the place of the big play button's disc, in what is as large as the player: between the upper and the lower third
 * in which titles stand (`titles/title-bands.ts` of packages/reel), so that an opening title can be read before the reel plays.
 */
export const PLAY_DISC = clsx(
  'pointer-events-auto absolute top-[39.5%] left-1/2 grid -translate-1/2 place-items-center rounded-full',
  'bg-black/55 ring-1 ring-white/25 backdrop-blur-sm transition-transform group-hover/player:scale-105',
  'size-[min(4rem,24cqw)] [&_svg]:size-[45%]',
);
