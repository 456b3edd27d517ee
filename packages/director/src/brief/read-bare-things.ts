import { isKnownThing, namesThing } from '../vocabulary/meaning.ts';
import type { ClipReference } from './brief.ts';
import { listOfThings } from './list-of-things.ts';
import { referencesIn } from './phrases.ts';
import { readGenre } from './read-genre.ts';

const SMALL_WORDS = /^(?:the|my|our|a|an|some|all|and|or|of|lots|many|clips?|shots?|footage|videos?|please)$/;
const HOW_NOT_WHAT = /^(?:day|night|party|sport|short|action|happy|calm|energetic|speech|sun|desk|camera)$/;

export interface BareThings {
  /** A clause that is nothing but a thing, 'dogs.': a reel of it. */
  readonly prefer: readonly ClipReference[];
  /** A prompt that is nothing but things, 'bird cat bird': this order. */
  readonly sequence: readonly ClipReference[];
  /** A list of things, 'the squats and the juggling', or a clause of places, 'the last ten clips': no others. */
  readonly only: readonly ClipReference[];
}

/**
 * Things named without a word of what is to be done with them, as terse people write.
 * @param whole the whole prompt, normalised
 * @param rest what the other readers left of it
 */
export function readBareThings(whole: string, rest: string): BareThings {
  const words = whole.split(/[ .,|]+/).filter((word) => word !== '');
  if (words.length >= 2 && words.length <= 12 && words.every((word) => namesThing(word))) {
    return { prefer: [], only: [], sequence: inTurn(words) };
  }
  const clauses = rest
    .split(/ ?[.,|]+ ?/)
    .map((clause) => clause.replace(/^(?:(?:so|like) )+|(?: (?:but|and|for|in|with|so))+$/g, ''));
  const line = clauses
    .map((clause) => clause.split(' '))
    .find(
      (names) =>
        names.length >= LINE_MIN &&
        names.every((word) => namesThing(word)) &&
        names.filter(isPlainThing).length >= 2,
    );
  if (line !== undefined) return { prefer: [], only: [], sequence: inTurn(line) };
  const steps = rest
    .split(/ ?[.|]+ ?/)
    .map((sentence) => sentence.replace(/^[, ]+|[, ]+$/g, '').split(' , '))
    .find(areSteps);
  // 'dog, dog, dog'
  if (steps !== undefined && new Set(steps).size === 1) {
    const things = referencesIn(steps[0] ?? '');
    return { prefer: things, only: things, sequence: [] };
  }
  if (steps !== undefined)
    return { prefer: [], only: [], sequence: steps.filter(isStep).flatMap(referencesIn) };
  const list = rest
    .split(/ ?[.|]+ ?/)
    .map((sentence) => listOfThings(sentence.replace(/^(?:[, ]|and )+|[, ]+$/g, '')))
    .find((items) => items.length > 0);
  if (list !== undefined) {
    const things = list.flatMap(referencesIn);
    // 'a bird, a boat, a bird': what comes again comes in its turn.
    if (new Set(list).size === 1)
      return { prefer: things.slice(0, 1), only: things.slice(0, 1), sequence: [] };
    if (new Set(list).size < list.length) return { prefer: [], only: [], sequence: things };
    return { prefer: things, only: things, sequence: [] };
  }
  const only = clauses.filter((clause) => PLACES_ONLY.test(clause)).flatMap((clause) => referencesIn(clause));
  const prefer = clauses
    .filter((clause) => isBare(clause.split(' ')))
    .flatMap((clause) => referencesIn(clause));
  return { prefer, only, sequence: [] };
}

const PLACES_ONLY =
  /^(?:the |my )?(?:(?:first|last) \d+ (?:clips?|videos?|ones|shots?)|clips? \d+(?: (?:to|through|and|or) \d+)+)$/;

/** 'cutting, gluing, painting, final result': one step after the other. */
function areSteps(clauses: readonly string[]): boolean {
  const heads = clauses
    .filter(isStep)
    .map((clause) => /^(?:the |final |finished )?([^ ]+)$/.exec(clause)?.[1] ?? '');
  return (
    heads.length >= 3 &&
    heads.every((head) => /..ing$|^cut$/.test(head) || namesThing(head)) &&
    heads.filter((head) => /..ing$/.test(head) || isPlainThing(head)).length >= 2 &&
    heads.some((head) => namesThing(head))
  );
}

/** 'cut, glue, paint, done' */
function isStep(clause: string): boolean {
  return !/^(?:done|finished|end|ready|voila)$/.test(clause);
}

const LINE_MIN = 3;

/** A thing that is no kind of video: 'food' alone may mean a food reel. */
function isPlainThing(word: string): boolean {
  return namesThing(word) && readGenre(word) === null;
}

function inTurn(words: readonly string[]): ClipReference[] {
  return words.map((word) => ({ kind: 'words', said: word, words: [word] }));
}

function isBare(words: readonly string[]): boolean {
  const telling = words.filter((word) => word !== '' && !SMALL_WORDS.test(word));
  return (
    telling.length > 0 &&
    telling.length <= 4 &&
    telling.every((word) => isKnownThing(word) && !HOW_NOT_WHAT.test(word) && readGenre(word) === null) &&
    telling.some((word) => namesThing(word))
  );
}
