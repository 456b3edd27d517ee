import { RefreshCw, RotateCcw } from 'lucide-react';
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
  readonly isBusy: boolean;
}

/** The ways back: to the original, to what the server has, and to earlier versions. */
export function RecoveryDialog(props: RecoveryDialogProps) {
  const { isOpen, onOpenChange, timeline, isRefreshing, onRefresh, plans, isBusy } = props;
  const { editor, run, isUnsaved } = timeline;
  // What it did is notified, and seen in the timeline behind.
  const close = () => onOpenChange(false);
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Recovery Options">
      <div className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap gap-2">
          <Button
            icon={<RotateCcw aria-hidden />}
            disabled={!EDIT_COMMANDS.reset.isEnabled(editor, -1, 0)}
            onClick={() => {
              run('reset');
              close();
            }}
          >
            Reset to Original
          </Button>
          <Button
            icon={<RefreshCw aria-hidden />}
            isBusy={isRefreshing}
            onClick={() => {
              onRefresh();
              close();
            }}
          >
            Refresh Timeline
          </Button>
        </div>
        <EarlierVersions plans={plans} isUnsaved={isUnsaved} isBusy={isBusy} onBroughtBack={close} />
      </div>
    </Dialog>
  );
}
