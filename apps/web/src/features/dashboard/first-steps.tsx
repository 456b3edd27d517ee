import { clsx } from 'clsx';
import { Clapperboard, MessageSquareText, Upload } from 'lucide-react';
import { DropArea, DropWords, dropLook } from '../../uploading/panel/drop-area.tsx';
import { useFileDialog } from '../../uploading/panel/use-file-dialog.tsx';
import { currentDeviceType } from '../../uploading/transfer/device-type.ts';

const STEPS = [
  {
    icon: Upload,
    title: 'Add your clips',
    text: 'A handful from your phone is enough. Ten short ones make a good first reel.',
  },
  {
    icon: MessageSquareText,
    title: 'Say what you want',
    text: 'One sentence: what it is about, how long, how fast.',
  },
  {
    icon: Clapperboard,
    title: 'Watch it, then share it',
    text: 'Change what you like on the timeline, download it or post it.',
  },
] as const;

interface FirstStepsProps {
  readonly isDraggedOver: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Instead of the first video: one large place to drop clips on, with how a video comes of them. */
export function FirstSteps({ isDraggedOver, onFiles }: FirstStepsProps) {
  const device = currentDeviceType();
  const dialog = useFileDialog(onFiles);
  // On a phone, which has nothing to drop, 'Create New Video' stays the one that stands out.
  if (device === 'mobile') {
    return (
      <section aria-labelledby="first-steps" className="grid animate-rise grid-cols-1 gap-8">
        <DropArea device={device} isDraggedOver={isDraggedOver} isSmall dialog={dialog} />
        <Steps />
      </section>
    );
  }
  return (
    <section
      aria-labelledby="first-steps"
      className={clsx(
        'relative flex flex-1 animate-rise flex-col justify-center gap-12 p-8',
        dropLook(isDraggedOver),
        !isDraggedOver && 'hover:border-edge-strong hover:bg-panel',
      )}
    >
      {dialog.input}
      <button
        type="button"
        onClick={dialog.browse}
        // Its press reaches over the whole area.
        className="grid justify-items-center gap-3 text-center outline-none after:absolute after:inset-0 after:rounded-lg after:outline-focus focus-visible:after:outline-2 focus-visible:after:outline-offset-2"
      >
        <DropWords text="Drop clips to start" isDraggedOver={isDraggedOver} isSmall={false} />
      </button>
      <div className="border-t border-edge pt-8">
        <Steps />
      </div>
    </section>
  );
}

function Steps() {
  return (
    <div className="grid gap-6">
      <h2 id="first-steps" className="text-lg">
        Your videos will be here
      </h2>
      <ol className="grid grid-cols-1 gap-x-10 gap-y-4 lg:grid-cols-3">
        {STEPS.map(({ icon: Icon, title, text }, index) => (
          <li key={title} className="flex items-start gap-4">
            <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-ink-faint" strokeWidth={1.5} />
            <div className="grid gap-1">
              <h3 className="text-base font-medium tracking-normal">
                <span className="timecode mr-2 text-ink-faint">{index + 1}</span>
                {title}
              </h3>
              <p className="text-sm text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
