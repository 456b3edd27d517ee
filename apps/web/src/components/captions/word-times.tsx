import type { ClipWord, Interval } from '@cutroom/contract';
import { Combine, SplitSquareHorizontal, Trash2 } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { IconButton } from '../ui/icon-button.tsx';
import { moveRowFocusOnRemove, onRemove } from '../ui/move-focus-on-remove.ts';
import { FIELD } from './field-style.ts';
import { mergeWords, retimedWord, splitWord } from './word-changes.ts';

interface WordTimesProps {
  readonly words: readonly ClipWord[];
  readonly number: number;
  readonly interval: Interval;
  readonly onWords: (words: readonly ClipWord[]) => void;
  readonly isLocked: boolean;
  /** Where the words are text: has the keyboard's focus once none is left here. */
  readonly text: RefObject<HTMLElement | null>;
}

/** Words one by one, with their times in the cut: split, merged, moved, taken out. */
export function WordTimes({ words, number, interval, onWords, isLocked, text }: WordTimesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="min-w-0" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer content-center text-xs text-ink-soft">
        Times of cut {number}
      </summary>
      {isOpen && (
        <ul className="grid grid-cols-1 gap-2">
          {words.map((word, index) => (
            <li
              key={`${word.startSeconds}-${word.text}`}
              // A change makes it another row: the keyboard's focus stays at its place.
              ref={onRemove((row) => moveRowFocusOnRemove(row, () => text.current))}
              className="flex min-w-0 flex-wrap items-center gap-1.5"
            >
              <span dir="auto" className="min-w-20 flex-1 text-sm break-words">
                {word.text}
              </span>
              {(['startSeconds', 'endSeconds'] as const).map((side) => (
                <SecondsField
                  key={side}
                  label={`${side === 'startSeconds' ? 'From' : 'To'}: ${word.text}, seconds of the cut`}
                  seconds={word[side] - interval.startSeconds}
                  isDisabled={isLocked}
                  onSeconds={(seconds) =>
                    onWords(retimedWord(words, index, side, interval.startSeconds + seconds, interval))
                  }
                />
              ))}
              <span className="ml-auto flex">
                <IconButton
                  label={`Split ${word.text}`}
                  disabled={isLocked}
                  onClick={() => onWords(splitWord(words, index))}
                >
                  <SplitSquareHorizontal aria-hidden />
                </IconButton>
                {index + 1 < words.length && (
                  <IconButton
                    label={`Merge ${word.text} with the next word`}
                    disabled={isLocked}
                    onClick={() => onWords(mergeWords(words, index))}
                  >
                    <Combine aria-hidden />
                  </IconButton>
                )}
                <IconButton
                  label={`Remove ${word.text}`}
                  disabled={isLocked}
                  onClick={() => onWords(words.toSpliced(index, 1))}
                >
                  <Trash2 aria-hidden />
                </IconButton>
              </span>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

interface SecondsFieldProps {
  readonly label: string;
  readonly seconds: number;
  readonly isDisabled: boolean;
  readonly onSeconds: (seconds: number) => void;
}

/** Kept when it is left: half a number is none. */
function SecondsField({ label, seconds, isDisabled, onSeconds }: SecondsFieldProps) {
  const shown = seconds.toFixed(2);
  const [draft, setDraft] = useState(shown);
  useEffect(() => setDraft(shown), [shown]);
  const keep = () => {
    const value = Number(draft);
    if (draft !== shown && draft.trim() !== '' && Number.isFinite(value)) onSeconds(value);
    else setDraft(shown);
  };
  return (
    <input
      type="number"
      aria-label={label}
      step={0.05}
      className={`${FIELD} max-w-20`}
      value={draft}
      disabled={isDisabled}
      onChange={({ target }) => setDraft(target.value)}
      onBlur={keep}
      onKeyDown={({ key }) => key === 'Enter' && keep()}
    />
  );
}
