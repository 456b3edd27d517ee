import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readFrames } from '../decode/read-frames.ts';
import { probeClip } from '../probe/probe-clip.ts';
import { FRAMES_MAX, STREAMS_BYTES_MAX } from '../process/limits.ts';
import { craftClip } from '../testing/crafted-clip.ts';
import { type MediaHarness, make, openMediaHarness } from '../testing/generated-clips.ts';
import { openReadingWorker } from './reading-worker.ts';

// On this thread nothing can be read. The worker's thread has modules of its own.
vi.mock('../probe/packet-lines.ts', () => ({ packetReader: refused }));
vi.mock('../probe/packet-facts.ts', () => ({ packetFactsReading: refused }));
vi.mock('../probe/stream-facts.ts', () => ({ streamFactsReading: refused }));
vi.mock('../probe/gaps.ts', () => ({ gapsReading: refused, packetsInGapsReading: refused }));
vi.mock('../decode/decoding-choice.ts', () => ({ referencesReading: refused, frameCountOf: () => 1e9 }));
vi.mock('../verify/movie-boxes.ts', () => ({ readMovieFacts: refused, readVideoSamples: refused }));

function refused(): never {
  throw new Error('This is not done on the thread that answers requests.');
}

const { signal } = new AbortController();
let harness: MediaHarness;
beforeAll(async () => {
  harness = await openMediaHarness();
}, 60_000);
afterAll(() => harness.close());

const lines = async (chunk: string, times: number, read: (chunk: Buffer) => void | Promise<void>) => {
  for (let sent = 0; sent < times; sent += 1) await read(Buffer.from(chunk));
};

describe('What is as long as a stranger’s file says', () => {
  it('is read in another thread: of a clip that is made to cost much, everything', async () => {
    const { path, packets } = await craftClip(harness, 'gaps.mp4', { seconds: 4, notCoded: 40 });
    const probe = await probeClip(harness.toolbox, path, signal);
    const lost: unknown[] = [];
    const paths = {
      posterPath: join(harness.directory, 'p.jpg'),
      filmstripPath: join(harness.directory, 's.jpg'),
    };
    await readFrames(harness.toolbox, { path, probe }, paths, {
      signal,
      onFrame: () => {},
      onDamage: (stretch) => lost.push(stretch),
    });
    expect(packets).toBe(8 * 41);
    expect(probe.durationSeconds).toBeGreaterThan(3);
    expect(lost.length).toBeGreaterThan(4);
  }, 120_000);

  it('is read in another thread: the index and the frames of a finished file', async () => {
    const path = await make(harness, 'ours.mp4', [
      ...['-f', 'lavfi', '-i', 'testsrc=s=64x112:r=30', '-frames:v', '10', '-c:v', 'libx264'],
    ]);
    const { readings } = harness.toolbox;
    expect((await readings.read('movie', path)).tracks[0]?.sampleCount).toBe(10);
    expect(await readings.read('encodedFrames', path)).toHaveLength(10);
  });

  it('is refused with a sentence where it has more frames than an hour of slow motion', async () => {
    const batch = '0.1,0.1,0.1,K__\n'.repeat(10_000);
    const reading = openReadingWorker().during('packets', null, (read) =>
      lines(batch, FRAMES_MAX / 10_000 + 1, read),
    );
    await expect(reading).rejects.toMatchObject({ code: 'clip_too_many_frames' });
  }, 60_000);

  it.each([
    [
      'a list of streams without an end',
      'streams',
      ' '.repeat(65_536),
      STREAMS_BYTES_MAX / 65_536 + 1,
      'too_much_output',
    ],
    ['a line without an end', 'packets', '1'.repeat(65_536), 3, 'bad_output'],
  ] as const)('is given up where it is %s', async (_, name, chunk, times, failure) => {
    const reading = openReadingWorker().during(name, null, (read) => lines(chunk, times, read));
    await expect(reading).rejects.toMatchObject({ failure });
  });

  it('may pause for longer than the thread stays without work, and goes on after it has ended', async () => {
    const worker = openReadingWorker(20);
    const read = () =>
      worker.during('packets', null, async (reader) => {
        await reader(Buffer.from('0.1,0.1,0.1,K__\n'));
        await sleep(100);
        await reader(Buffer.from('0.2,0.2,0.1,___\n'));
      });
    expect((await read()).read.shownSeconds).toHaveLength(2);
    await sleep(100);
    expect((await read()).read.shownSeconds).toHaveLength(2);
  });

  it('says what is wrong with a file as the reading itself does', async () => {
    const path = join(harness.directory, 'no-index.mp4');
    await writeFile(path, 'no boxes');
    const { readings } = harness.toolbox;
    await expect(readings.read('movie', path)).rejects.toMatchObject({ failure: 'bad_output' });
    await expect(readings.read('movie', `${path}.none`)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('is given up where the tool fails, with the tool’s own reason', async () => {
    const failing = openReadingWorker().during('packets', null, async (read) => {
      await read(Buffer.from('0.1,0.1,0.1,K__\n'));
      throw new Error('The tool crashed.');
    });
    await expect(failing).rejects.toThrow('The tool crashed.');
  });

  it('does not believe an index that claims more than it holds', async () => {
    const path = await make(harness, 'claims.mp4', [
      ...['-f', 'lavfi', '-i', 'testsrc=s=64x112:r=30', '-frames:v', '10', '-c:v', 'libx264'],
    ]);
    for (const type of ['stts', 'stsz', 'stsc']) {
      const bytes = await readFile(path);
      bytes.writeUInt32BE(0xfffffff0, bytes.indexOf(type) + (type === 'stsz' ? 12 : 8));
      await writeFile(`${path}.${type}`, bytes);
      const claimed = harness.toolbox.readings.read('segment', `${path}.${type}`);
      await expect(
        Promise.all([claimed, harness.toolbox.readings.read('movie', `${path}.${type}`)]),
      ).rejects.toMatchObject({ failure: 'bad_output' });
    }
  });
});
