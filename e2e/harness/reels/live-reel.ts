import { writeFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { clip } from '../footage/footage.ts';
import { type ApiClient, projectWhen } from '../product/api-client.ts';
import { finishedProject } from '../product/finished-project.ts';
import { clientOf } from '../product/flow.ts';
import { createAccount } from '../product/visitor.ts';
import { fileAudio, forgetAudio, scheduledAudio, scheduledCount } from './heard-audio.ts';

/** On a machine that does much else. */
export const MAKING_MS_MAX = 540_000;

/** Both clips in a reel, and their proxies made. */
export async function playableProject(page: Page, origin: string, prompt: string) {
  await createAccount(page);
  const client = await clientOf(page, origin);
  const id = await finishedProject(client, [clip('harbour'), clip('garden')], prompt, MAKING_MS_MAX);
  await projectWhen(
    client,
    id,
    ({ videoClips }) => videoClips.every(({ proxyUrl }) => proxyUrl !== null),
    MAKING_MS_MAX,
  );
  return { client, id };
}

export const player = (page: Page): Locator => page.getByRole('region', { name: 'Video player' });
export const seekBar = (page: Page): Locator => player(page).getByRole('slider', { name: 'Seek' });

/** Plays until every cut was heard: the first time a cut's audio may come when it is over, or the playhead stands in the middle. */
export async function playWhole(page: Page, cuts: number): Promise<void> {
  await expect(async () => {
    await forgetAudio(page);
    await player(page).getByRole('button', { name: 'Play', exact: true }).click();
    await expect(player(page)).toHaveAttribute('data-phase', 'playing');
    await expect(player(page)).toHaveAttribute('data-phase', 'ended', { timeout: 20_000 });
    expect(await scheduledCount(page)).toBe(cuts);
  }).toPass({ timeout: 90_000 });
}

/** @returns the address of the video, once it is made */
export async function madeVideo(client: ApiClient, id: number): Promise<string> {
  const { finalVideoPath } = await projectWhen(
    client,
    id,
    ({ status }) => status === 'completed',
    MAKING_MS_MAX,
  );
  return finalVideoPath ?? '';
}

interface Played {
  readonly client: ApiClient;
  readonly id: number;
  readonly seconds: number;
  /** How many segments of audio the player schedules: one for each cut, and one for the music. */
  readonly segments: number;
  /** Where its export is written to. */
  readonly file: string;
}

/** A saved edit as its timeline plays it, and as it is exported afterwards; mono samples of both. `noteAudio` comes before. */
export async function heardAndExported(page: Page, { client, id, seconds, segments, file }: Played) {
  await page.goto(`/timeline/${id}`);
  await expect(seekBar(page)).toHaveAttribute('aria-valuemax', String(seconds));
  await playWhole(page, segments);
  const heard = await scheduledAudio(page, seconds);
  await client.call('regenerate', { params: { id } });
  writeFileSync(file, await client.bytes(await madeVideo(client, id)));
  return { heard, exported: fileAudio(file) };
}
