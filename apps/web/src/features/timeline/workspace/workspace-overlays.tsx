import type { PlaybackClip } from '@cutroom/contract';
import { Suspense, useCallback } from 'react';
import { lazyPart } from '../../../lib/code-loading/lazy-part.ts';
import { useWarmUp } from '../../../lib/code-loading/use-warm-up.ts';
import { HelpDialog } from '../help/help-dialog.tsx';
import { LeaveTimelineDialog } from '../saving/leave-timeline-dialog.tsx';
import { RecoveryDialog } from '../versions/recovery-dialog.tsx';
import type { Workspace } from './use-workspace.ts';

// Comes while somebody edits.
const loadOverlay = () => import('../saving/regenerating-overlay.tsx');
const RegeneratingOverlay = lazyPart(async () => (await loadOverlay()).RegeneratingOverlay);

/** What comes over the editor: dialogs, and the wait for a new video. */
export function WorkspaceOverlays({ workspace }: { readonly workspace: Workspace }) {
  const { server, open, setOpen, timeline, plans, isBusy, leaving, draft, clipOf, playback } = workspace;
  useWarmUp(loadOverlay);
  const openHelp = useCallback((isOpen: boolean) => setOpen(isOpen ? 'help' : null), [setOpen]);
  return (
    <>
      <Suspense>
        {server.isRegenerating && <RegeneratingOverlay isExportNext={server.isExportNext} />}
      </Suspense>
      <HelpDialog isOpen={open === 'help'} onOpenChange={openHelp} />
      <RecoveryDialog
        isOpen={open === 'recovery'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'recovery' : null)}
        timeline={timeline}
        isRefreshing={server.isRefreshing}
        onRefresh={server.refresh}
        plans={plans}
        clipOf={clipOf}
        playback={playback?.clips ?? NO_CLIPS}
        isBusy={isBusy}
      />
      <LeaveTimelineDialog
        guard={leaving}
        isKept={draft.isKept}
        isSaving={server.isSaving}
        onSaveAndLeave={() => server.save(leaving.leave)}
      />
    </>
  );
}

const NO_CLIPS: readonly PlaybackClip[] = [];
