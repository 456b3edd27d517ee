import { Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { earlyPart } from './early-part.ts';

const load = async () => () => <h1>Here</h1>;

it('shows at once what was brought before', async () => {
  const Brought = earlyPart(load);
  await Brought.preload();
  expect(renderToStaticMarkup(<Brought />)).toBe('<h1>Here</h1>');
});

it('waits for what was not', () => {
  const ToCome = earlyPart(load);
  const markup = renderToStaticMarkup(
    <Suspense fallback="…">
      <ToCome />
    </Suspense>,
  );
  expect(markup).toContain('…');
});

it('tells who brings it that it cannot be had', async () => {
  const Gone = earlyPart(() => Promise.reject(new Error('offline')));
  await expect(Gone.preload()).rejects.toThrow('offline');
});
