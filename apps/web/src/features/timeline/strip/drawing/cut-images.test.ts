import type { VideoClip } from '@cutroom/contract';
import { expect, it } from 'vitest';
import { moveCut, setDuration } from '../../editor/cuts/changing-cuts.ts';
import { addCut } from '../../editor/cuts/joining-cuts.ts';
import { type Editor, openEditor } from '../../editor/editor.ts';
import { reelPlaces } from '../reel-places.ts';
import { cutImages } from './cut-images.ts';

const clip: VideoClip = {
  id: 'a',
  filename: 'beach_x1.mp4',
  path: '/api/videos/beach_x1.mp4',
  url: '/api/videos/beach_x1.mp4',
  proxyUrl: null,
  analysisData: null,
  analysisError: null,
  fileSize: 1,
  durationSeconds: 20,
  width: 16,
  height: 16,
  hasAudio: false,
};
const clips = new Map([['a', clip]]);
const cut = (order: number, startTime: number, endTime: number) => ({
  clipId: 'a',
  order,
  startTime,
  endTime,
});
const editor = openEditor([cut(0, 2, 4), cut(1, 10, 11)], true);
const timeline = [
  { clipId: 'a', startTime: 2, endTime: 4 },
  { clipId: 'a', startTime: 10, endTime: 11 },
];
const imageUrls = (shown: Editor, of: typeof clips | Map<string, never>, finalVideoPath: string | null) =>
  cutImages(shown, of, finalVideoPath, reelPlaces(shown.cuts, timeline)).map(
    (image) => image?.imageUrl ?? null,
  );

it('shows what the finished video shows there, a little into each cut', () => {
  expect(imageUrls(editor, clips, '/api/videos/reel_1.mp4')).toEqual([
    '/api/thumbnails/reel_1.mp4?t=0.5',
    '/api/thumbnails/reel_1.mp4?t=2.3',
  ]);
});

it('goes on showing the same images when a cut plays longer', () => {
  expect(imageUrls(setDuration(editor, 0, 9), clips, '/api/videos/reel_1.mp4')).toEqual([
    '/api/thumbnails/reel_1.mp4?t=0.5',
    '/api/thumbnails/reel_1.mp4?t=2.3',
  ]);
});

it('shows the clip itself where the finished video lacks it', () => {
  const added = { ...addCut(editor, cut(2, 15, 17)), images: editor.images };
  expect(imageUrls(added, clips, '/api/videos/reel_1.mp4').at(-1)).toBe(
    '/api/thumbnails/beach_x1.mp4?t=15.5',
  );
});

it('shows the clips themselves once something was moved, and where there is no video', () => {
  const own = ['/api/thumbnails/beach_x1.mp4?t=10.3', '/api/thumbnails/beach_x1.mp4?t=2.5'];
  expect(imageUrls(moveCut(editor, 0, 1), clips, '/api/videos/reel_1.mp4')).toEqual(own);
  expect(imageUrls(editor, clips, null)).toEqual(own.toReversed());
});

it('has no image of a clip that is not in the project any more', () => {
  expect(imageUrls(editor, new Map(), '/api/videos/reel_1.mp4')).toEqual([null, null]);
});
