import { describe, expect, it } from 'vitest';
import { buildClips } from '../testing/build-clip.ts';
import { readBrief } from './read-brief.ts';

const names = ['anchor', 'kite', 'lantern', 'mill', 'bridge'];
const clips = buildClips(...names.map((id) => ({ id, name: `${id}.mp4`, seconds: 25 })));

/** The clips that a prompt leaves out. */
function refused(prompt: string): readonly string[] {
  return readBrief({ prompt, clips }).wishes.flatMap((wish) =>
    wish.kind === 'exclude' ? wish.clips.flatMap((one) => one.clips.map(({ clipId }) => clipId)) : [],
  );
}

describe('What a prompt refuses', () => {
  it.each([
    ['the kite not at all', ['kite']],
    ["anchor and mill in any order but the kite isn't used", ['kite']],
    ['open on the mill and the kite is not in it', ['kite']],
    ['make sure the mill is in and the kite is not', ['kite']],
    ['the kite can stay out of it', ['kite']],
    ['la lantern oui, le kite pas du tout', ['kite']],
    ['le kite tu laisses tomber', ['kite']],
    ['der kite überhaupt nicht', ['kite']],
    ['el mill sí, el kite para nada', ['kite']],
    ['o kite nem pensar, a bridge sim', ['kite']],
  ])('%s', (prompt, ids) => {
    expect(refused(prompt)).toEqual(ids);
  });

  it.each([
    'skip the mill that was boring and the kite too',
    'lass die mill weg und den kite auch',
    'quita el mill y el kite también',
    'tira o mill e o kite também',
    'pas de mill et pas le kite non plus',
  ])('goes on with one more thing: %s', (prompt) => {
    expect(refused(prompt)).toEqual(['mill', 'kite']);
  });

  it('asks for one more thing where nothing was refused', () => {
    const { wishes } = readBrief({ prompt: 'no mill please. Start with the anchor and the kite too', clips });
    expect(refused('no mill please. Start with the anchor and the kite too')).toEqual(['mill']);
    expect(wishes.some(({ kind }) => kind === 'open')).toBe(true);
  });

  it.each(["n'utilise pas le kite", 'não usa nem o kite', 'no uses nunca el kite tampoco'])(
    'says no once with two words: %s',
    (prompt) => {
      expect(refused(prompt)).toContain('kite');
    },
  );

  it.each([
    'el kite no puede faltar',
    'le kite ne doit pas manquer',
    'der kite darf nicht fehlen',
    'o kite não pode faltar',
  ])('asks for what must not be missing: %s', (prompt) => {
    expect(refused(prompt)).toEqual([]);
    expect(readBrief({ prompt, clips }).wishes.map(({ kind }) => kind)).toContain('include');
  });

  it('says yes with two words where the language does', () => {
    expect(refused('not without the kite')).toEqual([]);
  });

  it('ends where "just" says what is wanted', () => {
    expect(refused('so no mill, just anchor and kite stuff')).toEqual(['mill']);
  });

  it.each(['show the mill right before the kite gets cut', 'use the kite only if there is room'])(
    'is not what happens or may happen: %s',
    (prompt) => {
      const { wishes } = readBrief({ prompt, clips });
      expect(refused(prompt)).toEqual([]);
      expect(wishes.map(({ kind }) => kind)).not.toContain('only');
    },
  );

  it.each([
    ["don't show the kite more than once", 1],
    ['never use the kite three times', 2],
    ['não mostra o kite mais de uma vez', 1],
  ])('of too often asks for less often: %s', (prompt, value) => {
    const { wishes } = readBrief({ prompt, clips });
    expect(refused(prompt)).toEqual([]);
    expect(wishes).toEqual([expect.objectContaining({ kind: 'times', amount: { bound: 'atMost', value } })]);
  });

  it.each([
    ['the mill comes first, not the kite', 'open'],
    ['not the kite, the mill first', 'open'],
    ['end on the mill, not the kite', 'close'],
    ['erst die mill, nicht den kite', 'open'],
  ] as const)('says of another clip what is not for it: %s', (prompt, kind) => {
    const { wishes } = readBrief({ prompt, clips });
    expect(refused(prompt)).toEqual([]);
    expect(wishes).toContainEqual(expect.objectContaining({ kind, isNot: true }));
  });

  it('keeps one clip at the speed it was filmed at', () => {
    const prompt = 'all of it in slow motion, well, not the kite';
    expect(refused(prompt)).toEqual([]);
    expect(readBrief({ prompt, clips }).wishes).toContainEqual(
      expect.objectContaining({
        kind: 'speed',
        speed: 'normal',
        clips: [expect.objectContaining({ said: 'the kite' })],
      }),
    );
  });

  it.each([
    'make the kite two seconds shorter',
    'cut the kite in half',
    'the kite rattles so mute that clip',
  ])('is not of a clip that is cut down or muted: %s', (prompt) => {
    const { wishes } = readBrief({ prompt, clips });
    expect(refused(prompt)).toEqual([]);
    expect(wishes.map(({ kind }) => kind)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:length|only|sound)$/)]),
    );
  });
});

describe('What is excepted from what a prompt refuses', () => {
  const kept = (prompt: string) =>
    readBrief({ prompt, clips }).wishes.flatMap((wish) =>
      wish.kind === 'exception' ? wish.clips.flatMap((one) => one.clips.map(({ clipId }) => clipId)) : [],
    );

  it('stays', () => {
    const prompt = 'leave out the kite and the mill, except for the mill';
    expect([refused(prompt), kept(prompt)]).toEqual([['kite', 'mill'], ['mill']]);
  });

  it('is left out, too, where all but something else is asked for', () => {
    expect(refused('everything but the kite, except the mill')).toEqual(['kite', 'mill']);
  });

  it('keeps its own length beside cuts that are short', () => {
    const prompt = 'cut the clips to two seconds except the kite';
    expect([refused(prompt), kept(prompt)]).toEqual([[], ['kite']]);
  });
});
