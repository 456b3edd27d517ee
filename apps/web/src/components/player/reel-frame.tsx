import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** The screen whose reel it is: each leaves another height to it, above and below. */
type ReelFrameSize = 'preview' | 'export' | 'success' | 'timeline';

/** What the sizes of all screens share: as wide as its 9:16 fit into the window's height, but no wider than `--reel-width`. */
const FITTING = 'max-w-[min(var(--reel-width),calc((100dvh-var(--reel-beside))*9/16))]';

const SIZES: { readonly [S in ReelFrameSize]: string } = {
  preview: clsx(
    FITTING,
    // The strip is in sight below it.
    'min-w-[min(13rem,100%)] [--reel-beside:24rem] [--reel-width:26rem]',
    'lg:mx-0 lg:min-w-60 lg:[--reel-beside:15.5rem] lg:[--reel-width:34rem]',
  ),
  // Small enough on a phone for the first action to be in sight below it.
  export: clsx(
    FITTING,
    'min-w-[min(11rem,100%)] [--reel-beside:65dvh] [--reel-width:22rem]',
    'lg:mx-0 lg:min-w-60 lg:[--reel-beside:13rem] 2xl:[--reel-width:28rem]',
  ),
  success: clsx(
    FITTING,
    'min-w-[min(11rem,100%)] [--reel-beside:20rem] [--reel-width:20rem]',
    'sm:mx-0 sm:w-[min(var(--reel-width),calc((100dvh-var(--reel-beside))*9/16))] 2xl:[--reel-width:26rem]',
  ),
  timeline: clsx(
    'md:max-w-[min(var(--reel-width),calc((100dvh-9rem)*9/16))]',
    '[--reel-width:20rem] 2xl:[--reel-width:28rem]',
  ),
};

/** The preview's reel, as wide as it is, and what stands beside it. */
export const PREVIEW_COLUMNS = clsx(
  'grid grid-cols-1 gap-8 lg:gap-12',
  'lg:grid-cols-[clamp(17rem,(100dvh-15.5rem)*9/16,34rem)_minmax(0,1fr)]',
);

interface ReelFrameProps {
  readonly size: ReelFrameSize;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The place of a reel on a screen: a player, or what stands for it while it is on its way. */
export function ReelFrame({ size, className, children }: ReelFrameProps) {
  return <div className={clsx('relative mx-auto w-full', SIZES[size], className)}>{children}</div>;
}
