import { Clock } from 'lucide-react';
import { Notice } from '../../ui/notice.tsx';

/** The plain warning that finished videos do not stay. */
export function RetentionNotice({ expiresAt }: { readonly expiresAt: string | null }) {
  return (
    <Notice tone="fair" icon={<Clock aria-hidden />}>
      <p>
        Your video is automatically deleted after download or sharing to save storage. Your clips and the edit
        stay, so you can make it again.
      </p>
      {expiresAt !== null && (
        <p className="font-medium">
          This one will be deleted on{' '}
          <time dateTime={expiresAt}>
            {new Date(expiresAt).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
          .
        </p>
      )}
    </Notice>
  );
}
