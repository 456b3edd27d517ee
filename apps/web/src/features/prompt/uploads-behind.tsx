import { Link } from 'wouter';
import { LeaveDialog } from '../../components/screen/leave-dialog.tsx';
import { useLeaveGuard } from '../../lib/navigation/use-leave-guard.ts';
import { useWakeLock } from '../../lib/use-wake-lock.ts';
import { arrivingTexts } from '../../uploading/panel/arriving-text.ts';
import { uploadPaths } from '../../uploading/queue/kept-uploader.ts';
import { hasUnfinished, isUnderWay } from '../../uploading/queue/upload-list.ts';
import type { Uploader } from '../../uploading/queue/uploader.ts';
import { useCheckEnds } from '../../uploading/queue/use-check-ends.ts';
import { useUploaderState } from '../../uploading/queue/use-uploader.ts';

interface UploadsBehindProps {
  readonly projectId: number;
  readonly uploader: Uploader;
}

/** Uploads that go on while somebody writes: how far they are, and the question before they would end. */
export function UploadsBehind({ projectId, uploader }: UploadsBehindProps) {
  const { list } = useUploaderState(uploader);
  const isUploading = hasUnfinished(list);
  useCheckEnds(projectId, uploader);
  useWakeLock(isUploading);
  const guard = useLeaveGuard(isUploading, uploadPaths(projectId));
  return (
    <>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {isUnderWay(list) && (
          <>
            {list.isOnline ? 'Your clips go on uploading' : 'Your clips wait for the connection'}
            <span className="tabular-nums">{arrivingTexts(list).map((text) => ` · ${text}`)}</span>
            {'. '}
            <Link
              href={`/upload/${projectId}`}
              className="inline-block py-1 text-ink underline underline-offset-4"
            >
              Show them
            </Link>
          </>
        )}
      </p>
      <LeaveDialog
        title="Leave this screen?"
        description="Uploads are still in progress. Are you sure you want to leave?"
        guard={guard}
      />
    </>
  );
}
