import type { OpenTransfer, SentFile, Transfer, TransferEvents } from '../transfer/transfer.ts';

interface Handle {
  readonly file: File;
  readonly transfer: Transfer;
  retryTimer?: ReturnType<typeof setTimeout>;
}

export type RunningTransfers = ReturnType<typeof createRunningTransfers>;

/** The transfers of the files on the list, by the ids of their items, each with the wait before its next attempt. */
export function createRunningTransfers(openTransfer: OpenTransfer) {
  const handles = new Map<string, Handle>();

  function stop(id: string): void {
    const handle = handles.get(id);
    clearTimeout(handle?.retryTimer);
    handle?.transfer.stop();
  }

  return {
    open(id: string, sent: SentFile, events: TransferEvents): void {
      handles.set(id, { file: sent.file, transfer: openTransfer(sent, events) });
    },
    files: (): readonly File[] => [...handles.values()].map(({ file }) => file),
    fileOf: (id: string): File | null => handles.get(id)?.file ?? null,
    start: (id: string): void => handles.get(id)?.transfer.start(),
    stop,
    /** The next start creates the upload anew. */
    forget: (id: string): void => handles.get(id)?.transfer.forget(),
    /** Runs later, unless the transfer is stopped before. */
    afterDelay(id: string, delayMs: number, run: () => void): void {
      const handle = handles.get(id);
      if (handle !== undefined) handle.retryTimer = setTimeout(run, delayMs);
    },
    remove(id: string): void {
      stop(id);
      handles.delete(id);
    },
    stopAll(): void {
      for (const id of handles.keys()) stop(id);
    },
  };
}
