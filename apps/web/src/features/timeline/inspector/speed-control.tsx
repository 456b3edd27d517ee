import { CUT_RATE_MAX, CUT_RATE_MIN, canSlowDown, isSlowedDown } from '@cutroom/contract';
import { areSameSpeeds, isSped } from '@cutroom/reel';
import { ChoiceButton } from '../crop-and-titles/choice-button.tsx';
import { Slider } from '../crop-and-titles/slider.tsx';
import { RAMPS, slowMotionText, speedText, steadyRate, steadySpeed } from '../editor/cuts/cut-speed.ts';
import { useCut } from './cut-context.ts';

/** Speeds that are one press away. */
const PRESETS = [0.25, 0.5, 1, 2, 4];
const STEP = 0.05;

interface SpeedControlProps {
  /** Of its clip; null where that is not known. */
  readonly framesPerSecond: number | null;
}

/** How fast a cut plays: one speed, or a ramp. What its clip has too few frames for cannot be chosen. */
export function SpeedControl({ framesPerSecond }: SpeedControlProps) {
  const { clip, label, setSpeed } = useCut();
  const canSlow = canSlowDown(framesPerSecond);
  const rate = steadyRate(clip);
  return (
    <fieldset className="grid grid-cols-1 gap-1.5">
      <legend className="sr-only">Speed of {label}</legend>
      <Slider
        label={`Speed of ${label}`}
        text="Speed"
        min={canSlow ? CUT_RATE_MIN : 1}
        max={CUT_RATE_MAX}
        step={STEP}
        value={rate ?? 1}
        valueText={speedText(clip)}
        onChange={(value, mergeKey) => setSpeed(steadySpeed(value), mergeKey)}
      />
      <div className="grid grid-cols-5 gap-1.5">
        {PRESETS.map((preset) => (
          <ChoiceButton
            key={preset}
            label={`Play ${label} at ${preset}× its speed`}
            isChosen={rate === preset}
            disabled={preset < 1 && !canSlow}
            onChoose={() => setSpeed(steadySpeed(preset), null)}
          >
            {preset}×
          </ChoiceButton>
        ))}
      </div>
      <div className="grid grid-cols-3 gap-1.5">
        {RAMPS.map(({ name, speed }) => (
          <ChoiceButton
            key={name}
            label={`Ramp of ${label}: ${name}`}
            isChosen={isSped(clip.speed) && areSameSpeeds(clip.speed, speed)}
            disabled={isSlowedDown(speed) && !canSlow}
            onChoose={() => setSpeed(speed, null)}
          >
            {name}
          </ChoiceButton>
        ))}
      </div>
      {!canSlow && <p className="text-xs text-ink-faint">{slowMotionText(framesPerSecond)}</p>}
    </fieldset>
  );
}
