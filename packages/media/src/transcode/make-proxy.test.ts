import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Toolbox, ToolRun } from '../process/toolbox.ts';
import { openReadingWorker } from '../reading/reading-worker.ts';
import { PORTRAIT_PROBE } from '../testing/clip-probe.ts';
import { makeProxy } from './make-proxy.ts';

it('A proxy, for which everything else goes first, is not held against a clock that counts the waiting', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'proxy-'));
  const runs: ToolRun[] = [];
  const toolbox: Pick<Toolbox, 'withWorkbench'> = {
    withWorkbench: (_, work) =>
      work({
        directory,
        readings: openReadingWorker(),
        ffprobe: async () => '',
        ffmpeg: async (run) => {
          runs.push(run);
          await writeFile(join(directory, 'proxy.mp4'), 'proxy');
          return '';
        },
      }),
  };
  const source = { path: join(directory, 'clip'), probe: PORTRAIT_PROBE };
  const options = { outputPath: join(directory, 'out.mp4'), signal: new AbortController().signal };
  await makeProxy(toolbox, source, options);
  expect(runs).toMatchObject([{ priority: 'background', limits: { wallMs: null } }]);
});
