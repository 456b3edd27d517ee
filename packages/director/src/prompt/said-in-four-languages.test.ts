import type { Wish, WishKind } from '@cutroom/contract';
import { describe, expect, it } from 'vitest';
import { buildClips } from '../testing/build-clip.ts';
import { readBrief } from './read-brief.ts';

const clips = buildClips(
  { id: 'fox', name: 'fox.mp4', seconds: 20, labels: ['fox'] },
  { id: 'rain', name: 'rain.mp4', seconds: 20, labels: ['rain'] },
  { id: 'rosa', name: 'rosa-sews.mp4', seconds: 20, labels: ['woman'] },
  {
    id: 'rosaTalks',
    name: 'rosa-talks.mp4',
    seconds: 30,
    labels: ['woman'],
    speech: [{ startSeconds: 1, endSeconds: 28 }],
  },
  { id: 'hotdog', name: 'IMG_1.mp4', seconds: 20, labels: ['food'], description: 'A man sells hot dogs.' },
  { id: 'wood', name: 'IMG_2.mp4', seconds: 20, labels: ['roller coaster', 'wood'] },
  { id: 'steel', name: 'IMG_3.mp4', seconds: 20, labels: ['roller coaster', 'steel'] },
  { id: 'chocolate', name: 'IMG_4.mp4', seconds: 20, labels: ['machine', 'chocolate'] },
  { id: 'strawberry', name: 'IMG_5.mp4', seconds: 20, labels: ['machine', 'strawberry'] },
  { id: 'market', name: 'IMG_6.mp4', seconds: 20, labels: ['strawberry', 'market'] },
  { id: 'ines', name: 'IMG_7.mp4', seconds: 20, labels: ['woman', 'pink hair'] },
  { id: 'kids', name: 'IMG_8.mp4', seconds: 20, labels: ['children', 'pool'] },
  { id: 'ginger', name: 'ginger-cat.mp4', seconds: 20, labels: ['cat'] },
  { id: 'grey', name: 'grey-cat.mp4', seconds: 20, labels: ['cat'] },
);

type Row = readonly [prompt: string, kind: WishKind, ids: readonly string[]];

function wishesOf(prompt: string, kind: WishKind): readonly Wish[] {
  return readBrief({ prompt, clips }).wishes.filter((wish) => wish.kind === kind);
}

function idsOf(prompt: string, kind: WishKind): readonly string[] {
  return wishesOf(prompt, kind).flatMap((wish) =>
    'clips' in wish ? wish.clips.flatMap((one) => one.clips.map(({ clipId }) => clipId)) : [],
  );
}

describe('What natives of four languages say', () => {
  const LEFT_OUT: readonly Row[] = [
    ['kannst du den Fuchs rausschmeißen', 'exclude', ['fox']],
    ['den Fuchs kannst du ruhig weglassen', 'exclude', ['fox']],
    ['könntest du bitte den Regen rauswerfen', 'exclude', ['rain']],
    ['die ersten 3 Sekunden vom Fuchs wegschneiden', 'exclude', []],
    ['tira o cachorro-quente e a raposa', 'exclude', ['hotdog', 'fox']],
    ['no quiero saber nada del zorro', 'exclude', ['fox']],
    ['je ne veux plus entendre parler du renard', 'exclude', ['fox']],
  ];
  const SILENT: readonly Row[] = [
    ['je veux pas entendre le renard', 'level', ['fox']],
    ['enlève le son au renard', 'level', ['fox']],
    ['no quiero oír al zorro', 'level', ['fox']],
    ['quita el sonido al zorro', 'level', ['fox']],
    ['tirem o som à raposa', 'level', ['fox']],
    ['não quero ouvir a raposa', 'level', ['fox']],
    ['nimm dem Fuchs den Ton weg', 'level', ['fox']],
    ['ich will den Fuchs nicht hören', 'level', ['fox']],
    ['ich will die Musik nicht hören', 'level', []],
    ['je veux pas entendre la musique', 'level', []],
  ];
  const HELD: readonly Row[] = [
    ['gente deixa a Rosa falar uns 10 segundos', 'hold', ['rosaTalks']],
    ['deja hablar a Rosa unos 10 segundos', 'hold', ['rosaTalks']],
    ['laisse Rosa parler pendant 10 secondes', 'hold', ['rosaTalks']],
    ['lass Rosa 10 Sekunden lang reden', 'hold', ['rosaTalks']],
    ['súbele a la voz de Rosa', 'level', ['rosa', 'rosaTalks']],
  ];
  const ENDS: readonly Row[] = [
    ['Anfang Fuchs, Ende Regen', 'open', ['fox']],
    ['Anfang Fuchs, Ende Regen', 'close', ['rain']],
    ['Inicio el zorro, final la lluvia', 'close', ['rain']],
    ['início a raposa, fim a chuva', 'open', ['fox']],
    ['début le renard, fin la pluie', 'close', ['rain']],
  ];
  const MEANT: readonly Row[] = [
    ['quero só as montanhas-russas', 'only', ['wood', 'steel']],
    ['solo las montañas rusas', 'only', ['wood', 'steel']],
    ['primeiro a máquina do chocolate, depois a do morango', 'open', ['chocolate', 'strawberry']],
    ['primero la máquina de chocolate, luego la de fresa', 'open', ['chocolate', 'strawberry']],
    ['zuerst die Maschine mit Schokolade, dann die mit Erdbeeren', 'open', ['chocolate', 'strawberry']],
    ['die Katzen sind drin, die graue am Ende', 'close', ['grey']],
    ['commence par la fille aux cheveux roses', 'open', ['ines']],
    ['alterne entre le renard et la pluie, seulement eux deux', 'only', ['fox', 'rain']],
    ['alterna entre el zorro y la lluvia, solo ellos dos', 'only', ['fox', 'rain']],
    ['alterna entre a raposa e a chuva, só os dois', 'only', ['fox', 'rain']],
    ['wechsle zwischen Fuchs und Regen, nur die beiden', 'only', ['fox', 'rain']],
  ];
  it.each([...LEFT_OUT, ...SILENT, ...HELD, ...ENDS, ...MEANT])('%s: %s', (prompt, kind, ids) => {
    expect(idsOf(prompt, kind)).toEqual(ids);
  });

  it.each([
    "alles in der Reihenfolge lassen, wie ich's hochgeladen hab",
    'déjalo tal como lo subí',
    'deixa na mesma ordem em que eu mandei',
    "dans l'ordre où je les ai envoyés",
  ])('keeps the order of the upload: %s', (prompt) => {
    expect(wishesOf(prompt, 'order')).toEqual([expect.objectContaining({ by: 'uploaded' })]);
  });

  it.each([
    'ich hätte gern weiche Überblendungen',
    'quiero fundidos suaves',
    'queria transições suaves',
    "j'aimerais des fondus doux",
  ])('crossfades: %s', (prompt) => {
    expect(readBrief({ prompt, clips }).wishes).toEqual([
      expect.objectContaining({ kind: 'transition', transition: 'crossfade' }),
    ]);
  });

  it('reads no look into the name of a dish', () => {
    expect(wishesOf('tira o cachorro-quente', 'grade')).toEqual([]);
  });
});
