import { expect, it } from 'vitest';
import { buildClips } from '../../testing/build-clip.ts';
import { madeWishes } from '../made-wishes.ts';
import { readSentence } from '../reading.ts';
import type { Sentence } from '../sentence/sentence.ts';

const CHARS = 5000;
const clips = buildClips(
  { name: 'dog.mp4', labels: ['dog'] },
  { name: 'beach-walk.mp4', labels: ['beach'] },
  { name: 'top-out.mp4' },
);
const REPEATED = [
  'a',
  'no',
  'dog then',
  'dog, then the',
  'beach and dog',
  'the dog of',
  'the dog where',
  'start with',
  'title',
  'the first 3 seconds of the dog',
  'mute the sound of the dog',
  'write "a" at the end and',
  'i want',
  'wait no',
  '20 seconds',
  '3 s dog,',
  'the rest',
  'from 2 to 7 seconds of the dog and',
  'no sorry first the dog then the beach',
  'half of the',
  'dog, beach and top-out for 2 seconds each, then',
  'dog, beach and top-out: 3, 5 and 8 seconds',
  'his dog and that line,',
  'from 0:05 to 0:11 of the dog',
  'day 1: dog, beach.',
  'um',
  '"',
  '的',
];

/** How often a token is looked at while the wishes of a prompt are made: the work of the reader, on any machine. */
function looks(prompt: string): number {
  const { sentence, index, language } = readSentence(prompt, clips);
  let count = 0;
  const tokens = new Proxy([...sentence.tokens], {
    get: (target, key, receiver) => {
      count += 1;
      return Reflect.get(target, key, receiver);
    },
  });
  const counted: Sentence = { ...sentence, tokens };
  madeWishes(prompt, counted, { clips: index, lexicon: language.lexicon, embeddingOf: () => null });
  return count;
}

const repeated = (words: string, chars: number) => `${words} `.repeat(Math.ceil(chars / (words.length + 1)));

it.each(REPEATED)(
  '%j again and again takes work that grows with its length, some hundred looks a character',
  (words) => {
    const [half, whole] = [looks(repeated(words, CHARS / 2)), looks(repeated(words, CHARS))];
    expect(whole).toBeLessThan(half * 2.5);
    expect(whole / CHARS).toBeLessThan(600);
  },
);
