import type { Amount, WishedPart } from '@cutroom/contract';
import { eachOrBest, type MeantClips } from '../plan/wishes/meant-clips.ts';
import type { Wishes } from '../plan/wishes/wishes.ts';
import { counted, inSeconds, listInWords, sentence } from '../text/english.ts';

/**
 * Which clips the prompt wants where, as an editor would note it down: 'Start with 'the dog' (rex.mp4). Leave out ...'.
 * What one sentence has told no other repeats, in whatever words the prompt said it again.
 */
export function clipSentences(wishes: Wishes): string[] {
  const told = new Set<string>();
  const tell = (wish: MeantClips): void => {
    for (const key of keysOf(wish)) told.add(key);
  };
  const isNew = (wish: MeantClips): boolean => keysOf(wish).some((key) => !told.has(key));
  /** '{verb} a and b' of those that no sentence has told yet. */
  const fresh = (verb: string, all: readonly MeantClips[]): string[] => {
    const untold = all.filter((wish) => {
      const isUntold = isNew(wish);
      tell(wish);
      return isUntold;
    });
    return untold.length === 0 ? [] : [`${verb} ${listInWords(untold.map(named))}`];
  };

  const course = courseOf(wishes);
  for (const wish of [...wishes.places.opening, ...wishes.places.ending]) tell(onePart(wish));
  for (const wish of [...wishes.clips.holds, ...wishes.clips.parts, ...wishes.clips.repeats])
    tell(onePart(wish));
  const isClosed = wishes.clips.only.length > 0 && wishes.clips.only.every((wish) => !isNew(onePart(wish)));
  const leftOut =
    wishes.clips.exclude.length === 0
      ? []
      : [`leave out ${listInWords(distinct(wishes.clips.exclude).map(named))}`];
  return [
    ...course,
    ...wishes.places.notOpening.map((wish) => `do not start with ${named(wish)}`),
    ...wishes.places.notEnding.map((wish) => `do not end on ${named(wish)}`),
    ...wishes.places.placed.map((wish) =>
      wish.place === 'middle'
        ? `put ${named(wish)} in the middle`
        : `make ${named(wish)} ${placeInWords(wish.place)}`,
    ),
    ...wishes.places.before.map(({ first, second }) => `show ${named(first)} before ${named(second)}`),
    ...(wishes.form.everyClip ? leftOut : []),
    ...(wishes.form.everyClip
      ? [wishes.clips.exclude.length > 0 ? 'use all other clips' : 'use every clip']
      : []),
    ...(wishes.form.noRepeats ? ['use no clip twice'] : []),
    ...(wishes.form.cutsPerClip === null
      ? []
      : [`take ${counted(wishes.form.cutsPerClip, 'cut')} of each clip`]),
    ...wishes.clips.parts.map((wish) => `take ${partInWords(wish.part)} of ${namedOne(wish)}`),
    ...wishes.clips.holds
      .filter(
        (wish) =>
          !wishes.clips.parts.some(
            ({ said, part }) => said === wish.said && part.part !== 'from' && 'seconds' in part,
          ),
      )
      .map((wish) => `give ${named(wish)} ${bounded(wish.bound, inSeconds(wish.seconds))}`),
    ...(isClosed ? ['use nothing else'] : fresh('use only', wishes.clips.only)),
    ...fresh('show mostly', wishes.clips.likelyOnly),
    ...wishes.clips.repeats.map((wish) => `show ${namedOne(wish)} ${howOften(wish)}`),
    ...fresh('include', [
      ...wishes.clips.include,
      ...wishes.clips.mentioned.filter(({ clips }) => clips.length > 0),
    ]),
    ...fresh('show mostly', wishes.clips.mostly),
    ...fresh('show more of', wishes.clips.prefer),
    ...(wishes.clips.fewer.length === 0
      ? []
      : [`show less of ${listInWords(wishes.clips.fewer.map(named))}`]),
    ...(wishes.form.everyClip ? [] : leftOut),
  ].map(sentence);
}

function howOften({ times, bound }: Wishes['clips']['repeats'][number]): string {
  const often = times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`;
  return bounded(bound, often);
}

function bounded(bound: Amount['bound'], amount: string): string {
  if (bound === 'atMost') return `at most ${amount}`;
  return bound === 'atLeast' ? `at least ${amount}` : amount;
}

/** Places count from 1, and from -1 backwards from the end. */
function placeInWords(place: number): string {
  if (place > 0) return `shot ${place}`;
  if (place === -1) return 'the last shot';
  return place === -2 ? 'the last shot but one' : `shot ${-place} from the end`;
}

function partInWords(part: WishedPart): string {
  switch (part.part) {
    case 'first':
    case 'last':
      return `the ${part.part} ${inSeconds(part.seconds)}`;
    case 'dropFirst':
    case 'dropLast':
      return `all but the ${part.part === 'dropFirst' ? 'first' : 'last'} ${inSeconds(part.seconds)}`;
    case 'beginning':
    case 'middle':
      return `the ${part.part}`;
    case 'ending':
      return 'the end';
    case 'best':
      return 'the best part';
    case 'whole':
      return 'the whole';
    case 'range':
      return `second ${part.fromSeconds} to ${part.toSeconds}`;
    case 'from':
      return `what follows second ${part.atSeconds}`;
    case 'until':
      return `what comes before second ${part.atSeconds}`;
  }
}

/** 'start with a, then b, and end on c' */
function courseOf({ places: { opening, ending } }: Wishes): string[] {
  const [first, ...next] = opening.map(namedOne);
  const start =
    first === undefined ? '' : [`start with ${first}`, ...next.map((one) => `then ${one}`)].join(', ');
  const end = ending.length === 0 ? '' : `end on ${listInWords(ending.map(namedOne))}`;
  if (start === '' || end === '') return [start + end].filter((part) => part !== '');
  if (next.length === 0 && opening[0]?.clips.length === 1 && ending.length === 1 && end === `end on ${first}`)
    return [`${start}, and end on it again`];
  return [`${start}${next.length > 0 ? ',' : ''} and ${end}`];
}

/** What a wish is about: its clips, or its words where no clip answers. */
function keysOf({ said, clips }: MeantClips): readonly string[] {
  return clips.length === 0
    ? [said.replace(/^(?:the|my|our|a|an) /, '')]
    : clips.map(({ clip }) => clip.clipId);
}

function distinct(wishes: readonly MeantClips[]): MeantClips[] {
  return [...new Map(wishes.map((wish) => [keysOf(wish).join(' '), wish])).values()];
}

export function namedOne(wish: MeantClips): string {
  return named(onePart(wish));
}

/** For a wish that one clip meets the first of those that answer. */
function onePart<W extends MeantClips>(wish: W): W {
  return { ...wish, clips: eachOrBest(wish) };
}

/** 'the ocean' with the clips it was taken to mean. */
function named(wish: MeantClips): string {
  if (wish.clips.length === 0) return `'${wish.said}' (no clip matches)`;
  const names = wish.clips.slice(0, 3).map(({ name }) => name);
  const more = wish.clips.length - names.length;
  return `'${wish.said}' (${names.join(', ')}${more > 0 ? ` and ${more} more` : ''})`;
}
