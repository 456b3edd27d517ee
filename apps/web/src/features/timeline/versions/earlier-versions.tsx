import type { PlaybackClip, VideoClip } from '@cutroom/contract';
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { NotLoaded } from '../../../components/ui/not-loaded.tsx';
import { Dialog } from '../../../components/ui/overlay/dialog.tsx';
import { Skeleton } from '../../../components/ui/progress/skeleton.tsx';
import { ScrollFades, useScrollFades } from '../../../components/ui/scroll-fades.tsx';
import type { PlanVersions } from './use-plan-versions.ts';
import { VersionCard } from './version-card.tsx';
import { versionFocus } from './version-focus.ts';

interface EarlierVersionsProps {
  readonly plans: PlanVersions;
  /** The project's clips by id. */
  readonly clipOf: ReadonlyMap<string, VideoClip>;
  /** What is known of them for playing them. */
  readonly playback: readonly PlaybackClip[];
  readonly isUnsaved: boolean;
  readonly isBusy: boolean;
  readonly onBroughtBack: () => void;
}

/** The plans this project has had, each of which can be brought back. */
export function EarlierVersions(props: EarlierVersionsProps) {
  const { plans, isUnsaved, isBusy, clipOf, playback, onBroughtBack } = props;
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [askedId, setAskedId] = useState<string | null>(null);
  const bringBack = (id: string) => {
    plans.bringBack(id);
    onBroughtBack();
  };
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-1 gap-2 border-t border-edge pt-4">
      <h3 id={headingId} ref={heading} tabIndex={-1} className="text-sm font-medium">
        Earlier versions
      </h3>
      <Versions
        {...{ plans, isBusy, clipOf, playback, heading }}
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

interface VersionsProps extends Pick<EarlierVersionsProps, 'plans' | 'isBusy' | 'clipOf' | 'playback'> {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onBringBack: (id: string) => void;
}

function Versions({ plans, isBusy, clipOf, playback, heading, onBringBack }: VersionsProps) {
  const { versions, isFailed, retry, pendingId } = plans;
  if (isFailed) return <NotLoaded text="They could not be loaded." onRetry={retry} />;
  if (versions === null) return <Skeleton className="h-58" />;
  if (versions.every(({ isCurrent }) => isCurrent)) {
    return (
      <p className="text-sm text-ink-soft">
        None yet. When you generate the video anew or save changes, the version before is kept here.
      </p>
    );
  }
  return (
    <VersionRow count={versions.length}>
      {versions.map((version) => (
        <li key={version.id} className="w-26 shrink-0">
          <VersionCard
            version={version}
            clip={clipOf.get(version.firstCut?.clipId ?? '') ?? null}
            focus={version.firstCut === null ? null : versionFocus(version.firstCut, playback)}
            heading={heading}
            isPending={version.id === pendingId}
            isDisabled={isBusy || pendingId !== null}
            onBringBack={() => onBringBack(version.id)}
          />
        </li>
      ))}
    </VersionRow>
  );
}

/** Newest first, to the edges of the drawer: where there are more, it is seen. */
function VersionRow({ count, children }: { readonly count: number; readonly children: ReactNode }) {
  const scroller = useRef<HTMLUListElement>(null);
  const fades = useScrollFades(scroller, count);
  return (
    <div ref={fades} className="group/fades relative -mx-5 sm:-mx-6">
      <ul
        ref={scroller}
        aria-label="Earlier versions"
        className="flex gap-3 overflow-x-auto overscroll-x-contain scroll-px-5 px-5 py-1 [scrollbar-width:thin] sm:scroll-px-6 sm:px-6"
      >
        {children}
      </ul>
      <ScrollFades ground="from-panel" />
    </div>
  );
}
