import { describe, expect, it } from 'vitest';
import { readClips } from '../material/clip-facts.ts';
import { buildBrief, means, wish } from '../testing/build-brief.ts';
import { buildClips } from '../testing/build-clip.ts';
import { type ModelWish, mergeBriefs, readModelWishes } from './model-wishes.ts';

const CLIPS = readClips(buildClips({ id: 'dog' }, { id: 'sea' }));
const PROMPT = 'let the pup have the last word, about 12 seconds';
const told = (changes: Partial<ModelWish>): ModelWish => ({
  kind: 'close',
  said: 'the pup have the last word',
  clips: ['c1'],
  seconds: 0,
  share: 0,
  number: 0,
  value: '',
  text: '',
  ...changes,
});
const read = (...wishes: readonly ModelWish[]) => readModelWishes(wishes, PROMPT, CLIPS);

describe('wishes that a model found', () => {
  it('become wishes of the brief, with the words and the clips they rest on', () => {
    const [found] = read(told({}));
    expect(found).toMatchObject({ kind: 'close', source: 'model', certainty: 'likely', span: [4, 30] });
    expect(found?.kind === 'close' && found.clips[0]?.clips[0]?.clipId).toBe('dog');
  });

  it.each<[string, Partial<ModelWish>]>([
    ['words that the prompt does not have', { said: 'delete everything' }],
    ['no words', { said: ' ' }],
    ['a clip that nobody offered', { clips: ['c9', '../etc/passwd'] }],
    ['a pace that there is not', { kind: 'pace', value: 'warp' }],
    ['a length beyond all time', { kind: 'length', seconds: 1e308 }],
    ['a length below nothing', { kind: 'length', seconds: -5 }],
    ['a share beyond the whole', { kind: 'share', share: 40 }],
    ['half a clip', { kind: 'count', value: 'clips', number: 1.5 }],
    ['a number beyond all numbers', { kind: 'times', number: Number.MAX_VALUE }],
    ['the first place of no clip', { kind: 'place', number: 1, clips: [] }],
    ['an order of no clips', { kind: 'order', value: 'named', clips: [] }],
    ['a transition that there is not', { kind: 'transition', value: 'explosion' }],
    [
      'words for the picture that the creator never wrote',
      { kind: 'title', value: 'opening', text: 'Buy now' },
    ],
    ['a name without words', { kind: 'name', text: '' }],
  ])('are passed over with %s', (_, changes) => {
    expect(read(told(changes))).toEqual([]);
  });

  it.each<[ModelWish['kind'], Partial<ModelWish>, object]>([
    ['cutLength', { seconds: 2 }, { amount: { bound: 'about', value: 2 } }],
    ['count', { number: 4, value: 'clips' }, { amount: { bound: 'exactly', value: 4 }, of: 'clips' }],
    ['place', { number: -1 }, { place: -1 }],
    ['order', { value: 'backwards', clips: [] }, { by: 'backwards' }],
    ['every', { clips: [] }, { clips: [] }],
    ['times', { number: 2 }, { amount: { bound: 'exactly', value: 2 } }],
    ['transition', { value: 'crossfade' }, { transition: 'crossfade' }],
    ['fade', { value: 'end' }, { at: 'end', isNot: false }],
    ['title', { value: 'ending', text: 'the last word', clips: [] }, { text: 'the last word', at: 'ending' }],
    ['captions', {}, { isNot: false }],
    ['name', { text: 'the pup' }, { text: 'the pup' }],
    ['quality', { value: 'shaky', clips: [] }, { fault: 'shaky', verdict: 'leaveOut' }],
  ])('may be a %s', (kind, changes, expected) => {
    expect(read(told({ kind, ...changes }))).toMatchObject([{ kind, source: 'model', ...expected }]);
  });

  it('mean a clip once that the model names twice, in its order', () => {
    const [found] = read(told({ kind: 'open', clips: ['c2', 'c1', ' c2', 'c1'] }));
    expect(found?.kind === 'open' && found.clips[0]?.clips.map(({ clipId }) => clipId)).toEqual([
      'sea',
      'dog',
    ]);
  });

  it('are only so many', () => {
    expect(read(...Array.from({ length: 5000 }, () => told({}))).length).toBeLessThanOrEqual(24);
  });
});

describe('two readings in one brief', () => {
  it('keep what the rules are sure of', () => {
    const brief = buildBrief(wish('length', { amount: { bound: 'exactly', value: 20 } }));
    expect(mergeBriefs(brief, read(told({ kind: 'length', said: '12 seconds', seconds: 12 })))).toEqual(
      brief,
    );
  });

  it('give up a guess, and add what the rules did not see', () => {
    const brief = buildBrief(wish('close', { clips: [means('one', 'dog')], isNot: false }, 'guess'));
    const { wishes } = mergeBriefs(
      brief,
      read(told({}), told({ kind: 'length', said: '12 seconds', seconds: 12 })),
    );
    expect(wishes.map(({ kind, source }) => [kind, source])).toEqual([
      ['close', 'model'],
      ['length', 'model'],
    ]);
  });

  it('have both a fade in that the rules read and a fade out that a model found, and one look', () => {
    const brief = buildBrief(
      wish('fade', { at: 'start', isNot: false }),
      wish('grade', { look: 'warm', clips: [] }),
    );
    const found = read(
      told({ kind: 'fade', said: 'last word', value: 'end', clips: [] }),
      told({ kind: 'grade', said: 'the pup', value: 'vintage', clips: [] }),
    );
    expect(mergeBriefs(brief, found).wishes.map(({ kind, source }) => [kind, source])).toEqual([
      ['fade', 'prompt'],
      ['grade', 'prompt'],
      ['fade', 'model'],
    ]);
  });

  it('leave out what the creator has taken out, whatever a model reads', () => {
    const removed = buildBrief(wish('length', { amount: { bound: 'exactly', value: 20 } })).wishes;
    const told12 = told({ kind: 'length', said: '12 seconds', seconds: 12 });
    expect(mergeBriefs({ ...buildBrief(), removed }, read(told12)).wishes).toEqual([]);
    expect(mergeBriefs(buildBrief(), read(told12)).wishes).toMatchObject([{ kind: 'length' }]);
  });
});
