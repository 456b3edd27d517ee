import { REEL_FPS } from '@cutroom/contract';
import { ChoiceButton } from '../crop-and-titles/choice-button.tsx';
import { Slider } from '../crop-and-titles/slider.tsx';
import { audioOf, isPulled, pulledAudio } from '../editor/cuts/cut-audio.ts';
import type { AudioRoom } from '../editor/cuts/pulling-audio.ts';
import { useCut } from './cut-context.ts';

interface AudioControlProps {
  readonly room: AudioRoom;
  /** How long the cut plays. */
  readonly seconds: number;
}

/** Where a cut is heard: before it is seen, on under others, or elsewhere. What a pull does on the strip's sound lane. */
export function AudioControl({ room, seconds }: AudioControlProps) {
  const { clip, label, setAudio } = useCut();
  const audio = audioOf(clip);
  const [starts, ends, moved] = [-audio.leadSeconds, audio.tailSeconds, audio.shiftSeconds];
  const pull = (part: 'start' | 'end' | 'all', by: number, mergeKey: string) =>
    setAudio(pulledAudio(audio, part, by), mergeKey);
  return (
    <fieldset className="grid grid-cols-1 gap-0.5">
      <legend className="pt-2 text-xs text-ink-soft">
        <span className="sr-only">{label}: </span>Sound against picture
      </legend>
      <Slider
        label={`Sound of ${label} starts`}
        text="Starts"
        min={-room.leadMax}
        max={Math.max(0, seconds + audio.tailSeconds - LEAST_SECONDS)}
        step={1 / REEL_FPS}
        value={starts}
        valueText={offsetText(starts)}
        onChange={(value, mergeKey) => pull('start', value - starts, mergeKey)}
      />
      <Slider
        label={`Sound of ${label} ends`}
        text="Ends"
        min={Math.min(0, LEAST_SECONDS - seconds - audio.leadSeconds)}
        max={room.tailMax}
        step={1 / REEL_FPS}
        value={ends}
        valueText={offsetText(ends)}
        onChange={(value, mergeKey) => pull('end', value - ends, mergeKey)}
      />
      <Slider
        label={`Sound of ${label} moved`}
        text="Moved"
        min={moved + room.earliest}
        max={moved + room.latest}
        step={1 / REEL_FPS}
        value={moved}
        valueText={offsetText(moved)}
        onChange={(value, mergeKey) => pull('all', value - moved, mergeKey)}
      />
      {isPulled(clip) && (
        <ChoiceButton
          label={`Sound of ${label} with its picture`}
          isChosen={false}
          onChoose={() => setAudio({ leadSeconds: 0, tailSeconds: 0, shiftSeconds: 0 }, null)}
        >
          With its picture
        </ChoiceButton>
      )}
    </fieldset>
  );
}

/** Less is a click. */
const LEAST_SECONDS = 0.1;

/** '-0.3s' is earlier, '+1.2s' later. */
function offsetText(seconds: number): string {
  const rounded = Math.round(seconds * 100) / 100;
  return `${rounded > 0 ? '+' : ''}${rounded.toFixed(2)}s`;
}
