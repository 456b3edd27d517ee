import type { PendingUpload, Project, VideoClip } from '@cutroom/contract';
import { expect, test } from 'vitest';
import { afterEvent, EMPTY_LIST, type UploadEvent } from '../../uploading/upload-list.ts';
import { clipsPollMs, lateRefusals, otherRows, readyText } from './clip-rows.ts';

const PROJECT: Project = {
  id: 1,
  title: 'x',
  prompt: '',
  status: 'uploading',
  createdAt: '2026-11-21T10:00:00Z',
  processingProgress: 0,
  errorMessage: null,
  finalVideoPath: null,
  finalVideoSize: null,
  actualDuration: null,
  videoClips: [],
  editingPlan: null,
  timeline: null,
  run: null,
  uploads: [],
  videoExpiresAt: null,
};

const clip = (id: string): VideoClip => ({
  id,
  filename: `${id}_x.mp4`,
  path: '',
  url: '',
  proxyUrl: null,
  analysisData: null,
  fileSize: 1,
  durationSeconds: 1,
  width: 1,
  height: 1,
  hasAudio: false,
});

const upload = (id: string, state: PendingUpload['state']): PendingUpload => ({
  id,
  filename: `${id}.mp4`,
  state,
  bytesReceived: 1,
  bytesTotal: 1,
  error: state === 'refused' ? { code: 'clip_damaged', message: 'This video is damaged.' } : null,
});

/** A file of this session that the server knows as `u1`. */
function sessionItems(...events: readonly UploadEvent[]) {
  const first: readonly UploadEvent[] = [
    { kind: 'added', files: [{ id: 'a', name: 'a.mp4', bytesTotal: 1 }] },
    { kind: 'started', id: 'a' },
    { kind: 'created', id: 'a', uploadId: 'u1' },
  ];
  return [...first, ...events].reduce(afterEvent, EMPTY_LIST).items;
}

test('what a row of this session stands for is not listed twice', () => {
  const project = {
    ...PROJECT,
    videoClips: [clip('u1'), clip('old')],
    uploads: [upload('u1', 'receiving'), upload('stale', 'receiving')],
  };
  const { clips, uploads } = otherRows(project, sessionItems(), new Set());
  expect(clips.map(({ id }) => id)).toEqual(['old']);
  expect(uploads.map(({ id }) => id)).toEqual(['stale']);
});

test('an upload that was given up is not listed, whatever the project still says of it', () => {
  const project = { ...PROJECT, uploads: [upload('u1', 'receiving'), upload('stale', 'receiving')] };
  const { uploads } = otherRows(project, [], new Set(['u1']));
  expect(uploads.map(({ id }) => id)).toEqual(['stale']);
});

test('a file that counted as uploaded and was refused later is found', () => {
  const project = { ...PROJECT, uploads: [upload('u1', 'refused')] };
  expect(lateRefusals(project, sessionItems({ kind: 'finished', id: 'a' }))).toEqual([
    { itemId: 'a', message: 'This video is damaged.' },
  ]);
});

test('a file that is still on its way is not refused late', () => {
  const project = { ...PROJECT, uploads: [upload('u1', 'refused')] };
  expect(lateRefusals(project, sessionItems())).toEqual([]);
});

test('the project is asked for again only while the server looks at a file', () => {
  expect(clipsPollMs(undefined)).toBe(false);
  expect(clipsPollMs({ ...PROJECT, uploads: [upload('x', 'refused')] })).toBe(false);
  expect(clipsPollMs({ ...PROJECT, uploads: [upload('x', 'checking')] })).toBe(2000);
});

test('the number of clips reads as one would say it', () => {
  expect([0, 1, 2].map(readyText)).toEqual(['No clips yet', '1 clip ready', '2 clips ready']);
});
