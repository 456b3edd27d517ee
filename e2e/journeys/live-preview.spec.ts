import { writeFileSync } from 'node:fs';
import { LOOKS, type Look, REEL_FPS, type SelectedClip } from '@cutroom/contract';
import type { Locator, Page } from '@playwright/test';
import type { ApiClient } from '../harness/product/api-client.ts';
import { expect, test } from '../harness/product/journey.ts';
import { type DrawnFrame, likenessToVideo, shownFrame } from '../harness/reels/frame-likeness.ts';
import {
  fileAudio,
  GAIN_DB_MAX,
  gainBetween,
  integratedLufs,
  LOUDNESS_LU_MAX,
  noteAudio,
  OFFSET_SECONDS_MAX,
  offsetBetween,
  scheduledAudio,
} from '../harness/reels/heard-audio.ts';
import {
  heardAndExported,
  MAKING_MS_MAX,
  madeVideo,
  playableProject,
  player,
  playWhole,
  seekBar,
} from '../harness/reels/live-reel.ts';

/** Proxies and export are compressed, each in its own way: more than this is another picture. */
const DIFFERENCE_MAX = 4;
const SSIM_MIN = 0.95;
/** Of the reel that is edited here: its first cut, and all of it. */
const CUT_SECONDS = 1.5;
const REEL_SECONDS = 3.5;
const LOOK_PROMPTS: { readonly [L in Look]: string } = {
  natural: 'natural look',
  warm: 'warm look',
  cool: 'cool look',
  vivid: 'vivid look',
  soft: 'soft look',
  cinematic: 'cinematic look',
  vintage: 'vintage look',
  black_and_white: 'black and white',
};

test('an edit plays at once as its export will be: frames, grades, and what is heard', async ({
  page,
  product,
}, info) => {
  test.setTimeout(MAKING_MS_MAX);
  await noteAudio(page);
  const { client, id } = await playableProject(
    page,
    product.origin,
    'A 4 second reel, start with the harbour, warm look, crossfades, fade out',
  );
  await cropAlong(client, id);
  await page.goto(`/timeline/${id}`);
  const slider = seekBar(page);
  await expect(slider).toHaveAttribute('aria-valuemax', '4');

  await test.step('an edit shows without a render, and plays', async () => {
    await page.getByRole('button', { name: /^Clip 2: / }).click();
    await page.getByRole('button', { name: 'Move clip 2 up' }).click();
    await page.getByRole('button', { name: 'Shorten clip 1 by 0.5 seconds' }).first().click();
    await expect(slider).toHaveAttribute('aria-valuemax', String(REEL_SECONDS));
    await page.getByRole('slider', { name: 'Zoom of clip 1' }).fill('1.4');
    // What is not shown yet is not drawn yet.
    await seekTo(slider, 0.05);
    await page.getByRole('button', { name: /^Add title to/ }).click();
    const words = page.getByRole('textbox', { name: /^Words of/ });
    await words.fill('Market day');
    const drawnWords = page.waitForResponse(/text-bitmaps.*Market.*outline/);
    await page.getByRole('button', { name: /^Outline/ }).click();
    await drawnWords;
    await playWhole(page, 2);
  });

  const heard = await scheduledAudio(page, REEL_SECONDS);
  // In the title; on both sides of the crossfade and three times in it; in the crop that moves; while the reel fades out.
  const shown = await framesAt(page, [
    ...[0.05, 0.6, 1],
    ...[CUT_SECONDS - 0.25, CUT_SECONDS - 0.1, CUT_SECONDS, CUT_SECONDS + 0.1, CUT_SECONDS + 0.25],
    ...[2.6, 3.3],
  ]);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Timeline Updated', { exact: true }).first()).toBeVisible();
  await client.call('regenerate', { params: { id } });
  const url = await madeVideo(client, id);

  await test.step('the export shows the same frames', () => expectAlike(page, url, shown));

  await test.step('it sounds the same, at the same time', async () => {
    const file = info.outputPath('export.mp4');
    writeFileSync(file, await client.bytes(url));
    const exported = fileAudio(file);
    for (const [from, to] of [
      [0.2, CUT_SECONDS - 0.3],
      [CUT_SECONDS + 0.3, 2.8],
    ] as const) {
      expect(Math.abs(gainBetween(heard, exported, from, to)), `from ${from} s`).toBeLessThanOrEqual(
        GAIN_DB_MAX,
      );
    }
    const offset = offsetBetween(heard, exported, CUT_SECONDS + 0.3, 2.8);
    expect(Math.abs(offset)).toBeLessThanOrEqual(OFFSET_SECONDS_MAX);
    expect(Math.abs(integratedLufs(heard) - integratedLufs(exported))).toBeLessThanOrEqual(LOUDNESS_LU_MAX);
  });
});

test('every grade looks as it will be exported, on both sides of a hard cut', async ({ page, product }) => {
  test.setTimeout(MAKING_MS_MAX);
  const { client, id } = await playableProject(page, product.origin, lookPrompt('natural'));
  for (const look of LOOKS.filter((each) => each !== 'warm')) {
    await test.step(look, async () => {
      if (look !== 'natural')
        await client.call('processProject', { params: { id }, body: { prompt: lookPrompt(look) } });
      const made = await madeVideo(client, id);
      const { editingPlan } = await client.call('getProject', { params: { id } });
      expect(editingPlan?.style?.look ?? 'natural').toBe(look);
      await page.goto(`/timeline/${id}`);
      await expectAlike(page, made, await framesAt(page, [0.45, 0.55]));
    });
  }
});

test('a cut at twice its speed plays as it will be exported, at its pitch', async ({
  page,
  product,
}, info) => {
  test.setTimeout(MAKING_MS_MAX);
  await noteAudio(page);
  const { client, id } = await playableProject(
    page,
    product.origin,
    'A 4 second reel, start with the harbour, no crossfades',
  );
  await page.goto(`/timeline/${id}`);
  await expect(seekBar(page)).toHaveAttribute('aria-valuemax', '4');
  await page.getByRole('button', { name: /^Clip 1: / }).click();
  await page.getByRole('button', { name: 'Play clip 1 at 2× its speed' }).click();
  await expect(seekBar(page)).toHaveAttribute('aria-valuemax', '3');
  await playWhole(page, 2);
  const heard = await scheduledAudio(page, 3);
  const shown = await framesAt(page, [0.1, 0.5, 0.85, 1.5]);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Timeline Updated', { exact: true }).first()).toBeVisible();
  await client.call('regenerate', { params: { id } });
  const url = await madeVideo(client, id);
  await expectAlike(page, url, shown);
  const file = info.outputPath('export.mp4');
  writeFileSync(file, await client.bytes(url));
  const exported = fileAudio(file);
  expect(Math.abs(gainBetween(heard, exported, 0.15, 0.85))).toBeLessThanOrEqual(GAIN_DB_MAX);
  expect(Math.abs(offsetBetween(heard, exported, 0.15, 0.85))).toBeLessThanOrEqual(OFFSET_SECONDS_MAX);
});

test('a clip that is heard before it is seen, and a voice under another clip, play as they will be exported', async ({
  page,
  product,
}, info) => {
  test.setTimeout(MAKING_MS_MAX);
  await noteAudio(page);
  const { client, id } = await playableProject(page, product.origin, 'A 4 second reel, no crossfades');
  await hearAcross(client, id);
  const file = info.outputPath('export.mp4');
  const { heard, exported } = await heardAndExported(page, { client, id, seconds: 4, segments: 4, file });
  expect(Math.abs(integratedLufs(heard) - integratedLufs(exported))).toBeLessThanOrEqual(LOUDNESS_LU_MAX);
  // The voice with its clip and under the other; where that clip is seen again; the other's tone before its frames.
  for (const [from, to] of [
    [0.1, 0.9],
    [1.1, 1.9],
    [2.1, 2.65],
    [2.76, 2.96],
    [3.1, 3.9],
  ] as const)
    expect(Math.abs(gainBetween(heard, exported, from, to)), `from ${from} s`).toBeLessThanOrEqual(
      GAIN_DB_MAX,
    );
  for (const [from, to] of [
    [0.1, 2.6],
    [2.5, 3.2],
  ] as const)
    expect(Math.abs(offsetBetween(heard, exported, from, to)), `from ${from} s`).toBeLessThanOrEqual(
      OFFSET_SECONDS_MAX,
    );
});

const lookPrompt = (look: Look): string => `A 1 second reel, fast cuts, no crossfades, ${LOOK_PROMPTS[look]}`;

/** The wide clip first, with a crop that moves across it; then the upright one. */
async function cropAlong(client: ApiClient, id: number): Promise<void> {
  const { videoClips } = await client.call('getProject', { params: { id } });
  const selectedClips = videoClips
    .toSorted((a, b) => Number(b.filename.startsWith('harbour')) - Number(a.filename.startsWith('harbour')))
    .map(({ id: clipId }, order): SelectedClip => {
      const cut = { clipId, startTime: 0.6, endTime: 2.6, order };
      const keyframes = [crossing(0.6, 0.3), crossing(2.6, 0.7)];
      return order === 0 ? { ...cut, framing: { mode: 'crop', keyframes } } : cut;
    });
  await client.call('saveTimeline', { params: { id }, body: { selectedClips } });
}

/** The harbour's noise goes on under the garden until the harbour is seen again; then the garden's tone comes before its frames. */
async function hearAcross(client: ApiClient, id: number): Promise<void> {
  const { videoClips } = await client.call('getProject', { params: { id } });
  const idOf = (name: string): string =>
    videoClips.find(({ filename }) => filename.startsWith(name))?.id ?? '';
  const cut = (name: string, startTime: number, order: number): SelectedClip => {
    return { clipId: idOf(name), startTime, endTime: startTime + 1, order };
  };
  const audio = (leadSeconds: number, tailSeconds: number) => ({ leadSeconds, tailSeconds, shiftSeconds: 0 });
  const selectedClips = [
    { ...cut('harbour', 0.5, 0), audio: audio(0, 1) },
    cut('garden', 0.5, 1),
    cut('harbour', 2.5, 2),
    { ...cut('garden', 1.8, 3), audio: audio(0.3, 0) },
  ];
  await client.call('saveTimeline', { params: { id }, body: { selectedClips } });
}

const crossing = (atSeconds: number, centerX: number) => ({ atSeconds, centerX, centerY: 0.5 });

interface Shown {
  readonly seconds: number;
  readonly frame: DrawnFrame;
}

/** What the player shows at these seconds, or the nearest that the mouse reaches on its seek bar. */
async function framesAt(page: Page, places: readonly number[]): Promise<Shown[]> {
  const shown: Shown[] = [];
  await expect(player(page)).toHaveAttribute('data-shown');
  for (const place of places) {
    const seconds = await seekTo(seekBar(page), place);
    await expect(player(page)).toHaveAttribute('data-shown');
    shown.push({ seconds, frame: await shownFrame(page) });
  }
  return shown;
}

/** A seek bar is told to a hundredth, a frame begins every thirtieth: either neighbour may be meant. */
async function expectAlike(page: Page, url: string, shown: readonly Shown[]): Promise<void> {
  for (const { seconds, frame } of shown) {
    const index = Math.floor(seconds * REEL_FPS);
    const near = [index, index - 1, index + 1].map((each) => (Math.max(0, each) + 0.5) / REEL_FPS);
    const found = await likenessToVideo(page, frame, url, near);
    const isAlike = found.some(({ difference, ssim }) => difference <= DIFFERENCE_MAX && ssim >= SSIM_MIN);
    expect(isAlike, `at ${seconds} s: ${JSON.stringify(found)}`).toBe(true);
  }
}

/** By the mouse, as near as a pixel. @returns the second that is then shown */
async function seekTo(slider: Locator, seconds: number): Promise<number> {
  const [max, box] = [Number(await slider.getAttribute('aria-valuemax')), await slider.boundingBox()];
  if (box === null) throw new Error('The seek bar is not shown');
  await slider.click({ position: { x: (seconds / max) * box.width, y: box.height / 2 } });
  return Number(await slider.getAttribute('aria-valuenow'));
}
