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
  ['the cake comes later than the boat', ['before boat cake']],
  [
    'at least three seconds of the dog and the whole of it at most thirty seconds',
    ['hold dog atLeast 3', 'length atMost 30'],
  ],
];

describe.each([['English', ENGLISH]] as const)('What people say in %s', (_language, rows) => {
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
