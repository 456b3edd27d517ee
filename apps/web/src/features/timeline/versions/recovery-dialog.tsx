import type { PlaybackClip, VideoClip } from '@cutroom/contract';
import { RefreshCw, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/overlay/dialog.tsx';
import { EDIT_COMMANDS } from '../editor/edit-commands.ts';
import type { TimelineEditor } from '../editor/use-timeline-editor.ts';
import { EarlierVersions } from './earlier-versions.tsx';
import type { PlanVersions } from './use-plan-versions.ts';

interface RecoveryDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly timeline: TimelineEditor;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
  readonly plans: PlanVersions;
  /** The project's clips by id. */
  readonly clipOf: ReadonlyMap<string, VideoClip>;
  /** What is known of them for playing them. */
  readonly playback: readonly PlaybackClip[];
  readonly isBusy: boolean;
}

/** All ways back in one drawer: to the original, to what the server has, and to earlier versions. */
export function RecoveryDialog(props: RecoveryDialogProps) {
  const { isOpen, onOpenChange, timeline, isRefreshing, onRefresh, plans, clipOf, playback, isBusy } = props;
  const { editor, run, isUnsaved } = timeline;
  // What it did is notified, and seen in the timeline behind.
  const close = () => onOpenChange(false);
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Recovery Options" place="side">
      <div className="grid grid-cols-1 gap-4">
        <WayBack text="The edit as it was generated. Undo takes it back.">
          <Button
            className="w-full"
            icon={<RotateCcw aria-hidden />}
            disabled={!EDIT_COMMANDS.reset.isEnabled(editor, -1, 0)}
            onClick={() => {
              run('reset');
              close();
            }}
          >
            Reset to Original
          </Button>
        </WayBack>
        <WayBack text="The edit as it is saved, also from another window.">
          <Button
            className="w-full"
            icon={<RefreshCw aria-hidden />}
            isBusy={isRefreshing}
            onClick={() => {
              onRefresh();
              close();
            }}
          >
            Refresh Timeline
          </Button>
        </WayBack>
        <EarlierVersions {...{ plans, clipOf, playback, isUnsaved, isBusy }} onBroughtBack={close} />
      </div>
    </Dialog>
  );
}

/** A way back and, in a line, where it leads. */
function WayBack({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,11.5rem)_minmax(0,1fr)] items-center gap-3">
      {children}
      <p className="text-xs text-ink-soft">{text}</p>
    </div>
  );
}
