import { type CutTitle, REEL_TITLE_CHARS_MAX, TITLE_STYLES, type TitleStyle } from '@cutroom/contract';
import { LOWER_THIRD, middleOf, UPPER_THIRD } from '@cutroom/reel';
import { clsx } from 'clsx';
import { ArrowDownToLine, ArrowUpToLine, Check, Trash2 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useWordsOnFrame } from '../../../../components/player/use-words-on-frame.ts';
import { TITLE_STYLE_NAMES } from '../new-title.ts';
import { TitleRoomNote } from '../title-room-note.tsx';
import { safeCenterY } from '../use-frame-pull.ts';
import { titleBox } from './title-box.ts';
import { TitleTimeBar } from './title-time-bar.tsx';

interface TitleWriterProps {
  readonly title: CutTitle;
  /** 'the title of clip 3' */
  readonly label: string;
  readonly cutSeconds: number;
  readonly onChange: (title: CutTitle, mergeKey: string | null) => void;
  readonly onRemove: () => void;
  /** @param isByKey whether the keyboard's focus is to stay at the title */
  readonly onDone: (isByKey: boolean) => void;
}

/** Words, style, place and time of a title, over the picture that has it. */
export function TitleWriter({ title, label, cutSeconds, onChange, onRemove, onDone }: TitleWriterProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const { middle, height } = titleBox(title);
  const isHigh = middle < (middleOf(UPPER_THIRD) + middleOf(LOWER_THIRD)) / 2;
  const other = isHigh ? 'lower' : 'upper';
  const nextStyle =
    TITLE_STYLES[(TITLE_STYLES.indexOf(title.style) + 1) % TITLE_STYLES.length] ?? title.style;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onDone(true);
  };
  return (
    <fieldset
      ref={group}
      aria-label={capitalised(label)}
      className="absolute inset-0 z-10 min-w-0 @max-[9rem]/player:hidden pointer-events-none *:pointer-events-auto"
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && group.current?.contains(relatedTarget))) onDone(false);
      }}
    >
      {/* A press beside the words ends the writing, and does not play. */}
      <div className="absolute inset-x-0 top-0 bottom-20" onPointerDown={() => onDone(false)} />
      <div className="absolute inset-x-2 top-2 flex justify-center gap-1">
        <WriterButton
          label={`Style of ${label}: ${TITLE_STYLE_NAMES[title.style]}. Change to ${TITLE_STYLE_NAMES[nextStyle]}`}
          className="w-16 text-xs"
          onPress={() => onChange({ ...title, style: nextStyle }, null)}
        >
          {TITLE_STYLE_NAMES[title.style]}
        </WriterButton>
        <WriterButton
          label={`Move ${label} to the ${other} third`}
          onPress={() =>
            onChange({ ...title, centerY: safeCenterY(middleOf(isHigh ? LOWER_THIRD : UPPER_THIRD)) }, null)
          }
        >
          {isHigh ? <ArrowDownToLine aria-hidden /> : <ArrowUpToLine aria-hidden />}
        </WriterButton>
        <WriterButton label={`Take ${label} off`} onPress={onRemove}>
          <Trash2 aria-hidden />
        </WriterButton>
        <WriterButton label={`Done with ${label}`} onPress={() => onDone(true)}>
          <Check aria-hidden />
        </WriterButton>
      </div>
      <WordsField {...{ title, label, onChange, onDone }} top={middle - height / 2} height={height} />
      <TitleTimeBar {...{ title, label, cutSeconds, onChange }} />
    </fieldset>
  );
}

interface WriterButtonProps {
  readonly label: string;
  readonly className?: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** Leaves the focus where it is when a pointer presses it: a phone's keyboard stays. */
function WriterButton({ label, className, onPress, children }: WriterButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className={clsx(
        'grid h-11 min-w-11 place-items-center rounded-md bg-black/75 text-white ring-1 ring-white/20 select-none hover:bg-black [&_svg]:size-4.5',
        className,
      )}
    >
      {children}
    </button>
  );
}

interface WordsFieldProps extends Pick<TitleWriterProps, 'title' | 'label' | 'onChange' | 'onDone'> {
  /** Shares of the picture's height. */
  readonly top: number;
  readonly height: number;
}

/** Empty while the words are written anew; those before stay in the reel until there are others. */
function WordsField({ title, label, onChange, onDone, top, height }: WordsFieldProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useState(title.text);
  const share = SIZES.find(({ below }) => height < below)?.share ?? SMALLEST;
  const onFrame = useWordsOnFrame(field, share);
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, []);
  return (
    <>
      <textarea
        ref={field}
        aria-label={`Words of ${label}, on the picture`}
        maxLength={REEL_TITLE_CHARS_MAX}
        enterKeyHint="done"
        rows={1}
        value={draft}
        onChange={({ target }) => {
          const text = target.value.replaceAll(/\s*\n\s*/g, ' ');
          setDraft(text);
          if (text.trim() !== '') onChange({ ...title, text }, id);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onDone(true);
        }}
        className={clsx(
          'absolute left-[6%] field-sizing-content resize-none overflow-hidden rounded-sm px-1 text-center leading-tight font-bold',
          LOOKS[title.style],
        )}
        style={{
          ...onFrame.style,
          ...{ top: `${top * 100}%`, width: onFrame.unscaled('88%') },
          minHeight: onFrame.unscaled(`${height * 100}%`),
        }}
      />
      <div className="absolute inset-x-2 top-15 grid justify-items-center">
        <TitleRoomNote
          chars={draft.length}
          className="rounded-md bg-black/75 px-2 py-1 text-center text-xs text-white"
        />
      </div>
    </>
  );
}

/** It lies over the words as they are drawn, so that there are not two of them. */
const LOOKS: { readonly [S in TitleStyle]: string } = {
  shadow: 'bg-black/85 text-white',
  outline: 'bg-black/85 text-white',
  box: 'bg-white text-black',
};
/** About as large as the words will be, by how much of the height they take: a share of the picture's width. */
const SIZES = [
  { below: 0.12, share: 0.11 },
  { below: 0.2, share: 0.09 },
] as const;
const SMALLEST = 0.07;

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
