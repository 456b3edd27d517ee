import { expect, it } from 'vitest';
import { spellingFaults } from './spelling.ts';

const faults = (text: string, file = 'apps/web/src/features/a/a.tsx') =>
  spellingFaults(file, text).map(({ line, message }) => `${line}: ${message.split(' ')[0]}`);

it.each([
  ["const text = 'The colours of the sea';", ["1: 'colours'"]],
  ["const light = 'grey';", ["1: 'grey'"]],
  ['const text = `Was $\u007bcount} clips\n cancelled`;', ["1: 'cancelled'"]],
  ['const a = (\n  <p>\n    Your favourite clip\n  </p>\n);', ["2: 'favourite'"]],
  ['const a = <Button aria-label="Analyse again" />;', ["1: 'Analyse'"]],
  ["const text = 'Organised by colour, centred';", ["1: 'Organised'", "1: 'colour'", "1: 'centred'"]],
])('British spelling in what people read is found: %s', (text, expected) => {
  expect(faults(text)).toEqual(expected);
});

it.each([
  "import { colour } from './colour-of-favourites.ts';",
  'const colour: Colour = favouriteColour(organised);',
  '// The colours are normalised.\nconst a = 1;',
  "const source = fact.source === 'recognised';",
  "const failure = 'recogniser_stopped';",
  "const text = 'Colors that are recognized, organized, canceled and gray';",
  "const text = 'A raised hand, wise and precise, promises exercise';",
  "const text = 'Levels, models, a kilometer; a dialogue; realism';",
])('names, comments, values and American spelling are let be: %s', (text) => {
  expect(faults(text)).toEqual([]);
});

it('only folders with texts are looked at, and none of their tests', () => {
  const text = "const a = 'a grey sky';";
  expect(faults(text, 'packages/director/src/explain/a.ts')).toEqual(["1: 'grey'"]);
  expect(faults(text, 'packages/director/src/prompt/lexicon/a.ts')).toEqual([]);
  expect(faults(text, 'apps/web/src/a.test.tsx')).toEqual([]);
});
