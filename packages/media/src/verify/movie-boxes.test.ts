import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MediaHarness, make, openMediaHarness } from '../testing/generated-clips.ts';
import { readMovieFacts } from './movie-boxes.ts';
import { fileProblems } from './self-check.ts';

let harness: MediaHarness;
beforeAll(async () => {
  harness = await openMediaHarness();
});
afterAll(() => harness.close());

/** Ten frames with B-frames, without edit lists as a reel is. */
const clip = (name: string, filters: string): Promise<string> =>
  make(harness, name, [
    ...['-f', 'lavfi', '-i', 'testsrc=s=64x112:r=30', '-vf', filters, '-frames:v', '10', '-fps_mode', 'vfr'],
    ...['-c:v', 'libx264', '-bf', '2', '-video_track_timescale', '15360', '-use_editlist', '0'],
    ...['-movflags', '+negative_cts_offsets'],
  ]);
const UNEVEN = 'The frames are not evenly 1/30 second long.';

describe('When the frames of a file are shown', () => {
  it('is read in order of showing, whatever the order of decoding', async () => {
    const { tracks } = await readMovieFacts(await clip('even.mp4', 'null'));
    expect(tracks[0]?.shownTicks).toEqual(Array.from({ length: 10 }, (_, frame) => frame * 512));
  });

  it('is a fault where one comes late, and none where all are in their places', async () => {
    const [even, late] = [
      await readMovieFacts(await clip('all.mp4', 'null')),
      await readMovieFacts(await clip('late.mp4', "setpts='if(gte(N,6),PTS+1/30/TB,PTS)'")),
    ];
    expect(fileProblems(even, 10)).not.toContain(UNEVEN);
    expect(fileProblems(late, 10)).toContain(UNEVEN);
  });
});
