import type { Wish } from '@cutroom/contract';
import { Check, Trash2, Undo2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { OUTCOME_WORDS } from './chip-facts.ts';
import { ChipPopover } from './chip-popover.tsx';
import { isMark } from './editing/is-mark.ts';
import { isChosen, isWordless } from './editing/is-wordless.ts';
import { wishFields } from './editing/wish-fields.ts';
import { OutcomeIcon } from './outcome-icon.tsx';
import type { WishChipProps } from './wish-chip-props.ts';
import { WishFieldControl } from './wish-field-control.tsx';
import { wishWords } from './wording/wish-words.ts';

interface WishPanelProps extends WishChipProps {
  /** The chip. */
  readonly trigger: ReactNode;
}

/** What is known of a wish, and what can be changed of it; it opens as it arrives. What is changed counts at once. */
export function WishPanel({ wish, clips, outcome, trigger, onChange, onForget, onRemove }: WishPanelProps) {
  const [isOpen, setOpen] = useState(true);
  const isRemoved = useRef(false);
  const close = () => setOpen(false);
  const isGuess = wish.certainty === 'guess' && wish.source !== 'creator';
  const words = wishWords(wish);
  return (
    <ChipPopover
      label={words}
      trigger={trigger}
      isOpen={isOpen}
      onOpen={setOpen}
      isLeft={() => isRemoved.current}
    >
      <div className="grid grid-cols-1 gap-1">
        <p className="font-semibold break-words">{words}</p>
        <Origin wish={wish} />
        {wish.kind === 'unsupported' && wish.nearest !== null && (
          <p className="text-ink-soft">{wish.nearest}</p>
        )}
      </div>
      {outcome !== null && (
        <p className="flex items-start gap-2">
          <span className="mt-0.5">
            <OutcomeIcon outcome={outcome.outcome} />
          </span>
          <span>
            <span className="inline-block font-medium first-letter:uppercase">
              {OUTCOME_WORDS[outcome.outcome]}
            </span>
            {outcome.reason !== null && <span className="text-ink-soft">. {outcome.reason}</span>}
          </span>
        </p>
      )}
      {!isMark(wish) &&
        wishFields(wish).map((field) => (
          <WishFieldControl key={field.label} field={field} clips={clips} onChange={onChange} />
        ))}
      <div className="flex flex-wrap gap-2 border-t border-edge pt-3">
        <Button
          variant="quiet"
          className="-ml-2"
          icon={<Trash2 aria-hidden />}
          onClick={() => {
            isRemoved.current = true;
            close();
            onRemove(wish.id);
          }}
        >
          {isMark(wish) ? 'Take the mark off' : 'Not this'}
        </Button>
        {wish.source === 'creator' && !isWordless(wish) && (
          <Button variant="quiet" icon={<Undo2 aria-hidden />} onClick={() => onForget(wish.id)}>
            As in the text
          </Button>
        )}
        {isGuess ? (
          <Button
            className="ml-auto"
            icon={<Check aria-hidden />}
            onClick={() => {
              onChange(wish);
              close();
            }}
          >
            That’s right
          </Button>
        ) : (
          <Button className="ml-auto" onClick={close}>
            Done
          </Button>
        )}
      </div>
    </ChipPopover>
  );
}

/** Where the wish comes from. */
function Origin({ wish }: { readonly wish: Wish }) {
  if (isMark(wish))
    return <p className="text-ink-soft">Marked by you beside the clip. It stays whatever you write.</p>;
  if (isChosen(wish))
    return <p className="text-ink-soft">Chosen by you below the text. It stays whatever you write.</p>;
  if (wish.source === 'creator')
    return <p className="text-ink-soft">Changed by you. It stays whatever you write.</p>;
  const isGuess = wish.certainty === 'guess';
  if (wish.said === '') return isGuess ? <p className="text-ink-soft">A guess.</p> : null;
  return (
    <p className="break-words text-ink-soft">
      {isGuess ? 'A guess from ' : 'From '}
      <q>{wish.said}</q>
    </p>
  );
}
