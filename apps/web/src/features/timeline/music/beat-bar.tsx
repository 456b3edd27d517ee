import { clsx } from 'clsx';
import { AudioLines, MoveHorizontal } from 'lucide-react';
import { memo, useMemo } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { beatCount } from '../editor/cuts/cut-to-beat.ts';
import { EDIT_COMMANDS } from '../editor/edit-commands.ts';
import type { Editor } from '../editor/editor.ts';
import { useTimeline } from '../timeline-context.ts';

interface BeatBarProps {
  readonly editor: Editor;
  /** Whether a pull on the lane moves a beat. */
  readonly isMovingBeats: boolean;
  readonly onMoving: (isMoving: boolean) => void;
}

/** Below the strip, where a track with beats lies under the reel. */
export const BeatBar = memo(function BeatBar({ editor, isMovingBeats, onMoving }: BeatBarProps) {
  const { actions } = useTimeline();
  const { onBeat, joins } = useMemo(() => beatCount(editor), [editor]);
  if (editor.beats === null) return null;
  const { name, label } = EDIT_COMMANDS.cut_to_beat;
  return (
    <div data-beat-bar className="flex flex-wrap items-center gap-x-3 gap-y-1 max-md:basis-full">
      <Button icon={<AudioLines aria-hidden />} aria-keyshortcuts="B" onClick={() => actions.run(name)}>
        {label}
      </Button>
      <Button
        icon={<MoveHorizontal aria-hidden />}
        aria-pressed={isMovingBeats}
        className={clsx(isMovingBeats && 'ring-chosen')}
        onClick={() => onMoving(!isMovingBeats)}
      >
        Move beats
      </Button>
      {isMovingBeats && (
        <span className="text-sm text-ink-soft">
          Pull a beat below the clips, or use Fix beats under Music.
        </span>
      )}
      {joins > 0 && (
        <span className="text-sm text-ink-soft">
          {onBeat} of {joins} {joins === 1 ? 'join' : 'joins'} on a beat
        </span>
      )}
    </div>
  );
});
