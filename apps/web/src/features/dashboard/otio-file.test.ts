import type { VideoClip } from '@cutroom/contract';
import { expect, it } from 'vitest';
import { otioFile } from './otio-file.ts';

const sea: VideoClip = {
  id: 'sea',
  filename: 'IMG-1_0123456789abcdef.mov',
  path: '',
  url: '',
  proxyUrl: null,
  analysisData: null,
  fileSize: 1,
  durationSeconds: 10,
  width: 1920,
  height: 1080,
  hasAudio: true,
};
const plan = {
  title: 'Reel',
  description: '',
  instructions: '',
  selectedClips: [
    { clipId: 'gone', startTime: 0, endTime: 1, order: 1 },
    { clipId: 'sea', startTime: 2, endTime: 5, order: 0, adjustedDuration: 2.5 },
  ],
};
const frames = (value: number) => ({ OTIO_SCHEMA: 'RationalTime.1', rate: 30, value });

it('writes the cuts in their order with names and source ranges in frames', () => {
  const { name, text } = otioFile('Summer: take 2', plan, [sea]);
  const [first, second] = JSON.parse(text).tracks.children[0].children;
  expect(name).toBe('Summer take 2.otio');
  expect(first).toMatchObject({
    name: 'IMG-1.mov',
    source_range: { start_time: frames(60), duration: frames(75) },
    media_reference: {
      OTIO_SCHEMA: 'ExternalReference.1',
      target_url: 'IMG-1.mov',
      available_range: { start_time: frames(0), duration: frames(300) },
    },
  });
  expect(second).toMatchObject({
    name: 'Missing Clip',
    media_reference: { OTIO_SCHEMA: 'MissingReference.1' },
  });
});
