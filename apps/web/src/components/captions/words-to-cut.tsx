import type { ClipWord, Interval } from '@cutroom/contract';
import { stretchesOfWords } from '@cutroom/reel';
import { clsx } from 'clsx';
import { Scissors } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { moveFocusOnRemove, onRemove } from '../ui/move-focus-on-remove.ts';

interface WordsToCutProps {
  /** Those that are said in the cut, in order. */
  readonly words: readonly ClipWord[];
  readonly number: number;
  readonly interval: Interval;
  /** @param stretches in seconds of the clip; @returns why they cannot be cut out, null where they were */
  readonly onCutOut: (stretches: readonly Interval[]) => string | null;
}

/** What is said in a cut, word by word: those that are chosen are cut out of the reel with what is shown while they are said. */
export function WordsToCut({ words, number, interval, onCutOut }: WordsToCutProps) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [at, setAt] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const anchor = useRef(0);
  const list = useRef<HTMLDivElement>(null);
  const hint = useId();
  const options = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
  const focusOn = (index: number) => {
    const next = Math.min(words.length - 1, Math.max(0, index));
    setAt(next);
    options()[next]?.focus();
    return next;
  };
  const extendTo = (index: number) => setChosen(between(anchor.current, index));
  const toggle = (index: number) => {
    anchor.current = index;
    setChosen((before) => (before.has(index) ? without(before, index) : new Set([...before, index])));
  };
  const cutOut = () => {
    const why = chosen.size === 0 ? null : onCutOut(stretchesOfWords(words, chosen, interval));
    setProblem(why);
    if (why === null) setChosen(new Set());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined) {
      const next = focusOn(at + step);
      if (event.shiftKey) extendTo(next);
      else anchor.current = next;
    } else if (event.key === ' ' || event.key === 'Enter') toggle(at);
    else if (event.key === 'Delete' || event.key === 'Backspace') cutOut();
    else return;
    event.preventDefault();
    // The timeline has keys of its own.
    event.stopPropagation();
  };
  return (
    <details className="min-w-0">
      <summary className="min-h-11 cursor-pointer content-center text-xs text-ink-soft">
        Cut words out of cut {number}
      </summary>
      <p id={hint} className="pb-1 text-xs text-ink-faint">
        Choose words, with Shift a run of them. What is shown while they are said goes with them; undo brings
        it back.
      </p>
      <div
        ref={list}
        role="listbox"
        aria-multiselectable
        aria-label={`Words of cut ${number}`}
        aria-describedby={hint}
        dir="auto"
        className="flex min-w-0 flex-wrap gap-1"
      >
        {words.map((word, index) => (
          <span
            key={`${word.startSeconds}-${word.text}`}
            // What takes the place of words that were cut out, else what stands before it.
            ref={onRemove((gone) => moveFocusOnRemove(gone, () => options()[index] ?? options().at(-1)))}
            role="option"
            aria-selected={chosen.has(index)}
            tabIndex={index === Math.min(at, words.length - 1) ? 0 : -1}
            title={word.isUncertain === true ? 'Listen again' : undefined}
            className={clsx(
              'grid min-h-9 min-w-9 pointer-coarse:min-h-11 pointer-coarse:min-w-11 cursor-pointer place-items-center rounded-md px-1.5 text-sm break-words select-none',
              chosen.has(index) ? 'bg-chosen text-chosen-ink line-through' : 'bg-raised hover:bg-pressed',
              word.isUncertain === true && 'underline decoration-fair decoration-wavy',
            )}
            onFocus={() => setAt(index)}
            onKeyDown={onKeyDown}
            onClick={(event) => {
              setAt(index);
              if (event.shiftKey) extendTo(index);
              else toggle(index);
            }}
          >
            {word.text}
          </span>
        ))}
      </div>
      <Button className="mt-2" icon={<Scissors aria-hidden />} disabled={chosen.size === 0} onClick={cutOut}>
        {chosen.size === 1 ? 'Cut out 1 word' : `Cut out ${chosen.size} words`}
      </Button>
      <p role="status" className="pt-1 text-xs text-ink-soft empty:hidden">
        {problem}
      </p>
    </details>
  );
}

const STEPS: { readonly [key: string]: number } = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 };

function between(a: number, b: number): ReadonlySet<number> {
  const [from, to] = a < b ? [a, b] : [b, a];
  return new Set(Array.from({ length: to - from + 1 }, (_, index) => from + index));
}

function without(all: ReadonlySet<number>, one: number): ReadonlySet<number> {
  return new Set([...all].filter((each) => each !== one));
}
