import type { ProjectStatus } from '@cutroom/contract';
import { Check, Files, PenLine, RefreshCw } from 'lucide-react';
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

/** Whether the timeline is saved and in the video. Always as tall: the clips below must not jump at the first change. */
export function SaveState({ isUnsaved, problem, status, server }: SaveStateProps) {
  return (
    <div role="status" className="grid min-h-18 grid-cols-1 items-center gap-3 sm:min-h-13">
      {server.isOutdated && <OutdatedNotice server={server} />}
      {isUnsaved ? (
        <Notice tone="fair" icon={<PenLine aria-hidden />}>
          <p>You have unsaved changes. Save or regenerate to apply them.</p>
          {problem !== null && <p className="font-medium text-ink">{problem}</p>}
        </Notice>
      ) : (
        <p className="flex items-center gap-3 px-4 text-sm text-ink-soft">
          <Check aria-hidden className="size-4.5 shrink-0 text-ink-faint" />
          {status === 'timeline_modified'
            ? 'Everything is saved. Regenerate to see it in the video.'
            : 'The video shows this timeline.'}
        </p>
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
