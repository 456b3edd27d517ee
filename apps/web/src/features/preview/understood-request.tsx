import { type EditingPlan, isAsDirected } from '@cutroom/contract';
import { clsx } from 'clsx';
import { useCallback, useId, useState } from 'react';
import { hasChips } from '../../components/brief-chips/chip-facts.ts';
import { Button } from '../../components/ui/button.tsx';

interface UnderstoodRequestProps {
  readonly plan: EditingPlan;
  readonly prompt: string;
}

/** What was asked, and what was made of it, in plain words. What is said of a plan does not hold for an edit of it. */
export function UnderstoodRequest({ plan, prompt }: UnderstoodRequestProps) {
  const isEdited = !isAsDirected(plan);
  // Where chips stand below they tell each wish of the instructions.
  const isToldByChips = plan.brief !== undefined && hasChips(plan.brief);
  return (
    <section aria-labelledby="understood-heading" className="grid grid-cols-1 gap-3">
      <h2 id="understood-heading" className="text-lg">
        What the AI understood
      </h2>
      {prompt.trim() !== '' && <AskedFor prompt={prompt} />}
      {isEdited && <p>You have changed the edit since it was planned from this.</p>}
      {!isEdited && plan.description !== '' && (
        <p dir="auto" className="whitespace-pre-line">
          {plan.description}
        </p>
      )}
      {!isEdited && !isToldByChips && plan.instructions !== '' && (
        <p dir="auto" className="text-sm whitespace-pre-line text-ink-soft">
          {plan.instructions}
        </p>
      )}
    </section>
  );
}

/** The prompt, its first lines where it is long; the rest with a press. */
function AskedFor({ prompt }: Pick<UnderstoodRequestProps, 'prompt'>) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const [isLonger, setLonger] = useState(false);
  const watchHeight = useCallback((quote: HTMLQuoteElement) => {
    const watch = new ResizeObserver(() => {
      // Whole it is as high as its text, which says nothing of what its first lines would hide.
      if (quote.dataset.whole === undefined) setLonger(quote.scrollHeight > quote.clientHeight + 1);
    });
    watch.observe(quote);
    return () => watch.disconnect();
  }, []);
  return (
    <div className="grid grid-cols-1 justify-items-start">
      <blockquote
        ref={watchHeight}
        id={id}
        data-whole={isWhole || undefined}
        dir="auto"
        className={clsx(
          'w-full border-l-2 border-edge-strong pl-4 text-sm whitespace-pre-line wrap-anywhere text-ink-faint',
          !isWhole && 'line-clamp-4',
        )}
      >
        {prompt}
      </blockquote>
      {isLonger && (
        <Button variant="quiet" aria-expanded={isWhole} aria-controls={id} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show less' : 'Show all of it'}
        </Button>
      )}
    </div>
  );
}
