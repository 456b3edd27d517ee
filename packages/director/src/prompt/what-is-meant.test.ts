import { describe, expect, it } from 'vitest';
import { buildClips } from '../testing/build-clip.ts';
import { readBrief } from './read-brief.ts';

const clips = buildClips(
  { id: 'bag', name: 'bean-paper-bag.mp4', description: 'A tabby cat crawls into a paper bag.', seconds: 20 },
  { id: 'treat', name: 'IMG_1201.MOV', description: 'A tabby cat takes a treat.' },
  { id: 'sill', name: 'nori-windowsill.mp4', description: 'A black cat lies on a windowsill.' },
  { id: 'laser', name: 'IMG_1202.MOV', description: 'A black cat chases a red dot.' },
  { id: 'race', name: 'IMG_1203.MOV', description: 'Children hop in sacks across a lawn.' },
  { id: 'rain', name: 'chuva.mp4', description: '' },
  { id: 'red', name: 'red-robot.mp4', description: 'A red robot.' },
);

/** Kinds of wishes with the clips that they mean. */
function read(prompt: string): readonly string[] {
  return readBrief({ prompt, clips }).wishes.map((wish) => {
    const meant = 'clips' in wish ? wish.clips.flatMap((one) => one.clips.map(({ clipId }) => clipId)) : [];
    const isNot = 'isNot' in wish && wish.isNot ? 'not ' : '';
    return [`${isNot}${wish.kind}`, ...meant].join(' ');
  });
}

describe('Clips answer to', () => {
  it.each([
    ['the name of whoever is described as in them', 'no Bean', ['exclude bag treat']],
    ['nobody who is described otherwise', 'no Nori', ['exclude sill laser']],
    ['a word that only they show', 'open with the sack race', ['open race']],
    ['a name in another language than the prompt', 'skip the rain', ['exclude rain']],
    ['a name that the prompt gives', 'The red one is Crusho. Open with Crusho.', ['open red']],
    ['a range of file names', 'use only IMG_1201 to IMG_1203', ['only treat laser race']],
    ['a file name without its sign', 'no img 1202', ['exclude laser']],
  ] as const)('%s', (_, prompt, wishes) => {
    expect(read(prompt)).toEqual(wishes);
  });
});

describe('What was named last is meant by', () => {
  it.each([
    ["'its'", 'Show the paper bag. Skip its first 4 seconds.', ['include bag', 'clipPart bag']],
    ['a time of a clip', 'The paper bag is far too long, take 0:04 to 0:09.', ['clipPart bag']],
    [
      'a place',
      'Show the paper bag, but not first and not last.',
      ['include bag', 'not open bag', 'not close bag'],
    ],
    ["'that goes first'", 'The red robot is my favourite, so that goes first.', ['open red']],
    [
      "'the only clip with sound'",
      'Open with the red robot, the only clip with sound.',
      ['open red', 'level red'],
    ],
  ] as const)('%s', (_, prompt, wishes) => {
    expect(read(prompt)).toEqual(wishes);
  });
});

it("'this time' and 'last time' name no clip", () => {
  expect(read('20 seconds this time')).toEqual(['length']);
  expect(read('Last time we met, nobody could swim.')).toEqual([]);
});

it('a time before or behind two things is the time of both together', () => {
  const sections = readBrief({
    prompt:
      '3 seconds of the red robot. Then 20 seconds of the sack race and the paper bag. Then 5 s of Nori.',
    clips,
  }).wishes.flatMap((wish) => (wish.kind === 'section' ? [[wish.clips.length, wish.amount]] : []));
  expect(sections).toEqual([
    [1, { bound: 'exactly', value: 3 }],
    [2, { bound: 'exactly', value: 20 }],
    [1, { bound: 'exactly', value: 5 }],
  ]);
});
