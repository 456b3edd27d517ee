import { useEffect, useState, useSyncExternalStore } from 'react';
import { isSameFile } from '../queue/project-files.ts';
import type { UploadItem } from '../queue/upload-list.ts';
import type { Uploader } from '../queue/uploader.ts';
import { type ClipRemovals, createClipRemovals, type RemovalList } from './clip-removals.ts';
import { useRemoveClip } from './use-remove-clip.ts';

export interface ClipRemoval extends Pick<ClipRemovals, 'remove' | 'undo'> {
  readonly list: RemovalList;
  /** A file of this session: one that has become a clip can be brought back for a moment, others go at once. */
  readonly removeItem: (item: UploadItem) => void;
  /** Who chooses the file of a clip that is leaving wants it back. @returns the files that are none of those */
  readonly undoChosen: (files: readonly File[]) => readonly File[];
}

/** Clips leave with a moment to bring them back; the screen's end is also that moment's end. */
export function useClipRemoval(projectId: number, uploader: Uploader): ClipRemoval {
  const { mutateAsync } = useRemoveClip(projectId);
  const [removals] = useState(() =>
    createClipRemovals((clipId) => mutateAsync(clipId).then(() => forgetItem(uploader, clipId), ignore)),
  );
  const list = useSyncExternalStore(removals.subscribe, removals.getList, removals.getList);
  useEffect(() => {
    window.addEventListener('pagehide', removals.flush);
    return () => {
      window.removeEventListener('pagehide', removals.flush);
      removals.flush();
    };
  }, [removals]);

  return {
    list,
    remove: removals.remove,
    undo: removals.undo,
    removeItem: ({ id, phase, uploadId, name, bytesTotal }) => {
      if (phase.kind === 'done' && uploadId !== null) {
        removals.remove({ id: uploadId, name, bytes: bytesTotal });
      } else {
        uploader.remove(id);
      }
    },
    undoChosen: (files) => filesLeft(removals, files),
  };
}

/** Brings back what the files were chosen for. A clip that the server is deleting already is not waited for: its file is a new one. */
function filesLeft(
  { getList, undo }: Pick<ClipRemovals, 'getList' | 'undo'>,
  files: readonly File[],
): readonly File[] {
  return files.filter((file) => {
    const leaving = [...getList().values()].find(({ clip, isGoing }) => !isGoing && isSameFile(file, clip));
    if (leaving !== undefined) undo(leaving.clip.id);
    return leaving === undefined;
  });
}

function forgetItem(uploader: Uploader, clipId: string): void {
  const item = uploader.getState().list.items.find(({ uploadId }) => uploadId === clipId);
  if (item !== undefined) uploader.remove(item.id);
}

/** A failure has had its notification. */
function ignore(): void {}
