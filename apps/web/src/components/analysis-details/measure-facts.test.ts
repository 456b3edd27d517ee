import type { AnalysisData, ClipMeasures, ToneCorrection } from '@cutroom/contract';
import { expect, it } from 'vitest';
import { measureFacts } from './measure-facts.ts';

const MEASURES: ClipMeasures = {
  sharpness: 70,
  motion: 0.2,
  camera: 'pan',
  colourfulness: 30,
  warmth: 0,
  clippedShare: 0,
  loudnessLufs: -20,
  speechShare: 0,
};
const analysis = (
  measures: Partial<ClipMeasures> | null,
  toneCorrection: ToneCorrection | null = null,
): AnalysisData => ({
  description: '',
  labels: [],
  mood: null,
  relevantCategories: [],
  qualityMetrics: { brisqueScore: 20, brightness: 60, isShaky: false },
  measures: measures && { ...MEASURES, ...measures },
  toneCorrection,
});
const shownAs = (name: string, data: AnalysisData) =>
  measureFacts(data).find((fact) => fact.name === name)?.value;

it('says nothing of a clip that was not measured', () => {
  expect(measureFacts(analysis(null))).toEqual([]);
});

it.each([
  [{ colourfulness: 1, warmth: 0.5 }, 'black and white'],
  [{ colourfulness: 10, warmth: 0 }, 'muted'],
  [{ colourfulness: 30, warmth: 0.4 }, 'natural, warm'],
  [{ colourfulness: 60, warmth: -0.4 }, 'vivid, cool'],
])('names the colors of %j', (measures, text) => {
  expect(shownAs('Color', analysis(measures))).toBe(text);
});

it.each([
  [75, 'crisp'],
  [45, 'soft'],
  [10, 'blurry'],
])('calls a sharpness of %d %s', (sharpness, text) => {
  expect(shownAs('Sharpness', analysis({ sharpness }))).toBe(text);
});

it('says whether what is said was written down', () => {
  expect(shownAs('Speech', analysis({ speechShare: 0 }))).toBeUndefined();
  const spoken = analysis({ speechShare: 0.4 });
  expect(shownAs('Speech', spoken)).toBe('heard, but not written down');
  expect(shownAs('Speech', { ...spoken, isTranscribed: true })).toBe('heard and written down');
});

it.each([
  [{ black: 0, white: 1, gamma: 1.2 }, 'brightened'],
  [{ black: 0.05, white: 0.9, gamma: 0.9 }, 'darkened, more contrast'],
  [{ black: 0, white: 1, gamma: 1 }, undefined],
])('tells the correction %j', (correction, text) => {
  expect(shownAs('Corrected', analysis({}, correction))).toBe(text);
});

it('says what the labels rest on', () => {
  const data: AnalysisData = {
    ...analysis({}),
    labelFacts: [
      { label: 'dog', source: 'recognised', confidence: 0.654 },
      { label: 'people', source: 'recognised', confidence: 0.9 },
      { label: 'steady', source: 'measured', confidence: 0.8 },
      { label: 'holiday', source: 'named', confidence: null },
    ],
    categoryFacts: [
      { label: 'people', source: 'recognised', confidence: 0.9 },
      { label: 'pets', source: 'recognised', confidence: 0.654 },
    ],
  };
  expect(shownAs('Recognized', data)).toBe('dog (65 % sure), people (90 % sure), pets (65 % sure)');
  expect(shownAs('From the file’s name', data)).toBeUndefined();
  expect(shownAs('Seen by the AI model', data)).toBeUndefined();
});
