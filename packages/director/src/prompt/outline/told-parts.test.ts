import { describe, expect, it } from 'vitest';
import { clipsNamed, idsIn, readerOf } from '../../testing/read-wishes.ts';

const LISTS = [
  ['quay', 'boat'],
  ['lamps', 'stalls', 'band'],
  ['tram', 'pillow'],
];
const clips = clipsNamed(LISTS.flat());
const wishesOf = readerOf(clips);

/** What each part holds, and its seconds. */
function partsIn(prompt: string, read = wishesOf): readonly unknown[] {
  return read(prompt, 'section').map((one) => [
    idsIn([one]),
    one.amount !== null && 'value' in one.amount ? one.amount.value : null,
  ]);
}

function parts(...seconds: readonly (number | null)[]): readonly unknown[] {
  return seconds.map((value, index) => [LISTS[index], value]);
}

describe('Parts that are told in sentences, each a list with its time', () => {
  it.each([
    'First 4 seconds the quay and the boat, then 9 seconds of lamps, stalls and band, then 5 seconds of tram and pillow.',
    'I need 4 seconds of quay and boat, followed by 9 seconds of lamps, stalls and band, and finally 5 seconds of tram and pillow.',
    'for the first 4 seconds show quay and boat, for the next 9 seconds lamps, stalls and band, and for the last 5 seconds tram and pillow',
    'Quay, boat for 4 seconds, lamps, stalls, band for 9, tram, pillow for 5',
    '4 seconds: quay, boat. 9 seconds: lamps, stalls, band. 5 seconds: tram, pillow.',
    'Setting out 4 s with the quay and the boat, evening 9 s with the lamps, the stalls and the band, way home 5 s with the tram and the pillow.',
    '4 seconds of setting out (quay, boat), then 9 seconds of evening (lamps, stalls, band), then end with 5 seconds of going home (tram, pillow).',
    'Setting out - quay, boat - 4s\nEvening - lamps, stalls, band - 9s\nHome - tram, pillow - 5s',
    'ok so 4 seconds of the quay the boat then 9 seconds lamps stalls band then 5 seconds tram pillow',
    'Two evenings. In the first part quay and boat, 4 seconds long. In the second one lamps, stalls and band for 9 seconds. In the last one tram and pillow for 5 seconds.',
  ])('%s', (prompt) => {
    expect(partsIn(prompt)).toEqual(parts(4, 9, 5));
  });

  it.each([
    ['de', '4 Sekunden Kai und Boot, dann 9 Sekunden Lampen, Buden und Kapelle, zum Schluss 5 Sekunden Tram'],
    [
      'es',
      '4 segundos de muelle y barca, luego 9 segundos de faroles, puestos y banda, y al final 5 segundos de tren',
    ],
    [
      'pt',
      '4 segundos de cais e barco, depois 9 segundos de lanternas, bancas e banda, e no fim 5 segundos de trem',
    ],
    [
      'fr',
      '4 secondes de quai et barque, puis 9 secondes de lampions, stands et fanfare, et pour finir 5 secondes de tram',
    ],
  ])('in %s', (_, prompt) => {
    const names = prompt.match(/\p{L}{3,}/gu) ?? [];
    const skipped =
      /^(?:sekunden|segundos|secondes|und|dann|zum|schluss|luego|final|depois|fim|puis|pour|finir)$/i;
    const things = names.map((name) => name.toLowerCase()).filter((name) => !skipped.test(name));
    const read = readerOf(clipsNamed(things));
    expect(partsIn(prompt, read)).toEqual([
      [things.slice(0, 2), 4],
      [things.slice(2, 5), 9],
      [things.slice(5), 5],
    ]);
  });

  it('shares in turn are parts of the length that is said', () => {
    const prompt =
      'First about 25 % setting out (quay and boat), then 50 % evening: lamps, stalls, band, then 25 % home (tram, pillow). 20 seconds.';
    expect(partsIn(prompt)).toEqual(parts(5, 10, 5));
  });

  it.each([
    ['one thing with its time', 'the quay 3 s, the boat 4 s, the tram 2 s'],
    ['the most and the least', 'at most 4 seconds of quay and boat, at least 6 of lamps and stalls'],
    ['each', 'the quay, the boat and the lamps each get 3 seconds, then the tram for 2 seconds'],
    ['a part of a clip', 'the last three seconds of the quay, then the boat 5 seconds, then the tram 4'],
    ['what is left out', 'part one without quay and boat, 4 s, part two lamps and stalls, 6 s'],
  ])('but %s is none', (_, prompt) => {
    expect(partsIn(prompt).filter((part) => JSON.stringify(part).includes('"quay","boat"'))).toEqual([]);
  });
});

describe('Parts that are counted before they are told', () => {
  it.each([
    'Three parts: setting out (quay, boat), evening (lamps, stalls, band), home (tram, pillow). 4 s / 9 s / 5 s.',
    'Three parts: setting out (quay, boat) 4 s, evening (lamps, stalls, band) 9 s, home (tram, pillow) 5 s.',
  ])('%s', (prompt) => {
    expect(partsIn(prompt)).toEqual(parts(4, 9, 5));
  });

  it.each([
    'Three parts, 6 seconds each: 1. quay and boat 2. lamps, stalls and band 3. tram and pillow. 18 seconds in total.',
    '18 seconds in three equal parts: quay and boat; lamps, stalls and band; tram and pillow.',
    'I want it in three parts, first setting out with quay and boat, then lamps, stalls and band, then home with tram and pillow, 6 seconds each',
    'Three chapters of 6 seconds: setting out with quay and boat, evening with lamps and stalls and band, home with tram and pillow',
  ])('%s', (prompt) => {
    expect(partsIn(prompt)).toEqual(parts(6, 6, 6));
  });

  it('and without times each lasts as the rest of the reel tells', () => {
    const prompt = 'Three parts: before (quay, boat), during (lamps, stalls, band), after (tram, pillow).';
    expect(partsIn(prompt)).toEqual(parts(null, null, null));
  });
});
