import { Sparkles } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { ProgressBar } from '../../components/ui/progress/progress-bar.tsx';
import { startMessage } from './start-progress.ts';

/** Fills the screen while the generation starts. It cannot be closed: it leads to the processing screen or goes away. */
export function StartingOverlay({ percent }: { readonly percent: number }) {
  return (
    <Radix.Root open>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-appear bg-ground/95 backdrop-blur-md" />
        <Radix.Content
          onEscapeKeyDown={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
          className="fixed inset-0 z-50 mx-auto grid max-w-md animate-rise content-center justify-items-center gap-4 p-6 text-center outline-none"
        >
          <div className="mb-2 grid size-16 place-items-center rounded-lg bg-raised text-ink-soft">
            <Sparkles aria-hidden className="size-7" />
          </div>
          <Radix.Title className="text-2xl">Starting AI Video Generation</Radix.Title>
          <Radix.Description role="status" className="text-ink-soft">
            {startMessage(percent)}
          </Radix.Description>
          <ProgressBar percent={percent} label="Starting" className="mt-2 w-full" />
          <p className="timecode text-sm text-ink-faint" aria-hidden>
            {Math.round(percent)}%
          </p>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
