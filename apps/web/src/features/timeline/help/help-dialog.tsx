import { memo } from 'react';
import { KeyTable } from '../../../components/player/keys/key-table.tsx';
import { Dialog } from '../../../components/ui/overlay/dialog.tsx';
import { KEY_GROUPS } from '../keyboard/key-groups.ts';

interface HelpDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** How the timeline is edited, and every key that does something in it. */
export const HelpDialog = memo(function HelpDialog({ isOpen, onOpenChange }: HelpDialogProps) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Help" width="wide">
      <ul className="grid list-disc gap-1 pl-4.5 text-sm text-ink-soft marker:text-ink-faint">
        <li>Drag clips to reorder them</li>
        <li>Click the trash to remove a clip</li>
        <li>Save your changes before regenerating</li>
        <li>Use the recovery options if issues occur</li>
        <li>Pull the edges of the chosen clip to show more or less of it</li>
        <li>
          Lock a clip to keep it at its place when you generate the video anew; you can still edit it here
        </li>
      </ul>
      {KEY_GROUPS.map((group) => (
        <KeyTable key={group.title} {...group} />
      ))}
    </Dialog>
  );
});
