import type { Project } from '@cutroom/contract';
import { useState } from 'react';
import { Link } from 'wouter';
import { LeaveDialog } from '../../components/screen/leave-dialog.tsx';
import { useLeaveGuard } from '../../lib/navigation/use-leave-guard.ts';
import { useWakeLock } from '../../lib/use-wake-lock.ts';
import { arrivingTexts } from '../../uploading/panel/arriving-text.ts';
import { ChooseAgain } from '../../uploading/panel/choose-again.tsx';
import { useFileDialog } from '../../uploading/panel/use-file-dialog.tsx';
import { uploadPaths } from '../../uploading/queue/kept-uploader.ts';
import { otherFiles, withoutArrived } from '../../uploading/queue/project-files.ts';
import { hasUnfinished, isUnderWay, needsSomebody } from '../../uploading/queue/upload-list.ts';
import { useUploadsElsewhere, withElsewhereTaken } from '../../uploading/queue/uploads-elsewhere.ts';
import { useCheckEnds } from '../../uploading/queue/use-check-ends.ts';
import { useKeptUploader } from '../../uploading/queue/use-kept-uploader.ts';
import { useUploaderState } from '../../uploading/queue/use-uploader.ts';
import { currentDeviceType } from '../../uploading/transfer/device-type.ts';
import { uploadPolicy } from '../../uploading/transfer/upload-policy.ts';

/** Uploads that go on while somebody writes: how far they are, what stopped, and the question before they would end. */
export function UploadsBehind({ project }: { readonly project: Project }) {
  const [policy] = useState(() => uploadPolicy(currentDeviceType()));
  const uploader = useKeptUploader(project.id, policy, NOTHING_MORE);
  const { list, discardedIds } = useUploaderState(uploader);
  const isUploading = hasUnfinished(list);
  useCheckEnds(project.id, uploader);
  useWakeLock(isUploading);
  const guard = useLeaveGuard(isUploading, uploadPaths(project.id));
  const held = otherFiles(project, list.items, discardedIds);
  const begun = useUploadsElsewhere(project.id, held.uploads);
  const others = withElsewhereTaken(held, begun);
  const dialog = useFileDialog((files) => uploader.add(withoutArrived(files, others), others));
  const failedCount = list.items.filter(needsSomebody).length;
  return (
    <>
      {dialog.input}
      <ChooseAgain
        projectId={project.id}
        items={list.items}
        others={others}
        begun={begun}
        onChoose={dialog.browse}
      />
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {(isUnderWay(list) || failedCount > 0) && (
          <>
            {isUnderWay(list) && (
              <>
                {list.isOnline ? 'Your clips go on uploading' : 'Your clips wait for the connection'}
                <span className="tabular-nums">{arrivingTexts(list).map((text) => ` · ${text}`)}</span>
                {'. '}
              </>
            )}
            {failedCount > 0 &&
              (failedCount === 1 ? '1 file needs you. ' : `${failedCount} files need you. `)}
            <Link
              href={`/upload/${project.id}`}
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

/** The screen stays as it is when all have arrived. */
const NOTHING_MORE = () => {};
