import type { PlanVersion } from '@cutroom/contract';
import { type RefObject, useId, useRef, useState } from 'react';
import { directorName } from '../../../components/analysis-details/style-facts.ts';
import { Button } from '../../../components/ui/button.tsx';
import { ExactTime } from '../../../components/ui/exact-time.tsx';
import { moveFocusOnRemove, onRemove } from '../../../components/ui/move-focus-on-remove.ts';
import { NotLoaded } from '../../../components/ui/not-loaded.tsx';
import { Dialog } from '../../../components/ui/overlay/dialog.tsx';
import { Skeleton } from '../../../components/ui/progress/skeleton.tsx';
import { ShortList } from './short-list.tsx';
import { timeAgo } from './time-ago.ts';
import type { PlanVersions } from './use-plan-versions.ts';
import { originText, sizeText } from './version-texts.ts';

interface EarlierVersionsProps {
  readonly plans: PlanVersions;
  readonly isUnsaved: boolean;
  readonly isBusy: boolean;
  readonly onBroughtBack: () => void;
}

/** The plans this project has had, each of which can be brought back. */
export function EarlierVersions({ plans, isUnsaved, isBusy, onBroughtBack }: EarlierVersionsProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [askedId, setAskedId] = useState<string | null>(null);
  const bringBack = (id: string) => {
    plans.bringBack(id);
    onBroughtBack();
  };
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-1 gap-1 border-t border-edge pt-4">
      <h3 id={headingId} ref={heading} tabIndex={-1} className="text-sm font-medium">
        Earlier versions
      </h3>
      <Versions
        plans={plans}
        isBusy={isBusy}
        heading={heading}
        onBringBack={(id) => (isUnsaved ? setAskedId(id) : bringBack(id))}
      />
      <Dialog
        isAlert
        isOpen={askedId !== null}
        onOpenChange={(isOpen) => !isOpen && setAskedId(null)}
        title="Bring this version back?"
        description="Your unsaved changes give way to it. Undo brings them back as long as this page is open."
        actions={
          <>
            <Button variant="quiet" onClick={() => setAskedId(null)}>
              Cancel
            </Button>
            <Button
              variant="primary"
              onClick={() => {
                if (askedId !== null) bringBack(askedId);
                setAskedId(null);
              }}
            >
              Bring back
            </Button>
          </>
        }
      />
    </section>
  );
}

interface VersionsProps {
  readonly plans: PlanVersions;
  readonly isBusy: boolean;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onBringBack: (id: string) => void;
}

function Versions({ plans, isBusy, heading, onBringBack }: VersionsProps) {
  const { versions, isFailed, retry, pendingId } = plans;
  if (isFailed) return <NotLoaded text="They could not be loaded." onRetry={retry} />;
  if (versions === null) return <Skeleton className="h-14" />;
  if (versions.every(({ isCurrent }) => isCurrent)) {
    return (
      <p className="text-sm text-ink-soft">
        None yet. When you generate the video anew or save changes, the version before is kept here.
      </p>
    );
  }
  return (
    <ShortList
      items={versions}
      label="Earlier versions"
      heading={heading}
      noun="versions"
      keyOf={({ id }) => id}
      render={(version) => (
        <Version
          version={version}
          heading={heading}
          isPending={version.id === pendingId}
          isDisabled={isBusy || pendingId !== null}
          onBringBack={() => onBringBack(version.id)}
        />
      )}
    />
  );
}

interface VersionProps {
  readonly version: PlanVersion;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly isPending: boolean;
  readonly isDisabled: boolean;
  readonly onBringBack: () => void;
}

function Version({ version, heading, isPending, isDisabled, onBringBack }: VersionProps) {
  const madeAt = new Date(version.createdAt);
  const ago = timeAgo(madeAt, new Date());
  return (
    <div className="flex items-center gap-3 py-2.5">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="flex flex-wrap gap-x-2 text-sm">
          <span className="font-medium">{originText(version)}</span>
          <ExactTime at={version.createdAt} className="text-ink-soft">
            {ago}
          </ExactTime>
        </p>
        {version.prompt !== '' && (
          <p className="line-clamp-2 text-xs text-ink-soft" title={version.prompt}>
            “{version.prompt}”
          </p>
        )}
        <p className="text-xs text-ink-faint">
          {sizeText(version)}
          {version.director !== null && ` · ${directorName(version.director)}`}
        </p>
      </div>
      {version.isCurrent ? (
        <span className="shrink-0 px-2 text-sm text-ink-faint">On the timeline</span>
      ) : (
        <Button
          ref={onRemove((button) => moveFocusOnRemove(button, () => heading.current))}
          className="shrink-0"
          aria-label={`Bring back: ${originText(version)}, ${ago}, ${sizeText(version)}`}
          isBusy={isPending}
          disabled={isDisabled}
          onClick={onBringBack}
        >
          Bring back
        </Button>
      )}
    </div>
  );
}
