import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRepository } from '../../scripts/repository.mjs';
import { pluckedTrack } from '../harness/footage/beats.ts';
import { ffmpeg } from '../harness/footage/ffmpeg.ts';
import { sceneClip } from '../harness/footage/painted-scenes.ts';
import { apiClient, projectWhen } from '../harness/product/api-client.ts';
import { finishedProject } from '../harness/product/finished-project.ts';
import { expect, test } from '../harness/product/journey.ts';

const FOLDER = inRepository('apps', 'web', 'src', 'features', 'landing', 'reel');
const SCENES = ['sea', 'hills', 'city', 'forest'] as const;
const CUT_SECONDS = 2;
const REEL_BYTES_MAX = 300_000;

test('the landing page’s loop, made by the product itself', async ({ product }) => {
  test.skip(
    process.env.LANDING_REEL === undefined,
    'Made anew only with LANDING_REEL=1: its files are kept.',
  );
  test.setTimeout(600_000);
  const client = await apiClient(product.origin);
  const id = await finishedProject(
    client,
    SCENES.map(sceneClip),
    'A calm 8 second reel. Start with the ocean.',
  );
  const { videoClips } = await client.call('getProject', { params: { id } });
  const selectedClips = SCENES.map((_, order) => {
    const clip = videoClips[order];
    if (clip === undefined) throw new Error('A clip is missing.');
    return { clipId: clip.id, startTime: 1, endTime: 1 + CUT_SECONDS, order };
  });
  await client.call('saveTimeline', { params: { id }, body: { selectedClips } });
  await client.call('regenerate', { params: { id } });
  const { status, finalVideoPath } = await projectWhen(
    client,
    id,
    (project) => project.status !== 'processing',
  );
  expect(status).toBe('completed');

  const work = mkdtempSync(path.join(tmpdir(), 'landing-reel-'));
  const video = path.join(work, 'reel.mp4');
  writeFileSync(video, await client.bytes(finalVideoPath ?? ''));
  mkdirSync(FOLDER, { recursive: true });
  const small = ['-vf', 'hqdn3d=3:3:6:6,scale=360:640:flags=lanczos,fps=24', '-pix_fmt', 'yuv420p'];
  const encoding = ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '29', '-movflags', '+faststart'];
  // The clips have nothing but wind in them: music lies under the loop in its place.
  const seconds = String(SCENES.length * CUT_SECONDS);
  const music = ['-map', '0:v', '-map', '1:a', '-t', seconds, '-af', 'loudnorm=I=-16:TP=-2', '-ar', '48000'];
  const audio = [...music, '-c:a', 'aac', '-b:a', '64k'];
  const loop = path.join(FOLDER, 'reel.mp4');
  ffmpeg(['-y', '-i', video, '-i', pluckedTrack(), ...small, ...encoding, ...audio, loop]);
  ffmpeg(['-y', '-ss', '1.5', '-i', video, ...still('360:640'), path.join(FOLDER, 'reel.jpg')]);
  for (const scene of SCENES) {
    ffmpeg([
      '-y',
      '-ss',
      '2',
      '-i',
      sceneClip(scene),
      ...still('192:108'),
      path.join(FOLDER, `${scene}.jpg`),
    ]);
  }
  rmSync(work, { recursive: true });
  expect(statSync(path.join(FOLDER, 'reel.mp4')).size).toBeLessThan(REEL_BYTES_MAX);
});

/** The first image, as a small JPEG. */
function still(size: string): readonly string[] {
  return ['-frames:v', '1', '-vf', `hqdn3d=4:4:6:6,scale=${size}:flags=lanczos`, '-q:v', '6'];
}
