import { Readable } from 'node:stream';
import yazl from 'yazl';
import type { Storage } from './storage.ts';

/** A file of a zip: a text, or something that is stored. Paths with `/`, none of them absolute or leading upwards. */
export type ZipEntry =
  | { readonly path: string; readonly text: string }
  | {
      readonly path: string;
      readonly key: string;
      readonly bytes: number;
      /** Stands before what is stored. */
      readonly head?: Buffer;
    };

export interface ZipStream {
  readonly archive: Readable;
  /** How long the zip will be. */
  readonly bytes: number;
}

/**
 * A zip that is written while it is read: one stored file is open at a time, and none once the reader has gone. Nothing is
 * compressed, since video does not get smaller, so that its length is known before it begins.
 */
export async function zipStream(
  storage: Pick<Storage, 'read'>,
  entries: readonly ZipEntry[],
): Promise<ZipStream> {
  const zip = new yazl.ZipFile();
  const archive = zip.outputStream as Readable;
  let open: Readable | null = null;
  const fail = (error: unknown) => archive.destroy(error instanceof Error ? error : new Error(String(error)));
  archive.once('close', () => open?.destroy());
  zip.on('error', fail);
  for (const entry of entries) {
    if ('text' in entry) {
      zip.addBuffer(Buffer.from(entry.text), entry.path, { compress: false });
      continue;
    }
    const { head = NOTHING } = entry;
    const size = head.length + entry.bytes;
    zip.addReadStreamLazy(entry.path, { compress: false, size }, (done) => {
      storage.read(entry.key).then(
        (stored) => {
          const stream = head.length === 0 ? stored : headed(head, stored);
          open = stream;
          if (archive.destroyed) stream.destroy();
          done(null, stream);
        },
        (error: unknown) => fail(error),
      );
    });
  }
  // Its types leave out that the callback is told the length.
  const bytes = await new Promise<number>((resolve) => {
    zip.end({ forceZip64Format: false, comment: '' }, ((length: number) => resolve(length)) as () => void);
  });
  return { archive, bytes };
}

const NOTHING = Buffer.alloc(0);

/** Destroyed, it ends what it reads, too. */
function headed(head: Buffer, stored: Readable): Readable {
  return Readable.from(
    (async function* () {
      try {
        yield head;
        yield* stored;
      } finally {
        stored.destroy();
      }
    })(),
    { objectMode: false },
  );
}
