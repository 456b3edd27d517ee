import type { VideoClip } from '@cutroom/contract';
import { expect, test } from 'vitest';
import { foundFirst, foundNoun, isLookedAt } from './found-order.ts';

const FOUND = {
  description: '',
  labels: [],
  mood: null,
  relevantCategories: [],
  qualityMetrics: { brisqueScore: 50, brightness: 70, isShaky: false },
};

function clip(id: string, isFound: boolean): VideoClip {
  return {
    id,
    filename: `${id}_x.mp4`,
    path: '',
    url: '',
    proxyUrl: null,
    analysisData: isFound ? FOUND : null,
    analysisError: null,
    fileSize: 1,
    durationSeconds: 1,
    width: 1,
    height: 1,
    hasAudio: false,
  };
}

test('clips of which something is known come first; otherwise their order stays', () => {
  const clips = [clip('a', false), clip('b', true), clip('c', false), clip('d', true)];
  expect(foundFirst(clips).map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c']);
});

test('a clip that cannot be used was looked at too', () => {
  const clips = [clip('a', false), { ...clip('b', false), analysisError: 'This video is damaged.' }];
  expect(foundFirst(clips).map(({ id }) => id)).toEqual(['b', 'a']);
  expect(clips.map(isLookedAt)).toEqual([false, true]);
});

test('of a clip the first thing that was seen is told, else its kind; nothing that its file is named after or that was measured', () => {
  const facts = [{ label: 'sam', source: 'named' as const, confidence: null }];
  expect(
    foundNoun({ ...FOUND, labels: ['sam', 'dog'], labelFacts: facts, relevantCategories: ['pets'] }),
  ).toBe('dog');
  expect(foundNoun({ ...FOUND, labels: ['sam'], labelFacts: facts, relevantCategories: ['pets'] })).toBe(
    'pets',
  );
  expect(foundNoun(FOUND)).toBe('Scene');
  const measured = [{ label: 'colorful', source: 'measured' as const, confidence: 0.8 }];
  expect(foundNoun({ ...FOUND, labels: ['colorful', 'bee'], labelFacts: measured })).toBe('bee');
  expect(foundNoun({ ...FOUND, labels: ['colorful'], labelFacts: measured })).toBe('Scene');
});
