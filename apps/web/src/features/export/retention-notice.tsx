import { Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Notice } from '../../components/ui/notice.tsx';
import { onceIdle } from '../../lib/code-loading/once-idle.ts';

/** The plain warning that finished videos do not stay. */
export function RetentionNotice({ expiresAt }: { readonly expiresAt: string | null }) {
  return (
    <Notice tone="neutral" icon={<Clock aria-hidden />}>
      <p>
        Your video is automatically deleted after download or sharing to save storage. Your clips and the edit
        stay, so you can make it again.
      </p>
      {expiresAt !== null && (
        <p className="font-medium">
          This one will be deleted on <Moment at={expiresAt} />
        </p>
      )}
    </Notice>
  );
}

/** A day, a time and the full stop, once the browser is idle: its first date takes it long. Their room is kept. */
function Moment({ at }: { readonly at: string }) {
  const [text, setText] = useState('');
  useEffect(
    () =>
      onceIdle(() =>
        setText(`${new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}.`),
      ),
    [at],
  );
  return (
    <time dateTime={at} className="inline-block min-w-41">
      {text}
    </time>
  );
}
