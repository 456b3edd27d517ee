import type { CutTitle } from '@cutroom/contract';
import { clsx } from 'clsx';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { type FrameDrag, useFrameDrag } from '../../../../components/live-player/use-frame-drag.ts';
import { focusAfterPaint } from '../../../../lib/code-loading/after-paint.ts';
import { secondsAt } from '../../editor/cuts/changing-cuts.ts';
import type { Cuts } from '../../editor/cuts/timeline-cuts.ts';
import { useTimeline } from '../../timeline-context.ts';
import { NEW_TITLE_TEXT, titleLabel } from '../new-title.ts';
import { safeCenterY } from '../use-frame-pull.ts';
import { titleBox } from './title-box.ts';
import { TitleWriter } from './title-writer.tsx';
import type { TitleWriting } from './use-title-writing.ts';

interface TitleOnFrameProps {
  readonly cuts: Cuts;
  /** Of the title's cut. */
  readonly cutKey: string;
  /** The title's place among those of its cut. */
  readonly index: number;
  readonly isWritten: boolean;
  readonly isNew: boolean;
  readonly writing: TitleWriting;
  readonly onDrag: (drag: FrameDrag) => void;
}

/** A title where it stands: a press writes it, a pull or the arrow keys place it. */
export function TitleOnFrame(props: TitleOnFrameProps) {
  const { cuts, cutKey, index, isWritten, isNew, writing, onDrag } = props;
  const { actions } = useTimeline();
  const handle = useRef<HTMLButtonElement>(null);
  const at = cuts.findIndex(({ key }) => key === cutKey);
  const titles = cuts[at]?.clip.titles ?? [];
  const title = titles[index];
  if (title === undefined) return null;
  const change = (next: CutTitle, mergeKey: string | null) => {
    actions.setFramingOrTitles(cutKey, { titles: titles.with(index, next) }, mergeKey);
    actions.showTitle(cutKey, next);
  };
  const remove = () => {
    actions.setFramingOrTitles(cutKey, { titles: titles.toSpliced(index, 1) }, null);
    writing.written.set(null);
  };
  const done = (isByKey: boolean) => {
    if (writing.written.get() === null) return;
    writing.written.set(null);
    if (isNew && title.text === NEW_TITLE_TEXT) remove();
    else if (isByKey) focusAfterPaint(() => handle.current, { preventScroll: true });
  };
  const label = titleLabel(`clip ${at + 1}`, index, titles.length);
  return (
    <>
      <Handle
        ref={handle}
        {...{ title, label, onDrag }}
        isQuiet={isWritten}
        onWrite={() => writing.written.set({ key: cutKey, index, isNew: false })}
        onMove={(centerY, mergeKey) => change({ ...title, centerY }, mergeKey)}
      />
      {isWritten && (
        <TitleWriter
          {...{ title, label }}
          cutSeconds={secondsAt(cuts, at)}
          onChange={change}
          onRemove={remove}
          onDone={done}
        />
      )}
    </>
  );
}

interface HandleProps {
  readonly ref: React.Ref<HTMLButtonElement>;
  readonly title: CutTitle;
  readonly label: string;
  /** While it is written. */
  readonly isQuiet: boolean;
  readonly onWrite: () => void;
  readonly onMove: (centerY: number, mergeKey: string) => void;
  readonly onDrag: (drag: FrameDrag) => void;
}

function Handle({ ref, title, label, isQuiet, onWrite, onMove, onDrag }: HandleProps) {
  const id = useId();
  const [visit, setVisit] = useState(0);
  const isPulled = useRef(false);
  const pointer = useFrameDrag(
    () => undefined,
    (drag) => {
      isPulled.current = true;
      onDrag(drag);
    },
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS.get(event.key);
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onMove(safeCenterY(title.centerY + step * (event.shiftKey ? COARSE : 1)), `${id}-${visit}`);
  };
  const { middle, height } = titleBox(title);
  return (
    <button
      ref={ref}
      type="button"
      hidden={isQuiet}
      data-title-handle
      aria-label={`Write ${label}: ${title.text}`}
      aria-keyshortcuts="ArrowUp ArrowDown"
      title="Press to write, drag or use the arrow keys to move"
      {...pointer}
      onPointerDown={(event) => {
        isPulled.current = false;
        pointer.onPointerDown(event);
      }}
      onClick={() => {
        if (!isPulled.current) onWrite();
      }}
      onKeyDown={onKeyDown}
      onBlur={() => setVisit(visit + 1)}
      className={HANDLE}
      style={{ top: `${(middle - height / 2) * 100}%`, height: `${height * 100}%` }}
    />
  );
}

const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowUp', -0.01],
  ['ArrowDown', 0.01],
]);
/** With Shift. */
const COARSE = 5;

const HANDLE = clsx(
  'absolute inset-x-[6%] min-h-11 cursor-text touch-none rounded-sm ring-1 ring-white/35 transition-shadow hover:ring-2 hover:ring-white',
  'group-data-[phase=playing]/player:hidden @max-[9rem]/player:hidden',
);
