import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SAMPLE_CLIP } from '../../../testing/sample-project.ts';
import { FoundClips } from './found-clips.tsx';

test('a clip that cannot be used says why, and waits for nothing', () => {
  const broken = { ...SAMPLE_CLIP, analysisError: 'This video is damaged.' };
  const markup = renderToStaticMarkup(<FoundClips clips={[broken]} />);
  expect(markup).toContain('This video is damaged.');
  expect(markup).toContain('1 of 1');
  expect(markup).not.toContain('Not looked at yet');
  expect(renderToStaticMarkup(<FoundClips clips={[SAMPLE_CLIP]} />)).toContain('Not looked at yet');
});
