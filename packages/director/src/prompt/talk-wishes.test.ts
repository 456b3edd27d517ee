import { describe, expect, it } from 'vitest';
import { buildClips } from '../testing/build-clip.ts';
import { planSketches } from '../testing/plan-sketches.ts';
import { readBrief } from './read-brief.ts';

const clips = buildClips({ name: 'waves.mp4', labels: ['ocean'] }, { name: 'dog.mp4', labels: ['dog'] });
const speechOf = (prompt: string) =>
  readBrief({ prompt, clips }).wishes.map((wish) => (wish.kind === 'speech' ? wish.speech : wish.kind));

/** In English, Spanish, Portuguese, German and French. */
const SAYINGS = {
  clear: [
    'clean up the voices',
    'make the voices clearer',
    'remove the background noise',
    'limpia las voces',
    'sin ruido de fondo',
    'limpe as vozes',
    'tira o ruído de fundo',
    'mach die Stimmen klarer',
    'ohne Hintergrundgeräusche',
    'nettoie les voix',
    'enlève le bruit de fond',
  ],
  fluent: [
    'no ums',
    'cut out the ums',
    'without filler words',
    'sin muletillas',
    'sem hesitações',
    'ohne Ähms',
    'ohne Füllwörter',
    'sans hésitations',
  ],
  only: ['cut out the silences'],
  prefer: [
    'keep what is said',
    "keep what's said",
    'keep everything that is said',
    'keep all that is being said',
    'keep everything I say',
    'keep all of what they say',
    'keep every word',
    'behalte alles, was gesagt wird',
    'behalte was ich sage',
    'garde ce que je dis',
    'garde tout ce qui est dit',
    'deja todo lo que decimos',
    'conserva lo que se dice',
    'mantém tudo o que dizemos',
    'mantém o que é dito',
  ],
} as const;

describe.each(Object.entries(SAYINGS))('Talk: %s', (speech, sayings) => {
  it.each(sayings)('%s', (prompt) => {
    expect(speechOf(prompt)).toEqual([speech]);
  });
});

it.each([
  'only clips with talking',
  'keep only the spoken bits',
  'I want nothing but the people speaking',
  'use only what they say',
  'just the shots with people talking, 20 seconds',
])('%s: nothing but speech', (prompt) => {
  expect(speechOf(prompt)).toContain('only');
  expect(speechOf(prompt)).not.toContain('include');
});

it('Clear voices, no ums and only talking are wishes that go together', () => {
  expect(speechOf('only the talking, no ums, clean up the voices').toSorted()).toEqual([
    'clear',
    'fluent',
    'only',
  ]);
});

describe('What is done to talk', () => {
  const talker = {
    id: 'talk',
    seconds: 12,
    labels: ['person', 'talking'],
    speech: [
      { startSeconds: 1, endSeconds: 4 },
      { startSeconds: 6, endSeconds: 10 },
    ],
  };
  const view = { id: 'view', seconds: 6 };

  it('clears the cuts in which somebody is heard, and no others', () => {
    const { selectedClips } = planSketches('show every clip, clean up the voices', talker, view);
    expect(new Set(selectedClips.map(({ clipId }) => clipId)).size).toBe(2);
    for (const { clipId, isVoiceCleared } of selectedClips)
      expect(isVoiceCleared).toBe(clipId === 'talk' ? true : undefined);
  });

  it('leaves the pauses out of them', () => {
    const edges = planSketches('no ums, 9 seconds', talker).selectedClips.map(({ startTime, endTime }) => [
      startTime,
      endTime,
    ]);
    expect(edges).toEqual([
      [0.9, 4.5],
      [6, 10.5],
    ]);
  });
});
