import type { ModelsOffer } from '@cutroom/contract';
import { megabytes } from '../../../components/models/use-models.ts';
import { Button } from '../../../components/ui/button.tsx';
import { ModelFacts } from './model-list.tsx';

interface LargeModelsProps {
  readonly models: ModelsOffer['models'];
  readonly label: string;
  /** What a press would fetch. */
  readonly bytes: number;
  readonly isBusy: boolean;
  readonly onFetch: () => void;
  /** null while the others are not here yet. */
  readonly onDecline: (() => void) | null;
}

/** Models that are as large as all others together: fetched where somebody wants them by themselves. */
export function LargeModels({ models, label, bytes, isBusy, onFetch, onDecline }: LargeModelsProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4 border-t border-edge pt-4 text-sm">
      <div className="grid flex-1 basis-72 gap-0.5">
        {models.map((model) => (
          <ModelFacts key={model.repository} model={model} />
        ))}
        <span className="text-ink-soft">
          Not needed by the others, and its quality was not measured here.
          {models.some(({ fitsMemory }) => !fitsMemory) &&
            ' This server has too little free memory for it now: the smaller model would go on listening.'}
        </span>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full">
        {onDecline !== null && (
          <Button variant="quiet" className="max-sm:w-full" onClick={onDecline}>
            Not now
          </Button>
        )}
        <Button className="max-sm:w-full" isBusy={isBusy} onClick={onFetch}>
          {label} {megabytes(bytes)} MB
        </Button>
      </div>
    </div>
  );
}
