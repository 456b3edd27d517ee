import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { PROJECTS_KEY } from '../api/use-projects.ts';
import { announceAndGoToLogin } from '../session/sign-in-redirect.ts';
import { toast } from '../ui/toast.ts';
import { clearResumableState } from './resumable-state.ts';
import { discardUpload, openTusTransfers } from './tus-transfer.ts';
import { batchFailedText, uploadFailedText } from './upload-failure.ts';
import type { BatchEnd } from './upload-list.ts';
import type { UploadPolicy } from './upload-policy.ts';
import { createUploader, type Uploader } from './uploader.ts';

/**
 * The uploader of a screen: it lives as long as the screen and knows when the connection goes and comes.
 * @param onComplete all files of a burst have arrived
 */
export function useUploader(projectId: number, policy: UploadPolicy, onComplete: () => void): Uploader {
  const queryClient = useQueryClient();
  const reload = () => queryClient.invalidateQueries({ queryKey: PROJECTS_KEY });
  const [uploader] = useState(() =>
    createUploader({
      policy,
      openTransfer: openTusTransfers(projectId, policy),
      isOnline: () => navigator.onLine,
      onFailed: (fileName, message) => toastUploadError(uploadFailedText(fileName, message)),
      onBatchEnd: (end) => (end.kind === 'complete' ? onComplete() : toastBatch(end)),
      onArrived: () => void reload(),
      discard: (uploadId) => void discardUpload(uploadId, policy).then(reload),
      onSignedOut: announceAndGoToLogin,
    }),
  );

  useEffect(() => {
    clearResumableState();
    window.addEventListener('offline', uploader.connectionLost);
    window.addEventListener('online', uploader.connectionBack);
    return () => {
      window.removeEventListener('offline', uploader.connectionLost);
      window.removeEventListener('online', uploader.connectionBack);
      uploader.stopAll();
    };
  }, [uploader]);

  return uploader;
}

export function useUploaderState(uploader: Uploader) {
  return useSyncExternalStore(uploader.subscribe, uploader.getState, uploader.getState);
}

/** A single file has had its own notification. */
function toastBatch(end: Extract<BatchEnd, { readonly kind: 'failed' }>): void {
  if (end.fileCount > 1) toastUploadError(batchFailedText(end.failedCount));
}

function toastUploadError(description: string): void {
  toast({ title: 'Upload Error', description, variant: 'destructive' });
}
