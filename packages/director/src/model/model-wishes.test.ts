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
  value: '',
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
  ])('are passed over with %s', (_, changes) => {
    expect(read(told(changes))).toEqual([]);
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

  it('leave out what the creator has taken out, whatever a model reads', () => {
    const removed = buildBrief(wish('length', { amount: { bound: 'exactly', value: 20 } })).wishes;
    const told12 = told({ kind: 'length', said: '12 seconds', seconds: 12 });
    expect(mergeBriefs({ ...buildBrief(), removed }, read(told12)).wishes).toEqual([]);
    expect(mergeBriefs(buildBrief(), read(told12)).wishes).toMatchObject([{ kind: 'length' }]);
  });
});
