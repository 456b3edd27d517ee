import { Dialog } from '../../../components/ui/overlay/dialog.tsx';
import { MomentList } from './moment-list.tsx';
import type { TrayClip, TrayMoment } from './tray-clips.ts';

interface ReplaceDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Of the cut that gives up its place, counted from 1. */
  readonly number: number;
  readonly clipId: string | null;
  readonly clips: readonly TrayClip[];
  readonly onReplace: (moment: TrayMoment, name: string) => void;
}

/** Which moment takes a cut's place: those of its own clip first. */
export function ReplaceDialog({ isOpen, onClose, number, clipId, clips, onReplace }: ReplaceDialogProps) {
  const ownFirst = clips.toSorted((a, b) => Number(b.clip.id === clipId) - Number(a.clip.id === clipId));
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(opened) => {
        if (!opened) onClose();
      }}
      title={`Replace clip ${number}`}
      description="The moment you press plays in its place, for as long as before."
      width="wide"
    >
      <ul className="grid grid-cols-1 divide-y divide-edge">
        {ownFirst.map((one) => (
          <li key={one.clip.id}>
            <MomentList
              of={one}
              verb="Replace by"
              isDisabled={false}
              onPick={(moment) => {
                onReplace(moment, one.name);
                onClose();
              }}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
