import type { SelectedClip } from '@cutroom/contract';

/** Cuts that go down where they were told to, not where somebody speaks. */
export function hasOwnDucks({ ducks }: Pick<SelectedClip, 'ducks'>): boolean {
  return ducks != null;
}

export function areSameDucks(a: SelectedClip['ducks'], b: SelectedClip['ducks']): boolean {
  if (a == null || b == null) return (a ?? null) === (b ?? null);
  return (
    a.length === b.length &&
    a.every(
      ({ startSeconds, endSeconds, depthDb }, index) =>
        startSeconds === b[index]?.startSeconds &&
        endSeconds === b[index]?.endSeconds &&
        depthDb === b[index]?.depthDb,
    )
  );
}
