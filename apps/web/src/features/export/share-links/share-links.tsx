import type { ShareLink } from '@cutroom/contract';
import { useId, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { Dialog } from '../../../components/ui/overlay/dialog.tsx';
import { TARGET_NAMES } from '../share/share-browser.ts';
import { useShareLinks, useWithdrawShare } from './use-share-links.ts';

/** Every link by which others can open the video, to be withdrawn one by one; nothing where there is none. */
export function ShareLinks({ projectId }: { readonly projectId: number }) {
  const { data: links, isError, refetch } = useShareLinks(projectId);
  const withdrawal = useWithdrawShare(projectId);
  const [asked, setAsked] = useState<ShareLink | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  if (links === undefined) return isError ? <NotLoaded onRetry={() => void refetch()} /> : null;
  if (links.length === 0) return null;
  return (
    <Card className="p-4 sm:p-5">
      <section aria-labelledby={headingId} className="grid grid-cols-1 gap-4">
        <div className="grid gap-1">
          <h2 ref={heading} id={headingId} tabIndex={-1} className="text-lg">
            Links to this video
          </h2>
          <p className="text-sm text-ink-soft">Whoever has one of them can watch and save the video.</p>
        </div>
        <ul className="grid grid-cols-1 gap-3">
          {links.map((link) => (
            <LinkRow
              key={link.id}
              link={link}
              isBusy={withdrawal.isPending && withdrawal.variables === link.id}
              onWithdraw={() => setAsked(link)}
            />
          ))}
        </ul>
      </section>
      <WithdrawDialog
        link={asked}
        onClose={() => setAsked(null)}
        onConfirm={(link) => {
          setAsked(null);
          withdrawal.mutate(link.id);
          // Its button goes with its row.
          heading.current?.focus();
        }}
      />
    </Card>
  );
}

interface LinkRowProps {
  readonly link: ShareLink;
  readonly isBusy: boolean;
  readonly onWithdraw: () => void;
}

function LinkRow({ link, isBusy, onWithdraw }: LinkRowProps) {
  const name = TARGET_NAMES[link.platform];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <p className="grid text-sm">
        <span>
          {name}, <Moment at={link.createdAt} />
        </span>
        <span className="text-ink-soft">
          works until <Moment at={link.expiresAt} />
        </span>
      </p>
      <Button
        isBusy={isBusy}
        aria-label={`Withdraw the ${name} link of ${moment(link.createdAt)}`}
        onClick={onWithdraw}
      >
        Withdraw
      </Button>
    </li>
  );
}

function Moment({ at }: { readonly at: string }) {
  return <time dateTime={at}>{moment(at)}</time>;
}

function moment(at: string): string {
  return new Date(at).toLocaleString(undefined, MINUTE);
}

/** Links live for a day: no year. */
const MINUTE = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

interface WithdrawDialogProps {
  /** What is asked about; null while nothing is. */
  readonly link: ShareLink | null;
  readonly onClose: () => void;
  readonly onConfirm: (link: ShareLink) => void;
}

function WithdrawDialog({ link, onClose, onConfirm }: WithdrawDialogProps) {
  return (
    <Dialog
      isAlert
      isOpen={link !== null}
      onOpenChange={(open) => !open && onClose()}
      title="Withdraw this link?"
      description="Whoever has it can no longer open the video. Other links go on working, and you can make a new one."
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Keep link
          </Button>
          <Button variant="danger" onClick={() => link !== null && onConfirm(link)}>
            Withdraw link
          </Button>
        </>
      }
    />
  );
}

function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3 p-4 sm:p-5">
      <p role="status" className="text-sm text-ink-soft">
        The links to this video could not be loaded.
      </p>
      <Button onClick={onRetry}>Try again</Button>
    </Card>
  );
}
