import { expect, test } from 'vitest';
import { normalisePrompt } from './normalise.ts';
import { plainSentences } from './plain-sentences.ts';

test.each([
  ['cake, kiss, rings, in this order, hard cuts', 'start with cake then kiss then rings'],
  ['it should show her the rings and the kiss in that order', 'start with the rings then the kiss'],
  ['cat 2 sec, bird 3 sec', '2 sec of cat then 3 sec of bird'],
  ['take the dog out no leave him in but mute him', 'include the dog , mute the dog'],
  [
    'the last clip is terrible and so is the sixth one, do not use them',
    'skip the last clip , skip the sixth one',
  ],
  ['There is one clip where I talk and I hate it. Leave that one out.', 'leave out the clip where i talk'],
  ['the juggling but not the shaky one the other one', 'no shaky juggling'],
  [
    'hear me in the intro but all the other clips should be silent',
    'keep the sound of the intro and mute the rest',
  ],
  ['mute everything except when I talk', 'keep only the voices'],
  ['it should go to black for a moment between the clips', 'dip to black between the clips'],
  ['the order should be turned around', 'in reverse order'],
  ['no cars in it or any bicycles', 'no cars or bicycles'],
  ['nothing where somebody talks', 'no talking'],
])('%s', (prompt, plain) => {
  expect(plainSentences(normalisePrompt(prompt))).toContain(plain);
});

test.each([
  'keep the dog in, mute it, 20 seconds',
  'no people and skip the dark ones , fast cuts',
  'in this order , the rings , the kiss',
])('an ordinary wish stays as it is: %s', (prompt) => {
  const text = normalisePrompt(prompt);
  expect(plainSentences(text)).toBe(text);
});
