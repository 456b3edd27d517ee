import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ModelSource } from '@cutroom/analysis';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ModelFetch, type ModelFetchOptions, openModelFetch } from './model-fetch.ts';

const CONTENTS = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 253));
const source: ModelSource = {
  role: 'sight',
  hub: 'huggingFace',
  purpose: 'places',
  repository: 'someone/eyes',
  revision: '0123456789'.repeat(4),
  licence: 'MIT',
  files: [
    {
      path: 'onnx/model.onnx',
      bytes: CONTENTS.length,
      sha256: createHash('sha256').update(CONTENTS).digest('hex'),
    },
  ],
};

describe('Fetching models while the server works', () => {
  let directory: string;
  let hub: Server;
  let ranges: (string | undefined)[];
  /** What the hub does with the next request. */
  let answer: (request: IncomingMessage, response: ServerResponse) => void;
  const log = { info: vi.fn(), warn: vi.fn() };
  beforeEach(async () => {
    log.warn.mockClear();
    ranges = [];
    directory = await mkdtemp(join(tmpdir(), 'model-fetch-'));
    hub = createServer((request, response) => {
      ranges.push(request.headers.range);
      answer(request, response);
    });
    await new Promise<void>((resolve) => hub.listen(0, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    hub.closeAllConnections();
    await new Promise((resolve) => hub.close(resolve));
    await rm(directory, { recursive: true });
  });

  const hubAddress = () => `http://127.0.0.1:${(hub.address() as AddressInfo).port}`;
  const open = (hubUrl = hubAddress(), more: Partial<ModelFetchOptions> = {}) =>
    openModelFetch({
      ...{ directory, log, sources: [source] },
      hubUrls: { huggingFace: hubUrl, gitHub: hubUrl },
      ...more,
    });
  const until = (fetching: ModelFetch, status: Partial<Awaited<ReturnType<ModelFetch['status']>>>) =>
    vi.waitFor(async () => expect(await fetching.status()).toMatchObject(status), 20_000);
  /** From where it is asked for. */
  const serves = (contents: Buffer) => (request: IncomingMessage, response: ServerResponse) => {
    const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
    const range = `bytes ${from}-${contents.length - 1}/${contents.length}`;
    response.writeHead(from > 0 ? 206 : 200, {
      'content-length': contents.length - from,
      ...(from > 0 ? { 'content-range': range } : {}),
    });
    response.end(contents.subarray(from));
  };
  const servesHalf = (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { 'content-length': CONTENTS.length });
    response.write(CONTENTS.subarray(0, 150_000));
  };

  it('tells what there is to fetch before anything is fetched', async () => {
    expect(await open().status()).toEqual({
      models: [
        {
          ...{ purpose: 'places', repository: 'someone/eyes', licence: 'MIT' },
          host: expect.stringMatching(/^127\.0\.0\.1:/),
          ...{ bytes: 300_000, isHere: false, isWanted: true, fitsMemory: true },
        },
      ],
      ...{ state: 'absent', bytesHere: 0, bytesTotal: 300_000, failure: null, hasLargerEars: false },
    });
    expect(ranges).toEqual([]);
  });

  it('is paused with what has come, by another start of the server too, and goes on from there', async () => {
    answer = servesHalf;
    const fetching = open();
    fetching.start();
    fetching.start();
    await until(fetching, { state: 'fetching', bytesHere: 150_000 });
    await fetching.pause();
    expect(await fetching.status()).toMatchObject({ state: 'paused', bytesHere: 150_000, failure: null });
    answer = serves(CONTENTS);
    const later = open();
    expect(await later.status()).toMatchObject({ state: 'paused', bytesHere: 150_000 });
    later.start();
    await until(later, { state: 'complete' });
    expect(ranges).toEqual([undefined, 'bytes=150000-']);
    expect(await later.status()).toMatchObject({ bytesHere: 300_000, models: [{ isHere: true }] });
    expect((await readFile(join(directory, 'someone/eyes/onnx/model.onnx'))).equals(CONTENTS)).toBe(true);
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('throws wrong bytes away and says so; another try may be right', async () => {
    answer = serves(CONTENTS.map((byte) => byte ^ 1) as Buffer);
    const fetching = open();
    fetching.start();
    await until(fetching, { state: 'failed' });
    expect(await fetching.status()).toMatchObject({
      failure: expect.stringContaining('its hash is another'),
      bytesHere: 0,
      models: [{ isHere: false }],
    });
    answer = serves(CONTENTS);
    fetching.start();
    await until(fetching, { state: 'complete' });
    expect((await fetching.status()).failure).toBeNull();
  });

  it('goes on by itself where the connection breaks off', async () => {
    answer = (request, response) => {
      answer = serves(CONTENTS);
      response.writeHead(200, { 'content-length': CONTENTS.length });
      response.write(CONTENTS.subarray(0, 100_000), () => response.destroy());
      request.resume();
    };
    const fetching = open();
    fetching.start();
    await until(fetching, { state: 'complete' });
    expect(ranges).toHaveLength(2);
  });

  describe('with a large one that the others can do without', () => {
    const large: ModelSource = {
      ...source,
      role: 'europeanSpeech',
      repository: 'someone/ears',
      isOptional: true,
    };
    const sources = [source, large];
    const openBoth = (freeBytes = 4e9) => open(hubAddress(), { sources, freeBytes: () => freeBytes });

    it('fetches it only where that is asked for', async () => {
      answer = serves(CONTENTS);
      const fetching = openBoth();
      fetching.start();
      await until(fetching, { state: 'complete' });
      expect(await fetching.status()).toMatchObject({
        ...{ bytesHere: 300_000, bytesTotal: 300_000 },
        models: [
          { repository: 'someone/eyes', isHere: true, isWanted: true },
          { repository: 'someone/ears', isHere: false, isWanted: false },
        ],
      });
      fetching.start(true);
      await until(fetching, { state: 'complete' });
      expect(await fetching.status()).toMatchObject({
        ...{ bytesHere: 600_000, bytesTotal: 600_000 },
        models: [{ isHere: true }, { isHere: true, isWanted: true }],
      });
      expect(ranges).toHaveLength(2);
    });

    it('says whether the larger ears are here, with memory to listen', async () => {
      answer = serves(CONTENTS);
      const ears: ModelSource = { ...large, role: 'europeanSpeech' };
      let freeBytes = 4e9;
      const fetching = open(hubAddress(), { sources: [source, ears], freeBytes: () => freeBytes });
      fetching.start();
      await until(fetching, { state: 'complete', hasLargerEars: false });
      fetching.start(true);
      await until(fetching, { state: 'complete', hasLargerEars: true });
      freeBytes = 1e6;
      expect((await fetching.status()).hasLargerEars).toBe(false);
    });

    it('fetches it after the others where it is asked for while they come', async () => {
      answer = serves(CONTENTS);
      const fetching = openBoth();
      fetching.start();
      fetching.start(true);
      fetching.start(true);
      await until(fetching, { state: 'complete', bytesHere: 600_000 });
      expect(ranges).toHaveLength(2);
    });

    const fetchAllAndHalfOfTheLarge = async () => {
      answer = serves(CONTENTS);
      const fetching = openBoth();
      fetching.start();
      await until(fetching, { state: 'complete' });
      answer = servesHalf;
      fetching.start(true);
      await until(fetching, { bytesHere: 450_000 });
      await fetching.pause();
    };

    it('knows after another start of the server that it was asked for, by the part that has come', async () => {
      await fetchAllAndHalfOfTheLarge();
      answer = serves(CONTENTS);
      const later = openBoth();
      expect(await later.status()).toMatchObject({ state: 'paused', bytesTotal: 600_000 });
      later.start();
      await until(later, { state: 'complete' });
      expect((await later.status()).bytesHere).toBe(600_000);
    });

    it('goes on to want what it has begun where nothing on disk tells of it for a moment', async () => {
      await fetchAllAndHalfOfTheLarge();
      const asked = ranges.length;
      answer = () => undefined;
      const later = openBoth();
      later.start();
      await vi.waitFor(() => expect(ranges.length).toBe(asked + 1), 20_000);
      await rm(join(directory, 'someone/ears/onnx/model.onnx.partial'));
      expect(await later.status()).toMatchObject({ state: 'fetching', bytesTotal: 600_000 });
      await later.pause();
    });

    it('says where there is too little memory for it now', async () => {
      const needed = 2 * 300_000 + 512 * 1024 * 1024;
      const fits = async (freeBytes: number) =>
        (await openBoth(freeBytes).status()).models.map(({ fitsMemory }) => fitsMemory);
      expect(await fits(needed)).toEqual([true, true]);
      expect(await fits(needed - 1)).toEqual([true, false]);
    });
  });

  it('says once that it is offline, in the log and to who asks', async () => {
    const fetching = open('http://127.0.0.1:9');
    fetching.start();
    await until(fetching, { state: 'failed' });
    const why = '127.0.0.1:9 could not be reached, or the connection was cut.';
    expect(await fetching.status()).toMatchObject({ failure: why, bytesHere: 0 });
    expect(log.warn).toHaveBeenCalledOnce();
    expect(log.warn.mock.calls[0]?.[1]).toBe(`The models were not fetched; the built-in ones serve. ${why}`);
    await fetching.pause();
  });
});
