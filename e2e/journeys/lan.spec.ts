import { createHash, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:tls';
import {
  type BrowserContext,
  chromium,
  devices,
  expect,
  type LaunchOptions,
  type Page,
  test,
} from '@playwright/test';
import { clip } from '../harness/footage/footage.ts';
import { createProject, generate, uploadClips, watchProgress } from '../harness/product/flow.ts';
import { type Product, startProduct } from '../harness/product/product.ts';
import { share } from '../harness/product/share-sheet.ts';
import { createAccount } from '../harness/product/visitor.ts';

/** As `npm start -- --lan`, but open to this machine only. */
let product: Product;
let port: string;
let authority: X509Certificate;
let leaf: X509Certificate;

test.beforeAll(async () => {
  product = await startProduct({ LAN: 'true', HOST: '127.0.0.1' });
  port = new URL(product.origin).port;
  authority = new X509Certificate(await (await fetch(`${product.origin}/cutroom-ca.crt`)).text());
  leaf = await presentedLeaf();
});
test.afterAll(() => product.remove());

/** What the server shows to who trusts its authority and nobody else, and compares the name. */
function presentedLeaf(): Promise<X509Certificate> {
  return new Promise((resolve, reject) => {
    const socket = connect(
      { host: '127.0.0.1', port: Number(port), servername: 'localhost', ca: authority.toString() },
      () => {
        resolve(new X509Certificate(socket.getPeerCertificate(true).raw));
        socket.end();
      },
    ).once('error', reject);
  });
}

/** The machine's name in its home network. Of its loopback addresses browsers think well without https, too. */
function networkName(): string {
  const [, name] = /DNS:([a-z0-9-]+\.local)\b/.exec(leaf.subjectAltName ?? '') ?? [];
  if (name === undefined) throw new Error(`The certificate has no such name: ${leaf.subjectAltName}`);
  return name;
}

/** A phone of the home network on which this authority is installed, and no other error of a certificate passed over. */
async function phoneThatTrusts(
  { publicKey }: X509Certificate,
  launchOptions: LaunchOptions,
): Promise<BrowserContext> {
  const key = publicKey.export({ type: 'spki', format: 'der' });
  const browser = await chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions.args ?? []),
      `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`,
      `--host-resolver-rules=MAP ${networkName()} 127.0.0.1`,
    ],
  });
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    baseURL: `https://${networkName()}:${port}`,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  context.once('close', () => void browser.close());
  return context;
}

/** What browsers keep from pages without https. */
function whatHttpsBrings(page: Page) {
  return page.evaluate(() => ({
    isSecureContext: window.isSecureContext,
    camera: 'mediaDevices' in navigator,
    clipboard: 'clipboard' in navigator,
    wakeLock: 'wakeLock' in navigator,
    serviceWorker: 'serviceWorker' in navigator,
  }));
}

test('the certificate is for this machine by its loopback and network names, and only this machine is answered', () => {
  expect(leaf.verify(authority.publicKey)).toBe(true);
  expect([leaf.checkHost('localhost'), leaf.checkHost(networkName())]).toEqual(['localhost', networkName()]);
  expect(leaf.checkIP('127.0.0.1')).toBe('127.0.0.1');
  expect(product.log()).toContain('Cutroom answers this machine only, because HOST is 127.0.0.1');
});

test('a phone without the certificate is not let in, and is told without https how to get it', async ({
  page,
}, info) => {
  await page.goto(product.origin);
  await expect(page.getByRole('heading', { name: 'Open Cutroom on this phone' })).toBeVisible();
  const arriving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Install certificate' }).click();
  const file = info.outputPath('authority.crt');
  await (await arriving).saveAs(file);
  const installed = new X509Certificate(await readFile(file));
  expect(installed.raw.equals(authority.raw)).toBe(true);
  await expect(page.getByText(installed.fingerprint256.replaceAll(':', ' '))).toBeVisible();
  await expect(page.goto(`https://localhost:${port}/`)).rejects.toThrow('ERR_CERT_AUTHORITY_INVALID');
});

test('a phone that has it makes a video, and has over https all that browsers keep for https', async ({
  launchOptions,
}) => {
  test.setTimeout(600_000);
  const context = await phoneThatTrusts(authority, launchOptions);
  const page = await context.newPage();
  await page.goto(`http://${networkName()}:${port}/`);
  expect(await whatHttpsBrings(page)).toEqual({
    isSecureContext: false,
    ...{ camera: false, clipboard: false, wakeLock: false, serviceWorker: false },
  });
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).protocol));
  page.on('websocket', (socket) => asked.push(new URL(socket.url()).protocol));

  await createAccount(page);
  expect(await whatHttpsBrings(page)).toEqual({
    isSecureContext: true,
    ...{ camera: true, clipboard: true, wakeLock: true, serviceWorker: true },
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const copied = await page.evaluate(async () => {
    await navigator.clipboard.writeText('a link');
    return navigator.clipboard.readText();
  });
  expect(copied).toBe('a link');
  const cookies = await context.cookies();
  expect(cookies.map(({ name, secure }) => [name, secure])).toEqual([['__Host-cutroom.session_token', true]]);

  const id = await createProject(page);
  await uploadClips(page, [clip('ocean')]);
  await generate(page, 'A 3 second reel of the ocean');
  await watchProgress(page, new RegExp(`/preview/${id}$`));
  await page.getByRole('button', { name: /^play/i }).first().click();
  const video = page.locator('video').first();
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0.3);

  await expectInstallable(context, page);
  await share(page, [clip('portrait')]);
  await expect(page.getByText('Tus Upload Complete!')).toBeVisible({ timeout: 60_000 });
  expect(asked).toContain('https:');
  expect(asked.filter((protocol) => protocol === 'http:' || protocol === 'ws:')).toEqual([]);
  await context.close();
});

/** The browser reads the manifest and its icons, from where it trusts, and finds nothing wrong with them. */
async function expectInstallable(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page);
  const { url, errors, data = '' } = await devtools.send('Page.getAppManifest');
  expect([url, errors]).toEqual([new URL('/manifest.webmanifest', page.url()).href, []]);
  const { name, display, start_url, share_target, icons } = JSON.parse(data);
  expect({ name, display, start_url, action: share_target.action }).toEqual({
    name: 'Cutroom',
    display: 'standalone',
    start_url: '/dashboard',
    action: '/share-target',
  });
  const sizes = await page.evaluate(
    async (sources: readonly string[]) => {
      const images = sources.map((src) => Object.assign(new Image(), { src }));
      await Promise.all(images.map((image) => image.decode()));
      return images.map(({ naturalWidth, naturalHeight }) => `${naturalWidth}x${naturalHeight}`);
    },
    icons.map(({ src }: { src: string }) => src),
  );
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
}
