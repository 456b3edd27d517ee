import { describe, expect, test } from 'vitest';
import { buildClips, type ClipSketch } from '../testing/build-clip.ts';
import { planEdit } from './plan-edit.ts';

const speech = [{ startSeconds: 1, endSeconds: 7 }];
const words = 'hello this is my new flat and it is large'
  .split(' ')
  .map((text, index) => ({ text, startSeconds: 1 + index * 0.5, endSeconds: 1.4 + index * 0.5 }));
const made = (prompt: string, talk: ClipSketch) => planEdit({ prompt, clips: buildClips(talk, {}, {}) });

describe('Captions', () => {
  test('are in the plan where it is known what is said', () => {
    const plan = made('10 seconds with captions', { speech, words });
    expect(plan.style?.captions).toBe(true);
    expect(plan.description).toContain('Captions show what is said.');
    expect(plan.instructions).toContain('captions of what is said');
    expect(made('10 seconds', { speech, words }).style).not.toHaveProperty('captions');
  });

  test.each<[string, string, ClipSketch]>([
    ['10 seconds with captions', 'Nobody has written down yet what is said', { speech }],
    ['10 seconds with captions', 'Nobody was heard to say anything in these shots', { words: [] }],
    ['10 seconds with captions', 'Nobody was heard to say anything in these shots', {}],
    ['10 seconds with captions, mute it', 'It is silent, so there are no captions', { speech, words }],
  ])('%s: %s', (prompt, sentence, talk) => {
    const plan = made(prompt, talk);
    expect(plan.style).not.toHaveProperty('captions');
    expect(plan.description).toContain(sentence);
  });
});
