import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { doesExportFollow, isTimelineReturn } from '../../../lib/navigation/timeline-return.ts';
import { getToasts } from '../../../lib/notifications/toast.ts';
import { fakeServer, refusal } from '../../../testing/fake-server.ts';
import { runHook } from '../../../testing/run-hook.tsx';
import { sampleProject } from '../../../testing/sample-project.ts';
import { setDuration } from '../editor/cuts/changing-cuts.ts';
import { type Editor, openEditor } from '../editor/editor.ts';
import { useSaveAndRegenerate } from './use-save-and-regenerate.ts';

const saved = openEditor(sampleProject().editingPlan?.selectedClips ?? [], true);
const changed = setDuration(saved, 0, 1);

const visited = vi.fn();

function serverOf(editor: Editor, isUnsaved: boolean) {
  return runHook(() => useSaveAndRegenerate(7, { editor, isUnsaved, dispatch: () => {} }), visited);
}
const shownToast = () => getToasts()[0];

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  visited.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

it('saves first when there are unsaved changes, then regenerates, marks the way back and goes to the progress', async () => {
  const calls = fakeServer(
    Response.json(sampleProject()),
    Response.json(sampleProject({ status: 'processing' })),
  );
  serverOf(changed, true).regenerate();
  await vi.waitFor(() => expect(visited).toHaveBeenCalledWith('/processing/7'));
  expect(calls).toEqual([
    { method: 'PATCH', path: '/api/projects/7/timeline' },
    { method: 'POST', path: '/api/projects/7/regenerate' },
  ]);
  expect(shownToast()?.title).toBe('Processing Started');
  expect(isTimelineReturn(7)).toBe(true);
});

it('says with a save which state of the timeline was edited, where that is known', async () => {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    bodies.push(JSON.parse(String(body)));
    return Response.json(sampleProject());
  });
  serverOf({ ...changed, editVersion: 'older' }, true).save();
  serverOf(changed, true).save();
  await vi.waitFor(() => expect(bodies).toHaveLength(2));
  expect(bodies[0]).toMatchObject({ selectedClips: [{ clipId: 'clip-a' }], editVersion: 'older' });
  expect(bodies[1]).not.toHaveProperty('editVersion');
});

it('regenerates at once when everything is saved', async () => {
  const calls = fakeServer(Response.json(sampleProject({ status: 'processing' })));
  serverOf(saved, false).regenerate();
  await vi.waitFor(() => expect(visited).toHaveBeenCalledWith('/processing/7'));
  expect(calls).toEqual([{ method: 'POST', path: '/api/projects/7/regenerate' }]);
});

it('saves and makes the video for an export, which follows', async () => {
  const calls = fakeServer(
    Response.json(sampleProject()),
    Response.json(sampleProject({ status: 'processing' })),
  );
  serverOf(changed, true).makeAndExport();
  await vi.waitFor(() => expect(visited).toHaveBeenCalledWith('/processing/7'));
  expect(calls.map(({ method }) => method)).toEqual(['PATCH', 'POST']);
  expect(doesExportFollow(7)).toBe(true);
});

it('makes the video at once for an export of what is saved, and forgets it where that fails', async () => {
  const calls = fakeServer(new Response('', { status: 502 }));
  serverOf(saved, false).makeAndExport();
  await vi.waitFor(() => expect(calls).toEqual([{ method: 'POST', path: '/api/projects/7/regenerate' }]));
  await vi.waitFor(() => expect(doesExportFollow(7)).toBe(false));
  expect(visited).not.toHaveBeenCalled();
});

it('stays and clears the marker when the second step fails', async () => {
  fakeServer(Response.json(sampleProject()), new Response('', { status: 502 }));
  serverOf(changed, true).regenerate();
  await vi.waitFor(() => expect(shownToast()?.title).toBe('Operation Failed'));
  expect(shownToast()?.description).toBe('Failed to start video regeneration. Please try again.');
  expect(isTimelineReturn(7)).toBe(false);
  expect(visited).not.toHaveBeenCalled();
});

it('starts nothing when the first step fails', async () => {
  const calls = fakeServer(refusal(422, 'timeline_too_long', 'Too long.'));
  serverOf(changed, true).regenerate();
  await vi.waitFor(() => expect(shownToast()?.description).toBe('Too long.'));
  expect(calls).toHaveLength(1);
});

it('regenerates and saves nothing where there are no clips', () => {
  const calls = fakeServer();
  const empty = serverOf(openEditor([], true), false);
  empty.regenerate();
  expect(shownToast()).toMatchObject({
    title: 'Cannot Regenerate',
    description: 'No clips in timeline to regenerate.',
  });
  empty.save();
  expect(shownToast()).toMatchObject({ title: 'Cannot Save', description: 'No clips in timeline to save.' });
  expect(calls).toEqual([]);
});

it('says that it loads again, and when that fails', async () => {
  fakeServer(new TypeError('Failed to fetch'));
  serverOf(saved, false).refresh();
  expect(shownToast()?.title).toBe('Refreshing');
  await vi.waitFor(() => expect(shownToast()?.title).toBe('Refresh Failed'));
  expect(shownToast()?.description).toBe(
    'The timeline is as it was here. Check your connection and try again.',
  );
});
