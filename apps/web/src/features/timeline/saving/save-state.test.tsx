import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SaveProblems, TimelineHeading } from './save-state.tsx';

const server = { isOutdated: false, isRefreshing: false, refresh: () => undefined };
const heading = (isUnsaved: boolean, status: 'completed' | 'timeline_modified') =>
  renderToStaticMarkup(<TimelineHeading isUnsaved={isUnsaved} status={status} />);
const problems = (isOutdated: boolean, problem: string | null = null) =>
  renderToStaticMarkup(<SaveProblems isUnsaved problem={problem} server={{ ...server, isOutdated }} />);

it('says beside the heading what is not saved, or not in the video', () => {
  expect(heading(true, 'completed')).toContain('You have unsaved changes. Save or regenerate to apply them.');
  expect(heading(false, 'completed')).toContain('The video shows this timeline.');
  expect(heading(false, 'timeline_modified')).toContain(
    'Everything is saved. Regenerate to see it in the video.',
  );
});

it('offers to refresh what somebody else has changed meanwhile', () => {
  expect(problems(true)).toContain('This timeline was changed in another window');
  expect(problems(true)).toContain('Refresh Timeline');
  expect(problems(false)).not.toContain('another window');
});

it('says why the timeline cannot be saved as it is', () => {
  expect(problems(false, 'A reel lasts at least 1 second.')).toContain('A reel lasts at least 1 second.');
});
