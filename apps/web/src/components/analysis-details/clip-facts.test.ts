import type { AnalysisData, EditingPlan, VideoClip } from '@cutroom/contract';
import { expect, it } from 'vitest';
import { brisqueTone, clipGrade, moodDisplay, scoreTone, shownLabels, sortClips } from './clip-facts.ts';

it.each([
  [100, 'good'],
  [80, 'good'],
  [79.9, 'fair'],
  [60, 'fair'],
  [59.9, 'poor'],
  [0, 'poor'],
])('rates a score of %s as %s', (score, tone) => {
  expect(scoreTone(score)).toBe(tone);
});

it('rates BRISQUE by 100 minus the score', () => {
  expect([20, 21, 40, 41].map(brisqueTone)).toEqual(['good', 'fair', 'fair', 'poor']);
});

it.each([
  ['happy', 'smile', 'happy'],
  ['playful', 'smile', 'playful'],
  ['calm', 'calm', 'calm'],
  ['peaceful', 'calm', 'peaceful'],
  ['energetic', 'lightning', 'energetic'],
  ['exciting', 'lightning', 'exciting'],
  ['Happy', 'smile', 'Happy'],
  ['wistful', 'mask', 'wistful'],
  [null, 'mask', 'Unknown'],
  [undefined, 'mask', 'Unknown'],
  ['', 'mask', 'Unknown'],
])('shows the mood %s with a %s and the word %s', (mood, icon, text) => {
  expect(moodDisplay(mood)).toEqual({ icon, text });
});

const clip = (id: string): VideoClip => ({
  id,
  filename: `${id}-take_0123456789abcdef.mp4`,
  path: '',
  url: '',
  proxyUrl: null,
  analysisData: null,
  analysisError: null,
  fileSize: 1,
  durationSeconds: 9,
  width: 1920,
  height: 1080,
  hasAudio: true,
});

it('puts the used clips in the order of the reel and names those left out with their reason', () => {
  const plan: EditingPlan = {
    title: 'Reel',
    description: '',
    instructions: '',
    selectedClips: [
      { clipId: 'sea', startTime: 0, endTime: 2, order: 2 },
      { clipId: 'sky', startTime: 1, endTime: 3, order: 0 },
      { clipId: 'sea', startTime: 4, endTime: 6, order: 1 },
    ],
    dropped: [{ clipId: 'dark', reason: 'Too dark' }],
  };
  const broken = { ...clip('broken'), analysisError: 'This video is damaged.' };
  const { used, excluded } = sortClips(plan, [clip('dark'), clip('sea'), clip('sky'), clip('late'), broken]);
  expect(used.map(({ name, cuts }) => [name, cuts.map(({ position }) => position)])).toEqual([
    ['sky-take.mp4', [1]],
    ['sea-take.mp4', [2, 3]],
  ]);
  expect(excluded.map(({ name, reason }) => [name, reason])).toEqual([
    ['dark-take.mp4', 'Too dark'],
    ['late-take.mp4', null],
    ['broken-take.mp4', 'This video is damaged.'],
  ]);
});

it('leaves out of the labels what only the file’s name says', () => {
  const data = {
    description: '',
    labels: ['dog', 'sam'],
    mood: null,
    relevantCategories: ['pets', 'cups'],
    qualityMetrics: { brisqueScore: 20, brightness: 60, isShaky: false },
    labelFacts: [
      { label: 'dog', source: 'recognised', confidence: 0.9 },
      { label: 'sam', source: 'named', confidence: null },
    ],
    categoryFacts: [{ label: 'cups', source: 'named', confidence: null }],
  } satisfies AnalysisData;
  expect(shownLabels(data)).toEqual({ labels: ['dog'], categories: ['pets'] });
});

it.each([
  [{ brisqueScore: 20, isShaky: false }, 'great'],
  [{ brisqueScore: 45, isShaky: false }, 'fine'],
  [{ brisqueScore: 70, isShaky: false }, 'weak'],
  [{ brisqueScore: 20, isShaky: true }, 'weak'],
] as const)('calls a clip of %j %s', (metrics, grade) => {
  expect(clipGrade({ ...metrics, brightness: 60 })).toBe(grade);
});
