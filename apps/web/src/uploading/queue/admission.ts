import type { PendingUpload } from '@cutroom/contract';
import type { SentFile } from '../transfer/transfer.ts';
import { admitFiles } from './file-rules.ts';
import { type OtherFiles, supersededUploads } from './project-files.ts';
import type { RunningTransfers } from './running-transfers.ts';
import type { AddedFile } from './upload-list.ts';
import type { UploadStore } from './upload-store.ts';

interface AdmissionOptions {
  readonly store: UploadStore;
  readonly transfers: RunningTransfers;
  /** The unfinished upload, if any, that the rest of this very file fits. */
  readonly begunBefore: (file: File, unfinished: readonly PendingUpload[]) => PendingUpload | null;
  /** Makes a file ready to be sent, or the rest of it. */
  readonly open: (id: string, sent: SentFile) => void;
  /** Gives up an upload that a chosen file replaces. */
  readonly discard: (uploadId: string) => void;
}

/** Puts chosen files on the list: those that the rules admit to be sent, the others with why they are refused. */
export function createAdmission({ store, transfers, begunBefore, open, discard }: AdmissionOptions) {
  let nextId = 1;
  let lastPlace = 0;
  /** By the time, so that what another page or another visit adds comes behind what is there. */
  const nextPlace = () => {
    lastPlace = Math.max(Date.now(), lastPlace + 1);
    return lastPlace;
  };
  const addedFile = (file: File): AddedFile => ({
    id: `file-${nextId++}`,
    name: file.name,
    bytesTotal: file.size,
  });

  return (files: readonly File[], others: OtherFiles): void => {
    const { accepted, refused } = admitFiles(files, { files: transfers.files(), others });
    const receiving = others.uploads.filter(({ state }) => state === 'receiving');
    const items = accepted.map((file) => {
      const begun = begunBefore(file, receiving);
      return { file, begun, item: { ...addedFile(file), begun } };
    });
    const goingOn = items.map(({ begun }) => begun);
    for (const upload of supersededUploads(accepted, others)) {
      if (!goingOn.includes(upload)) discard(upload.id);
    }
    if (items.length > 0) {
      for (const { file, begun, item } of items) {
        open(item.id, { file, place: nextPlace(), uploadId: begun?.id ?? null });
      }
      store.dispatch({ kind: 'added', files: items.map(({ item }) => item) });
    }
    if (refused.length > 0) {
      store.dispatch({
        kind: 'rule_refused',
        files: refused.map(({ file, message }) => ({ ...addedFile(file), message })),
      });
    }
  };
}
