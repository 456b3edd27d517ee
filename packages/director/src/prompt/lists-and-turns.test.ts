import { describe, expect, it } from 'vitest';
import { planEdit } from '../plan/plan-edit.ts';
import { buildClips } from '../testing/build-clip.ts';
import { clipsNamed, idsIn } from '../testing/read-wishes.ts';
import { readBrief } from './read-brief.ts';

const clips = clipsNamed(['boat', 'dog', 'cat', 'kite', 'train']);
const wishes = (prompt: string) => readBrief({ prompt, clips }).wishes;
const idsOf = (prompt: string, kind: string) => idsIn(wishes(prompt).filter((wish) => wish.kind === kind));
const sections = (prompt: string) =>
  wishes(prompt).flatMap((wish) => (wish.kind === 'section' ? [idsIn([wish])] : []));

describe('What a list is called before it is listed', () => {
  it('stands for the list', () => {
    expect(
      sections('First half the harbour, second half the pets. Harbour: boat, train. Pets: dog, cat.'),
    ).toEqual([
      ['boat', 'train'],
      ['dog', 'cat'],
    ]);
    expect(idsOf('Order: boat, the pets, train. Pets = dog, cat, kite', 'order')).toEqual([
      'boat',
      'dog',
      'cat',
      'kite',
      'train',
    ]);
  });

  it.each([
    'Primero el puerto, luego los animales. Puerto: el barco, el tren. Animales: el perro, el gato.',
    'Erst der Hafen, dann die Tiere. Hafen: Boot, Zug. Tiere: Hund, Katze.',
  ])('%s: in other languages, too', (prompt) =>
    expect(idsOf(prompt, 'open')).toEqual(['boat', 'train', 'dog', 'cat']),
  );

  it('is a line of its own where more is said of it', () => {
    expect(idsOf('Keep the order. Order: boat, dog, cat.', 'order')).toEqual(['boat', 'dog', 'cat']);
  });
});

describe('Lists under what becomes of them', () => {
  it.each(['Each of these exactly once: boat, dog, cat', 'Jede davon genau einmal: Boot, Hund, Katze'])(
    '%s: come so often',
    (prompt) => {
      expect(wishes(prompt)).toEqual([
        expect.objectContaining({ kind: 'times', amount: { bound: 'exactly', value: 1 } }),
      ]);
      expect(idsOf(prompt, 'times')).toEqual(['boat', 'dog', 'cat']);
    },
  );

  it.each(['At the end, in this order: the dog, the cat', 'End with, in this order, the dog, the cat'])(
    '%s: close the reel in their order',
    (prompt) => expect(idsOf(prompt, 'close')).toEqual(['dog', 'cat']),
  );

  it.each([
    '20 seconds: 5 of the boat, 10 of the dog, 5 of the cat',
    'Twenty seconds: five of the boat, ten of the dog, five of the cat',
  ])('%s: are seconds from the first on', (prompt) =>
    expect(sections(prompt)).toEqual([['boat'], ['dog'], ['cat']]),
  );

  it.each([
    'First 10 seconds boats, then dogs for another 10',
    '10 seconds of boats, then another 10 of dogs',
  ])('%s: are two parts of the reel', (prompt) => expect(sections(prompt)).toEqual([['boat'], ['dog']]));
});

describe('Turns and chains', () => {
  const zoo = buildClips(
    ...['lion-a', 'lion-b', 'lion-c', 'bear-a', 'bear-b', 'bear-c', 'gate'].map((id) => ({
      id,
      name: `${id}.mp4`,
      seconds: 20,
    })),
  );
  const kinds = (prompt: string) =>
    planEdit({ prompt, clips: zoo }).selectedClips.map(({ clipId }) => clipId.split('-')[0]);

  it.each([
    'alternate bears and lions, 2 seconds each, start with a lion',
    'lion, bear, lion, bear, keep alternating, 2 seconds each',
  ])('%s: each kind has as many', (prompt) => {
    const played = kinds(prompt);
    expect(played.length).toBeGreaterThan(3);
    expect(played).toEqual(played.map((_, at) => (at % 2 === 0 ? 'lion' : 'bear')));
  });

  it('keeps a chain where what moves for one pair moves for another', () => {
    const names = ['drill', 'saw', 'lathe', 'bench'];
    const shop = buildClips(...names.map((id) => ({ id, name: `${id}.mp4`, seconds: 20 })));
    const { selectedClips } = planEdit({
      prompt: 'Bench before lathe, lathe before saw, saw before drill. 9 cuts.',
      clips: shop,
    });
    const firstOf = (id: string) => selectedClips.findIndex(({ clipId }) => clipId === id);
    const firsts = ['bench', 'lathe', 'saw', 'drill'].map(firstOf);
    expect(firsts).toEqual(firsts.toSorted((a, b) => a - b));
    expect(selectedClips).toHaveLength(9);
  });
});
