import { describe, expect, test } from 'vitest';
import type { ClipReference } from './brief.ts';
import { parseBrief } from './parse-brief.ts';

/** 'dog' for words, '#2' for positions, 'best', 'worst'. */
function short(references: readonly ClipReference[]): string[] {
  return references.flatMap((reference) => {
    if (reference.kind === 'words') return [reference.words.join(' ')];
    return reference.kind === 'position'
      ? reference.positions.map((position) => `#${position}`)
      : [reference.kind];
  });
}

describe('what comes first', () => {
  test.each([
    ['start with the ocean', ['ocean']],
    ['Begin with the dog, then fast cuts', ['dog']],
    ['open on the sunset please', ['sunset']],
    ['starting with clip 3', ['#3']],
    ['start with the second clip', ['#2']],
    ['start with the last one', ['#-1']],
    ['kick off with the drone shot and make it fast', ['drone']],
    ['the first shot should be the cake', ['cake']],
    ['put the dog first', ['dog']],
    ['the beach at the start', ['beach']],
    ['start with the ocean and end on the dog', ['ocean']],
    ['first the ocean then the dog then the sunset', ['ocean', 'dog', 'sunset']],
    ['start with the woman in the red dress', ['woman red dress']],
    ['start with the clip that shows the dog', ['dog']],
    ['start with me', ['person']],
    ['open with the dog on the beach and keep the original sound', ['dog beach']],
    ['lead with a close up of the bee', ['bee closeup']],
    ['begin with sunrise.mp4', ['sunrise']],
    ['start with the dog no wait the cat', ['cat']],
    ['start with the dog no i mean start with the ocean', ['ocean']],
    ['i want it to start with the ocean', ['ocean']],
    ['start with the ocean with fast cuts', ['ocean']],
    ['start on the beach for two seconds', ['beach']],
  ])('%s', (prompt, expected) => {
    expect(short(parseBrief(prompt).opening)).toEqual(expected);
  });

  test.each([
    'start with a title',
    'start with a fade in',
    'start slow',
    'start strong',
    'make it good from start to end',
    'open with a bang',
  ])('%s names no clip', (prompt) => {
    expect(parseBrief(prompt).opening).toEqual([]);
  });
});

describe('what comes last', () => {
  test.each([
    ['end on the dog', ['dog']],
    ['finish with the sunset', ['sunset']],
    ['close on the smiling woman', ['woman smiling']],
    ['ending with clip 2', ['#2']],
    ['the last shot should be the fireworks', ['fireworks']],
    ['put the cake at the end', ['cake']],
    ['wrap up with the group photo', ['photo group']],
    ['start with the ocean then end with the dog', ['dog']],
    ['finally the moon', ['moon']],
    ['the sunset last', ['sunset']],
    ['end with the first clip', ['#1']],
  ])('%s', (prompt, expected) => {
    expect(short(parseBrief(prompt).ending)).toEqual(expected);
  });

  test.each(['end with a fade out', 'finish strong', 'end with a title card', 'fade out at the end'])(
    '%s names no clip',
    (prompt) => {
      expect(parseBrief(prompt).ending).toEqual([]);
    },
  );
});

describe('the order of everything', () => {
  test.each([
    ['in the order I filmed', 'filmed'],
    ['in the order i filmed them', 'filmed'],
    ['chronological', 'filmed'],
    ['keep it chronological', 'filmed'],
    ['in chronological order', 'filmed'],
    ['keep the order', 'uploaded'],
    ['in the order I uploaded them', 'uploaded'],
    ['in the same order', 'uploaded'],
    ["don't change the order", 'uploaded'],
    ['keep the clips in order', 'uploaded'],
    ['from first to last', 'uploaded'],
    ['reverse order', 'reverse'],
    ['in reverse', 'reverse'],
    ['from last to first', 'reverse'],
    ['save the best for last', 'best_last'],
    ['end with the best shot', 'best_last'],
    ['start with the best clip', 'best_first'],
    ['best first', 'best_first'],
    ['shuffle the clips', 'shuffled'],
    ['in random order', 'shuffled'],
    ['mix them up', 'shuffled'],
  ])('%s', (prompt, order) => {
    expect(parseBrief(prompt).order).toBe(order);
  });

  test.each([
    ['the dog before the ocean', 'dog', 'ocean'],
    ['put the ocean after the dog', 'dog', 'ocean'],
    ['show the cake before the candles', 'cake', 'candles'],
  ])('%s', (prompt, first, second) => {
    const [pair = []] = parseBrief(prompt).before;
    expect(short(pair as ClipReference[])).toEqual([first, second]);
  });
});

test.each([
  'the first dance was amazing',
  'this was my first time skiing',
  'we had so much fun at the lake',
  'a video for my wife',
  'the last day was the best of our life',
])('%s tells a story and asks for no clip', (prompt) => {
  const { opening, ending, include, exclude, only } = parseBrief(prompt);
  expect([opening, ending, include, exclude, only]).toEqual([[], [], [], [], []]);
});

test.each([
  ['the campfire should wrap everything up', 'ending', 'campfire'],
  ['can the surfers be the opening image', 'opening', 'surfers'],
  ['the dog is off limits', 'exclude', 'dog'],
  ['spare me the dog', 'exclude', 'dog'],
  ['dog clips and nothing more', 'only', 'dog'],
] as const)('%s is understood by its signs: %s %s', (prompt, wish, word) => {
  expect(short(parseBrief(prompt)[wish])).toEqual([word]);
});

describe('which clips stay out', () => {
  test.each([
    ['no people', ['people']],
    ['without people', ['people']],
    ['no people or dogs', ['people', 'dogs']],
    ['no people, dogs or cars', ['people', 'dogs', 'cars']],
    ['skip the blurry and dark ones', ['blurry', 'dark']],
    ['leave out the second clip', ['#2']],
    ['without the third one', ['#3']],
    ["don't use the dog", ['dog']],
    ['do not include any cars please', ['cars']],
    ['exclude clips with people', ['people']],
    ['avoid shaky footage', ['shaky']],
    ['remove the out of focus ones', ['blurry']],
    ['leave the cat out', ['cat']],
    ['everything except the pizza', ['pizza']],
    ['use every clip except the second', ['#2']],
    ['all clips but not the dark ones', ['dark']],
    ['skip clips 2 and 4', ['#2', '#4']],
    ['drop the last clip', ['#-1']],
    ['leave out the first two clips', ['#1', '#2']],
    ['nothing with people', ['people']],
    ['get rid of the bad ones', ['worst']],
    ['I hate the traffic clip', ['traffic']],
    ['make a reel without the dog and end on the ocean', ['dog']],
    ['no dogs fast cuts twenty seconds', ['dogs']],
    ['skip img_0042.mov', ['0042 img']],
    ['not the dog', ['dog']],
    ['no one in it just nature no people', ['people']],
  ])('%s', (prompt, expected) => {
    expect(short(parseBrief(prompt).exclude)).toEqual(expected);
  });

  test.each([
    'no music',
    'no sound',
    'no text on screen',
    'no transitions',
    'not too fast',
    'no talking',
    "don't change the order",
    'no rush',
    'without sound',
    'no longer than 20 seconds',
    'why not',
    'no effects or filters',
  ])('%s leaves no clip out', (prompt) => {
    expect(parseBrief(prompt).exclude).toEqual([]);
  });
});

describe('only, all, some', () => {
  test.each([
    ['only the beach clips', ['beach']],
    ['use only the beach clips', ['beach']],
    ['only use clips with people', ['people']],
    ['just the dog clips', ['dog']],
    ['nothing but the ocean', ['ocean']],
    ['only the second and third clips', ['#2', '#3']],
    ['only the first three clips', ['#1', '#2', '#3']],
    ['just use clips 1 and 4', ['#1', '#4']],
    ['only the dog and the cat', ['dog', 'cat']],
    ['stick to the indoor shots', ['indoor']],
    ['only the good ones', ['best']],
    ['use clips 2 to 4 only', ['#2', '#3', '#4']],
    ['the beach clips only', ['beach']],
  ])('%s', (prompt, expected) => {
    expect(short(parseBrief(prompt).only)).toEqual(expected);
  });

  test.each([
    'only 20 seconds',
    'just make it good',
    'only use 3 clips',
    'just a quick reel',
    'only fast cuts',
    'i only have a minute',
  ])('%s limits no clips', (prompt) => {
    expect(parseBrief(prompt).only).toEqual([]);
  });

  test.each([
    'use every clip',
    'use all clips',
    'all of the clips',
    'include everything',
    'use every single clip',
    'use all my clips',
    "don't leave any out",
    'every clip at least once',
    'use all of them',
    'use each clip',
  ])('%s wants every clip', (prompt) => {
    expect(parseBrief(prompt).everyClip).toBe(true);
  });

  test.each([
    'use all clips with the dog',
    'every clip should be two seconds long',
    'skip all the dark clips',
    'all about the dog',
  ])('%s does not want every clip', (prompt) => {
    expect(parseBrief(prompt).everyClip).toBe(false);
  });

  test.each([
    ['make sure the dog is in it', ['dog']],
    ['include the sunset', ['sunset']],
    ["don't forget the cake", ['cake']],
    ['must have the dog', ['dog']],
    ['definitely include clip 2', ['#2']],
    ['use the dog and the pizza', ['dog', 'pizza']],
    ['make sure to show the ocean', ['ocean']],
  ])('%s', (prompt, expected) => {
    expect(short(parseBrief(prompt).include)).toEqual(expected);
  });

  test.each([
    ['focus on the dog', ['dog']],
    ['mostly the beach', ['beach']],
    ['lots of food', ['food']],
    ['more of the cat', ['cat']],
    ['highlight the product', ['product']],
  ])('%s', (prompt, expected) => {
    expect(short(parseBrief(prompt).prefer)).toEqual(expected);
  });

  test.each([
    ['a reel of people', ['people']],
    ['an upbeat 15 second reel of people moving, end on the dog', ['people']],
    ['a calm video of waves crashing', ['waves crashing']],
    ['a short film of the dog and the cat', ['dog', 'cat']],
    ['a video of my dog running on the beach', ['running dog beach']],
    ['a reel of the best moments', []],
    ['a video of our trip', []],
    ['a 15 second reel of 5 shots', []],
    ['start with a shot of the dog', []],
  ])('%s is about %j', (prompt, expected) => {
    const { mostly, bare } = parseBrief(prompt);
    expect([short(mostly), short(bare)]).toEqual([expected, expected]);
  });
});
