import type { ModelsOffer } from '@cutroom/contract';
import { Check, ChevronDown } from 'lucide-react';
import { megabytes } from '../../../components/models/use-models.ts';

type Model = ModelsOffer['models'][number];

/** What each is for, whose it is and under which licence. */
export function ModelList({ models }: { readonly models: readonly Model[] }) {
  return (
    <details className="group text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1 text-ink-soft hover:text-ink">
        What is fetched
        <ChevronDown aria-hidden className="size-4 group-open:rotate-180" />
      </summary>
      <ul className="grid gap-3 pt-1">
        {models.map((model) => (
          <li key={model.repository} className="grid gap-0.5">
            <ModelFacts model={model} />
          </li>
        ))}
      </ul>
    </details>
  );
}

export function ModelFacts({ model }: { readonly model: Model }) {
  const { host, repository, purpose, licence, bytes, isHere } = model;
  return (
    <>
      <span className="text-ink">
        {purpose.charAt(0).toUpperCase() + purpose.slice(1)}
        {isHere && (
          <span className="ml-2 inline-flex items-center gap-1 text-good">
            <Check aria-hidden className="size-4" />
            here
          </span>
        )}
      </span>
      <span className="text-ink-soft wrap-anywhere">
        {host}/{repository} · {licence} · {megabytes(bytes)} MB
      </span>
    </>
  );
}
