import { ANALYSIS_VERSION } from '@cutroom/analysis';
import { describe, expect, it } from 'vitest';
import { clipStanding } from './clip-standing.ts';

describe('where a clip stands', () => {
  it.each([
    ['waiting', { analysisVersion: null, analysisError: null }],
    ['analysed', { analysisVersion: ANALYSIS_VERSION, analysisError: null }],
    ['waiting', { analysisVersion: ANALYSIS_VERSION - 1, analysisError: null }],
    ['unusable', { analysisVersion: null, analysisError: 'damaged' }],
    ['unusable', { analysisVersion: ANALYSIS_VERSION, analysisError: 'damaged' }],
  ])('is %s with %o', (standing, clip) => {
    expect(clipStanding(clip)).toBe(standing);
  });
});
