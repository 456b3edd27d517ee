import type { ModelsOffer } from '@cutroom/contract';
import { ScanEye } from 'lucide-react';
import { hostNames, type ModelAction, megabytes, useModels } from '../../../components/models/use-models.ts';
import { Button } from '../../../components/ui/button.tsx';
import { ProgressBar } from '../../../components/ui/progress/progress-bar.tsx';
import { useDeclinedModels } from './declined-models.ts';
import { LargeModels } from './large-models.tsx';
import { ModelList } from './model-list.tsx';
import { NotNow, PutAway } from './put-away.tsx';

/** For who set this installation up: open models that understand clips better, until they are here and have seen every clip. */
export function ModelsOfferSection() {
  const { offer, isPending, act } = useModels();
  const usual = useDeclinedModels('usual');
  const { isDeclined, decline } = useDeclinedModels('large');
  if (offer === undefined) return null;
  const { state, models, clipsNotSeen, bytesHere, bytesTotal } = offer;
  const large = models.filter(({ isWanted }) => !isWanted);
  const isComplete = state === 'complete';
  const offersLarge = large.length > 0 && (state === 'absent' || (isComplete && !isDeclined));
  if (isComplete && clipsNotSeen === 0 && !offersLarge) return null;
  if (state === 'absent' && usual.isDeclined) return <PutAway usual={usual} />;
  const { text, label, action } = shownOf(offer);
  return (
    <section
      aria-labelledby="models-offer"
      className="grid gap-3 rounded-lg bg-panel p-5 ring-1 ring-inset ring-edge"
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <div className="grid flex-1 basis-72 gap-1">
          <h2 id="models-offer" className="flex items-center gap-2 text-base">
            <ScanEye aria-hidden className="size-5 shrink-0 text-ink-faint" strokeWidth={1.75} />
            Better eyes and ears
          </h2>
          <p className="text-sm text-ink-soft" role={state === 'failed' ? 'alert' : undefined}>
            {text}
          </p>
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full">
          {state === 'absent' && <NotNow usual={usual} />}
          {action !== null && (
            <Button className="max-sm:w-full" isBusy={isPending} onClick={() => act(action)}>
              {label}
            </Button>
          )}
        </div>
      </div>
      {!isComplete && bytesHere > 0 && (
        <ProgressBar label="Models fetched" percent={(100 * bytesHere) / Math.max(1, bytesTotal)} />
      )}
      {!isComplete && <ModelList models={models.filter(({ isWanted }) => isWanted)} />}
      {offersLarge && (
        <LargeModels
          models={large}
          label={isComplete ? 'Fetch' : 'Fetch all'}
          bytes={large.reduce((sum, { bytes }) => sum + bytes, isComplete ? 0 : bytesTotal)}
          isBusy={isPending}
          onFetch={() => act('fetchAll')}
          onDecline={isComplete ? decline : null}
        />
      )}
    </section>
  );
}

interface Shown {
  readonly text: string;
  readonly label: string;
  readonly action: Exclude<ModelAction, 'fetchAll'> | null;
}

function shownOf(offer: ModelsOffer): Shown {
  const { state, bytesHere, bytesTotal, failure, clipsNotSeen, isLookingAgain } = offer;
  const hosts = hostNames(offer);
  const share = `${megabytes(bytesHere)} of ${megabytes(bytesTotal)} MB`;
  const clips = clipsNotSeen === 1 ? '1 clip' : `${clipsNotSeen} clips`;
  switch (state) {
    case 'absent':
      return {
        text: `Open models see places and activities in your clips, hear what is said and find the beats of music. They are fetched once, from ${hosts}, and work on the computer that Cutroom runs on: your clips stay there.`,
        label: `Fetch ${megabytes(bytesTotal)} MB`,
        action: 'fetchModels',
      };
    case 'fetching':
      return {
        text: `Fetching from ${hosts}: ${share}. You can go on working.`,
        label: 'Pause',
        action: 'pauseModels',
      };
    case 'paused':
      return { text: `Paused: ${share} are here.`, label: 'Go on', action: 'fetchModels' };
    case 'failed':
      return {
        text: `${failure ?? 'The models did not come.'} Until they are here the built-in models serve.`,
        label: 'Try again',
        action: 'fetchModels',
      };
    case 'complete':
      if (clipsNotSeen === 0) return { text: 'The models look at every new clip.', label: '', action: null };
      if (isLookingAgain) {
        return { text: `Looking again in the background: ${clips} to go.`, label: '', action: null };
      }
      return {
        text: `The models look at every new clip. ${clips} of before ${clipsNotSeen === 1 ? 'has' : 'have'} not been seen or heard by all of them; what was found stays until then.`,
        label: `Look at ${clips} again`,
        action: 'lookAgain',
      };
  }
}
