import { describe, expect, it } from 'vitest';
import { buildClips } from '../testing/build-clip.ts';
import { planSketches } from '../testing/plan-sketches.ts';
import { readBrief } from './read-brief.ts';

const sketches = [
  {
    id: 'nan',
    name: 'grandmother.mp4',
    labels: ['grandmother'],
    seconds: 12,
    speech: [{ startSeconds: 1, endSeconds: 6 }],
  },
  {
    id: 'guide',
    name: 'interview.mp4',
    labels: ['man'],
    seconds: 12,
    speech: [{ startSeconds: 1, endSeconds: 11 }],
  },
  { id: 'boat', name: 'boat.mp4', labels: ['boat'] },
  { id: 'cake', name: 'cake.mp4', labels: ['cake'] },
];
const clips = buildClips(...sketches);
/** Each wish in a word, with the clips it means. */
const saidBy = (prompt: string) =>
  readBrief({ prompt, clips }).wishes.map((wish) => {
    const ids = 'clips' in wish ? wish.clips.flatMap((one) => one.clips.map(({ clipId }) => clipId)) : [];
    const what = wish.kind === 'speech' ? wish.speech : wish.kind === 'level' ? wish.of : wish.kind;
    return [what, ...ids].join(' ');
  });

describe('What somebody says, first or last', () => {
  it.each([
    ['start with what she says', 'open nan'],
    ['open with her first sentence', 'open nan'],
    ['end with what he says', 'close guide'],
    ['finish on what grandmother says', 'close nan'],
    ['empieza con lo que dice ella', 'open nan'],
    ['empieza con ella hablando', 'open nan'],
    ['termina con lo que dice la abuela', 'close nan'],
    ['começa com o que ela diz', 'open nan'],
    ['acaba com ele a falar', 'close guide'],
    ['fang mit dem an, was Oma sagt', 'open nan'],
    ['hör mit dem auf, was er sagt', 'close guide'],
    ["commence par ce qu'elle dit", 'open nan'],
    ['finis sur ce que mamie raconte', 'close nan'],
  ])('%s: %s', (prompt, said) => {
    expect(saidBy(prompt)).toEqual([said]);
  });

  it('opens the reel where she begins, and she says it to its end', () => {
    const { selectedClips } = planSketches('start with what she says, 15 seconds', ...sketches);
    const [first] = selectedClips;
    expect(first?.clipId).toBe('nan');
    expect(first?.startTime).toBeLessThanOrEqual(1);
    expect((first?.endTime ?? 0) + (first?.audio?.tailSeconds ?? 0)).toBeGreaterThanOrEqual(5.9);
  });
});

describe('Whose voice is heard', () => {
  it.each([
    ['only the voice of grandmother', ['others nan']],
    ["only grandmother's voice", ['others nan']],
    ['nur Omas Stimme', ['others nan']],
    ['nur die Stimme von Oma', ['others nan']],
    ['man hört das Interview, der Rest ist stumm', ['others guide']],
    ["on entend l'interview, le reste est muet", ['others guide']],
    ['ouve-se a entrevista, o resto em silêncio', ['others guide']],
    ['only the voices', ['only']],
  ])('%s', (prompt, said) => {
    expect(saidBy(prompt)).toEqual(said);
  });

  it.each([
    ['the interview should be heard over everything', 'under guide'],
    ['her voice should go through the whole reel', 'under'],
    ['grandmother as a voice-over for the whole reel', 'under nan'],
    ['Oma als Off-Stimme für das ganze Video', 'under nan'],
    ['mamie en voix off sur toute la vidéo', 'under nan'],
  ])('%s: all through the reel', (prompt, said) => {
    expect(saidBy(prompt)).toEqual([said]);
  });
});

describe('How somebody is heard', () => {
  it.each(['lass sie ausreden', 'laisse-la finir ses phrases', 'deja que ella termine sus frases'])(
    '%s: to the end',
    (prompt) => {
      expect(saidBy(prompt)).toEqual(['prefer', 'whole']);
    },
  );

  it.each(['klare Stimme', 'mit klarer Stimme'])('%s: clearly', (prompt) => {
    expect(saidBy(prompt)).toEqual(['clear']);
  });
});

const musicOf = (prompt: string) =>
  readBrief({ prompt, clips }).wishes.filter(({ kind }) => kind === 'music');

describe('Music that is not to be heard under talk', () => {
  it.each([
    'no music while she talks',
    'no music under the talking, 20 seconds',
    'music only when nobody is talking',
    'without music during the interview',
    'sin música mientras habla la abuela',
    'música só quando ninguém fala',
    'keine Musik, während Oma spricht',
    "pas de musique pendant qu'elle parle",
  ])('goes down there, and may be what was meant: %s', (prompt) => {
    expect(musicOf(prompt)).toMatchObject([{ music: 'underSpeech', certainty: 'likely' }]);
  });

  it.each(['no music, and let her talk', 'no music when the dog runs', 'sin música', 'ohne Musik'])(
    'is not what is meant where there is to be none at all: %s',
    (prompt) => {
      expect(musicOf(prompt)).toMatchObject([{ music: 'none' }]);
    },
  );
});
