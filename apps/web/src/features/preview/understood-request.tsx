import { type EditingPlan, isAsDirected } from '@cutroom/contract';

interface UnderstoodRequestProps {
  readonly plan: EditingPlan;
  readonly prompt: string;
}

/** What was asked, and what was made of it, in plain words. What is said of a plan does not hold for an edit of it. */
export function UnderstoodRequest({ plan, prompt }: UnderstoodRequestProps) {
  const isEdited = !isAsDirected(plan);
  return (
    <section aria-labelledby="understood-heading" className="grid grid-cols-1 gap-3">
      <h2 id="understood-heading" className="text-lg">
        What the AI understood
      </h2>
      {prompt.trim() !== '' && (
        <blockquote
          dir="auto"
          className="line-clamp-4 border-l-2 border-edge-strong pl-4 text-sm whitespace-pre-line text-ink-faint"
        >
          {prompt}
        </blockquote>
      )}
      {isEdited && <p>You have changed the edit since it was planned from this.</p>}
      {!isEdited && plan.description !== '' && (
        <p dir="auto" className="whitespace-pre-line">
          {plan.description}
        </p>
      )}
      {!isEdited && plan.instructions !== '' && (
        <p dir="auto" className="text-sm whitespace-pre-line text-ink-soft">
          {plan.instructions}
        </p>
      )}
    </section>
  );
}
