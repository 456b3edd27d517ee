import { CUT_SECONDS_MIN, playedSeconds } from '@cutroom/contract';
import { AudioWaveform, CopyPlus, Lock, MoveLeft, MoveRight, Trash2, VolumeX } from 'lucide-react';
import { Slider } from '../crop-and-titles/slider.tsx';
import { LEVEL_DB_LOUDEST, LEVEL_DB_SOFTEST, levelOf } from '../editor/cuts/cut-level.ts';
import { isEnabledOn } from '../editor/cuts/several-cuts.ts';
import type { CommandName } from '../editor/edit-commands.ts';
import type { Editor } from '../editor/editor.ts';
import { secondsText } from '../editor/seconds-text.ts';
import { useTimeline } from '../timeline-context.ts';
import { ActionButton } from './action-button.tsx';

const ACTIONS = [
  { name: 'move_up', label: 'Move the chosen clips up', text: 'Up', icon: <MoveLeft aria-hidden /> },
  { name: 'move_down', label: 'Move the chosen clips down', text: 'Down', icon: <MoveRight aria-hidden /> },
  {
    name: 'duplicate',
    label: 'Duplicate the chosen clips',
    text: 'Duplicate',
    icon: <CopyPlus aria-hidden />,
  },
  {
    name: 'mute',
    label: 'Sound of the chosen clips off or on',
    text: 'Sound',
    icon: <VolumeX aria-hidden />,
  },
  {
    name: 'clear_voices',
    label: 'Clear voices of the chosen clips on or off',
    text: 'Voices',
    icon: <AudioWaveform aria-hidden />,
  },
  { name: 'lock', label: 'Lock or unlock the chosen clips', text: 'Lock', icon: <Lock aria-hidden /> },
  { name: 'remove', label: 'Remove the chosen clips', text: 'Remove', icon: <Trash2 aria-hidden /> },
] as const satisfies readonly { name: CommandName; label: string; text: string; icon: unknown }[];

/** As far as the slider goes; longer cuts are typed one by one. */
const SLIDER_SECONDS_MAX = 10;

interface SeveralInspectorProps {
  readonly editor: Editor;
  readonly chosen: readonly string[];
}

/** What can be done to all cuts that are chosen, at once. */
export function SeveralInspector({ editor, chosen }: SeveralInspectorProps) {
  const { actions } = useTimeline();
  // What the sliders stand at: the cut that was chosen last.
  const last = editor.cuts.find(({ key }) => key === chosen.at(-1));
  const seconds = last === undefined ? CUT_SECONDS_MIN : playedSeconds(last.clip);
  return (
    <>
      <div className="grid grid-cols-3 gap-1.5">
        {ACTIONS.map(({ name, label, text, icon }) => (
          <ActionButton
            key={name}
            label={label}
            text={text}
            disabled={name !== 'remove' && !isEnabledOn(editor, name, { keys: chosen, atSeconds: 0 })}
            onClick={() => actions.run(name)}
          >
            {icon}
          </ActionButton>
        ))}
      </div>
      <div className="grid grid-cols-1">
        <Slider
          label="Duration of the chosen clips"
          text="Duration"
          min={CUT_SECONDS_MIN}
          max={Math.max(SLIDER_SECONDS_MAX, seconds)}
          step={0.1}
          value={seconds}
          valueText={secondsText(seconds)}
          onChange={actions.setDurations}
        />
        <Slider
          label="Sound of the chosen clips"
          text="Sound"
          min={LEVEL_DB_SOFTEST}
          max={LEVEL_DB_LOUDEST}
          step={1}
          value={Math.max(LEVEL_DB_SOFTEST, last === undefined ? 0 : levelOf(last.clip))}
          valueText={last === undefined ? '' : `${Math.round(levelOf(last.clip))} dB`}
          onChange={actions.setLevels}
        />
      </div>
      <p className="text-xs text-ink-faint">What is done here is done to all of them, and undone at once.</p>
    </>
  );
}
