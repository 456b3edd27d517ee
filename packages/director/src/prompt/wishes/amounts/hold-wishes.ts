import type { Amount, ClipReference } from '@cutroom/contract';
import type { Match } from '../../rules/found-match.ts';
import { wordSet } from '../../words/word-set.ts';
import type { Building } from '../building.ts';
import type { Draft } from '../drafts.ts';
import { type Asked, amountOf, opposite, some, stretchOf } from './asked.ts';
import { wordsIn } from './text-wishes.ts';

/** How long clips play, parts of the reel, and clips that are wanted in spite of something. */
export function holdWishes({ frame, match, items, clips, building }: Asked): readonly Draft[] | null {
  const seconds = amountOf(match.slots.s, 'seconds');
  const count = amountOf(match.slots.n, 'count');
  const range = amountOf(match.slots.range, 'seconds');
  const withSeconds = (make: (amount: Amount) => Draft) => some(seconds === null ? null : make(seconds));
  switch (frame) {
    case 'holdNumber':
      return some(count === null ? null : { kind: 'hold', clips, amount: count, than: null });
    case 'section':
      return sectionOf(
        clips,
        seconds ?? count,
        items.some((item) => building.wordsOf(item).isEach),
      );
    case 'equalSections':
      return groupsOf(match, items, clips, building).map((some, index) => ({
        kind: 'section',
        index,
        name: null,
        clips: [...some],
        amount: seconds,
      }));
    case 'partLength':
      return withSeconds((amount) => ({ kind: 'section', index: 0, name: null, clips: [], amount }));
    case 'timedSection':
      return some(
        range?.bound === 'between'
          ? {
              kind: 'section',
              index: 0,
              name: null,
              clips,
              amount: { bound: 'about', value: range.to - range.from },
            }
          : null,
      );
    case 'namedSection':
    case 'sectionWithout':
      return namedSection({ match, items, clips, building }, seconds);
    case 'holdTalk':
    case 'hold': {
      // Of 'dog for 2 seconds and sea for 6 seconds' the dog has its own.
      const open = clips.filter((_, index) => items[index]?.hold === undefined);
      // 'Dad's speech: only from 0:24 to 0:31'
      const stretch = stretchOf(match.slots.s);
      if (stretch !== null) return [{ kind: 'clipPart', clips: open, part: stretch }];
      const meant = frame === 'hold' ? open : open.map(building.talksOf);
      return withSeconds((amount) => ({ kind: 'hold', clips: meant, amount, than: null }));
    }
    case 'holdNot':
      return withSeconds((amount) => ({ kind: 'hold', clips, amount: opposite(amount), than: null }));
    case 'holdEach':
      // 'Five seconds for each step'
      if (clips.every((clip) => clip.clips.length === 0))
        return withSeconds((amount) => ({ kind: 'cutLength', amount, isEven: false }));
      return thingsOf(clips).flatMap((clip) =>
        withSeconds((amount) => ({ kind: 'hold', clips: [clip], amount, than: null })),
      );
    case 'longer':
    case 'shorter':
      // 'Hold that for 6 seconds' says how long.
      return match.slots.clips?.every(({ hold }) => hold !== undefined) === true
        ? []
        : [{ kind: 'hold', clips, amount: null, than: frame }];
    case 'exception':
      return exceptionOf(clips, seconds);
    case 'keepFaulty':
      return [
        { kind: 'include', clips },
        { kind: 'quality', fault: 'any', verdict: 'keep', clips },
      ];
    case 'leaveFaulty':
      return [{ kind: 'quality', fault: 'any', verdict: 'leaveOut', clips }];
    default:
      return null;
  }
}

/** Each of what is named; of 'the girl, the boy, five seconds each' the girl's clips are one thing. */
function thingsOf(clips: readonly ClipReference[]): readonly ClipReference[] {
  return clips.flatMap((clip) => (clips.length > 1 && clip.number === 'one' ? [clip] : eachOf(clip)));
}

/** 'Two seconds each, except the dog, five seconds' */
function exceptionOf(clips: ClipReference[], amount: Amount | null): readonly Draft[] {
  const own: readonly Draft[] = amount === null ? [] : [{ kind: 'hold', clips, amount, than: null }];
  return [{ kind: 'exception', clips, of: '' }, ...own];
}

function namedSection(
  { match, items, clips, building }: Pick<Asked, 'match' | 'items' | 'clips' | 'building'>,
  seconds: Amount | null,
): readonly Draft[] {
  // 'Part two is the queue for ten seconds'
  const own = items.length === 1 ? (items[0]?.hold ?? null) : null;
  return [
    { kind: 'section', index: 0, name: nameOf(match, building), clips, amount: seconds ?? own },
    ...endOf(match, clips, building),
    ...titleIn(match, clips, building),
  ];
}

/** A part of the reel; 'at most five seconds of the dog and the cat together' is a share of it for each. */
function sectionOf(clips: ClipReference[], amount: Amount | null, isOfEach: boolean): readonly Draft[] {
  const own = clips.flatMap(eachOf);
  // 'Then three seconds for each dish'
  if (isOfEach && amount !== null)
    return own.map((clip) => ({ kind: 'hold', clips: [clip], amount, than: null }));
  if (amount === null || own.length < 2 || !/^at/.test(amount.bound))
    return [{ kind: 'section', index: 0, name: null, clips, amount }];
  const each = partOf(amount, own.length);
  return own.map((clip) => ({ kind: 'hold', clips: [clip], amount: each, than: null }));
}

function partOf(amount: Amount, parts: number): Amount {
  return amount.bound === 'between'
    ? { ...amount, from: amount.from / parts, to: amount.to / parts }
    : { ...amount, value: Math.round((amount.value / parts) * 10) / 10 };
}

/** Of 'three sections: outside (lawn, pond), inside (hall, stairs), the roof' and 'two parts: the lawn and the pond, the hall and the stairs' the things of each; else each thing alone. */
function groupsOf(
  match: Match,
  items: Asked['items'],
  clips: readonly ClipReference[],
  building: Building,
): readonly (readonly ClipReference[])[] {
  const count = amountOf(match.slots.n, 'count');
  for (const border of [/[()]/, /,/]) {
    const groups: ClipReference[][] = [];
    for (const [at, clip] of clips.entries()) {
      const [before, item] = [items[at - 1], items[at]];
      const isParted =
        before === undefined || item === undefined || border.test(building.textOf(before.from, item.to));
      if (isParted) groups.push([clip]);
      else groups.at(-1)?.push(clip);
    }
    if (count?.bound === 'exactly' && count.value === groups.length) return groups;
  }
  return clips.map((clip) => [clip]);
}

/** 'The robots three seconds each': as many wishes as clips. */
export function eachOf(reference: ClipReference): readonly ClipReference[] {
  return reference.clips.length < 2
    ? [reference]
    : reference.clips.map((clip) => ({ ...reference, number: 'one', clips: [clip] }));
}

/** 'Teaser: the flames', 'sign-off: the toast': some names of parts say where they stand. */
function endOf(match: Match, clips: ClipReference[], building: Building): readonly Draft[] {
  if (match.slots.text !== undefined || clips.length === 0) return [];
  const [first] = match.slots.clips ?? [];
  const name = building
    .textOf(match.from, first?.from ?? match.from + 1)
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .replace(/ the$/, '');
  if (OPENERS.has(name)) return [{ kind: 'open', clips, isNot: false, certainty: 'likely' }];
  return CLOSERS.has(name) ? [{ kind: 'close', clips, isNot: false, certainty: 'likely' }] : [];
}
const OPENERS = wordSet(
  'teaser hook opener opening intro introduction gancho apertura abertura auftakt einstieg accroche',
);
const CLOSERS = new Set([
  ...wordSet('outro finale ending closing cierre final desfecho encerramento schluss ausklang cta'),
  'sign off',
  'call to action',
]);

/** A section that is called by words in quotes shows them. */
function titleIn(match: Match, clips: ClipReference[], building: Building): readonly Draft[] {
  const text = match.slots.text === undefined ? null : wordsIn(match, building);
  return text === null ? [] : [{ kind: 'title', text, at: 'clips', placement: null, clips, isNot: false }];
}

function nameOf({ slots }: Match, building: Building): string | null {
  return slots.text === undefined
    ? (slots.name?.word ?? null)
    : building.textOf(slots.text[0], slots.text[1]);
}
