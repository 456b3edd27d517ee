import { wishSchema } from '@cutroom/contract';
import { describe, expect, it } from 'vitest';
import { readClips } from '../material/clip-facts.ts';
import { buildBrief, means, wish } from '../testing/build-brief.ts';
import { buildClips } from '../testing/build-clip.ts';
import { mergeBriefs } from './merge-readings.ts';
import { type ModelWish, modelWishSchema } from './model-wish.ts';
import { readModelWishes } from './model-wishes.ts';

const CLIPS = readClips(buildClips({ id: 'dog' }, { id: 'sea' }));
const PROMPT = 'let the pup have the last word, about 12 seconds';
const told = (changes: Partial<ModelWish>): ModelWish => ({
  kind: 'close',
  said: 'the pup have the last word',
  clips: ['c1'],
  than: [],
  isNot: false,
  bound: 'about',
  seconds: 0,
  until: 0,
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
    ['a range that goes backwards', { kind: 'clipPart', value: 'range', seconds: 9, until: 3 }],
    ['a length between more and less', { kind: 'length', bound: 'between', seconds: 20, until: 10 }],
    ['an end beyond all time', { kind: 'clipPart', value: 'range', seconds: 3, until: 1e308 }],
    ['a place before nothing', { kind: 'before', than: [] }],
    ['a part before the first', { kind: 'section', number: 0 }],
    ['a level that changes nothing', { kind: 'level', value: 'named', number: 0 }],
    ['a level that bursts ears', { kind: 'level', value: 'named', number: 90 }],
    ['a speed that goes backwards', { kind: 'speed', value: 'fast', number: -2 }],
    ['cuts of neither a length nor alike', { kind: 'cutLength' }],
    ['something impossible that nobody asked for', { kind: 'unsupported', text: 'a hologram' }],
    ['an exception from no wish', { kind: 'exception', number: 7 }],
    ['an exception from itself', { kind: 'exception', number: 1 }],
  ])('are passed over with %s', (_, changes) => {
    expect(read(told(changes))).toEqual([]);
  });

  it.each<[ModelWish['kind'], Partial<ModelWish>, object]>([
    ['cutLength', { seconds: 2 }, { amount: { bound: 'about', value: 2 } }],
    ['cutLength', { value: 'even' }, { amount: null, isEven: true }],
    [
      'length',
      { seconds: 8, until: 12, bound: 'between' },
      { amount: { bound: 'between', from: 8, to: 12 } },
    ],
    ['length', { seconds: 12, bound: 'atMost' }, { amount: { bound: 'atMost', value: 12 } }],
    ['length', { value: 'longest' }, { amount: { bound: 'longest' } }],
    [
      'count',
      { number: 4, value: 'clips', bound: 'exactly' },
      { amount: { bound: 'exactly', value: 4 }, of: 'clips', perClip: false },
    ],
    ['count', { number: 2, value: 'cuts of each clip' }, { of: 'cuts', perClip: true }],
    ['pace', { value: 'faster' }, { pace: null, course: 'faster' }],
    ['close', { isNot: true }, { isNot: true }],
    ['before', { than: ['c2'], value: 'direct' }, { isDirect: true, than: [{ clips: [{ clipId: 'sea' }] }] }],
    ['between', { than: ['c1', 'c2'] }, { than: [{ number: 'all' }] }],
    ['together', { clips: ['c1', 'c2'], value: 'apart' }, { isApart: true }],
    ['order', { value: 'bestLast', clips: [] }, { by: 'bestLast' }],
    ['share', { share: 0.5, bound: 'atLeast' }, { measure: { of: 'reel', share: 0.5, bound: 'atLeast' } }],
    ['share', { than: ['c2'], number: 2 }, { measure: { of: 'clips', ratio: 2 } }],
    ['clipPart', { value: 'range', seconds: 3, until: 9 }, { part: { fromSeconds: 3, toSeconds: 9 } }],
    ['clipPart', { value: 'dropLast', seconds: 2 }, { part: { part: 'dropLast', seconds: 2 } }],
    ['clipPart', { value: 'until', until: 7 }, { part: { part: 'until', atSeconds: 7 } }],
    ['clipPart', { value: 'best' }, { part: { part: 'best' } }],
    [
      'section',
      { number: 2, text: 'the last word', seconds: 8 },
      { index: 1, name: 'the last word', amount: { bound: 'about', value: 8 } },
    ],
    ['hold', { value: 'longer' }, { amount: null, than: 'longer' }],
    ['level', { value: 'others', number: -60 }, { of: 'others', gainDb: -60 }],
    ['platform', { value: 'tiktok', clips: [] }, { platform: 'tiktok' }],
    ['music', { value: 'onBeat', clips: [] }, { music: 'onBeat', style: null }],
    ['speed', { value: 'slow', number: 0.5 }, { speed: 'slow', factor: 0.5 }],
    ['speech', { value: 'fluent', clips: [] }, { speech: 'fluent' }],
    ['framing', { value: 'close' }, { framing: 'close' }],
    ['variety', { clips: [] }, {}],
    ['unsupported', { text: 'the last word', clips: [] }, { feature: 'the last word' }],
    ['quality', { value: 'dark', isNot: true }, { fault: 'dark', verdict: 'keep' }],
    ['mood', { value: 'dreamy', clips: [] }, { mood: 'dreamy' }],
    ['place', { number: -1 }, { place: -1 }],
    ['order', { value: 'backwards', clips: [] }, { by: 'backwards' }],
    ['every', { clips: [] }, { clips: [] }],
    ['times', { number: 2, bound: 'exactly' }, { amount: { bound: 'exactly', value: 2 } }],
    ['transition', { value: 'crossfade' }, { transition: 'crossfade' }],
    ['fade', { value: 'end' }, { at: 'end', isNot: false }],
    ['title', { value: 'ending', text: 'the last word', clips: [] }, { text: 'the last word', at: 'ending' }],
    ['captions', {}, { isNot: false }],
    ['name', { text: 'the pup' }, { text: 'the pup' }],
    ['quality', { value: 'shaky', clips: [] }, { fault: 'shaky', verdict: 'leaveOut' }],
  ])('may be a %s', (kind, changes, expected) => {
    expect(read(told({ kind, ...changes }))).toMatchObject([{ kind, source: 'model', ...expected }]);
  });

  it('may be an exception from another of them, unless that one does not hold', () => {
    const all = told({ kind: 'every', clips: [] });
    const but = told({ kind: 'exception', number: 1 });
    expect(read(all, but)).toMatchObject([{ kind: 'every' }, { kind: 'exception', of: 'model-1' }]);
    expect(read({ ...all, said: 'everything' }, but)).toEqual([]);
  });

  it('can be of every kind that the contract has', () => {
    expect(modelWishSchema.shape.kind.options.toSorted()).toEqual(
      wishSchema.options.map(({ shape }) => shape.kind.value).toSorted(),
    );
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

  it('lose an exception with the wish that it is from', () => {
    const own = buildBrief(wish('every', { clips: [] }, 'sure'));
    const found = read(
      told({ kind: 'every', clips: [] }),
      told({ kind: 'exception', said: 'about 12', number: 1 }),
    );
    expect(mergeBriefs(own, found).wishes.map(({ kind, source }) => [kind, source])).toEqual([
      ['every', 'prompt'],
    ]);
    expect(mergeBriefs(buildBrief(), found).wishes.map(({ kind }) => kind)).toEqual(['every', 'exception']);
  });

  it('leave out what the creator has taken out, whatever a model reads', () => {
    const removed = buildBrief(wish('length', { amount: { bound: 'exactly', value: 20 } })).wishes;
    const told12 = told({ kind: 'length', said: '12 seconds', seconds: 12 });
    expect(mergeBriefs({ ...buildBrief(), removed }, read(told12)).wishes).toEqual([]);
    expect(mergeBriefs(buildBrief(), read(told12)).wishes).toMatchObject([{ kind: 'length' }]);
  });
});
