import { clsx } from 'clsx';
import { Volume1, Volume2, VolumeX } from 'lucide-react';
import { useId, useRef } from 'react';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import {
  isSilent,
  LEVEL_DB_LOUDEST,
  LEVEL_DB_SOFTEST,
  levelOf,
  levelText,
} from '../editor/cuts/cut-level.ts';
import { useCut } from './cut-context.ts';

interface LevelControlProps {
  /** Why there is nothing to be heard of it anyway; null where there is. */
  readonly unheard: string | null;
}

/** How loud a clip is: a switch and a slider. */
export function LevelControl({ unheard }: LevelControlProps) {
  const { clip, label, run, setLevel } = useCut();
  const id = useId();
  const pull = useRef(0);
  const level = levelOf(clip);
  const isOff = isSilent(clip);
  const Icon = isOff || unheard !== null ? VolumeX : level < 0 ? Volume1 : Volume2;
  const letGo = () => {
    pull.current += 1;
  };
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2">
      <IconButton
        label={`Sound of ${label} off`}
        aria-pressed={isOff}
        refusal={unheard}
        className={clsx('-ml-2.5', level !== 0 && 'text-chosen')}
        onClick={() => run('mute')}
      >
        <Icon aria-hidden />
      </IconButton>
      {unheard === null ? (
        <div className="flex min-w-0 flex-wrap items-center gap-x-2">
          <input
            type="range"
            aria-label={`Sound of ${label}`}
            aria-describedby={`${id}-text`}
            min={LEVEL_DB_SOFTEST}
            max={LEVEL_DB_LOUDEST}
            step={1}
            value={Math.max(LEVEL_DB_SOFTEST, level)}
            aria-valuetext={levelText(clip)}
            onChange={(event) => setLevel(event.target.valueAsNumber, `${id}-${pull.current}`)}
            onPointerUp={letGo}
            onBlur={letGo}
            className={SLIDER}
          />
          <output id={`${id}-text`} className="timecode w-24 text-right text-xs text-ink-soft">
            {levelText(clip)}
          </output>
        </div>
      ) : (
        <p className="text-xs text-ink-faint">{unheard}</p>
      )}
    </div>
  );
}

/** Browsers draw their own slider with whatever track they think fits its colour; this one fits ours. */
const SLIDER = clsx(
  'h-11 min-w-24 flex-1 cursor-pointer appearance-none rounded-md bg-transparent',
  '[&::-webkit-slider-runnable-track]:h-1 [&::-webkit-slider-runnable-track]:rounded-full [&::-webkit-slider-runnable-track]:bg-edge-strong',
  '[&::-moz-range-track]:h-1 [&::-moz-range-track]:rounded-full [&::-moz-range-track]:bg-edge-strong',
  '[&::-webkit-slider-thumb]:-mt-1.75 [&::-webkit-slider-thumb]:size-4.5 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:bg-chosen',
  '[&::-moz-range-thumb]:size-4.5 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-chosen',
);
