import type { ProjectStatus } from '@cutroom/contract';
import { Check, Files, PenLine, RefreshCw } from 'lucide-react';
import { memo } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import type { SaveAndRegenerate } from './use-save-and-regenerate.ts';

interface SaveStateProps {
  readonly isUnsaved: boolean;
  /** Why the server would not take the timeline as it is; null where it would. */
  readonly problem: string | null;
  readonly status: ProjectStatus;
  readonly server: Pick<SaveAndRegenerate, 'isOutdated' | 'isRefreshing' | 'refresh'>;
}

/** The screen's heading, and on its line whether the timeline is saved and in the video: the clips below do not jump at the first change. */
export const TimelineHeading = memo(function TimelineHeading({
  isUnsaved,
  status,
}: Pick<SaveStateProps, 'isUnsaved' | 'status'>) {
  return (
    <div className="flex min-h-8 items-center justify-between gap-3 md:min-h-9 md:justify-start md:gap-6">
      <h1 className="shrink-0 text-base md:text-3xl">Edit Timeline</h1>
      <div role="status" className="min-w-0 text-xs leading-tight md:text-sm">
        {isUnsaved ? (
          <p className="flex items-center gap-2 rounded-md bg-fair-wash px-2 text-ink ring-1 ring-fair/30 ring-inset md:px-3 md:py-1.5">
            <PenLine aria-hidden className="size-4 shrink-0 text-fair max-sm:hidden" />
            You have unsaved changes. Save or regenerate to apply them.
          </p>
        ) : (
          <p className="flex items-center gap-2 rounded-md text-ink-soft md:px-3 md:py-1.5 md:ring-1 md:ring-edge md:ring-inset">
            <Check aria-hidden className="size-4 shrink-0 text-ink-faint" />
            {status === 'timeline_modified'
              ? 'Everything is saved. Regenerate to see it in the video.'
              : 'The video shows this timeline.'}
          </p>
        )}
      </div>
    </div>
  );
});

/** What stands in the way of saving, or of what is saved; nothing where all is well. */
export function SaveProblems({ isUnsaved, problem, server }: Omit<SaveStateProps, 'status'>) {
  return (
    <div role="status" className="grid grid-cols-1 gap-3 empty:hidden">
      {server.isOutdated && <OutdatedNotice server={server} />}
      {isUnsaved && problem !== null && (
        <Notice tone="fair" icon={<PenLine aria-hidden />}>
          <p className="font-medium text-ink">{problem}</p>
        </Notice>
      )}
    </div>
  );
}

/** Nothing is taken from the screen before its user says so; undoing gives it back even then. */
function OutdatedNotice({ server }: Pick<SaveStateProps, 'server'>) {
  return (
    <Notice tone="poor" icon={<Files aria-hidden />} title="This timeline was changed in another window">
      <p>
        What you did here is not saved. Refresh to see the other changes; Undo then brings yours back, and you
        can save them.
      </p>
      <Button
        className="mt-2 justify-self-start"
        icon={<RefreshCw aria-hidden />}
        isBusy={server.isRefreshing}
        onClick={server.refresh}
      >
        Refresh Timeline
      </Button>
    </Notice>
  );
}
