import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SaveState } from './save-state.tsx';

const shown = (isOutdated: boolean) =>
  renderToStaticMarkup(
    <SaveState
      isUnsaved
      problem={null}
      status="completed"
      server={{ isOutdated, isRefreshing: false, refresh: () => undefined }}
    />,
  );

it('offers to refresh what somebody else has changed meanwhile, beside what is not saved', () => {
  expect(shown(true)).toContain('This timeline was changed in another window');
  expect(shown(true)).toContain('Refresh Timeline');
  expect(shown(true)).toContain('You have unsaved changes. Save or regenerate to apply them.');
  expect(shown(false)).not.toContain('another window');
});
