import { memo } from 'react';
import { Dialog } from '../../../components/ui/overlay/dialog.tsx';
import { KEY_GROUPS } from '../keyboard/key-groups.ts';
import { shortcutText } from '../keyboard/shortcut.ts';

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
      {KEY_GROUPS.map(({ title, keys }) => (
        <section key={title} className="mt-5 grid grid-cols-1 gap-2 text-sm">
          <h3 className="text-sm font-medium">{title}</h3>
          <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 text-ink-soft">
            {keys.map(({ label, shortcuts }) => (
              <Keys key={label} label={label} keys={shortcuts.map(shortcutText)} />
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
});

function Keys({ label, keys }: { readonly label: string; readonly keys: readonly string[] }) {
  return (
    <>
      <dt>{label}</dt>
      <dd className="flex flex-wrap justify-end gap-1.5">
        {keys.map((key) => (
          <kbd
            key={key}
            className="timecode rounded-sm bg-raised px-1.5 text-xs leading-5 ring-1 ring-inset ring-edge"
          >
            {key}
          </kbd>
        ))}
      </dd>
    </>
  );
}
