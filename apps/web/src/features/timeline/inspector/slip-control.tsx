import { REEL_FPS } from '@cutroom/contract';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { Slider } from '../crop-and-titles/slider.tsx';
import type { Interval } from '../editor/cuts/cut-interval.ts';
import { useCut } from './cut-context.ts';

interface SlipControlProps {
  /** What of its clip the cut plays. */
  readonly played: Interval;
  /** null where that is not known. */
  readonly clipSeconds: number | null;
}

/** Another moment of the same clip, for as long as before: what Alt and a pull do on the strip. */
export function SlipControl({ played, clipSeconds }: SlipControlProps) {
  const { label, run, pull } = useCut();
  const last = Math.max(0, (clipSeconds ?? 0) - (played.endSeconds - played.startSeconds));
  // Less than a frame is no other moment.
  if (last < 1 / REEL_FPS) return null;
  return (
    <div className="flex items-center">
      <IconButton
        label={`Slip ${label} one frame back`}
        className="-ml-2.5"
        disabled={played.startSeconds <= 0}
        onClick={() => run('slip_back')}
      >
        <ChevronLeft aria-hidden />
      </IconButton>
      <div className="min-w-0 flex-1">
        <Slider
          label={`Moment of ${label}`}
          text="Moment"
          min={0}
          max={last}
          step={1 / REEL_FPS}
          value={Math.min(last, played.startSeconds)}
          valueText={`${played.startSeconds.toFixed(1)}s`}
          onChange={(seconds, mergeKey) => pull('clip', seconds, mergeKey)}
        />
      </div>
      <IconButton
        label={`Slip ${label} one frame on`}
        className="-mr-2.5"
        disabled={played.startSeconds >= last - 1e-3}
        onClick={() => run('slip_on')}
      >
        <ChevronRight aria-hidden />
      </IconButton>
    </div>
  );
}
