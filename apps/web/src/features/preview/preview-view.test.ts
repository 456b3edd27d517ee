import type { ProjectStatus, VideoClip } from '@cutroom/contract';
import { expect, it } from 'vitest';
import { previewView } from './preview-view.ts';

const clip: VideoClip = {
  id: 'a',
  filename: 'a_x.mp4',
  path: '/api/videos/a_x.mp4',
  url: '/api/videos/a_x.mp4',
  proxyUrl: null,
  analysisData: null,
  analysisError: null,
  fileSize: 1,
  durationSeconds: 5,
  width: 1,
  height: 1,
  hasAudio: false,
};
const VIDEO = '/api/videos/reel.mp4';

it.each<[ProjectStatus, string | null, number, string]>([
  ['uploading', null, 0, 'uploading'],
  ['uploading', null, 3, 'uploading'],
  ['uploaded', null, 3, 'ready_to_create'],
  ['uploaded', null, 0, 'ready_to_create'],
  ['processing', null, 3, 'processing'],
  ['processing', VIDEO, 3, 'processing'],
  ['completed', VIDEO, 3, 'video'],
  ['timeline_modified', VIDEO, 3, 'video'],
  ['completed', null, 3, 'ready_to_create'],
  ['timeline_modified', null, 3, 'ready_to_create'],
  ['completed', null, 0, 'not_available'],
  ['failed', null, 3, 'ready_to_create'],
  ['failed', null, 0, 'not_available'],
  ['failed', VIDEO, 3, 'not_available'],
])('%s with video %s and %i clips shows %s', (status, finalVideoPath, clipCount, kind) => {
  const videoClips = Array.from({ length: clipCount }, () => clip);
  expect(previewView({ status, finalVideoPath, videoClips }).kind).toBe(kind);
});

it('knows whether the video is behind its timeline', () => {
  const project = { finalVideoPath: VIDEO, videoClips: [clip] };
  expect(previewView({ ...project, status: 'timeline_modified' })).toMatchObject({ isModified: true });
  expect(previewView({ ...project, status: 'completed' })).toMatchObject({ isModified: false });
});

it('a run that knows what it will make shows that', () => {
  const project = { status: 'processing' as const, finalVideoPath: null, videoClips: [] };
  expect(previewView(project, true)).toEqual({ kind: 'planned' });
  expect(previewView({ ...project, status: 'uploading' }, true)).toEqual({ kind: 'uploading' });
});
