import { describe, expect, it } from 'vitest';
import { buildClips } from '../testing/build-clip.ts';
import { readBrief } from './read-brief.ts';

const names = ['anchor', 'kite', 'lantern', 'mill', 'bridge'];
const clips = buildClips(...names.map((id) => ({ id, name: `${id}.mp4`, seconds: 25 })));
const read = (prompt: string) => readBrief({ prompt, clips }).wishes;

/** The clips that take turns, and those that end the reel. */
function turns(prompt: string): readonly (readonly string[])[] {
  const idsOf = (kind: 'order' | 'close') =>
    read(prompt).flatMap((wish) =>
      wish.kind === kind && (wish.kind === 'close' || wish.by === 'alternate')
        ? wish.clips.flatMap((one) => one.clips.map(({ clipId }) => clipId))
        : [],
    );
  return [idsOf('order'), idsOf('close')];
}

describe('What takes turns', () => {
  it.each([
    'kite and mill alternating, then the bridge',
    'alternate the kite and the mill, five times each, then the bridge',
    'kite and mill back and forth for 10 seconds, then the bridge',
    'le kite et le mill en alternance, puis la bridge',
    'kite und mill im Wechsel, dann die bridge',
    'el kite y el mill alternándose, luego el bridge',
    'o kite e o mill alternados, depois a bridge',
  ])('ends on what comes then: %s', (prompt) => {
    expect(turns(prompt)).toEqual([['kite', 'mill'], ['bridge']]);
  });

  it.each([
    'the kite and the mill they hate each other I want them back and forth like a duel',
    'kite, mill, kite, mill, keep swapping between the two',
    'kite mill kite mill kite mill, 12 seconds',
    'cut between the kite and the mill',
  ])('are those that are named in turn: %s', (prompt) => {
    expect(turns(prompt)).toEqual([['kite', 'mill'], []]);
  });

  it.each([
    ['kite, mill, bridge, and in between the lantern every time', ['kite', 'mill', 'bridge', 'lantern']],
    ['the kite and the mill, with the anchor between each of them', ['kite', 'mill', 'anchor']],
    ['show the kite and the mill and after every one of them the bridge', ['kite', 'mill', 'bridge']],
    ['kite, mill, bridge, y entre cada uno la lantern', ['kite', 'mill', 'bridge', 'lantern']],
    ['kite, mill, bridge, und zwischen jedem die lantern', ['kite', 'mill', 'bridge', 'lantern']],
    ['kite, mill, bridge, et entre chacun la lantern', ['kite', 'mill', 'bridge', 'lantern']],
    ['kite, mill, bridge, e entre cada um a lantern', ['kite', 'mill', 'bridge', 'lantern']],
    ['a hard cut between each one, the kite first', []],
  ])('are what comes between each: %s', (prompt, ids) => {
    expect(turns(prompt)[0]).toEqual(ids);
  });

  it.each([
    ['kite first, mill last and the anchor in between them', ['anchor', 'kite', 'mill']],
    ['empieza con el kite, acaba con el mill, el anchor entre los dos', ['anchor', 'kite', 'mill']],
    ['fang mit dem kite an, ende mit der mill, den anchor zwischen den beiden', ['anchor', 'kite', 'mill']],
    ['commence par le kite, finis par le mill, le anchor entre les deux', ['anchor', 'kite', 'mill']],
    ['começa com o kite, termina com o mill, o anchor entre os dois', ['anchor', 'kite', 'mill']],
    [
      'from the kite the first half, from the mill the last 5 seconds, the anchor between these two',
      ['anchor', 'kite', 'mill'],
    ],
  ])('leave one thing between two: %s', (prompt, ids) => {
    const said = read(prompt).flatMap((wish) =>
      wish.kind === 'between' ? [...wish.clips, ...wish.than] : [],
    );
    expect(said.flatMap((one) => one.clips.map(({ clipId }) => clipId))).toEqual(ids);
  });

  it('are not what is cut', () => {
    expect(turns('cut the kite and the mill')).toEqual([[], []]);
  });

  it.each([
    ['kite and mill alternating, four times each', 4],
    ['kite und mill abwechselnd, je viermal', 4],
    ['kite et mill en alternance, trois fois chacun', 3],
    ['kite e mill alternados, duas vezes cada', 2],
    ['alterna kite y mill, tres veces cada uno', 3],
  ])('so often: %s', (prompt, count) => {
    const amounts = read(prompt).flatMap((wish) => (wish.kind === 'times' ? [wish.amount] : []));
    const each = { bound: 'exactly', value: count };
    expect(amounts).toEqual([each, each]);
  });
});
