import { useRef, useState } from 'react';
import { focusAfterPaint } from '../../lib/code-loading/after-paint.ts';
import { type CaptionThere, onFramePlace } from './caption-there.ts';
import { CaptionWriter } from './caption-writer.tsx';

interface CaptionOnFrameProps {
  readonly projectId: number;
  /** The one that stands where the player does; null where none does. */
  readonly there: CaptionThere | null;
  /** Said once its words are kept, where what is shown does not have them yet. */
  readonly keptNote?: string;
}

/** The caption where it is read: a press puts its words right. Lies in a player; out of the way while that plays. */
export function CaptionOnFrame({ projectId, there, keptNote }: CaptionOnFrameProps) {
  const handle = useRef<HTMLButtonElement>(null);
  // The one that was pressed, wherever the player goes meanwhile.
  const [written, setWritten] = useState<CaptionThere | null>(null);
  if (written !== null)
    return (
      <CaptionWriter
        {...written}
        projectId={projectId}
        keptNote={keptNote}
        onDone={(isByKey) => {
          setWritten(null);
          if (isByKey) focusAfterPaint(() => handle.current, { preventScroll: true });
        }}
      />
    );
  if (there === null) return null;
  return (
    <button
      ref={handle}
      type="button"
      aria-label={`Correct the caption “${there.caption.text}”`}
      title="Correct these words"
      onClick={() => setWritten(there)}
      style={onFramePlace(there.caption)}
      className="absolute rounded-md ring-white/70 ring-inset hover:ring-2 focus-visible:ring-2 group-data-[phase=playing]/player:hidden @max-[9rem]/player:hidden"
    />
  );
}
