import { writeFileSync } from 'node:fs';
import { CUT_GAIN_DB_MIN, type Project, REEL_FPS, type SelectedClip } from '@cutroom/contract';
import { clickTrack, colourClips, steadyTrack } from '../harness/footage/beats.ts';
import { projectWhen, uploadFile } from '../harness/product/api-client.ts';
import { uploadedProject } from '../harness/product/finished-project.ts';
import { clientOf } from '../harness/product/flow.ts';
import { expect, test } from '../harness/product/journey.ts';
import { createAccount } from '../harness/product/visitor.ts';
import { clicks, sceneChanges } from '../harness/reels/beats-in-reel.ts';
import {
  GAIN_DB_MAX,
  gainBetween,
  integratedLufs,
  LOUDNESS_LU_MAX,
  noteAudio,
  OFFSET_SECONDS_MAX,
  offsetBetween,
} from '../harness/reels/heard-audio.ts';
import { heardAndExported, playableProject } from '../harness/reels/live-reel.ts';
import { measureReel } from '../harness/reels/reel-measures.ts';

/** Beats are found to some milliseconds. */
const MAKING_MS_MAX = 400_000;
const BEAT_SECONDS_OFF_MAX = 1 / REEL_FPS + 0.02;
const SAMPLE_RATE = 48_000;

test('a track of one’s own is cut to, heard at the level that was chosen, and mixed anew without a render', async ({
  page,
  product,
}, info) => {
  test.setTimeout(540_000);
  await createAccount(page);
  const client = await clientOf(page, product.origin);
  const id = await uploadedProject(client, colourClips());
  await uploadFile(client, id, clickTrack(), 'music');
  const { music } = await projectWhen(client, id, (project) => project.music != null);
  expect(music?.bpm).toBeCloseTo(120, 0);

  const made = async (): Promise<{ project: Project; file: string }> => {
    const project = await projectWhen(client, id, ({ status }) => status === 'completed', MAKING_MS_MAX);
    const file = info.outputPath(`${project.run?.id}.mp4`);
    writeFileSync(file, await client.bytes(project.finalVideoPath ?? ''));
    return { project, file };
  };

  await test.step('joins lie on clicks, in the finished file', async () => {
    await client.call('processProject', {
      params: { id },
      body: { prompt: 'Fast cuts on the beat, only music, 4 seconds' },
    });
    const { project, file } = await made();
    expect(project.music).toMatchObject({ isCutToBeat: true });
    expect(project.editingPlan?.selectedClips.every(({ gainDb }) => gainDb === CUT_GAIN_DB_MIN)).toBe(true);
    const [joins, beats] = [sceneChanges(file), clicks(file)];
    expect(beats.length).toBeGreaterThan(5);
    expect(joins.length).toBeGreaterThanOrEqual((project.editingPlan?.selectedClips.length ?? 0) - 2);
    const away = joins.map((join) => Math.min(...beats.map((beat) => Math.abs(beat - join))));
    const onBeat = away.filter((seconds) => seconds <= BEAT_SECONDS_OFF_MAX);
    expect(onBeat.length / joins.length, `seconds from each join to a click: ${away}`).toBeGreaterThanOrEqual(
      0.9,
    );
    expect(Math.abs((measureReel(file).integratedLufs ?? 0) + 14)).toBeLessThanOrEqual(1);
  });

  await test.step('another level is another mix and no other picture', async () => {
    await client.call('editMusic', { params: { id }, body: { gainDb: -6 } });
    await client.call('regenerate', { params: { id } });
    const { project, file } = await made();
    expect(project.run?.report?.cutsEncoded).toBe(0);
    expect(Math.abs((measureReel(file).integratedLufs ?? 0) + 14)).toBeLessThanOrEqual(1);
  });
});

test('a track plays in an edit as it will be exported: its level, where it is down, and its end', async ({
  page,
  product,
}, info) => {
  test.setTimeout(540_000);
  await noteAudio(page);
  const { client, id } = await playableProject(page, product.origin, 'A 4 second reel, no crossfades');
  await uploadFile(client, id, steadyTrack(), 'music');
  const { videoClips } = await projectWhen(client, id, (project) => project.music != null);
  await client.call('editMusic', { params: { id }, body: { startSeconds: 3.3 } });
  const clipOf = (name: string) => videoClips.find(({ filename }) => filename.startsWith(name))?.id ?? '';
  // Down in the reel from 0.7 to 1.4 s; from 2.5 s on it fades out.
  const selectedClips = ['harbour', 'garden'].map((name, order): SelectedClip => {
    const cut = { clipId: clipOf(name), startTime: 0.5, endTime: 2.5, order };
    return order === 0 ? { ...cut, ducks: [{ startSeconds: 1.2, endSeconds: 1.9, depthDb: 12 }] } : cut;
  });
  await client.call('saveTimeline', { params: { id }, body: { selectedClips } });
  const file = info.outputPath('export.mp4');
  // Two cuts, and the track in one piece.
  const { heard, exported } = await heardAndExported(page, { client, id, seconds: 4, segments: 3, file });
  for (const [where, samples] of Object.entries({ heard, exported }))
    expect(gainBetween(samples, samples.slice(0.65 * SAMPLE_RATE), 0.1, 0.4), where).toBeGreaterThan(4);
  for (const [from, to] of [
    [0.1, 0.4],
    [0.75, 1.35],
    [2.1, 2.45],
    [2.6, 3.9],
  ] as const) {
    const [gain, offset] = [gainBetween(heard, exported, from, to), offsetBetween(heard, exported, from, to)];
    expect(Math.abs(gain), `from ${from} s`).toBeLessThanOrEqual(GAIN_DB_MAX);
    expect(Math.abs(offset), `from ${from} s`).toBeLessThanOrEqual(OFFSET_SECONDS_MAX);
  }
  expect(Math.abs(integratedLufs(heard) - integratedLufs(exported))).toBeLessThanOrEqual(LOUDNESS_LU_MAX);
});
