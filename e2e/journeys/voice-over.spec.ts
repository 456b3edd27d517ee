import type { SelectedClip } from '@cutroom/contract';
import { expect, test } from '../harness/product/journey.ts';
import {
  GAIN_DB_MAX,
  gainBetween,
  noteAudio,
  OFFSET_SECONDS_MAX,
  offsetBetween,
} from '../harness/reels/heard-audio.ts';
import { heardAndExported, MAKING_MS_MAX, playableProject } from '../harness/reels/live-reel.ts';

const SAMPLE_RATE = 48_000;
const GARDEN_HZ = 330;
/** Of noise that holds every frequency. */
const TONE_SHARE_MAX = 0.05;

test('a clip that is never seen is heard under another, at once as in the export', async ({
  page,
  product,
}, info) => {
  test.setTimeout(MAKING_MS_MAX);
  await noteAudio(page);
  const { client, id } = await playableProject(page, product.origin, 'A 2 second reel of the garden');
  const { videoClips } = await client.call('getProject', { params: { id } });
  const idOf = (name: string) => videoClips.find(({ filename }) => filename.startsWith(name))?.id ?? '';
  const selectedClips = [0.2, 1.6].map(
    (startTime, order): SelectedClip => ({
      clipId: idOf('garden'),
      startTime,
      endTime: startTime + 1,
      order,
      audioFrom: { clipId: idOf('harbour'), startSeconds: 0.5 + order },
    }),
  );
  await client.call('saveTimeline', { params: { id }, body: { selectedClips } });
  const file = info.outputPath('export.mp4');
  const { heard, exported } = await heardAndExported(page, { client, id, seconds: 2, segments: 2, file });
  for (const [where, samples] of Object.entries({ heard, exported }))
    expect(toneShare(samples), where).toBeLessThan(TONE_SHARE_MAX);
  for (const [from, to] of [
    [0.1, 0.9],
    [1.1, 1.9],
  ] as const)
    expect(Math.abs(gainBetween(heard, exported, from, to)), `from ${from} s`).toBeLessThanOrEqual(
      GAIN_DB_MAX,
    );
  expect(Math.abs(offsetBetween(heard, exported, 0.1, 1.9))).toBeLessThanOrEqual(OFFSET_SECONDS_MAX);
});

/** How much of the power of a sound is the garden's tone, 0-1. */
function toneShare(samples: Float32Array): number {
  let [cosine, sine, power] = [0, 0, 0];
  for (const [at, sample] of samples.entries()) {
    const angle = (2 * Math.PI * GARDEN_HZ * at) / SAMPLE_RATE;
    cosine += sample * Math.cos(angle);
    sine += sample * Math.sin(angle);
    power += sample * sample;
  }
  return (2 * (cosine * cosine + sine * sine)) / (samples.length * power);
}
