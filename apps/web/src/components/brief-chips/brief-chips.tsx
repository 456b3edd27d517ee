import type { Brief, TextSpan, VideoClip, Wish, WishOutcome } from '@cutroom/contract';
import { Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { bringBack, changeWish, forgetChange, removeWish } from './editing/brief-edits.ts';
import { isWordless } from './editing/is-wordless.ts';
import { RemovedChip, UnusedChip } from './unused-chips.tsx';
import { WishChip } from './wish-chip.tsx';
import { wishWords } from './wording/wish-words.ts';

interface BriefChipsProps {
  readonly brief: Brief;
  readonly clips: readonly VideoClip[];
  /** What became of the wishes in the plan; none where there is no plan yet. */
  readonly outcomes?: readonly WishOutcome[];
  readonly onChange: (brief: Brief) => void;
  /** The words of the prompt that a chip rests on, while the pointer or the focus is on it. */
  readonly onMark?: (span: TextSpan | null) => void;
}

/** What is understood of a prompt, a chip for each wish, and what of it is not used. Chips can be changed and taken out. */
export function BriefChips({ brief, clips, outcomes = [], onChange, onMark = noMark }: BriefChipsProps) {
  const clipOf = useMemo(() => new Map(clips.map((clip) => [clip.id, clip])), [clips]);
  const undo = useUndo();
  const outcomeOf = new Map(outcomes.map((outcome) => [outcome.wishId, outcome]));
  const { wishes, notUsed, removed = [] } = brief;
  // What the text does not say any more cannot be brought back into it.
  const taken = removed.filter(({ id, span }) => span !== null || id === undo.wish?.id);
  const restore = (wish: Wish) => {
    undo.forget();
    onChange(bringBack(brief, wish));
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <ChipList heading="Understood" isEmpty={wishes.length === 0}>
        {wishes.map((wish) => (
          <li key={wish.id} className="flex max-w-full">
            <WishChip
              {...{ wish, clips, clipOf, onMark }}
              outcome={outcomeOf.get(wish.id) ?? null}
              onChange={(next) => onChange(changeWish(brief, next))}
              onForget={(id) => onChange(forgetChange(brief, id))}
              onRemove={(id) => {
                undo.remember(wish);
                onMark(null);
                onChange(removeWish(brief, id));
              }}
            />
          </li>
        ))}
      </ChipList>
      <ChipList heading="Not used" isEmpty={notUsed.length + taken.length === 0}>
        {taken.map((wish) => (
          <li key={wish.id} className="flex max-w-full">
            <RemovedChip wish={wish} onMark={onMark} onBringBack={restore} />
          </li>
        ))}
        {notUsed.map((unused) => (
          <li key={`${unused.span[0]}-${unused.said}`} className="flex max-w-full">
            <UnusedChip unused={unused} onMark={onMark} />
          </li>
        ))}
      </ChipList>
      <Undone wish={takenOut(brief, undo.wish)} onRestore={restore} />
    </div>
  );
}

function noMark(): void {
  // Where the prompt is not shown there is nothing to mark.
}

interface ChipListProps {
  readonly heading: 'Understood' | 'Not used';
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

function ChipList({ heading, isEmpty, children }: ChipListProps) {
  const id = useId();
  if (isEmpty) return null;
  return (
    <div className="grid grid-cols-1 gap-2">
      <p id={id} className="text-sm font-medium text-ink-soft">
        {heading}
      </p>
      <ul aria-labelledby={id} className="flex flex-wrap gap-2">
        {children}
      </ul>
    </div>
  );
}

interface Undo {
  /** The wish that was taken out last, for as long as that can be undone. */
  readonly wish: Wish | null;
  readonly remember: (wish: Wish) => void;
  readonly forget: () => void;
}

function useUndo(): Undo {
  const [wish, setWish] = useState<Wish | null>(null);
  return { wish, remember: setWish, forget: () => setWish(null) };
}

/** The wish as the brief has it; null once it is among the others again, or its words are gone. */
function takenOut({ wishes, removed = [] }: Brief, wish: Wish | null): Wish | null {
  if (wish === null || wishes.some(({ id }) => id === wish.id)) return null;
  return removed.find(({ id }) => id === wish.id) ?? (isWordless(wish) ? wish : null);
}

interface UndoneProps {
  readonly wish: Wish | null;
  readonly onRestore: (wish: Wish) => void;
}

/** Always there, so that what appears in it is announced. The focus comes here: the chip it was on has gone. */
function Undone({ wish, onRestore }: UndoneProps) {
  const button = useRef<HTMLButtonElement>(null);
  const id = wish?.id;
  useEffect(() => {
    if (id !== undefined) button.current?.focus({ preventScroll: true });
  }, [id]);
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft empty:hidden">
      {wish !== null && (
        <>
          <span>Taken out: {wishWords(wish)}.</span>
          <Button ref={button} variant="quiet" icon={<Undo2 aria-hidden />} onClick={() => onRestore(wish)}>
            Undo
          </Button>
        </>
      )}
    </div>
  );
}
