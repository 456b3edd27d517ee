import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Project, playedSeconds } from '@cutroom/contract';
import { inRepository } from '../../scripts/repository.mjs';
import { pluckedTrack } from '../harness/footage/beats.ts';
import { ffmpeg } from '../harness/footage/ffmpeg.ts';
import { type SceneName, sceneClip } from '../harness/footage/painted-scenes.ts';
import { type ApiClient, apiClient, projectWhen, uploadFile } from '../harness/product/api-client.ts';
import { uploadedProject } from '../harness/product/finished-project.ts';
import { expect, test } from '../harness/product/journey.ts';

const FOLDER = inRepository('apps', 'web', 'src', 'features', 'landing', 'reel');
/** The sentence is written by hand, its cuts by this test: the page reads both. */
const EXAMPLE_FILE = path.join(FOLDER, 'example.json');
/** Not in the order of the reel: that is the director's. */
const SCENES = ['city', 'forest', 'sea', 'hills'] as const;
const REEL_BYTES_MAX = 300_000;

interface Cut {
  readonly scene: SceneName;
  readonly seconds: number;
}

test('the landing page’s reel, made by the product from the sentence that the page shows', async ({
  product,
}) => {
  test.skip(
    process.env.LANDING_REEL === undefined,
    'Made anew only with LANDING_REEL=1: its files are kept.',
  );
  test.setTimeout(600_000);
  const { sentence }: { readonly sentence: string } = JSON.parse(readFileSync(EXAMPLE_FILE, 'utf8'));
  const client = await apiClient(product.origin);
  const project = await madeFrom(client, sentence);
  const cuts = cutsOf(project);
  expect(cuts.map(({ scene }) => scene).sort(), 'each clip is shown once').toEqual([...SCENES].sort());

  const work = mkdtempSync(path.join(tmpdir(), 'landing-reel-'));
  const video = path.join(work, 'reel.mp4');
  writeFileSync(video, await client.bytes(project.finalVideoPath ?? ''));
  const reel = path.join(FOLDER, 'reel.mp4');
  makeSmall(video, reel, sentence);
  ffmpeg(['-y', '-ss', '1.5', '-i', video, ...still('360:640'), path.join(FOLDER, 'reel.jpg')]);
  for (const scene of SCENES) {
    const image = path.join(FOLDER, `${scene}.jpg`);
    ffmpeg(['-y', '-ss', '2', '-i', sceneClip(scene), ...still('192:108'), image]);
  }
  writeFileSync(EXAMPLE_FILE, `${JSON.stringify({ sentence, cuts }, null, 2)}\n`);
  rmSync(work, { recursive: true });
  expect(statSync(reel).size).toBeLessThan(REEL_BYTES_MAX);
});

/** Clips and music are uploaded, then one sentence is sent, as anybody would; nothing is edited afterwards. */
async function madeFrom(client: ApiClient, prompt: string): Promise<Project> {
  const id = await uploadedProject(client, SCENES.map(sceneClip));
  await uploadFile(client, id, pluckedTrack(), 'music');
  await projectWhen(client, id, ({ music }) => music != null);
  await client.call('processProject', { params: { id }, body: { prompt } });
  const project = await projectWhen(client, id, ({ status }) => status !== 'processing', 500_000);
  expect(project.status, project.errorMessage ?? '').toBe('completed');
  return project;
}

function cutsOf({ editingPlan, videoClips }: Project): Cut[] {
  return (editingPlan?.selectedClips ?? []).map((cut) => {
    const scene = SCENES[videoClips.findIndex(({ id }) => id === cut.clipId)];
    if (scene === undefined) throw new Error('A clip is missing.');
    return { scene, seconds: Number(playedSeconds(cut).toFixed(3)) };
  });
}

/** The reel as it was made, with fewer pixels and bytes; it keeps the sentence, which a test compares with the page's. */
function makeSmall(video: string, file: string, sentence: string): void {
  const frames = ['-vf', 'hqdn3d=3:3:6:6,scale=360:640:flags=lanczos,fps=24', '-pix_fmt', 'yuv420p'];
  const encoding = ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '29', '-movflags', '+faststart'];
  const audio = ['-c:a', 'aac', '-b:a', '64k'];
  const words = ['-map_metadata', '-1', '-metadata', `comment=${sentence}`];
  ffmpeg(['-y', '-i', video, ...frames, ...encoding, ...audio, ...words, file]);
}

/** The first image, as a small JPEG. */
function still(size: string): readonly string[] {
  return ['-frames:v', '1', '-vf', `hqdn3d=4:4:6:6,scale=${size}:flags=lanczos`, '-q:v', '6'];
}
