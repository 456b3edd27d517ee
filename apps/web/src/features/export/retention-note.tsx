import { Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { onceIdle } from '../../lib/code-loading/once-idle.ts';

interface RetentionNoteProps {
  readonly expiresAt: string | null;
  /** How long the video would take again: 'in about 6 s'; '' where that is not known. */
  readonly remakeText: string;
}

/** The plain warning that finished videos do not stay, and what that costs: a few seconds. */
export function RetentionNote({ expiresAt, remakeText }: RetentionNoteProps) {
  return (
    <div className="flex items-start gap-2 [&>svg]:mt-0.5">
      <Clock aria-hidden />
      <div className="grid min-w-0 flex-1 gap-1">
        <p>
          Your video is automatically deleted after download or sharing to save storage. Your clips and the
          edit stay, so you can make it again
          {expiresAt === null && remakeText !== '' && ` ${remakeText}`}.
        </p>
        {expiresAt !== null && (
          <p className="font-medium text-ink">
            Kept until <Moment at={expiresAt} end={remakeText === '' ? '.' : ','} />
            {remakeText !== '' && ` then made again ${remakeText} when you want it.`}
          </p>
        )}
      </div>
    </div>
  );
}

interface MomentProps {
  readonly at: string;
  /** The sign behind it, which goes with it. */
  readonly end: string;
}

/** A day and a time, once the browser is idle: its first date takes it long. Their room is kept. */
function Moment({ at, end }: MomentProps) {
  const [text, setText] = useState('');
  useEffect(
    () =>
      onceIdle(() =>
        setText(
          `${new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}${end}`,
        ),
      ),
    [at, end],
  );
  return (
    <time dateTime={at} className="inline-block min-w-41">
      {text}
    </time>
  );
}
