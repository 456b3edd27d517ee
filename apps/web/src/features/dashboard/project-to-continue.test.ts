import type { Run } from '@cutroom/contract';
import { describe, expect, it } from 'vitest';
import { projectToContinue, withFirst } from './project-to-continue.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60 * 1000).toISOString();

type Considered = Parameters<typeof projectToContinue>[0][number];
const clip = {} as Considered['videoClips'][number];
const project = (id: number, changes: Partial<Considered> = {}): Considered => ({
  id,
  status: 'uploaded',
  createdAt: daysAgo(1),
  run: null,
  videoClips: [clip],
  uploads: [],
  ...changes,
});
const chosen = (...projects: readonly Considered[]) => projectToContinue(projects, NOW);

describe('the project to continue', () => {
  it('is the first that is not finished', () => {
    expect(chosen(project(1, { status: 'completed' }), project(2), project(3))).toBe(2);
    expect(chosen(project(1, { status: 'timeline_modified' }))).toBe(1);
  });

  it.each([
    ['is finished', { status: 'completed' }],
    ['only tries uploads', { isTest: true }],
    ['has no clips', { videoClips: [] }],
    ['has lain for more than a week', { createdAt: daysAgo(8) }],
  ] as const)('is none that %s', (_, changes) => {
    expect(chosen(project(1, changes as Partial<Considered>))).toBeNull();
  });

  it('is one begun long ago on which somebody worked since', () => {
    const run = { createdAt: daysAgo(2) } as Run;
    expect(chosen(project(1, { createdAt: daysAgo(60), run, status: 'failed' }))).toBe(1);
  });

  it('comes first, and the others keep their order', () => {
    const ids = (id: number | null) =>
      withFirst([{ id: 1 }, { id: 2 }, { id: 3 }], id).map((each) => each.id);
    expect(ids(2)).toEqual([2, 1, 3]);
    expect(ids(null)).toEqual([1, 2, 3]);
    expect(ids(9)).toEqual([1, 2, 3]);
  });
});
