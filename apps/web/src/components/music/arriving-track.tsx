import type { PendingUpload } from '@cutroom/contract';
import { useMutation } from '@tanstack/react-query';
import { toastFailure } from '../../api/failure-toast.ts';
import { Button } from '../ui/button.tsx';
import { discardTrack } from './discard-track.ts';
import type { MusicUpload } from './send-track.ts';

interface ArrivingTrackProps {
  /** What is sent from here. */
  readonly upload: MusicUpload;
  readonly onCancel: () => void;
  /** The newest track that the server has had a part of, but that is not music yet; null where there is none. */
  readonly arriving: PendingUpload | null;
  readonly onRemoved: () => Promise<unknown>;
}

/** How far a track has come, or why it was not taken; one press and it is forgotten. */
export function ArrivingTrack({ upload, onCancel, arriving, onRemoved }: ArrivingTrackProps) {
  const removal = useMutation({
    mutationFn: discardTrack,
    onSuccess: onRemoved,
    onError: (error) =>
      toastFailure(error, {
        title: 'The track was not removed',
        description: 'Check your connection and try again.',
      }),
  });
  const isSending = upload.state === 'sending';
  const left = isSending || arriving?.state === 'checking' ? null : arriving;
  const text = isSending
    ? progressText(upload)
    : upload.state === 'failed'
      ? upload.message
      : textOf(arriving);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p role="status" className="min-w-0 text-sm break-words text-ink-soft empty:hidden">
        {text}
      </p>
      {isSending && <Button onClick={onCancel}>Cancel</Button>}
      {left !== null && (
        <Button
          aria-label={`Remove ${left.filename}`}
          isBusy={removal.isPending}
          onClick={() => removal.mutate(left.id)}
        >
          Remove
        </Button>
      )}
    </div>
  );
}

type SendingTrack = Extract<MusicUpload, { readonly state: 'sending' }>;

function progressText({ name, share, isWaiting }: SendingTrack): string {
  if (isWaiting) return `${name} waits for your connection`;
  return share < 1 ? `Uploading ${name}: ${Math.floor(share * 100)} %` : 'Finding the beats';
}

function textOf(arriving: PendingUpload | null): string | null {
  switch (arriving?.state) {
    case 'receiving':
      return `${arriving.filename} is not finished: ${arrivedPercent(arriving)} % is uploaded.`;
    case 'checking':
      return 'Finding the beats';
    case 'refused':
      return arriving.error?.message ?? null;
    case undefined:
      return null;
  }
}

function arrivedPercent({ bytesReceived, bytesTotal }: PendingUpload): number {
  return bytesTotal === 0 ? 0 : Math.floor((bytesReceived / bytesTotal) * 100);
}
