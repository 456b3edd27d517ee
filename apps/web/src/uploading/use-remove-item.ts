import type { UploadItem } from './upload-list.ts';
import type { Uploader } from './uploader.ts';
import { useRemoveClip } from './use-remove-clip.ts';

/** Removes a file of this session; one that has become a clip is removed from the project first. */
export function useRemoveItem(projectId: number, uploader: Uploader): (item: UploadItem) => void {
  const { mutate } = useRemoveClip(projectId);
  return ({ id, phase, uploadId }) => {
    if (phase.kind === 'done' && uploadId !== null) {
      mutate(uploadId, { onSuccess: () => uploader.remove(id) });
    } else {
      uploader.remove(id);
    }
  };
}
