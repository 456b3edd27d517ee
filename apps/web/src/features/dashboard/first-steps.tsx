import { Clapperboard, MessageSquareText, Upload } from 'lucide-react';
import { DropArea } from '../../uploading/panel/drop-area.tsx';
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

/** Instead of the first video: a place to drop clips on, and how a video comes of them. */
export function FirstSteps({ isDraggedOver, onFiles }: FirstStepsProps) {
  const device = currentDeviceType();
  const dialog = useFileDialog(onFiles);
  return (
    <section aria-labelledby="first-steps" className="grid animate-rise grid-cols-1 gap-8">
      {/* On a phone 'Create New Video' stays the one that stands out. */}
      <DropArea device={device} isDraggedOver={isDraggedOver} isSmall={device === 'mobile'} dialog={dialog} />
      <h2 id="first-steps" className="text-2xl">
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
    </section>
  );
}
