import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { UploadPolicy } from '../transfer/upload-policy.ts';
import { type KeptUploader, keepUploader } from './kept-uploader.ts';
import { holdUploads } from './upload-locks.ts';
import type { Uploader } from './uploader.ts';
import { connectUploader, followConnection } from './use-uploader.ts';
import { forgetWaiting, keepWaiting } from './waiting-files.ts';

/**
 * The uploader of the upload screen: it goes on behind the prompt (kept-uploader.ts).
 * @param onComplete all files of a burst have arrived while the screen is there
 */
export function useKeptUploader(projectId: number, policy: UploadPolicy, onComplete: () => void): Uploader {
  const queryClient = useQueryClient();
  const [kept] = useState(() =>
    keepUploader(projectId, () => {
      const uploader = connectUploader(queryClient, projectId, policy, () => own.onComplete?.());
      const own: KeptUploader = { projectId, uploader, onComplete: null, end: null };
      keepWaiting(projectId, uploader);
      return own;
    }),
  );
  const complete = useEffectEvent(onComplete);
  useEffect(() => {
    kept.end ??= endOf(kept);
    kept.onComplete = () => complete();
    return () => {
      kept.onComplete = null;
    };
  }, [kept]);
  return kept.uploader;
}

/** Who leaves the uploads was asked, and gives up what was to be begun. */
function endOf({ projectId, uploader }: KeptUploader): () => void {
  const stop = followConnection(uploader);
  const letGo = holdUploads(uploader);
  return () => {
    stop();
    letGo();
    forgetWaiting(projectId);
  };
}
