import type { Embedding } from '@cutroom/contract';
import { describe, expect, it } from 'vitest';
import { planEdit } from '../plan/plan-edit.ts';
import { buildClips, type ClipSketch } from '../testing/build-clip.ts';

const OTHERS: readonly ClipSketch[] = [{}, {}, {}, {}, {}];
const HASH = '8f3a5c7e1b2d4f60';
/** Ten bits away. */
const SIMILAR_HASH = '8f3a5c7e1b2d4c9f';
/** Eight bits away, as a take that is much darker was measured. */
const DARKER_HASH = '8f3a5c7e1b2d4f9f';
const looked = (...values: number[]): Embedding => ({ model: 'tiny', values });

function shown(first: ClipSketch, second: ClipSketch): number {
  const clips = buildClips(...OTHERS, { ...first, id: 'first' }, { ...second, id: 'second' });
  const { selectedClips } = planEdit({ prompt: 'make it good', clips });
  return ['first', 'second'].filter((id) => selectedClips.some(({ clipId }) => clipId === id)).length;
}

describe('takes of the same thing', () => {
  it('are told by their hash, and only one is shown', () => {
    expect(shown({ hash: HASH }, { hash: HASH })).toBe(1);
    expect(shown({ hash: HASH }, { hash: DARKER_HASH })).toBe(1);
    expect(shown({ hash: HASH }, { hash: SIMILAR_HASH })).toBe(2);
  });

  it('are none where somebody says other words in them, and are where the words are the same', () => {
    const saying = (text: string): ClipSketch => ({
      hash: HASH,
      speech: [{ startSeconds: 0.5, endSeconds: 6 }],
      words: text.split(' ').map((word, at) => ({
        text: word,
        startSeconds: 0.5 + at * 0.6,
        endSeconds: 1 + at * 0.6,
      })),
    });
    expect(shown(saying('today we bake bread'), saying('now it rests overnight'))).toBe(2);
    expect(shown(saying('today we bake bread'), saying('So, today we bake bread!'))).toBe(1);
    const unheard: ClipSketch = { hash: HASH, speech: [{ startSeconds: 0.5, endSeconds: 6 }] };
    expect(shown(unheard, unheard)).toBe(2);
  });

  it('are told by a hash somewhat alike where a model takes both for the same', () => {
    const take = { hash: HASH, embedding: looked(0.9, 0.1, 0.4) };
    expect(shown(take, { hash: SIMILAR_HASH, embedding: looked(0.9, 0.12, 0.38) })).toBe(1);
    expect(shown(take, { hash: SIMILAR_HASH, embedding: looked(0.1, 0.9, 0.2) })).toBe(2);
    expect(shown(take, { hash: '70c5a381e4d2b09f', embedding: looked(0.9, 0.1, 0.4) })).toBe(2);
  });
});
