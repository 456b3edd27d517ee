import { Lock, LockOpen } from 'lucide-react';
import { ActionButton } from './action-button.tsx';
import { useCut } from './cut-context.ts';

/** Keeps a clip at its place when the video is generated anew. Editing by hand goes on as before. */
export function LockButton() {
  const { clip, label, run } = useCut();
  const isLocked = clip.locked === true;
  return (
    <ActionButton
      label={`Lock ${label}`}
      title={
        isLocked
          ? 'Locked: a new generation keeps this clip at its place. You can still edit it.'
          : 'Lock: keep this clip at its place when the video is generated anew'
      }
      text="Lock"
      isPressed={isLocked}
      onClick={() => run('lock')}
    >
      {isLocked ? <Lock aria-hidden /> : <LockOpen aria-hidden />}
    </ActionButton>
  );
}
