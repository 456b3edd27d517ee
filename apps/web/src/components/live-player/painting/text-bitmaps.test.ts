import type { TimelineText } from '@cutroom/reel';
import { expect, test, vi } from 'vitest';
import { textBitmaps } from './text-bitmaps.ts';

const title = (text: string): TimelineText => ({
  text,
  role: 'title',
  style: 'shadow',
  bands: [{ top: 0.5, bottom: 0.6 }],
  start: 0,
  end: 60,
  fadesIn: true,
  fadesOut: true,
});

/** A server that answers when it is told to. */
function slowServer() {
  const asked: { readonly text: string | null; readonly answer: (response: Response) => void }[] = [];
  const fetchFrom: typeof fetch = (input) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    asked.push({
      text: new URL(String(input), 'http://localhost').searchParams.get('text'),
      answer: resolve,
    });
    return promise;
  };
  return { asked, fetchFrom };
}

test('words that are typed fast are fetched one at a time, the last ones next', async () => {
  const { asked, fetchFrom } = slowServer();
  const onArrival = vi.fn();
  const bitmaps = textBitmaps(onArrival, fetchFrom);
  for (const text of ['S', 'Su', 'Sum', 'Summer']) bitmaps.of(title(text), 0);
  bitmaps.of(title('Elsewhere'), 1);
  expect(asked.map(({ text }) => text)).toEqual(['S', 'Elsewhere']);
  asked[0]?.answer(new Response(null, { status: 204 }));
  await vi.waitFor(() => expect(onArrival).toHaveBeenCalledTimes(1));
  bitmaps.of(title('Summer'), 0);
  bitmaps.of(title('Summer'), 0);
  expect(asked.map(({ text }) => text)).toEqual(['S', 'Elsewhere', 'Summer']);
  bitmaps.release();
});

test('a fetch that fails keeps nobody waiting', async () => {
  const onArrival = vi.fn();
  const asked: string[] = [];
  const bitmaps = textBitmaps(onArrival, (input) => {
    asked.push(String(input));
    return Promise.reject(new Error('The network is gone'));
  });
  bitmaps.of(title('S'), 0);
  await vi.waitFor(() => expect(onArrival).toHaveBeenCalledTimes(1));
  bitmaps.of(title('Summer'), 0);
  expect(asked).toHaveLength(2);
});
