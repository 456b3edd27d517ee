import { SHARE_PLATFORMS, type SharePlatform } from '@cutroom/contract';
import { attempt, tabStorage } from '../../../lib/tab-storage.ts';

/** Where the project's video was shared last in this tab; the first platform where it was not. */
export function readChosenPlatform(projectId: number, storage = tabStorage()): SharePlatform {
  const kept = attempt(() => storage?.getItem(chosenKey(projectId)));
  return SHARE_PLATFORMS.find((platform) => platform === kept) ?? SHARE_PLATFORMS[0];
}

export function keepChosenPlatform(projectId: number, platform: SharePlatform, storage = tabStorage()): void {
  attempt(() => storage?.setItem(chosenKey(projectId), platform));
}

function chosenKey(projectId: number): string {
  return `cutroom-shared-on-${projectId}`;
}
