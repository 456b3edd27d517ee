import { isOneOf } from '../../words/numbers.ts';
import { clauseStart, tellingWord } from '../clauses.ts';
import { isClipWord, isDefinite, isIn, isSkipped, namedPhraseEnd, type Sentence } from '../sentence.ts';
import {
  headAt,
  isOrdinalDay,
  moodsBehind,
  placeEnd,
  type SaidMood,
  type ThemeThing,
} from './theme-nouns.ts';
import { isAside, isEnd, isLink, isPlace, nounEnd } from './theme-words.ts';

/** 'A slow quiet morning in the garden': a clause that says what the reel is of, and what that is like. */
export interface ThemeLine {
  /** Where the 'a reel about a' before it begins. */
  readonly lead: number;
  readonly from: number;
  /** Behind its last word. */
  readonly to: number;
  /** Behind its last word but the 'sunny and fun' of 'beach day, sunny and fun'. */
  readonly nameTo: number;
  /** Behind the time or occasion itself: 'a slow quiet morning'. */
  readonly headTo: number;
  /** What it is like, in the order of the words. */
  readonly moods: readonly SaidMood[];
  /** Where the words begin that are said of it, behind 'a'. */
  readonly headFrom: number;
  /** Words side by side that may name what clips show: 'mountain' of 'epic mountain trip', 'the garden'. */
  readonly things: readonly ThemeThing[];
}

/** With whether clips are called by its time or occasion. */
interface FoundLine extends ThemeLine {
  readonly isCalled: boolean;
}

const LINES = new WeakMap<Sentence, readonly ThemeLine[]>();

/** The lines of a prompt that tells nothing; of one sentence they are sought once. */
export function themeLines(sentence: Sentence): readonly ThemeLine[] {
  const known = LINES.get(sentence);
  if (known !== undefined) return known;
  const lines = findLines(sentence);
  LINES.set(sentence, lines);
  return lines;
}

const ENDS = new WeakMap<Sentence, readonly number[]>();

/** Whether a stretch lies within one of these, or within what leads to it. */
export function isInThemeLine(sentence: Sentence, from: number, to: number): boolean {
  let ends = ENDS.get(sentence);
  if (ends === undefined) {
    const made: number[] = [];
    for (const line of themeLines(sentence))
      for (let at = line.lead; at < line.to; at += 1) made[at] = line.to;
    ENDS.set(sentence, made);
    ends = made;
  }
  return to <= (ends[from] ?? -1);
}

function findLines(sentence: Sentence): readonly ThemeLine[] {
  const { tokens } = sentence;
  const isOfTime = tokens.some((_, at) => nounEnd(sentence, at) !== null);
  if (!isOfTime || tokens.some((_, at) => tellingWord(sentence, at) !== null)) return [];
  const lines: FoundLine[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const isSaid = !isSkipped(sentence, tokens[at]) || nounEnd(sentence, at) !== null;
    const lead = isSaid ? leadTo(sentence, at) : null;
    const line = lead === null ? null : lineAt(sentence, at);
    if (lead === null || line === null) continue;
    lines.push({ ...line, lead });
    at = line.to - 1;
  }
  return lines.filter((line) => isMeant(sentence, line, lines));
}

/**
 * A line begins with its clause, or behind 'a reel about', 'make it feel like', '20 seconds', where nothing is refused.
 * @returns where that begins; null where no line can begin at a token
 */
function leadTo(sentence: Sentence, at: number): number | null {
  const { tokens } = sentence;
  const start = Math.max(clauseStart(sentence, at), at - LEAD_WORDS_MAX);
  // 'Only the wild party' names what is wanted.
  if (namedPhraseEnd(sentence, 'onlyOf', at - 1) === at && isDefinite(sentence, tokens[at])) return null;
  if (start === at) return at;
  if (tokens.slice(start, at).some((token) => isIn(sentence, token, 'negators'))) return null;
  const before = tokens[at - 1]?.quantity;
  if (before?.unit === 'seconds') return at;
  // 'Ein Video über einen faulen Sonntag', which is not more than one
  if (before?.unit === 'count' && namedPhraseEnd(sentence, 'videoNoun', at - 2) === at - 1) return at - 2;
  for (let lead = at - 1; lead >= start; lead -= 1)
    if (namedPhraseEnd(sentence, 'themeLead', lead) === at) return lead;
  return null;
}
const LEAD_WORDS_MAX = 6;

/**
 * Without a word for what it is like it may be a thing of a list: then it is one only where it begins the prompt, nothing comes
 * 'then', and no clip is called 'the party'.
 */
function isMeant(sentence: Sentence, line: FoundLine, lines: readonly FoundLine[]): boolean {
  if (line.moods.length > 0) return true;
  const isAny = isOneOf(sentence.grammar.lexicon.numbers.articles, sentence.tokens[line.from]?.word ?? '');
  if (line.isCalled && !isAny) return false;
  const isFollowed = [line.to, line.to + 1].some((at) => goesOn(sentence, at));
  return !isFollowed && lines.length === 1 && clauseStart(sentence, line.from) <= FIRST_WORDS;
}
const FIRST_WORDS = 2;

/** 'Then the dog', but not the 'cut to the beat' of 'a day outside, cut to the beat' */
function goesOn(sentence: Sentence, from: number): boolean {
  const end = namedPhraseEnd(sentence, 'thenWords', from);
  if (end === null) return false;
  let at = end;
  while (isIn(sentence, sentence.tokens[at], 'determiners')) at += 1;
  return isClipWord(sentence, sentence.tokens[at]?.word ?? '') || nounEnd(sentence, at) !== null;
}

/** The 'one' of 'one perfect day' */
function isOne({ tokens }: Sentence, at: number): boolean {
  const quantity = tokens[at]?.quantity;
  return quantity?.unit === 'count' && 'value' in quantity.amount && quantity.amount.value === 1;
}

function lineAt(sentence: Sentence, from: number): Omit<FoundLine, 'lead'> | null {
  let at = from;
  while (isOne(sentence, at) || isIn(sentence, sentence.tokens[at], 'determiners') || isAside(sentence, at))
    at += 1;
  const head = headAt(sentence, isOrdinalDay(sentence, at) ? at + 1 : at, at > from);
  if (head === null) return null;
  const { isCalled, to: headTo } = head;
  const moods = [...head.moods];
  const things = [...head.things];
  let to = headTo;
  for (let place = placeEnd(sentence, to); place !== null; place = placeEnd(sentence, to)) {
    things.push(...place.things);
    moods.push(...place.moods);
    to = place.to;
  }
  if (!isEnd(sentence, to)) {
    // 'A slow morning | with the dog first'
    if (head.moods.length === 0 || !isLink(sentence, headTo) || isPlace(sentence, headTo)) return null;
    return { ...head, from, nameTo: headTo, headFrom: at, headTo };
  }
  const behind = moodsBehind(sentence, to);
  moods.push(...(behind?.moods ?? []));
  return { from, to: behind?.to ?? to, nameTo: to, headFrom: at, headTo, moods, things, isCalled };
}
