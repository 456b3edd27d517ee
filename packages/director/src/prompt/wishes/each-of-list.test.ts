import { briefSchema } from '@cutroom/contract';
import { expect, test } from 'vitest';
import { buildClips } from '../../testing/build-clip.ts';
import { readBrief } from '../read-brief.ts';

const CLIPS = buildClips({ name: 'tent.mp4' }, { name: 'the-long-drive.mp4' });

test('things that no clip shows make no reel of no seconds', () => {
  const brief = readBrief({ prompt: '0:12 surft 0:12 →', clips: CLIPS });
  expect(briefSchema.safeParse(brief).success).toBe(true);
});

test('things that clips show, so long each, make a reel of them', () => {
  const { wishes } = readBrief({ prompt: 'tent and drive, four seconds each', clips: CLIPS });
  expect(wishes.find(({ kind }) => kind === 'length')).toMatchObject({ amount: { value: 8 } });
});
