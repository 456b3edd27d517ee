import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SAMPLE_CLIP } from '../../testing/sample-project.ts';
import { AnalysisBody } from './analysis-body.tsx';

const analysisData = {
  description: 'Waves roll in.',
  labels: ['sea', 'sand', 'sky', 'gulls'],
  mood: 'calm',
  relevantCategories: ['nature'],
  qualityMetrics: { brisqueScore: 15, brightness: 55, isShaky: true },
};
const plan = {
  title: '',
  description: 'One calm moment.',
  instructions: 'A calm pace.',
  selectedClips: [{ clipId: 'used', startTime: 0, endTime: 2, order: 0 }],
  dropped: [{ clipId: 'left', reason: 'Looks like another clip.' }],
};
const clips = [
  { ...SAMPLE_CLIP, id: 'used', analysisData },
  {
    ...SAMPLE_CLIP,
    id: 'left',
    filename: 'dunes_x2.mov',
    analysisData: { ...analysisData, description: '' },
  },
];

it("shows the plan, the prompt, each clip's analysis, and at most three labels of what was left out", () => {
  const markup = renderToStaticMarkup(<AnalysisBody plan={plan} clips={clips} prompt="A calm reel" />);
  const [used = '', excluded = ''] = markup.replace(/<[^>]+>/g, '|').split('Clips left out');
  for (const words of ['AI-Generated Video', 'One calm moment.', 'AI Editing Strategy', 'A calm pace.']) {
    expect(used).toContain(words);
  }
  for (const words of ['A calm reel', 'beach.mp4', 'Waves roll in.', 'calm', 'gulls', 'nature', 'Shaky']) {
    expect(used).toContain(words);
  }
  expect(used).toMatch(/BRISQUE score\|+15 \|+of 100, 0 is best/);
  expect(used).toMatch(/Brightness\|+55 \|+of 100/);
  for (const words of ['dunes.mov', 'sea', 'sand', 'sky', 'Looks like another clip.']) {
    expect(excluded).toContain(words);
  }
  expect(excluded).not.toContain('gulls');
});

it('says of a clip in the video that it cannot be used now, and why', () => {
  const broken = { ...SAMPLE_CLIP, id: 'used', analysisError: 'This video is damaged.' };
  const markup = renderToStaticMarkup(<AnalysisBody plan={plan} clips={[broken]} prompt="" />);
  expect(markup).toContain('This video is damaged.');
  expect(markup).not.toContain('not been looked at yet');
});

it('tells of an edit that was changed that it was planned otherwise, and no reasons that were for the first plan', () => {
  const cut = { clipId: 'used', startTime: 0, endTime: 2, order: 0, reason: 'You asked to start with it.' };
  const shown = (selectedClips: readonly (typeof cut)[]) =>
    renderToStaticMarkup(
      <AnalysisBody
        plan={{ ...plan, selectedClips: [...selectedClips], directedClips: [cut] }}
        clips={clips}
        prompt=""
      />,
    );
  const [planned, edited] = [shown([cut]), shown([{ ...cut, endTime: 3 }])];
  expect(planned).toContain('You asked to start with it.');
  expect(planned).not.toContain('as it was planned first');
  expect(edited).not.toContain('You asked to start with it.');
  expect(edited).toContain('as it was planned first');
});
