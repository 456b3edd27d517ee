import { attempt, tabStorage } from '../tab-storage.ts';

const KEY = 'cutroom-awaited-runs';

/** Remembers, for this tab, that a run of this project was started or seen to be running here: how it ends is news. */
export function awaitRun(projectId: number, storage = tabStorage()): void {
  const others = awaited(storage).filter((id) => id !== projectId);
  attempt(() => storage?.setItem(KEY, [...others, projectId].join(' ')));
}

/** Its end is no news any more. */
export function forgetRun(projectId: number, storage = tabStorage()): void {
  const others = awaited(storage).filter((id) => id !== projectId);
  attempt(() => storage?.setItem(KEY, others.join(' ')));
}

export function isRunAwaited(projectId: number, storage = tabStorage()): boolean {
  return awaited(storage).includes(projectId);
}

function awaited(storage: ReturnType<typeof tabStorage>): readonly number[] {
  const text = attempt(() => storage?.getItem(KEY)) ?? '';
  return text.split(' ').filter(Boolean).map(Number);
}
