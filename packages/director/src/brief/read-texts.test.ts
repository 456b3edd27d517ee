import { expect, test } from 'vitest';
import { parseBrief } from './parse-brief.ts';

test.each([
  ['Text at the end: "Follow for more"', 'Follow for more', 'ending'],
  ['end with the text Shop now', 'Shop now', 'ending'],
  ['start with the words Hello there', 'Hello there', 'opening'],
  ["end with a call to action 'Link in bio'", 'Link in bio', 'ending'],
  ['CTA at the end: Shop now', 'Shop now', 'ending'],
  ["title at the end: 'Rock 'n' roll'", "Rock 'n' roll", 'ending'],
])('%s', (prompt, text, at) => {
  const brief = parseBrief(prompt);
  expect(brief.titles).toEqual([{ text, at }]);
  expect(brief.ending).toEqual([]);
});

test('a call to action that nobody put into words is said to be undone', () => {
  const brief = parseBrief('add a call to action at the end');
  expect(brief.ending).toEqual([]);
  expect(brief.unsupported).toEqual([{ kind: 'text', wish: 'a call to action without its words' }]);
});

test.each([
  ['text: "Day 1" on the first clip, "Day 2" on the second', 'Day 2'],
  ['"Day 1" on the first clip, "Good boy" on the dog clip', 'Good boy'],
  ['"Day 1" at the start, "Day 2" at the start', 'Day 2'],
])('a text for another place than the free one is said to be undone: %s', (prompt, text) => {
  const brief = parseBrief(prompt);
  expect(brief.titles).toEqual([{ text: 'Day 1', at: 'opening' }]);
  expect(brief.unsupported).toEqual([{ kind: 'text', wish: `the text '${text}' on screen`, text }]);
});

test('a second text without a place of its own ends the reel', () => {
  expect(parseBrief('text "Hello" and text "Bye"').titles).toEqual([
    { text: 'Hello', at: 'opening' },
    { text: 'Bye', at: 'ending' },
  ]);
});
