import { Clapperboard, MessageSquareText, Upload } from 'lucide-react';

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

/** Instead of the first video: how to come by it, in the frames where videos will be. */
export function FirstSteps() {
  return (
    <section aria-labelledby="first-steps" className="grid animate-rise grid-cols-1 gap-6">
      <h2 id="first-steps" className="text-2xl">
        Your videos will be here
      </h2>
      <ol className="grid grid-cols-1 gap-x-10 gap-y-4 lg:grid-cols-3">
        {STEPS.map(({ icon: Icon, title, text }, index) => (
          <li key={title} className="flex items-center gap-4 sm:gap-6">
            <div className="grid aspect-9/16 w-18 shrink-0 place-items-center rounded-lg border border-dashed border-edge-strong bg-well text-lamp-text sm:w-24">
              <Icon aria-hidden className="size-6 sm:size-8" strokeWidth={1.5} />
            </div>
            <div className="grid gap-1">
              <h3 className="text-base font-medium tracking-normal">
                <span className="timecode mr-2 text-lamp-text">{index + 1}</span>
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
