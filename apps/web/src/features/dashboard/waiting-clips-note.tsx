import { CloudOff } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { moveFocusOnRemove, onRemove } from '../../components/ui/move-focus-on-remove.ts';
import { Notice } from '../../components/ui/notice.tsx';
import type { WaitingClips } from './use-create-project.ts';

interface WaitingClipsNoteProps {
  readonly waiting: WaitingClips;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
  readonly onGiveUp: () => void;
}

/** Nothing has to be chosen again because its project could not be made. */
export function WaitingClipsNote({ waiting, isBusy, onRetry, onGiveUp }: WaitingClipsNoteProps) {
  const { files, isForConnection } = waiting;
  const isOne = files.length === 1;
  const clips = isOne ? 'Your clip waits' : `Your ${files.length} clips wait`;
  return (
    <div ref={LEAVES_FOCUS} role="status">
      <Notice
        tone="fair"
        icon={<CloudOff aria-hidden />}
        title={isForConnection ? `${clips} for the connection` : `${clips} here`}
      >
        <p>
          {isForConnection
            ? `${isOne ? 'It goes on by itself' : 'They go on by themselves'} when it returns, as long as this page stays open. Nothing has to be chosen again.`
            : `${isOne ? 'Its' : 'Their'} project could not be made yet. Nothing has to be chosen again, as long as this page stays open.`}
        </p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button isBusy={isBusy} onClick={onRetry}>
            Try again
          </Button>
          <Button variant="quiet" disabled={isBusy} onClick={onGiveUp}>
            {isOne ? 'Remove it' : 'Remove them'}
          </Button>
        </div>
      </Notice>
    </div>
  );
}

/** To what begins a video. */
const LEAVES_FOCUS = onRemove((note) => {
  const main = note.closest('main');
  moveFocusOnRemove(note, () => main?.querySelector('button'));
});
