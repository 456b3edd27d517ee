import { DEFAULT_PLAN_TITLE, type EditingPlan, isAsDirected, type VideoClip } from '@cutroom/contract';
import type { ReactNode } from 'react';
import { ClipAnalysisCard } from './clip-analysis-card.tsx';
import { EXCLUDED_LABELS_MAX, type ExcludedClip, shownLabels, sortClips } from './clip-facts.ts';
import { type StyleFact, styleFacts } from './style-facts.ts';
import { Tag } from './tag.tsx';

export interface AnalysisBodyProps {
  readonly plan: EditingPlan;
  readonly clips: readonly VideoClip[];
  readonly prompt: string;
}

/** Before the description and the strategy, which the panel always shows (spec section 2). */
const FIRST_PLAN =
  'You have changed the edit since. The description and the editing strategy tell of it as it was planned first.';

/** What the panel shows once it is open. */
export function AnalysisBody({ plan, clips, prompt }: AnalysisBodyProps) {
  const { used, excluded } = sortClips(plan, clips);
  const style = styleFacts(plan);
  const isEdited = !isAsDirected(plan);
  return (
    <div className="grid animate-appear grid-cols-1 gap-6">
      <div className="grid gap-1">
        <h3 dir="auto" className="text-lg wrap-anywhere">
          {plan.title || DEFAULT_PLAN_TITLE}
        </h3>
        {isEdited && <p className="text-sm">{FIRST_PLAN}</p>}
        {plan.description !== '' && <p className="text-ink-soft">{plan.description}</p>}
      </div>
      {plan.instructions !== '' && (
        <Section heading="AI Editing Strategy">
          <p className="whitespace-pre-line text-ink-soft">{plan.instructions}</p>
        </Section>
      )}
      {style.length > 0 && (
        <Section heading="Style">
          <StyleList facts={style} />
        </Section>
      )}
      {prompt !== '' && (
        <Section heading="Your prompt">
          <blockquote
            dir="auto"
            className="border-l-2 wrap-anywhere border-edge-strong pl-4 whitespace-pre-line text-ink-soft"
          >
            {prompt}
          </blockquote>
        </Section>
      )}
      {used.length > 0 && (
        <Section heading="Clips in the video">
          <ul className="grid grid-cols-1 gap-3">
            {used.map((entry) => (
              <ClipAnalysisCard key={entry.clip.id} entry={entry} />
            ))}
          </ul>
        </Section>
      )}
      {excluded.length > 0 && (
        <Section heading="Clips left out">
          <ul className="grid grid-cols-1 gap-2">
            {excluded.map((entry) => (
              <ExcludedClipRow key={entry.clip.id} entry={entry} />
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}

function Section({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-2">
      <h4 className="text-sm font-semibold">{heading}</h4>
      {children}
    </section>
  );
}

function StyleList({ facts }: { readonly facts: readonly StyleFact[] }) {
  return (
    <dl className="grid grid-cols-1 divide-y divide-edge rounded-md bg-well px-4 text-sm">
      {facts.map(({ name, value }) => (
        <div key={name} className="flex items-baseline gap-3 py-2.5">
          <dt className="w-24 shrink-0 text-ink-soft">{name}</dt>
          <dd className="min-w-0 flex-1 font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function ExcludedClipRow({ entry: { clip, name, reason } }: { readonly entry: ExcludedClip }) {
  const { analysisData } = clip;
  const labels = analysisData === null ? [] : shownLabels(analysisData).labels.slice(0, EXCLUDED_LABELS_MAX);
  return (
    <li className="grid grid-cols-1 gap-1.5 rounded-md bg-well px-4 py-3 text-sm">
      <div className="flex flex-wrap items-center gap-2">
        <span dir="auto" className="min-w-0 flex-1 truncate font-medium">
          {name}
        </span>
        {labels.map((label) => (
          <Tag key={label}>{label}</Tag>
        ))}
      </div>
      {reason !== null && <p className="text-ink-soft">{reason}</p>}
    </li>
  );
}
