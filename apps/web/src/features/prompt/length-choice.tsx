import type { Brief } from '@cutroom/contract';
import { wishedSeconds, withLength } from '../../components/brief-chips/editing/chosen-length.ts';
import { NOTHING_READ } from '../../components/brief-chips/editing/clip-marks.ts';
import { secondsWords } from '../../components/brief-chips/wording/amount-words.ts';
import { Button } from '../../components/ui/button.tsx';

/** What people post most. Any other length is written, or set at its chip. */
const PRESETS_SECONDS = [15, 30, 60] as const;

interface LengthChoiceProps {
  readonly brief: Brief | null;
  readonly onChange: (brief: Brief) => void;
}

/** How long the reel is to be, by one press; another press takes it back. What the text says of it is pressed too. */
export function LengthChoice({ brief, onChange }: LengthChoiceProps) {
  const wished = wishedSeconds(brief);
  return (
    <fieldset className="flex min-w-0 items-center gap-2 sm:ml-auto">
      <legend className="sr-only">Length of the video</legend>
      <span aria-hidden className="text-sm text-ink-soft">
        Length
      </span>
      {PRESETS_SECONDS.map((seconds) => (
        <Button
          key={seconds}
          aria-pressed={wished === seconds}
          className="px-3 aria-pressed:ring-chosen"
          onClick={() => onChange(withLength(brief ?? NOTHING_READ, wished === seconds ? null : seconds))}
        >
          {secondsWords(seconds)}
        </Button>
      ))}
    </fieldset>
  );
}
