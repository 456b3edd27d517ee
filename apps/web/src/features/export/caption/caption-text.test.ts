import type { AnalysisData, EditingPlan } from '@cutroom/contract';
import { expect, it } from 'vitest';
import { SAMPLE_CLIP } from '../../../testing/sample-project.ts';
import { captionText } from './caption-text.ts';

const seen = (labels: string[], named: string[] = []): AnalysisData => ({
  description: '',
  labels: [...labels, ...named],
  mood: null,
  relevantCategories: ['travel'],
  qualityMetrics: { brisqueScore: 20, brightness: 60, isShaky: false },
  labelFacts: named.map((label) => ({ label, source: 'named', confidence: null })),
});
const plan = (...clipIds: string[]): EditingPlan => ({
  title: 'Our Summer',
  description: '',
  instructions: '',
  selectedClips: clipIds.map((clipId, order) => ({ clipId, startTime: 0, endTime: 2, order })),
});

it('takes the title and what is seen in the clips of the reel, the most frequent first', () => {
  const videoClips = [
    { ...SAMPLE_CLIP, id: 'a', analysisData: seen(['dog', 'palm trees', 'steady'], ['sam']) },
    { ...SAMPLE_CLIP, id: 'b', analysisData: seen(['palm trees']) },
    { ...SAMPLE_CLIP, id: 'left out', analysisData: seen(['bus']) },
  ];
  const project = { title: 'Sunday', editingPlan: plan('a', 'b'), videoClips };
  expect(captionText(project)).toBe('Sunday\n\n#travel #palmtrees #dog #reels');
});

it('has the reel’s own title for a project without a name, and keeps to a handful of tags', () => {
  const many = Array.from({ length: 20 }, (_, at) => `thing${at}`);
  const videoClips = [{ ...SAMPLE_CLIP, id: 'a', analysisData: seen(many) }];
  const caption = captionText({ title: 'New Video Project', editingPlan: plan('a'), videoClips });
  expect(caption).toMatch(/^Our Summer\n\n#travel /);
  expect(caption.split('#')).toHaveLength(9);
});
