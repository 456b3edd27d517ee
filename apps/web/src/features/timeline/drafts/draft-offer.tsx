import { History } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { timeAgo } from '../versions/time-ago.ts';
import type { TimelineDraft } from './use-draft.ts';

/** Changes that an earlier visit left unsaved. Nothing is put in their place before its user says so. */
export function DraftOffer({ draft: { offered, bringBack, discard } }: { readonly draft: TimelineDraft }) {
  return (
    <div role="status">
      {offered !== null && (
        <Notice tone="neutral" icon={<History aria-hidden />} title="You left changes that are not saved">
          <p>
            {timeAgo(new Date(offered.keptAtMs), new Date())}, kept in this browser.{' '}
            {offered.isOutdated &&
              'The timeline was saved again since, here or elsewhere: your changes are not saved over it without asking.'}
          </p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button onClick={bringBack}>Bring Back Changes</Button>
            <Button variant="quiet" onClick={discard}>
              Discard
            </Button>
          </div>
        </Notice>
      )}
    </div>
  );
}
