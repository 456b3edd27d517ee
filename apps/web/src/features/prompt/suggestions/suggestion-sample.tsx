import type { QuickPrompt } from '@cutroom/contract';
import { clsx } from 'clsx';
import { memo } from 'react';
import { SAMPLES } from './sample-shots.tsx';

/**
 * What comes out, small: three shots that follow one another in the pace of the style. They play while nothing is written, and wherever
 * the pointer or the focus is; who is in the field has peace. Not drawn again at every letter that is typed.
 */
export const SuggestionSample = memo(function SuggestionSample({ style }: { readonly style: QuickPrompt }) {
  const { shots, shotSeconds } = SAMPLES[style];
  const loopSeconds = shots.length * shotSeconds;
  return (
    <span
      aria-hidden
      className="relative block aspect-9/16 w-full overflow-hidden rounded-md bg-well ring-1 ring-edge"
    >
      {shots.map((shot, at) => (
        <svg
          key={at}
          viewBox="0 0 54 96"
          fill="none"
          aria-hidden
          data-shot
          className={clsx(SHOT, at > 0 && 'opacity-0')}
          style={{
            animationDuration: `${loopSeconds}s`,
            // Each comes in its turn, as if all had begun long ago.
            animationDelay: `${((at - shots.length) % shots.length) * shotSeconds}s`,
          }}
        >
          {shot}
        </svg>
      ))}
    </span>
  );
});

const SHOT = clsx(
  'absolute inset-0 size-full',
  'motion-safe:group-data-looping/samples:animate-shot motion-safe:group-hover/card:animate-shot motion-safe:group-focus-visible/card:animate-shot',
  'group-has-[textarea:focus]/prompt:[animation-play-state:paused]',
);
