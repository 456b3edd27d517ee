import { writeFileSync } from 'node:fs';
import { type Project, REEL_FPS } from '@cutroom/contract';
import { clickTrack, colourClips } from '../harness/footage/beats.ts';
import { projectWhen, uploadFile } from '../harness/product/api-client.ts';
import { uploadedProject } from '../harness/product/finished-project.ts';
import { clientOf } from '../harness/product/flow.ts';
import { expect, test } from '../harness/product/journey.ts';
import { createAccount } from '../harness/product/visitor.ts';
import { clicks, sceneChanges } from '../harness/reels/beats-in-reel.ts';
import { measureReel } from '../harness/reels/reel-measures.ts';

/** Beats are found to some milliseconds. */
const MAKING_MS_MAX = 400_000;
const BEAT_SECONDS_OFF_MAX = 1 / REEL_FPS + 0.02;

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
    expect(project.editingPlan?.style?.sound).toBe('mute');
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
