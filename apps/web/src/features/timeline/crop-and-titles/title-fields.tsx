import { type CutTitle, REEL_TITLE_CHARS_MAX, SAFE_ZONE, TITLE_STYLES } from '@cutroom/contract';
import { LOWER_THIRD, middleOf, UPPER_THIRD } from '@cutroom/reel';
import { Trash2 } from 'lucide-react';
import { type Ref, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { ChoiceButton } from './choice-button.tsx';
import { TITLE_STYLE_NAMES } from './new-title.ts';
import { Slider } from './slider.tsx';
import { TitleRoomNote } from './title-room-note.tsx';
import { safeCenterY } from './use-frame-pull.ts';

interface TitleFieldsProps {
  readonly title: CutTitle;
  /** 'the title of clip 3' */
  readonly label: string;
  readonly cutSeconds: number;
  readonly onChange: (title: CutTitle, mergeKey: string | null) => void;
  readonly onRemove: () => void;
  readonly ref: Ref<HTMLDivElement>;
  /** Of the field that the words are written in. */
  readonly words: Ref<HTMLInputElement>;
}

/** Text, place, style and time of a title. */
export function TitleFields(props: TitleFieldsProps) {
  const { title, label, cutSeconds, onChange, onRemove, ref, words } = props;
  const place = (name: 'Upper third' | 'Lower third', centerY: number) => (
    <ChoiceButton
      label={`${name}: place of ${label}`}
      isChosen={Math.abs(title.centerY - centerY) < 0.005}
      onChoose={() => onChange({ ...title, centerY: safeCenterY(centerY) }, null)}
    >
      {name}
    </ChoiceButton>
  );
  return (
    <div ref={ref} className="grid min-w-0 grid-cols-1 gap-1.5">
      <div className="flex items-start gap-1">
        <TextField title={title} label={label} onChange={onChange} words={words} />
        <IconButton label={`Remove ${label}`} onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      <div className="grid grid-cols-2 gap-1.5">
        {place('Upper third', middleOf(UPPER_THIRD))}
        {place('Lower third', middleOf(LOWER_THIRD))}
      </div>
      <Slider
        label={`Height of ${label}`}
        text="Place"
        min={Math.round(SAFE_ZONE.top * 100)}
        max={Math.round((1 - SAFE_ZONE.bottom) * 100)}
        step={1}
        value={Math.round(title.centerY * 100)}
        valueText={`${Math.round(title.centerY * 100)}%`}
        onChange={(value, mergeKey) => onChange({ ...title, centerY: safeCenterY(value / 100) }, mergeKey)}
      />
      <div className="grid grid-cols-3 gap-1.5">
        {TITLE_STYLES.map((style) => (
          <ChoiceButton
            key={style}
            label={`${TITLE_STYLE_NAMES[style]}: style of ${label}`}
            isChosen={title.style === style}
            onChoose={() => onChange({ ...title, style }, null)}
          >
            {TITLE_STYLE_NAMES[style]}
          </ChoiceButton>
        ))}
      </div>
      <Slider
        label={`When ${label} comes`}
        text="Comes at"
        {...secondsOf(title.startSeconds, 0, Math.max(0, cutSeconds - 0.1))}
        onChange={(startSeconds, mergeKey) => onChange({ ...title, startSeconds }, mergeKey)}
      />
      <Slider
        label={`How long ${label} stands`}
        text="Stands"
        {...secondsOf(Math.min(title.durationSeconds, cutSeconds), 0.1, Math.max(0.1, cutSeconds))}
        onChange={(durationSeconds, mergeKey) => onChange({ ...title, durationSeconds }, mergeKey)}
      />
    </div>
  );
}

function secondsOf(value: number, min: number, max: number) {
  return { min, max, step: 0.1, value, valueText: `${value.toFixed(1)} s` };
}

type TextFieldProps = Pick<TitleFieldsProps, 'title' | 'label' | 'onChange' | 'words'>;

/** Empty while it is typed anew; the words before stay in the reel until there are others. */
function TextField({ title, label, onChange, words }: TextFieldProps) {
  const id = useId();
  const visit = useRef(0);
  const [draft, setDraft] = useState(title.text);
  useEffect(() => setDraft(title.text), [title.text]);
  return (
    <div className="grid min-w-0 flex-1 grid-cols-1 gap-1">
      <input
        ref={words}
        type="text"
        aria-label={`Words of ${label}`}
        maxLength={REEL_TITLE_CHARS_MAX}
        value={draft}
        className="min-h-11 min-w-0 rounded-md bg-field px-3 text-base ring-1 ring-inset ring-edge-strong sm:text-sm"
        onFocus={(event) => event.target.select()}
        onChange={({ target: { value } }) => {
          setDraft(value);
          if (value.trim() !== '') onChange({ ...title, text: value }, `${id}-${visit.current}`);
        }}
        onBlur={() => {
          visit.current += 1;
          setDraft(title.text);
        }}
      />
      <TitleRoomNote chars={draft.length} className="text-xs text-ink-soft" />
    </div>
  );
}
