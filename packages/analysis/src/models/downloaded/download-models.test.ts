import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DownloadProgress, downloadModels } from './download-models.ts';
import { installedModels, modelFilePath, readInstalled } from './installed-models.ts';
import { MODEL_SOURCES, type ModelSource } from './model-manifest.ts';
import { HUB_COMMIT, type LoopbackHub, openLoopbackHub } from './testing/loopback-hub.ts';

const WEIGHTS = Buffer.from(Array.from({ length: 300_000 }, (_, at) => (at * 31) % 251));
const CONFIG = Buffer.from('{"model_type":"clip"}');
const sha256 = (contents: Buffer) => createHash('sha256').update(contents).digest('hex');
const pinned: ModelSource = {
  role: 'sight',
  hub: 'huggingFace',
  purpose: 'a test',
  repository: 'maker/eyes',
  revision: 'a'.repeat(40),
  licence: 'MIT',
  files: [{ path: 'onnx/model.onnx', bytes: WEIGHTS.length, sha256: sha256(WEIGHTS) }],
};
const branch: ModelSource = {
  ...pinned,
  repository: 'maker/ears',
  revision: 'main',
  files: [
    { path: 'config.json', bytes: 20, sha256: null },
    { path: 'onnx/model.onnx', bytes: 300_000, sha256: null },
  ],
};

let directory: string;
let hub: LoopbackHub;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'models-'));
  hub = await openLoopbackHub(
    new Map([
      ['maker/eyes/onnx/model.onnx', WEIGHTS],
      ['maker/eyes/models/beats.onnx', WEIGHTS],
      ['maker/ears/config.json', CONFIG],
      ['maker/ears/onnx/model.onnx', WEIGHTS],
    ]),
  );
});
afterEach(async () => {
  await hub.close();
  await rm(directory, { recursive: true });
});

const download = (
  sources: readonly ModelSource[],
  more: { onProgress?: (now: DownloadProgress) => void } = {},
) =>
  downloadModels({
    directory,
    sources,
    hubUrls: { huggingFace: hub.url, gitHub: hub.url },
    signal: new AbortController().signal,
    retryDelaysMs: [1, 1],
    ...more,
  });
const fileOf = (source: ModelSource, path = 'onnx/model.onnx') => modelFilePath(directory, source, path);

describe('downloadModels', () => {
  it('fetches a pinned file from its commit, tells how far it is, and fetches nothing the second time', async () => {
    const told: number[] = [];
    expect(await download([pinned], { onProgress: ({ bytes }) => told.push(bytes) })).toBe(1);
    expect(WEIGHTS.equals(await readFile(fileOf(pinned)))).toBe(true);
    expect(told.at(-1)).toBe(WEIGHTS.length);
    expect(await installedModels(directory, [pinned])).toEqual([pinned]);
    const asked = hub.requests.length;
    expect(await download([pinned])).toBe(0);
    expect(hub.requests).toHaveLength(asked);
  });

  it('goes on where a cut connection left it', async () => {
    hub.cutAfter('onnx/model.onnx', 100_000);
    await download([pinned]);
    expect(WEIGHTS.equals(await readFile(fileOf(pinned)))).toBe(true);
    expect(hub.requests).toHaveLength(2);
    expect(hub.requests[1]).toMatch(/ bytes=[1-9]\d*-$/);
  });

  it('goes on with what an earlier start has left, even where that was everything', async () => {
    await mkdir(dirname(fileOf(pinned)), { recursive: true });
    await writeFile(`${fileOf(pinned)}.partial`, WEIGHTS);
    await download([pinned]);
    expect(WEIGHTS.equals(await readFile(fileOf(pinned)))).toBe(true);
  });

  it('throws away what has another hash and leaves no file of that name', async () => {
    hub.spoil('onnx/model.onnx');
    await expect(download([pinned])).rejects.toThrow('its hash is another');
    expect(await readdir(dirname(fileOf(pinned)))).toEqual([]);
    expect(await installedModels(directory, [pinned])).toEqual([]);
  });

  it('holds files of unknown hash to the hub’s own listing, and keeps the commit and the hashes from then on', async () => {
    await download([branch]);
    const { models } = await readInstalled(directory);
    expect(models['maker/ears']).toEqual({
      revision: HUB_COMMIT,
      files: {
        'config.json': { sha256: sha256(CONFIG), bytes: CONFIG.length },
        'onnx/model.onnx': { sha256: sha256(WEIGHTS), bytes: WEIGHTS.length },
      },
    });
  });

  it('notices a small file that differs from its listing by git’s name for it', async () => {
    hub.spoil('config.json');
    await expect(download([branch])).rejects.toThrow('its hash is another');
  });

  const onGitHub: ModelSource = {
    ...pinned,
    role: 'beats',
    hub: 'gitHub',
    files: [
      {
        path: 'models/beats.onnx',
        bytes: 300_000,
        sha256: null,
        gitBlob: createHash('sha1').update(`blob ${WEIGHTS.length}\0`).update(WEIGHTS).digest('hex'),
      },
    ],
  };

  it('fetches a file of a commit on GitHub and holds it to git’s name for it, without asking anything else', async () => {
    expect(await download([onGitHub])).toBe(1);
    expect(WEIGHTS.equals(await readFile(fileOf(onGitHub, 'models/beats.onnx')))).toBe(true);
    expect(hub.requests).toEqual([`/maker/eyes/${'a'.repeat(40)}/models/beats.onnx`]);
    expect(await installedModels(directory, [onGitHub])).toEqual([onGitHub]);
    expect(await download([onGitHub])).toBe(0);
  });

  it('throws away what GitHub sends under that name but is not', async () => {
    hub.spoil('models/beats.onnx');
    await expect(download([onGitHub])).rejects.toThrow('its hash is another');
    expect(await installedModels(directory, [onGitHub])).toEqual([]);
  });

  it('says which file is missing at the hub, without asking again', async () => {
    hub.answerWith('onnx/model.onnx', 404, 9);
    await expect(download([pinned])).rejects.toThrow(/answered 404 for \/maker\/eyes\/resolve/);
    expect(hub.requests).toHaveLength(1);
  });

  it('asks again where the hub is busy', async () => {
    hub.answerWith('onnx/model.onnx', 503, 2);
    expect(await download([pinned])).toBe(1);
  });

  it('says that there is no connection, and keeps what was there', async () => {
    await download([branch]);
    await hub.close();
    await expect(download([pinned])).rejects.toThrow('could not be reached');
    expect(await installedModels(directory, [pinned, branch])).toEqual([branch]);
    hub = await openLoopbackHub(new Map());
  });

  it('does not keep anyone waiting where there is no hub to begin with', async () => {
    const { url } = hub;
    await hub.close();
    hub = await openLoopbackHub(new Map());
    const hopeless = downloadModels({
      directory,
      sources: [pinned],
      hubUrls: { huggingFace: url },
      signal: new AbortController().signal,
      // The second wait would be longer than the test may take.
      retryDelaysMs: [1, 600_000],
    });
    await expect(hopeless).rejects.toThrow('could not be reached');
  });

  it.skipIf(process.platform !== 'linux')('says that the disk is full', async () => {
    await mkdir(dirname(fileOf(pinned)), { recursive: true });
    // A file that takes nothing, as on a full disk.
    await symlink('/dev/full', `${fileOf(pinned)}.partial`);
    await expect(download([pinned])).rejects.toThrow('no room left on the disk');
  });

  it('refuses to begin what cannot fit on the disk', async () => {
    const huge = { ...pinned, files: [{ path: 'onnx/huge.onnx', bytes: 1e18, sha256: null }] };
    await expect(download([huge])).rejects.toThrow(/The models need \d+ MB/);
    expect(hub.requests).toEqual([]);
  });

  it('fetches a file again that has lost its end, and everything of a commit that the product has left', async () => {
    await download([pinned]);
    await truncate(fileOf(pinned), 1000);
    expect(await installedModels(directory, [pinned])).toEqual([]);
    expect(await download([pinned])).toBe(1);
    expect(await download([{ ...pinned, revision: 'b'.repeat(40) }])).toBe(1);
  });

  it('stops when it is told to', async () => {
    const stop = new AbortController();
    const stopped = downloadModels({
      directory,
      sources: [pinned],
      hubUrls: { huggingFace: hub.url },
      signal: stop.signal,
      onProgress: () => stop.abort(new Error('enough')),
    });
    await expect(stopped).rejects.toThrow('enough');
  });
});

describe('the list of models', () => {
  it('has a hash or a name by git for all that lies on GitHub, which lists neither', () => {
    const files = MODEL_SOURCES.filter(({ hub: where }) => where === 'gitHub').flatMap(
      (source) => source.files,
    );
    expect(files.map(({ sha256: hash, gitBlob }) => hash ?? gitBlob)).not.toContain(undefined);
  });

  it('names a commit or a branch, and hashes that can be hashes', () => {
    for (const { revision, files } of MODEL_SOURCES) {
      expect(revision).toMatch(/^([0-9a-f]{40}|main)$/);
      for (const { sha256: hash, gitBlob, path } of files) {
        expect(hash ?? '0'.repeat(64), path).toMatch(/^[0-9a-f]{64}$/);
        expect(gitBlob ?? '0'.repeat(40), path).toMatch(/^[0-9a-f]{40}$/);
      }
    }
  });
});
