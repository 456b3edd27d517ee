import { describe, expect, it } from 'vitest';
import { clipsNamed, idsIn } from '../testing/read-wishes.ts';
import { readBrief } from './read-brief.ts';

const clips = clipsNamed(['horse', 'cake', 'boat', 'kite']);
const wishes = (prompt: string) => readBrief({ prompt, clips }).wishes;
const idsOf = (prompt: string, kind: string) => idsIn(wishes(prompt).filter((wish) => wish.kind === kind));

describe('What somebody does not want to have shown', () => {
  it.each([
    'my aunt asked me not to show the kite',
    'I promised not to post the kite',
    "the owner doesn't want me to use the kite",
    "I'd prefer not to show the kite",
    'mi tía me pidió que no ponga el kite',
    'me pidieron no mostrar el kite',
    'minha tia pediu para não mostrar o kite',
    'a dona pediu que não use o kite',
    "ma tante m'a demandé de ne pas montrer le kite",
    'Meine Tante hat mich gebeten, den Kite nicht zu zeigen',
    'Oma will nicht, dass der Kite gezeigt wird',
  ])('%s: leaves it out', (prompt) => {
    expect(idsOf(prompt, 'exclude')).toEqual(['kite']);
    expect(idsOf(prompt, 'include')).toEqual([]);
  });

  it.each([
    'the kite please not, 20 seconds',
    '20 seconds. kite no.',
    '20 seconds, the kite out',
    'with the kite, no forget the kite',
    'the wind broke the kite so we skip that',
    '20 Sekunden, nirgends der Kite',
    'el kite en ningún lado',
    'o kite em lugar nenhum',
    'le kite nulle part',
  ])('in few words: %s', (prompt) => {
    expect(idsOf(prompt, 'exclude')).toEqual(['kite']);
  });

  it.each(['a night out with the kite', 'call it Kite No. 9'])('but not in other words: %s', (prompt) => {
    expect(idsOf(prompt, 'exclude')).toEqual([]);
  });

  it.each([
    'skip the kite please, and the cake',
    'quita el kite porfa, y el cake',
    'tira o kite por favor, e o cake',
    'enlève le kite stp, et le cake',
  ])('goes on behind a please: %s', (prompt) => {
    expect(idsOf(prompt, 'exclude')).toEqual(['kite', 'cake']);
  });

  it.each(['no pongas el kite y el cake sí', 'skip the kite please, and the cake yes'])(
    'but not to what is wanted: %s',
    (prompt) => {
      expect(idsOf(prompt, 'exclude')).toEqual(['kite']);
      expect(idsOf(prompt, 'include')).toEqual(['cake']);
    },
  );

  it.each([
    "leave out everything that isn't the boat",
    "cut whatever doesn't show the boat",
    'quita todo lo que no sea el boat',
    'tira tudo que não seja o boat',
    "enlève tout ce qui n'est pas le boat",
    'lass alles weg, was nicht das Boat ist',
  ])('is all but one thing: %s', (prompt) => {
    expect(idsOf(prompt, 'only')).toEqual(['boat']);
    expect(idsOf(prompt, 'exclude')).toEqual([]);
  });
});

describe('Who is to be left out', () => {
  it('is somebody who was named before, whatever was said of one of the clips', () => {
    const people = clipsNamed(['harriet', 'boat', 'kite']);
    const prompt = "Harriet talks for ages in one of these and she's sweet but please don't use her";
    const said = readBrief({ prompt, clips: people }).wishes;
    expect(idsIn(said.filter(({ kind }) => kind === 'exclude'))).toEqual(['harriet']);
  });

  it('is nothing else where nobody is known by that word', () => {
    expect(idsOf("the kite is nice. Don't put grandma in, she asked me not to post her", 'exclude')).toEqual(
      [],
    );
  });
});
