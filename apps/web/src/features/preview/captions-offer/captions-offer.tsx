import type { ModelsOffer, Project } from '@cutroom/contract';
import { Captions } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useAuth } from '../../../api/use-auth.ts';
import { useProjects } from '../../../api/use-projects.ts';
import { useCaptions } from '../../../components/captions/use-captions.ts';
import { hostNames, megabytes, useModels } from '../../../components/models/use-models.ts';
import { useMakeAgain } from '../../../components/project-guards/use-make-again.ts';
import { Button, type ButtonVariant } from '../../../components/ui/button.tsx';
import { NotLoaded } from '../../../components/ui/not-loaded.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { ProgressBar } from '../../../components/ui/progress/progress-bar.tsx';
import { type MissingCaptions, missingCaptions } from './missing-captions.ts';

const HEARD_POLL_MS = 5000;

interface CaptionsOfferProps {
  readonly project: Pick<Project, 'id' | 'editingPlan' | 'videoClips'>;
}

/** Where captions were asked for and nobody has written down what is said: what brings them. */
export function CaptionsOffer({ project }: CaptionsOfferProps) {
  const missing = missingCaptions(project);
  // Words that were there before the edit was planned are not what it lacks.
  const wasUnheard = useRef(false);
  if (missing !== null && missing.heardCount === 0) wasUnheard.current = true;
  const { user } = useAuth();
  if (missing === null || !wasUnheard.current) return null;
  if (missing.heardCount === missing.spokenCount) return <HeardNow projectId={project.id} />;
  return user?.ownsInstallation === true ? (
    <OwnersOffer projectId={project.id} missing={missing} />
  ) : (
    <AskOwner projectId={project.id} />
  );
}

/** For who cannot fetch anything here. */
function AskOwner({ projectId }: { readonly projectId: number }) {
  return (
    <Offer title="No captions yet">
      <p>
        What is said in your clips is not written down: Cutroom has no model here that listens. Ask whoever
        set it up to fetch ‘Better eyes and ears’ on their dashboard, or type the words yourself.
      </p>
      <TypeThem projectId={projectId} variant="secondary" />
    </Offer>
  );
}

interface OwnersOfferProps {
  readonly projectId: number;
  readonly missing: MissingCaptions;
}

function OwnersOffer({ projectId, missing }: OwnersOfferProps) {
  const { offer, isNotHere, isNotLoaded, isLoading, reload, isPending, act } = useModels(projectId);
  const [isAskedFor, setAskedFor] = useState(false);
  const [wasAskedToListen, setAskedToListen] = useState(false);
  const isHere = offer?.state === 'complete';
  const isListening = isHere && offer.isLookingAgain;
  useHeardClips(isListening);
  // Who had the models fetched for captions wants to have the clips heard.
  useEffect(() => {
    if (!isAskedFor || !isHere || isListening) return;
    setAskedFor(false);
    act('lookAgain');
  }, [isAskedFor, isHere, isListening, act]);
  useEffect(() => {
    if (isListening) setAskedToListen(true);
  }, [isListening]);
  if (offer === undefined) {
    if (isNotHere) return <NothingToFetch projectId={projectId} />;
    return isNotLoaded ? <OfferNotLoaded isTrying={isLoading} onRetry={reload} /> : null;
  }
  const { text, label, percent } = shownOf(offer, missing, wasAskedToListen);
  const press = () => {
    if (offer.state === 'fetching') act('pauseModels');
    else if (isHere) act('lookAgain', { onSuccess: () => setAskedToListen(true) });
    else {
      setAskedFor(true);
      act('fetchModels');
    }
  };
  const canType = offer.state === 'absent' || (isHere && !isListening && wasAskedToListen);
  return (
    <Offer title="No captions yet">
      <p role="status">{text}</p>
      {percent !== null && <ProgressBar label="Captions being prepared" percent={percent} className="my-1" />}
      <div className="mt-1 flex flex-wrap gap-2">
        {label !== null && (
          <Button isBusy={isPending} onClick={press}>
            {label}
          </Button>
        )}
        {canType && <TypeThem projectId={projectId} variant="quiet" />}
      </div>
    </Offer>
  );
}

/** How many of the clips are written down, followed while they are listened to and asked for once more at the end. */
function useHeardClips(isListening: boolean): void {
  const { refetch } = useProjects(isListening ? { refetchInterval: HEARD_POLL_MS } : {});
  useEffect(() => {
    if (!isListening) return;
    return () => void refetch();
  }, [isListening, refetch]);
}

interface OfferNotLoadedProps {
  readonly isTrying: boolean;
  readonly onRetry: () => void;
}

function OfferNotLoaded(props: OfferNotLoadedProps) {
  return (
    <Offer title="No captions yet">
      <NotLoaded text="What it takes to write them down could not be loaded." {...props} />
    </Offer>
  );
}

/** Where the server that answers has no models of its own. */
function NothingToFetch({ projectId }: { readonly projectId: number }) {
  return (
    <Offer title="No captions yet">
      <p>What is said in your clips is not written down, and no model can be fetched from here.</p>
      <TypeThem projectId={projectId} variant="secondary" />
    </Offer>
  );
}

interface Shown {
  readonly text: string;
  readonly label: string | null;
  /** null where nothing is on its way. */
  readonly percent: number | null;
}

function shownOf(
  offer: ModelsOffer,
  { heardCount, spokenCount }: MissingCaptions,
  wasAskedToListen: boolean,
): Shown {
  const { state, bytesHere, bytesTotal, failure, isLookingAgain } = offer;
  const share = `${megabytes(bytesHere)} of ${megabytes(bytesTotal)} MB`;
  const percent = (100 * bytesHere) / Math.max(1, bytesTotal);
  switch (state) {
    case 'absent':
      return {
        text: `What is said in your clips has to be written down first. The models for better eyes and ears do that, among other things: they are fetched once, from ${hostNames(offer)}, and work on the computer that Cutroom runs on. Older clips are then looked at and listened to again, those of this video first.`,
        label: `Fetch ${megabytes(bytesTotal)} MB`,
        percent: null,
      };
    case 'fetching':
      return { text: `Captions are being prepared (once, ${share}).`, label: 'Pause', percent };
    case 'paused':
      return { text: `Paused: ${share} are here.`, label: 'Go on', percent };
    case 'failed':
      return { text: failure ?? 'The models did not come.', label: 'Try again', percent };
    case 'complete':
      if (isLookingAgain) {
        return {
          text: `Captions are being prepared (once, ${heardCount} of ${spokenCount} clips heard).`,
          label: null,
          percent: (100 * heardCount) / spokenCount,
        };
      }
      return {
        text: wasAskedToListen
          ? `Cutroom has listened, and could write down ${heardCount} of ${spokenCount} clips. You can type the words yourself.`
          : 'Your clips have not been listened to yet.',
        label: 'Listen to them',
        percent: null,
      };
  }
}

/** The words have come since: they are put on this very edit, of which nothing else is made anew. */
function HeardNow({ projectId }: { readonly projectId: number }) {
  const { edit } = useCaptions(projectId);
  const makeAgain = useMakeAgain(projectId);
  return (
    <Offer title="Captions are ready">
      <p role="status">What is said in your clips is written down now.</p>
      <Button
        className="mt-1 justify-self-start"
        isBusy={edit.isPending || makeAgain.isPending}
        // Once they are on, nothing is missing and this is gone: what follows does not hang on it.
        onClick={() => edit.mutateAsync({ isOn: true }).then(() => makeAgain.mutate(), told)}
      >
        Put captions on
      </Button>
    </Offer>
  );
}

function told(): void {
  // A notification has said it.
}

interface TypeThemProps {
  readonly projectId: number;
  readonly variant: ButtonVariant;
}

function TypeThem({ projectId, variant }: TypeThemProps) {
  return (
    <Button asChild variant={variant} className="justify-self-start">
      <Link href={`/timeline/${projectId}#captions`}>Type the words</Link>
    </Button>
  );
}

function Offer({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Notice tone="neutral" icon={<Captions aria-hidden />} title={title}>
        {children}
      </Notice>
    </section>
  );
}
