import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { PROJECTS_KEY } from '../../api/use-projects.ts';
import { announceAndGoToLogin } from '../../lib/navigation/sign-in-redirect.ts';
import { toast } from '../../lib/notifications/toast.ts';
import { clearResumableState } from '../transfer/resumable-state.ts';
import { discardUpload, openTusTransfers } from '../transfer/tus-transfer.ts';
import { batchFailedText, uploadFailedText } from '../transfer/upload-failure.ts';
import type { UploadPolicy } from '../transfer/upload-policy.ts';
import { forgetUpload, rememberedUpload, rememberUpload } from './remembered-uploads.ts';
import type { BatchEnd } from './upload-list.ts';
import { createUploader, type Uploader } from './uploader.ts';

/**
 * The uploader of a screen: it lives as long as the screen and knows when the connection goes and comes.
 * @param onComplete all files of a burst have arrived
 */
export function useUploader(projectId: number, policy: UploadPolicy, onComplete: () => void): Uploader {
  const queryClient = useQueryClient();
  const [uploader] = useState(() => connectUploader(queryClient, projectId, policy, onComplete));
  useEffect(() => followConnection(uploader), [uploader]);
  return uploader;
}

/** An uploader that reports to the product's notifications and keeps its queries fresh. */
export function connectUploader(
  queryClient: QueryClient,
  projectId: number,
  policy: UploadPolicy,
  onComplete: () => void,
): Uploader {
  const reload = () => queryClient.invalidateQueries({ queryKey: PROJECTS_KEY });
  return createUploader({
    policy,
    openTransfer: openTusTransfers(projectId, policy),
    isOnline: () => navigator.onLine,
    onFailed: (fileName, message) => toastUploadError(uploadFailedText(fileName, message)),
    onBatchEnd: (end) => (end.kind === 'complete' ? onComplete() : toastBatch(end)),
    onCreated: rememberUpload,
    onArrived: (uploadId) => {
      if (uploadId !== null) forgetUpload(uploadId);
      void reload();
    },
    discard: (uploadId) => {
      forgetUpload(uploadId);
      void discardUpload(uploadId, policy).then(reload);
    },
    begunBefore: rememberedUpload,
    onSignedOut: announceAndGoToLogin,
  });
}

/** @returns the uploader's end: everything stops */
export function followConnection(uploader: Uploader): () => void {
  clearResumableState();
  window.addEventListener('offline', uploader.connectionLost);
  window.addEventListener('online', uploader.connectionBack);
  const pageBack = () => {
    if (document.visibilityState === 'visible') uploader.pageBack();
  };
  // A page that was hidden, kept for the way back, or frozen: not every browser tells of each.
  document.addEventListener('visibilitychange', pageBack);
  document.addEventListener('resume', pageBack);
  window.addEventListener('pageshow', pageBack);
  return () => {
    document.removeEventListener('visibilitychange', pageBack);
    document.removeEventListener('resume', pageBack);
    window.removeEventListener('pageshow', pageBack);
    window.removeEventListener('offline', uploader.connectionLost);
    window.removeEventListener('online', uploader.connectionBack);
    uploader.stopAll();
  };
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
