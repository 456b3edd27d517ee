import type { Wish } from '@cutroom/contract';
import { describe, expect, it } from 'vitest';
import { buildClips } from '../testing/build-clip.ts';
import { readBrief } from './read-brief.ts';

const NAMES = ['dog', 'beach', 'cake', 'party', 'kitchen', 'garden', 'boat', 'grandma', 'sunset'];
const clips = buildClips(...NAMES.map((name) => ({ name: `${name}.mp4` })));
const nameOf = new Map(clips.map(({ clipId }, index) => [clipId, NAMES[index] ?? '']));

/** The kind of a wish, what it asks for, and the clips: 'level -60 dog', 'order uploaded'. */
function inWords(wish: Wish): string {
  const lists = ['clips', 'than'].map((key) => (key in wish ? wish[key as 'clips' & keyof Wish] : undefined));
  const named = lists.map((list) =>
    ((list ?? []) as Extract<Wish, { kind: 'open' }>['clips']).flatMap((one) => one.clips),
  );
  const amount = 'amount' in wish && wish.amount !== null ? wish.amount : null;
  const said: readonly unknown[] = [
    wish.kind,
    ...(['isNot', 'course', 'by', 'speech', 'gainDb', 'sound', 'at'] as const).map((key) => {
      const value = (wish as Partial<Record<string, unknown>>)[key];
      return value === true ? 'not' : value === false ? '' : value;
    }),
    ...named.map((some) => some.map(({ clipId }) => nameOf.get(clipId)).join('+')),
    amount?.bound,
    amount !== null && 'value' in amount ? amount.value : '',
  ];
  return said.filter((part) => part !== undefined && part !== null && part !== '').join(' ');
}

type Row = readonly [prompt: string, wishes: readonly string[]];

const ENGLISH: readonly Row[] = [
  ['the boat should get things rolling', ['open boat']],
  ['grandma has to set the ball rolling, 20 seconds', ['open grandma', 'length exactly 20']],
  ['the sunset is supposed to wrap things up', ['close sunset']],
  ['the dog kicks the ball and the cake falls', []],
  ['the garden as clip number one', ['open garden']],
  ['the beach as the number three shot', ['place beach']],
  ['let the boat run for five seconds straight', ['hold boat exactly 5']],
  ['show the cake four seconds long', ['hold cake exactly 4']],
  ['once it is over fade gently into darkness', ['fade end']],
  ['let it go dark when everything is done', ['fade end']],
  ['strip the sound away from the party', ['level -60 party']],
  ['turn the sound off when the dog barks', ['level -60 dog']],
  ['mute it while grandma sings', ['level -60 grandma']],
  ['never switch to the next shot until two seconds have passed', ['cutLength atLeast 2']],
  ['no cuts before four seconds are over', ['cutLength atLeast 4']],
  ['stick to my order, no party', ['order uploaded', 'exclude party']],
  ['run through my clips from the first to the last', ['order uploaded']],
  ['the order of the files should stay the same', ['order uploaded']],
  ['from the last clip I sent back to the first', ['order backwards']],
  ['cut every shot where people are talking', ['speech none']],
  ['drop everything with talking in it', ['speech none']],
  ['slow shots to begin with and then quicker and quicker', ['pace faster']],
  ['short shots to start with, then longer and longer', ['pace slower']],
  ['the dog should be louder than everything else', ['level 6 dog']],
  ['the party must be the quietest of all', ['level -12 party']],
  ['the party too but softer', ['level -12 party']],
  ['levels: dog up, party down and kitchen off', ['level 6 dog', 'level -12 party', 'level -60 kitchen']],
  [
    'mix: grandma up, the rest off and start with the dog',
    ['level 6 grandma', 'level -60 grandma', 'open dog'],
  ],
  ['only the boat, the cake and the dog, all three equally long', ['only boat+cake+dog', 'share dog']],
  ['the boat and the cake, both for the same time', ['share boat', 'share cake']],
  ['grandma and the dog in turn', ['order alternate grandma+dog', 'only grandma+dog']],
  ['the cake comes later than the boat', ['before boat cake']],
  [
    'at least three seconds of the dog and the whole of it at most thirty seconds',
    ['hold dog atLeast 3', 'length atMost 30'],
  ],
];

const GERMAN: readonly Row[] = [
  ['der Hund soll alles ins Rollen bringen, 20 Sekunden', ['open dog', 'length exactly 20']],
  ['vorne den Kuchen, hinten wie Oma lacht', ['open cake', 'close grandma']],
  ['das Boot bringst du bitte ganz am Ende', ['close boat']],
  ['den Garten zeigst du bitte nicht', ['exclude garden']],
  ['die Party brauche ich wirklich nicht, der Hund soll rein', ['exclude party', 'include dog']],
  ['die Party ist langweilig, weg damit', ['exclude party']],
  ['den Strand komplett stumm', ['level -60 beach']],
  ['mach den Ton aus, wenn Oma singt', ['level -60 grandma']],
  ['Lautstärke: Hund hoch, Party runter, Küche aus', ['level 6 dog', 'level -12 party', 'level -60 kitchen']],
  ['Oma soll lauter als alles andere sein', ['level 6 grandma']],
  ['schneid nicht weg, bevor zwei Sekunden um sind', ['cutLength atLeast 2']],
  ['lass meine Reihenfolge so wie sie ist', ['order uploaded']],
  ['geh die Videos vom ersten bis zum letzten durch', ['order uploaded']],
  ['vom letzten Video, das ich hochgeladen habe, bis zum ersten', ['order backwards']],
  ['lass alle Stellen raus, wo jemand redet', ['speech none']],
  ['erst lange Szenen und dann immer kürzer', ['pace faster']],
  ['sobald alles vorbei ist, geh langsam ins Dunkle', ['fade end']],
  ['den Kuchen zeigst du später als das Boot', ['before boat cake']],
  [
    'in der Reihenfolge Hund, Kuchen, Boot, je 2 Sekunden',
    ['order named dog+cake+boat', 'cutLength exactly 2', 'only dog+cake+boat', 'length exactly 6'],
  ],
  ['Lautstärke: Oma lauter, alles andere leiser', ['level 6 grandma', 'level -12 grandma']],
  ['nur der Hund und das Boot, beide gleich lang', ['only dog+boat', 'share dog', 'share boat']],
  ['Text hinten: „Bis bald“', ['title ending']],
];

const SPANISH: readonly Row[] = [
  ['el perro tiene que abrir el video y el barco tiene que cerrarlo', ['open dog', 'close boat']],
  ['no pongas la fiesta ni al perro', ['exclude party', 'exclude dog']],
  [
    'volumen: abuela arriba, fiesta abajo, cocina fuera',
    ['level 6 grandma', 'level -12 party', 'level -60 kitchen'],
  ],
  ['quita el sonido cuando ladra el perro', ['level -60 dog']],
  ['la abuela tiene que ser lo más fuerte de todo', ['level 6 grandma']],
  ['la fiesta no la necesito para nada, el perro primero', ['exclude party', 'open dog']],
  ['respeta mi orden tal cual', ['order uploaded']],
  ['recorre los archivos del primero al último', ['order uploaded']],
  ['del último clip que subí al primero', ['order backwards']],
  ['quita todas las partes donde alguien habla', ['speech none']],
  ['tomas largas al principio y luego cada vez más cortas', ['pace faster']],
  ['cuando termine todo vete despacio a negro', ['fade end']],
  [
    'en el orden perro, pastel, barco, 2 segundos cada uno',
    ['order named dog+cake+boat', 'cutLength exactly 2', 'only dog+cake+boat', 'length exactly 6'],
  ],
  ['solo el pastel y el perro, los dos el mismo tiempo', ['only cake+dog', 'share cake', 'share dog']],
  ['un cartel que diga Feliz Año al principio y quita la fiesta', ['title opening', 'exclude party']],
];

const PORTUGUESE: readonly Row[] = [
  ['o cachorro tem de dar o pontapé de saída', ['open dog']],
  ['não coloca a festa nem ao jardim', ['exclude party', 'exclude garden']],
  [
    'volume: avó para cima, festa para baixo, cozinha fora',
    ['level 6 grandma', 'level -12 party', 'level -60 kitchen'],
  ],
  ['tira o som quando o cachorro aparece', ['level -60 dog']],
  ['a avó deve ser a mais alta de todos', ['level 6 grandma']],
  ['não cortes antes de passarem dois segundos', ['cutLength atLeast 2']],
  ['a festa não preciso mesmo, o cachorro primeiro', ['exclude party', 'open dog']],
  ['respeita a minha ordem', ['order uploaded']],
  ['percorre os ficheiros do primeiro ao último', ['order uploaded']],
  ['do último clipe que enviei ao primeiro', ['order backwards']],
  ['tira todas as partes em que alguém fala', ['speech none']],
  ['planos longos no início, depois cada vez mais curtos', ['pace faster']],
  ['quando acabar vai devagar para o preto', ['fade end']],
  [
    'quero que a avó e o cachorro apareçam um de cada vez, só eles os dois',
    ['order alternate grandma+dog', 'only grandma+dog'],
  ],
  ['só o bolo e o cachorro, os dois com o mesmo tempo', ['only cake+dog', 'share cake', 'share dog']],
  ['uma frase a dizer Boas Festas no fim', ['title ending']],
];

const FRENCH: readonly Row[] = [
  ['le chien doit donner le coup d’envoi', ['open dog']],
  [
    'volume : mamie plus fort, fête moins fort, cuisine coupée',
    ['level 6 grandma', 'level -12 party', 'level -60 kitchen'],
  ],
  ['coupe le son quand le chien arrive', ['level -60 dog']],
  ['mamie doit être la plus fort de tous', ['level 6 grandma']],
  ['ne coupe pas avant deux secondes', ['cutLength atLeast 2']],
  ['la fête j’en ai vraiment pas besoin, le chien en premier', ['exclude party', 'open dog']],
  ['garde mon ordre tel quel', ['order uploaded']],
  ['passe les fichiers du premier au dernier', ['order uploaded']],
  ['du dernier clip que j’ai envoyé au premier', ['order backwards']],
  ['enlève tous les passages où quelqu’un parle', ['speech none']],
  ['des plans longs au début, puis de plus en plus courts', ['pace faster']],
  ['quand c’est fini va doucement au noir', ['fade end']],
  ['le chien et mamie à tour de rôle', ['order alternate dog+grandma', 'only dog+grandma']],
  [
    'dans l’ordre chien, gâteau, bateau, 2 secondes chacun',
    ['order named dog+cake+boat', 'cutLength exactly 2', 'only dog+cake+boat', 'length exactly 6'],
  ],
  ['juste le gâteau et le chien, les deux de la même durée', ['only cake+dog', 'share cake', 'share dog']],
  ['montre plus la plage que le bateau', ['share beach']],
];

describe.each([
  ['English', ENGLISH],
  ['German', GERMAN],
  ['Spanish', SPANISH],
  ['Portuguese', PORTUGUESE],
  ['French', FRENCH],
] as const)('What people say in %s', (_language, rows) => {
  it.each(rows)('%s', (prompt, wishes) => {
    const read = readBrief({ prompt, clips }).wishes.map(inWords);
    expect(read).toEqual(expect.arrayContaining([...wishes]));
    expect(
      read.filter((wish) => /^(?:exclude|only|length|sound|open|close)/.test(wish) && !wishes.includes(wish)),
    ).toEqual([]);
  });
});

it('takes what is broken for a thing and no story where it is refused', () => {
  const cups = buildClips({ name: 'cracked-cup.mp4' }, { name: 'red-cup.mp4' }, { name: 'spoon.mp4' });
  const [cracked] = cups;
  const { wishes } = readBrief({ prompt: 'The spoon first. No cracked cup.', clips: cups });
  const left = wishes.flatMap((wish) =>
    wish.kind === 'exclude' ? wish.clips.flatMap((one) => one.clips) : [],
  );
  expect(left.map(({ clipId }) => clipId)).toEqual([cracked?.clipId]);
});

it('reads of two things side by side behind a "not" the second as the one that is meant', () => {
  const read = readBrief({ prompt: 'end with the boat not the beach the boat', clips }).wishes.map(inWords);
  expect(read).toEqual(expect.arrayContaining(['close boat', 'close not beach']));
});
