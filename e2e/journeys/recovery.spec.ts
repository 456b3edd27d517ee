import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { Upload } from 'tus-js-client';
import { bulkyClip, clip } from '../harness/footage/footage.ts';
import {
  type ApiClient,
  apiClient,
  clientWith,
  projectWhen,
  tusOptions,
  uploadFile,
} from '../harness/product/api-client.ts';
import { expect, test as journey } from '../harness/product/journey.ts';
import { type Product, startProduct } from '../harness/product/product.ts';
import { createAccount } from '../harness/product/visitor.ts';
import { expectReel } from '../harness/reels/expect-reel.ts';

/** A product of the journey's own: the shared one is nobody's to kill. */
const test = journey.extend<{ mortal: Product }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern.
  mortal: async ({}, use, info) => {
    const product = await startProduct();
    await use(product);
    if (info.status !== info.expectedStatus) {
      await info.attach('server log', { body: product.log().slice(-50_000), contentType: 'text/plain' });
    }
    await product.remove();
  },
});

const MEBIBYTE = 1024 * 1024;

test('an upload goes on after kill -9 where it stood, and arrives byte for byte', async ({ mortal }) => {
  const client = await apiClient(mortal.origin);
  const { id } = await client.call('createProject', { body: { title: 'Killed while uploading' } });
  const file = bulkyClip(24);

  const { uploadUrl, acknowledged } = await uploadUntilKilled(client, mortal, id, file);
  await mortal.startAgain();
  const head = await fetch(uploadUrl, {
    method: 'HEAD',
    headers: { ...tusOptions(client, id, file).headers, 'tus-resumable': '1.0.0' },
  });
  expect(head.status).toBe(200);
  expect(Number(head.headers.get('upload-offset'))).toBeGreaterThanOrEqual(acknowledged);

  await resume(client, id, file, uploadUrl);
  const project = await projectWhen(client, id, ({ status }) => status === 'uploaded');
  expect(project.videoClips).toHaveLength(1);
  const stored = await client.bytes(project.videoClips[0]?.url ?? '');
  expect(stored.equals(readFileSync(file))).toBe(true);
});

test('a run goes on by itself after kill -9, and the open page follows it to the end', async ({
  mortal,
  browser,
}, info) => {
  test.setTimeout(480_000);
  const context = await browser.newContext({ baseURL: mortal.origin });
  const page = await context.newPage();
  await createAccount(page);
  const cookies = await context.cookies();
  const client = clientWith(mortal.origin, cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
  const { id } = await client.call('createProject', { body: { title: 'Killed while rendering' } });
  const files = (['ocean', 'portrait', 'webm'] as const).map(clip);
  for (const file of files) await uploadFile(client, id, file);
  await projectWhen(client, id, ({ status, videoClips }) => status === 'uploaded' && videoClips.length === 3);
  await client.call('processProject', {
    params: { id },
    body: { prompt: 'A 6 second reel with every clip' },
  });
  await page.goto(`/processing/${id}`);

  const before = await projectWhen(
    client,
    id,
    ({ run, processingProgress }) => run?.stage === 'render' && processingProgress > 65,
  );
  await mortal.kill();
  await mortal.startAgain();
  await expect(page).toHaveURL(new RegExp(`/preview/${id}$`), { timeout: 240_000 });
  const after = await client.call('getProject', { params: { id } });
  expect(after).toMatchObject({ status: 'completed', run: { id: before.run?.id, state: 'succeeded' } });
  expect(after.videoClips.map(({ id: clipId }) => clipId)).toEqual(
    before.videoClips.map(({ id: clipId }) => clipId),
  );

  const reel = info.outputPath('reel.mp4');
  await writeFile(reel, await client.bytes(after.finalVideoPath ?? ''));
  expectReel(reel, { seconds: 6 });
  await context.close();
});

/** Uploads until two chunks of 3 MiB are acknowledged, then kills the server in the middle of the third. */
function uploadUntilKilled(
  client: ApiClient,
  product: Product,
  projectId: number,
  file: string,
): Promise<{ uploadUrl: string; acknowledged: number }> {
  return new Promise((resolve, reject) => {
    let acknowledged = 0;
    const upload = new Upload(readFileSync(file), {
      ...tusOptions(client, projectId, file),
      chunkSize: 3 * MEBIBYTE,
      retryDelays: [],
      onChunkComplete: (_, accepted) => {
        acknowledged = accepted;
      },
      onProgress: (sent) => {
        if (acknowledged < 6 * MEBIBYTE || sent <= acknowledged) return;
        void product.kill();
      },
      onError: () =>
        upload.url === null
          ? reject(new Error('No upload was made.'))
          : resolve({ uploadUrl: upload.url, acknowledged }),
      onSuccess: () => reject(new Error('The upload ended before the server was killed.')),
    });
    upload.start();
  });
}

function resume(client: ApiClient, projectId: number, file: string, uploadUrl: string): Promise<void> {
  return new Promise((resolve, reject) => {
    new Upload(readFileSync(file), {
      ...tusOptions(client, projectId, file),
      uploadUrl,
      chunkSize: 3 * MEBIBYTE,
      retryDelays: [],
      onError: reject,
      onSuccess: () => resolve(),
    }).start();
  });
}
