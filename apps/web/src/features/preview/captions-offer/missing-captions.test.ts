import type { AnalysisData, EditingPlan, Project } from '@cutroom/contract';
import { expect, test } from 'vitest';
import { SAMPLE_CLIP, sampleProject } from '../../../testing/sample-project.ts';
import { missingCaptions } from './missing-captions.ts';

const FOUND: AnalysisData = {
  description: '',
  labels: [],
  mood: null,
  relevantCategories: [],
  qualityMetrics: { brisqueScore: 50, brightness: 70, isShaky: false },
};
const SILENT: AnalysisData = {
  ...FOUND,
  measures: {
    sharpness: 50,
    motion: 0,
    camera: 'still',
    colourfulness: 40,
    warmth: 0,
    clippedShare: 0,
    loudnessLufs: -30,
    speechShare: 0,
  },
};

/** A project in which captions were asked for. */
function project(
  style: Partial<EditingPlan['style'] & object>,
  analysisData: AnalysisData | null,
  isNot = false,
): Pick<Project, 'editingPlan' | 'videoClips'> {
  const { editingPlan } = sampleProject();
  if (editingPlan === null) throw new Error('The sample has no plan');
  return {
    editingPlan: {
      ...editingPlan,
      style: { pace: 'medium', sound: 'original', ...style },
      brief: {
        language: 'en',
        isLanguageRead: true,
        wishes: [
          {
            kind: 'captions',
            id: 'w',
            said: 'captions',
            span: null,
            certainty: 'sure',
            source: 'prompt',
            isNot,
          },
        ],
        notUsed: [],
        outcomes: [],
      },
    },
    videoClips: [
      { ...SAMPLE_CLIP, analysisData },
      { ...SAMPLE_CLIP, id: 'unused', analysisData: FOUND },
    ],
  };
}

test('captions that were asked for are missing until what is said in the reel is written down', () => {
  expect(missingCaptions(project({}, FOUND))).toEqual({ spokenCount: 1, heardCount: 0 });
  expect(missingCaptions(project({}, { ...FOUND, isTranscribed: true }))).toEqual({
    spokenCount: 1,
    heardCount: 1,
  });
});

test.each([
  ['they are there', project({ captions: true }, FOUND)],
  ['the reel is silent', project({ sound: 'mute' }, FOUND)],
  ['nobody says anything', project({}, SILENT)],
  ['they are not wanted', project({}, FOUND, true)],
  ['nobody asked for them', sampleProject()],
])('nothing is missing where %s', (_, given) => {
  expect(missingCaptions(given)).toBeNull();
});
