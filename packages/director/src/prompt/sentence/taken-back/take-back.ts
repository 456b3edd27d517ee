import type { Token } from '../../words/tokens.ts';
import { isPast, walkToStart } from '../clauses.ts';
import { phraseEnds } from '../noun-phrases.ts';
import { isClipWord, isIn, isSkipped, namedPhraseEnd, type Sentence } from '../sentence.ts';

/** 'I mean that was insane' takes nothing back. */
export function isComment(sentence: Sentence, at: number): boolean {
  const [first, next] = [sentence.tokens[at], sentence.tokens[at + 1]];
  const isPointing = isIn(sentence, first, 'anaphora') || isIn(sentence, first, 'subjects');
  return isPointing && (isIn(sentence, next, 'being') || isPast(sentence, at + 1));
}

/** The 'no' of 'start with the dog no start with the cat': the same verb again takes the first back. */
export function repeatedEnd(sentence: Sentence, at: number): number | null {
  const no = namedPhraseEnd(sentence, 'takeBackNumber', at);
  // 'Start with her, no, start with the clamps'
  const end = no !== null && sentence.tokens[no]?.kind === 'comma' ? no + 1 : no;
  const verb = end === null ? undefined : sentence.tokens[end];
  if (end === null || verb === undefined || !isIn(sentence, verb, 'orders')) return null;
  // 'Coloca a praia no meio, não coloca a cozinha' refuses the kitchen.
  if (sentence.grammar.lexicon.code !== 'en' && isIn(sentence, sentence.tokens[end - 1], 'negators'))
    return null;
  const before = sentence.tokens.slice(walkToStart(sentence, Math.max(0, at - 1)), at);
  return before.some(({ word }) => word === verb.word) ? end : null;
}

/** The 'no' of 'start on the hedgehog no the kittens', 'con la tienda, no, con el lago': one clip stands for the other. */
export function exchangedEnd(sentence: Sentence, at: number): number | null {
  const { tokens, grammar } = sentence;
  const end = namedPhraseEnd(sentence, 'takeBackThing', at);
  // 'Not her and no other kids' refuses twice.
  if (end === null || isIn(sentence, tokens[at - 1], 'and')) return null;
  // 'Owls only, no other birds' takes nothing back.
  if (namedPhraseEnd(sentence, 'other', end) !== null) return null;
  const isClip = ({ word }: Token): boolean => isClipWord(sentence, word);
  const before = lastWordBefore(sentence, at);
  const isPlain =
    grammar.lexicon.code === 'en' &&
    tokens[before]?.kind === 'word' &&
    !isIn(sentence, tokens[before], 'verbs');
  if (tokens[before] === undefined || !(isPlain || isClip(tokens[before]))) return null;
  const hasComma = tokens[end]?.kind === 'comma';
  // 'Quiero el perro, no el lago' forbids the lake.
  if (!hasComma && grammar.lexicon.code !== 'en' && isIn(sentence, tokens[end - 1], 'negators')) return null;
  let from = hasComma ? end + 1 : end;
  if (isIn(sentence, tokens[from], 'prepositions')) from += 1;
  if (!hasComma && (!isIn(sentence, tokens[from], 'determiners') || tokens[from]?.word === 'its'))
    return null;
  const [to] = phraseEnds(sentence, from);
  if (to === undefined || !tokens.slice(from, to).some(isClip)) return null;
  // 'Oh wait the dog should be in': that is another wish.
  const goesOn = (['being', 'wishMarks', 'verbs', 'stops', 'past'] as const).some((name) =>
    isIn(sentence, tokens[to], name),
  );
  // 'A ferroada não, a centrífuga sim' answers for each.
  const answer = namedPhraseEnd(sentence, 'yes', to);
  const isAnswered =
    answer !== null && (tokens[answer]?.kind !== 'word' || isIn(sentence, tokens[answer], 'and'));
  return goesOn || isAnswered ? null : end;
}

/** 'actually' or 'no' correct only a number: they mean too much else. */
export function weakEnd(sentence: Sentence, at: number): number | null {
  const before = sentence.tokens[at - 1];
  const isAmount = before?.quantity?.unit === 'seconds' || before?.quantity?.unit === 'count';
  if (before?.kind !== 'comma' && before?.kind !== 'break' && !isAmount) return null;
  // '20 seconds, no one else' counts nothing.
  if (isIn(sentence, sentence.tokens[at], 'negators') && sentence.tokens[at + 1]?.word === 'one') return null;
  return namedPhraseEnd(sentence, 'takeBackNumber', at);
}

/** Where the 'as long as possible' begins that stands right before; null where nothing does. */
export function vagueTimeBefore(sentence: Sentence, at: number): number | null {
  let end = at;
  while (/^(?:comma|break)$/.test(sentence.tokens[end - 1]?.kind ?? '')) end -= 1;
  for (let from = Math.max(0, end - VAGUE_WORDS_MAX); from < end; from += 1)
    if (namedPhraseEnd(sentence, 'vagueTime', from) === end) return from;
  return null;
}
const VAGUE_WORDS_MAX = 6;

export function lastWordBefore(sentence: Sentence, at: number): number {
  let last = at - 1;
  while (last > 0 && (isSkipped(sentence, sentence.tokens[last]) || sentence.tokens[last]?.kind === 'break'))
    last -= 1;
  return Math.max(0, last);
}

/** Whether a thing is named once more, and something said of it: 'without the train, no wait, the train stays in'. */
export function namesAgain(
  sentence: Sentence,
  fresh: readonly [from: number, to: number],
  old: readonly [from: number, to: number],
): boolean {
  const namesOf = (phrase: readonly [from: number, to: number]) =>
    sentence.tokens
      .slice(...phrase)
      .flatMap(({ word }) => (isClipWord(sentence, word) ? [word] : []))
      .join(' ');
  const name = namesOf(old);
  const next = sentence.tokens[fresh[1]];
  const isSaid = next?.kind === 'word' && !isIn(sentence, next, 'and') && !isIn(sentence, next, 'thens');
  return isSaid && name !== '' && namesOf(fresh).startsWith(name);
}

/** Where the order before a token begins: with that verb, else with its thought, else with its own verb where that is long. */
export function orderStart(sentence: Sentence, at: number, verb: string): number {
  const { tokens } = sentence;
  const last = lastWordBefore(sentence, at);
  const start = walkToStart(sentence, last);
  const same = tokens.slice(0, at).findLastIndex(({ word }, index) => index >= start && word === verb);
  if (same >= 0) return same;
  if (last - start < 10) return start;
  const any = tokens
    .slice(0, at)
    .findLastIndex((token, index) => index >= start && isIn(sentence, token, 'verbs'));
  return Math.max(start, any);
}

/** 'The mouse? No thanks.' and 'the mouse... no.' are 'the mouse: no': what is answered at once asks for what the answer says. */
export function withAnswers(sentence: Sentence): readonly Token[] {
  const { tokens } = sentence;
  return tokens.map((token, at) => {
    const isHesitating = /^(?:\.{2,}|…)$/.test(token.spelt);
    if (token.kind !== 'break' || !(token.spelt.startsWith('?') || isHesitating)) return token;
    const end = namedPhraseEnd(sentence, 'refused', at + 1);
    // A lone 'no' in front of a comma takes back: 'maybe a minute? no, 45 seconds'.
    if (end === null) return token;
    const follows = tokens[end]?.kind ?? 'break';
    const isAnswered = follows === 'break' || (follows === 'comma' && end - at > 2 && !isHesitating);
    return isAnswered ? { ...token, kind: 'sign', word: ':', spelt: ':' } : token;
  });
}
