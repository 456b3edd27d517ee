import type { Wish, WishKind, WishOf } from '@cutroom/contract';
import { describe, expect, it } from 'vitest';
import { buildClips } from '../testing/build-clip.ts';
import { readBrief } from './read-brief.ts';

const clips = buildClips(
  { id: 'padaria', name: 'padaria.mp4', seconds: 20 },
  { id: 'forno', name: 'forno.mp4', seconds: 20 },
  { id: 'bolo', name: 'bolo-de-milho.mp4', seconds: 20 },
  { id: 'cafe', name: 'cafe.mp4', seconds: 20 },
  { id: 'dono', name: 'dono-falando.mp4', seconds: 20, labels: ['person'] },
  { id: 'gatinho', name: 'gato.mp4', seconds: 20 },
  { id: 'romantico', name: 'romantico.mp4', seconds: 20 },
);

function wishesOf<Kind extends WishKind>(prompt: string, kind: Kind): readonly WishOf<Kind>[] {
  return readBrief({ prompt, clips }).wishes.filter((wish): wish is WishOf<Kind> => wish.kind === kind);
}

function idsIn(wishes: readonly Wish[]): readonly string[] {
  return wishes.flatMap((wish) =>
    'clips' in wish ? wish.clips.flatMap((one) => one.clips.map(({ clipId }) => clipId)) : [],
  );
}

describe('Portuguese as it is spoken', () => {
  const ROWS: readonly (readonly [prompt: string, kind: WishKind, ids: readonly string[]])[] = [
    // Forms of verbs that no table names.
    ['bote o forno para fechar', 'close', ['forno']],
    ['vamos abrindo com o café', 'open', ['cafe']],
    ['não metas o gato', 'exclude', ['gatinho']],
    ['pode ir apagando a padaria', 'exclude', ['padaria']],
    // Said of a thing that stands first.
    ['o bolo deixa pro final', 'close', ['bolo']],
    ['aquele do forno coloca no meio', 'place', ['forno']],
    ['o café tem que iniciar o vídeo', 'open', ['cafe']],
    ['o dono é para cortar', 'exclude', ['dono']],
    ['o gato não o mostres', 'exclude', ['gatinho']],
    // Several things without commas, each with its 'do' or 'o'.
    ['só o forno o bolo e o café', 'only', ['forno', 'bolo', 'cafe']],
    ['nada do gato e da padaria', 'exclude', ['gatinho', 'padaria']],
    ['o café por último e o forno logo de cara', 'open', ['forno']],
    ['o café por último e o forno logo de cara', 'close', ['cafe']],
    // How long, and of what.
    ['o dono só uns quatro segundinhos', 'hold', ['dono']],
    ['bota só cinco segundos do dono', 'hold', ['dono']],
    // A clip called by what could be a manner.
    ['o romântico duas vezes', 'times', ['romantico']],
    // What 'a gente' wishes is no story.
    ['a gente queria terminar com o bolo', 'close', ['bolo']],
  ];
  it.each(ROWS)('%s: %s', (prompt, kind, ids) => {
    expect(idsIn(wishesOf(prompt, kind))).toEqual(ids);
  });

  it('reads a diminutive as the word itself', () => {
    expect(wishesOf('uns dezoito segundinhos no total', 'length')).toEqual(
      wishesOf('uns dezoito segundos no total', 'length').map((wish) => ({
        ...wish,
        id: expect.any(String),
        said: expect.any(String),
        span: expect.any(Array),
      })),
    );
    expect(idsIn(wishesOf('termina com o bolinho', 'close'))).toEqual(['bolo']);
  });

  it('takes the bound behind "cada um" for that of the seconds', () => {
    expect(wishesOf('cada um no máximo três segundos', 'cutLength')).toEqual([
      expect.objectContaining({ amount: { bound: 'atMost', value: 3 } }),
    ]);
    expect(wishesOf('cada um no máximo três segundos', 'length')).toEqual([]);
  });

  it('parts a title from the place where it stands', () => {
    expect(wishesOf('escreve pão quente quando acabar', 'title')).toEqual([
      expect.objectContaining({ text: 'pão quente', at: 'ending' }),
    ]);
  });

  it('gives more to one than to the other, whichever is said first', () => {
    for (const prompt of ['mais bolo e menos café', 'menos café e mais bolo'])
      expect(idsIn(wishesOf(prompt, 'share')), prompt).toEqual(['bolo']);
    expect(wishesOf('menos café e mais bolo', 'exclude')).toEqual([]);
  });
});
