import type { WishKind, WishOf } from '@cutroom/contract';
import { describe, expect, it } from 'vitest';
import { buildClips } from '../testing/build-clip.ts';
import { readBrief } from './read-brief.ts';

function reading(names: readonly string[]) {
  const clips = buildClips(...names.map((name) => ({ id: name, name: `${name}.mp4` })));
  return <Kind extends WishKind>(prompt: string, kind: Kind): readonly WishOf<Kind>[] =>
    readBrief({ prompt, clips }).wishes.filter((wish): wish is WishOf<Kind> => wish.kind === kind);
}

/** Of each language: clips, one that is to be short and one that is to be long, a text over a third, and much of the fourth. */
const LANGUAGES = {
  Spanish: [
    ['barco', 'puesta_de_sol', 'tarta', 'abuela'],
    'el barco corto, la puesta de sol larga',
    'pon "Felicidades" sobre la tarta',
    'bastante abuela',
  ],
  French: [
    ['bateau', 'coucher_de_soleil', 'gateau', 'mamie'],
    'le bateau court, le coucher de soleil long',
    'écris "Bon anniversaire" sur le gâteau',
    'beaucoup de mamie',
  ],
  Portuguese: [
    ['barco', 'por_do_sol', 'bolo', 'vovo'],
    'o barco curto, o pôr do sol longo',
    'escreve "Parabéns" em cima do bolo',
    'bastante vovó',
  ],
  German: [
    ['boot', 'sonnenuntergang', 'torte', 'oma'],
    'das Boot kurz, der Sonnenuntergang lang',
    'schreib "Alles Gute" über die Torte',
    'viel Oma bitte',
  ],
} as const;

describe.each(Object.entries(LANGUAGES))('In %s', (_, [names, lengths, text, much]) => {
  const wishesOf = reading(names);
  const [short, long, lettered, more] = names;
  const idsOf = ({
    clips,
  }: {
    readonly clips: readonly { readonly clips: readonly { clipId: string }[] }[];
  }) => clips.flatMap((one) => one.clips.map(({ clipId }) => clipId));

  it(`'${lengths}' holds one shorter and one longer, and is no reel of both`, () => {
    expect(wishesOf(lengths, 'hold').map((wish) => [...idsOf(wish), wish.than])).toEqual([
      [short, 'shorter'],
      [long, 'longer'],
    ]);
    expect(wishesOf(lengths, 'only')).toEqual([]);
    expect(wishesOf(lengths, 'length')).toEqual([]);
  });

  it(`'${text}' stands over that clip`, () => {
    expect(wishesOf(text, 'title').map((wish) => [wish.at, ...idsOf(wish)])).toEqual([['clips', lettered]]);
  });

  it(`'${much}' prefers it`, () => {
    expect(wishesOf(much, 'prefer').map((wish) => [wish.degree, ...idsOf(wish)])).toEqual([['more', more]]);
    expect(wishesOf(much, 'only')).toEqual([]);
  });
});
