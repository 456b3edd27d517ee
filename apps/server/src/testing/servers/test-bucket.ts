import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { randomId } from '../../platform/ids.ts';
import type { S3Settings } from '../../platform/storage/s3-storage.ts';

/** Where `npm test` has started an object store (scripts/object-store.ts), or somebody has one for tests; null without. */
export function testObjectStore(env: NodeJS.ProcessEnv = process.env): Omit<S3Settings, 'bucket'> | null {
  const { TEST_S3_ENDPOINT, TEST_S3_ACCESS_KEY_ID = '', TEST_S3_SECRET_ACCESS_KEY = '' } = env;
  if (TEST_S3_ENDPOINT === undefined) return null;
  return {
    endpoint: TEST_S3_ENDPOINT,
    region: 'us-east-1',
    credentials: { accessKeyId: TEST_S3_ACCESS_KEY_ID, secretAccessKey: TEST_S3_SECRET_ACCESS_KEY },
  };
}

/** A new bucket there. */
export async function createTestBucket(store: Omit<S3Settings, 'bucket'>): Promise<S3Settings> {
  const bucket = `tests-${randomId().toLowerCase()}`;
  const { endpoint, region, credentials } = store;
  const client = new S3Client({
    region,
    forcePathStyle: true,
    ...(endpoint === null ? {} : { endpoint }),
    ...(credentials === null ? {} : { credentials }),
  });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
  return { ...store, bucket };
}

/** The settings as a server reads them from its environment. */
export function asEnvironment({ bucket, endpoint, credentials }: S3Settings): Record<string, string> {
  return {
    S3_BUCKET: bucket,
    ...(endpoint === null ? {} : { S3_ENDPOINT: endpoint }),
    ...(credentials === null
      ? {}
      : { S3_ACCESS_KEY_ID: credentials.accessKeyId, S3_SECRET_ACCESS_KEY: credentials.secretAccessKey }),
  };
}
