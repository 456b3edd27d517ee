import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandInput,
  type ListObjectsV2CommandOutput,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { CutroomError } from '@cutroom/contract';
import { openRegularFile } from '@cutroom/media';
import { isDiskFull } from '../disk-full.ts';
import { randomId } from '../ids.ts';
import { readInBlocks } from './read-in-blocks.ts';
import { checkedKey, type Storage, StorageMissingError } from './storage.ts';

/** Where a bucket is and who may use it. */
export interface S3Settings {
  readonly bucket: string;
  /** null: the endpoint of AWS for the region. */
  readonly endpoint: string | null;
  readonly region: string;
  /** null: as the AWS SDK finds them (environment, files, roles of the machine). */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
}

/**
 * Storage in a bucket of Amazon S3, or of anything that speaks its protocol: every process that knows the bucket sees the
 * same files.
 * @throws Error with a sentence for the operator where the bucket cannot be written to
 */
export async function openS3Storage(settings: S3Settings): Promise<Storage> {
  const client = openClient(settings);
  const Bucket = settings.bucket;

  const storage: Storage = {
    /** Gathered first: a bucket wants to know how much comes, and what comes this way is small. */
    async put(key, body) {
      const Key = checkedKey(key);
      const bytes = await buffer(body);
      await client.send(new PutObjectCommand({ Bucket, Key, Body: bytes })).catch((cause: unknown) => {
        throw explained(cause, key);
      });
      return { bytes: bytes.length };
    },

    async putFile(key, localPath) {
      const Key = checkedKey(key);
      const file = await openRegularFile(localPath, Number.POSITIVE_INFINITY);
      try {
        const { size } = await file.stat();
        const send = () => {
          const Body = file.createReadStream({ start: 0, autoClose: false });
          return client.send(new PutObjectCommand({ Bucket, Key, Body, ContentLength: size }));
        };
        await persistently(send, key);
        await rm(localPath, { force: true });
        return { bytes: size };
      } finally {
        await file.close();
      }
    },

    async read(key, range) {
      const Key = checkedKey(key);
      const wanted = range ?? { start: 0, end: (await storage.stat(key).then(requireStored(key))).bytes - 1 };
      return readInBlocks(wanted, async (block) =>
        buffer(bodyOf(await get(client, { Key, Range: `bytes=${block.start}-${block.end}` }))),
      );
    },

    async fetchFile(key, localPath) {
      const download = async () =>
        pipeline(bodyOf(await get(client, { Key: checkedKey(key) })), createWriteStream(localPath));
      try {
        await persistently(download, key);
      } catch (cause) {
        await rm(localPath, { force: true });
        throw cause;
      }
    },

    copy: (from, to) => copyWithin(client, Bucket, from, to),

    async stat(key) {
      try {
        const { ContentLength } = await client.send(new HeadObjectCommand({ Bucket, Key: checkedKey(key) }));
        return { bytes: ContentLength ?? 0 };
      } catch (cause) {
        if (isMissing(cause)) return null;
        throw explained(cause, key);
      }
    },

    remove: (key) => removeObject(client, Bucket, key),

    async removePrefix(prefix) {
      if (!prefix.endsWith('/')) throw new Error(`A prefix must end in '/': ${prefix}`);
      checkedKey(prefix.slice(0, -1));
      // Not many at once (DeleteObjects): that needs checksums which some servers do not know.
      for await (const keys of keysUnder(client, Bucket, prefix)) {
        for (let first = 0; first < keys.length; first += REMOVED_AT_ONCE)
          await Promise.all(keys.slice(first, first + REMOVED_AT_ONCE).map(storage.remove));
      }
    },

    folders: (prefix) => foldersUnder(client, Bucket, prefix),

    async check() {
      await client.send(new HeadBucketCommand({ Bucket }));
    },
  };

  function get(by: S3Client, what: { Key: string; Range?: string }): Promise<GetObjectCommandOutput> {
    return by.send(new GetObjectCommand({ Bucket, ...what })).catch((cause: unknown) => {
      throw explained(cause, what.Key);
    });
  }

  await tryOut(client, settings);
  return storage;
}

const REMOVED_AT_ONCE = 8;
const CONNECT_MS_MAX = 5000;
/** Without a byte. */
const SILENT_MS_MAX = 60_000;
/** Each video that is being read keeps one for as long as a block takes. */
const SOCKETS_MAX = 200;

function openClient({ endpoint, region, credentials }: S3Settings): S3Client {
  const agent = { keepAlive: true, maxSockets: SOCKETS_MAX };
  return new S3Client({
    region,
    // Servers other than Amazon's seldom have a host name for each bucket.
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    ...(credentials === null ? {} : { credentials }),
    // Other servers refuse the checksums that Amazon has invented since.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // It would tell the console what is thrown, and repeated, anyway.
    logger: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    requestHandler: {
      connectionTimeout: CONNECT_MS_MAX,
      socketTimeout: SILENT_MS_MAX,
      httpAgent: agent,
      httpsAgent: agent,
    },
  });
}

function ignore(): void {}

/** A bucket that may be read but not written would only be noticed with the first upload. */
async function tryOut(client: S3Client, { bucket, endpoint }: S3Settings): Promise<void> {
  const what = { Bucket: bucket, Key: `.cutroom-${randomId()}` };
  try {
    await client.send(new PutObjectCommand({ ...what, Body: 'May this server write here?' }));
    await client.send(new DeleteObjectCommand(what));
  } catch (cause) {
    const where = endpoint === null ? '' : ` at ${endpoint}`;
    const why = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
    throw new Error(
      `The bucket '${bucket}'${where} cannot be written to (${why}). Check S3_BUCKET, S3_ENDPOINT, S3_REGION and the keys.`,
      { cause },
    );
  }
}

async function* keysUnder(client: S3Client, Bucket: string, Prefix: string): AsyncGenerator<string[]> {
  for await (const page of pagesUnder(client, { Bucket, Prefix }))
    yield (page.Contents ?? []).flatMap(({ Key }) => (Key === undefined ? [] : [Key]));
}

async function foldersUnder(client: S3Client, Bucket: string, prefix: string): Promise<string[]> {
  const found: string[] = [];
  for await (const page of pagesUnder(client, { Bucket, Prefix: prefix, Delimiter: '/' })) {
    for (const { Prefix } of page.CommonPrefixes ?? []) {
      if (Prefix !== undefined) found.push(Prefix.slice(prefix.length, -1));
    }
  }
  return found;
}

async function* pagesUnder(
  client: S3Client,
  what: ListObjectsV2CommandInput,
): AsyncGenerator<ListObjectsV2CommandOutput> {
  let next: string | undefined;
  do {
    const page: ListObjectsV2CommandOutput = await client.send(
      new ListObjectsV2Command({ ...what, ...(next === undefined ? {} : { ContinuationToken: next }) }),
    );
    yield page;
    next = page.NextContinuationToken;
  } while (next !== undefined);
}

async function removeObject(client: S3Client, Bucket: string, key: string): Promise<void> {
  await client.send(new DeleteObjectCommand({ Bucket, Key: checkedKey(key) })).catch((cause: unknown) => {
    if (!isMissing(cause)) throw explained(cause, key);
  });
}

/** In one request, which a bucket allows up to 5 GiB: no file of ours comes near. */
async function copyWithin(
  client: S3Client,
  Bucket: string,
  from: string,
  to: string,
): Promise<{ readonly bytes: number }> {
  const Key = checkedKey(to);
  const what = { Bucket, Key, CopySource: `${Bucket}/${checkedKey(from)}` };
  await persistently(() => client.send(new CopyObjectCommand(what)), from);
  const { ContentLength } = await client.send(new HeadObjectCommand({ Bucket, Key }));
  return { bytes: ContentLength ?? 0 };
}

const PAUSES_MS = [300, 1500] as const;

/** The SDK repeats what failed by itself, but not where a stream was part of it. */
async function persistently(act: () => Promise<unknown>, key: string): Promise<void> {
  for (const pause of PAUSES_MS) {
    try {
      await act();
      return;
    } catch (cause) {
      if (!isPassing(cause)) throw explained(cause, key);
      await delay(pause);
    }
  }
  await act().catch((cause: unknown) => {
    throw explained(cause, key);
  });
}

function bodyOf({ Body }: GetObjectCommandOutput): Readable {
  // Under Node the SDK answers with Node's streams; its type is that of every platform.
  return Body as Readable;
}

function requireStored(key: string) {
  return (found: { readonly bytes: number } | null) => {
    if (found === null) throw new StorageMissingError(key);
    return found;
  };
}

function isMissing(cause: unknown): boolean {
  return cause instanceof S3ServiceException && cause.$metadata.httpStatusCode === 404;
}

/** Worth another try: the server is in trouble, or the connection broke. */
function isPassing(cause: unknown): boolean {
  if (cause instanceof StorageMissingError || cause instanceof CutroomError || isDiskFull(cause))
    return false;
  if (!(cause instanceof S3ServiceException)) return true;
  const status = cause.$metadata.httpStatusCode ?? 500;
  return !isFull(cause) && (status >= 500 || status === 429);
}

const INSUFFICIENT_STORAGE = 507;

function isFull(cause: S3ServiceException): boolean {
  return (
    cause.$metadata.httpStatusCode === INSUFFICIENT_STORAGE || /quota|InsufficientStorage/i.test(cause.name)
  );
}

function explained(cause: unknown, key: string): unknown {
  if (isMissing(cause)) return new StorageMissingError(key, { cause });
  const isRefused = cause instanceof S3ServiceException && isFull(cause);
  return isRefused || isDiskFull(cause) ? new CutroomError('storage_full', { cause }) : cause;
}
