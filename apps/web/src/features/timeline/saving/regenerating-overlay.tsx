import { Dialog as Radix } from 'radix-ui';
import { ProgressBar } from '../../../components/ui/progress/progress-bar.tsx';

interface RegeneratingOverlayProps {
  /** Whether the export was asked for. */
  readonly isExportNext: boolean;
}

/** Fills the screen until the processing screen takes over. */
export function RegeneratingOverlay({ isExportNext }: RegeneratingOverlayProps) {
  return (
    <Radix.Root open>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-appear bg-ground/95 backdrop-blur-md" />
        <Radix.Content
          onEscapeKeyDown={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
          className="fixed inset-0 z-50 mx-auto grid max-w-sm animate-rise content-center justify-items-center gap-4 p-6 text-center outline-none"
        >
          <Radix.Title className="text-2xl">Processing Your Video</Radix.Title>
          <Radix.Description className="text-ink-soft">
            {isExportNext
              ? 'Your changes are saved and put into the video. The export opens as soon as it is made.'
              : 'Your timeline is saved and the video is about to be made anew.'}
          </Radix.Description>
          <ProgressBar percent={null} label="Starting" className="mt-2 w-full" />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
