import { isNameOfThing } from '../clips/concepts.ts';
import type { Token } from '../words/tokens.ts';
import { isNaming } from './naming-words.ts';
import {
  beginsRun,
  isClipWord,
  isIn,
  isOwner,
  isSkipped,
  namedPhraseEnd,
  type Sentence,
} from './sentence.ts';

/** Whether somebody says something here: 'she says'. */
export function saysSoon(sentence: Sentence, at: number): boolean {
  for (let place = at; place < at + 3; place += 1) {
    if (isIn(sentence, sentence.tokens[place], 'saying')) return true;
    // 'Start with that then explain how'
    if (namedPhraseEnd(sentence, 'thenWords', place) !== null) return false;
  }
  return false;
}

/** Words that say where, when or how in the reel, and so belong to no noun. */
export function isAdjunct(sentence: Sentence, at: number): boolean {
  const end = namedPhraseEnd(sentence, 'adjunct', at);
  // 'Everyone on stage', where a clip shows one
  const isPlace =
    end === at + 1 &&
    namedPhraseEnd(sentence, 'onPlace', at) === end &&
    isClipWord(sentence, sentence.tokens[end]?.word ?? '');
  // 'Turn it on' and 'on the beach'
  return (
    end !== null &&
    !isPlace &&
    (end > at + 1 ||
      !isIn(sentence, sentence.tokens[end], 'determiners') ||
      isIn(sentence, sentence.tokens[at], 'lasting') ||
      namedPhraseEnd(sentence, 'placing', at) !== null)
  );
}

/** What is said about a thing goes on to the end of the thought, or to words that ask for something. */
export function relativeEnd(sentence: Sentence, at: number): number {
  const { tokens } = sentence;
  let next = at;
  for (; next < Math.min(tokens.length, at + 14); next += 1) {
    const token = tokens[next];
    if (token === undefined || token.kind === 'break' || token.kind === 'comma' || token.kind === 'number')
      break;
    if (isIn(sentence, token, 'connectors') || isIn(sentence, token, 'wishMarks')) break;
    // 'The clip that gets everyone and then the furnace'
    if (next > at && (beginsRun(sentence, next) || namedPhraseEnd(sentence, 'thenWords', next) !== null))
      break;
    // 'The one where he falls and don't use the dog'
    if (next - 1 > at && isIn(sentence, token, 'negators') && isIn(sentence, tokens[next - 1], 'and'))
      return next - 1;
    // 'The buoy, which is boring and Ben'
    const isOther = isIn(sentence, token, 'verbs') || isClipWord(sentence, token.word);
    const joint = isIn(sentence, tokens[next - 1], 'determiners') ? next - 2 : next - 1;
    if (isOther && joint > at && isIn(sentence, tokens[joint], 'and')) return joint;
    if (next > at && isAdjunct(sentence, next)) break;
    if (token.quantity?.unit === 'ordinal' && next > at) break;
  }
  while (next > at && isSkipped(sentence, tokens[next - 1])) next -= 1;
  return next;
}

/** 'make the speech clip | louder', 'skip the dark ones | fast cuts': who dictates goes on without a sign. */
export function shorterEnds(sentence: Sentence, at: number, head: number): readonly number[] {
  const { tokens } = sentence;
  const ends: number[] = [];
  const isClip = (word: string): boolean => isClipWord(sentence, word);
  for (let end = at + 1; end < head; end += 1) {
    const last = tokens[end - 1];
    const isNoun =
      last !== undefined && (sentence.grammar.classes.clipNouns.has(last.word) || isClip(last.word));
    if (isNoun && tokens[end]?.quantity === null && !isClip(tokens[end]?.word ?? '')) ends.push(end);
  }
  return ends;
}

/** The 'pôr do sol', whose first word is a preposition elsewhere. */
export function namedThingEnd(sentence: Sentence, at: number): number | null {
  const { tokens, grammar } = sentence;
  if (!isIn(sentence, tokens[at], 'prepositions') || !isIn(sentence, tokens[at + 1], 'of')) return null;
  const name = tokens.slice(at, at + 3).map(({ word }) => word);
  return isNameOfThing(name.join(' '), grammar.lexicon) ? at + 3 : null;
}

/** The 'talk' of 'Noor's talk', the 'talking' of 'the talking lady' */
export function isOfSpeaker(sentence: Sentence, at: number, isFirst: boolean): boolean {
  const { tokens } = sentence;
  if (isIn(sentence, tokens[at], 'saying') && isOwner(tokens[at - 1])) return true;
  const isTalking = /^(?:talking|speaking|singing|laughing)$/.test(tokens[at]?.word ?? '');
  return isFirst && isTalking && isClipWord(sentence, tokens[at + 1]?.word ?? '');
}

/** What somebody says behind who says it: 'Lea | saying that you should | just ask for the money'; null for none. */
export function heardEnd(sentence: Sentence, at: number): number | null {
  const { tokens } = sentence;
  const isLink = (token: Token | undefined) => LINKS.some((name) => isIn(sentence, token, name));
  let next = at;
  while (next < at + LINKS_MAX && isLink(tokens[next])) next += 1;
  return tokens[next]?.kind === 'heard' ? next + 1 : null;
}
const LINKS = [
  'saying',
  'relatives',
  'prepositions',
  'of',
  'subjects',
  'modals',
  'persons',
  'being',
  'wishMarks',
] as const;
const LINKS_MAX = 4;

/**
 * 'the fence' behind 'the horse refusing', 'being brushed' behind 'Luna'.
 * @param nounEnd where a noun phrase ends
 */
export function doneEnd(
  sentence: Sentence,
  at: number,
  nounEnd: (sentence: Sentence, at: number) => number | null,
): number | null {
  const { tokens, grammar } = sentence;
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (/^(?:es|pt)$/.test(grammar.lexicon.code)) {
    // 'O azeite a correr', 'o prato a partir-se'
    const isGoingOn =
      grammar.lexicon.code === 'pt' && token?.word === 'a' && /..[aei]r$/.test(next?.word ?? '');
    const end = tokens[at + 2]?.word === 'se' ? at + 3 : at + 2;
    const what = tokens[end];
    // 'Os pais a bater palmas'
    const isPlain = what !== undefined && !isIn(sentence, what, 'thens') && isNaming(sentence, what, false);
    if (isGoingOn && next?.kind === 'word')
      return isIn(sentence, what, 'determiners') ? nounEnd(sentence, end) : isPlain ? end + 1 : end;
    // 'La abuela contando la historia', 'amassar o pão'
    const isTold = /..(?:[aei]ndo|[aei]r)$/.test(before?.word ?? '') && tokens[at - 2]?.kind === 'word';
    return isTold && isIn(sentence, token, 'determiners') ? nounEnd(sentence, at) : null;
  }
  if (grammar.lexicon.code !== 'en') return null;
  const isPastForm = isIn(sentence, next, 'past') || /(?:ed|en|un|own)$/.test(next?.word ?? '');
  const isDone = token?.word === 'being' && next?.kind === 'word' && isPastForm;
  if (isDone) return /^(?:out|up|down|off|away|over)$/.test(tokens[at + 2]?.word ?? '') ? at + 3 : at + 2;
  const isGoingOn = /^(?:going|coming|getting)$/.test(token?.word ?? '') && next?.kind === 'word';
  // 'The terrier going through the poles', 'the crowd going wild'
  if (isGoingOn && isIn(sentence, next, 'prepositions') && isIn(sentence, tokens[at + 2], 'determiners'))
    return nounEnd(sentence, at + 2);
  const isManner = !isIn(sentence, next, 'determiners') && !isAdjunct(sentence, at + 1);
  if (isGoingOn && (isManner || PARTICLES.test(next.word))) return at + 2;
  // 'Freddie | dropping his egg', 'the dog running | off'
  if (isDoneTo(sentence, at)) return nounEnd(sentence, at + 1);
  if (isOffAgain(sentence, at)) return at + 1;
  const isParticle = PARTICLES.test(before?.word ?? '');
  const doing = tokens[isParticle ? at - 2 : at - 1];
  const doer = tokens[at - (isParticle ? 3 : 2)];
  const isDoing =
    doing?.kind === 'word' &&
    /...ing$/.test(doing.word) &&
    doer?.kind === 'word' &&
    doer.quantity?.unit !== 'ordinal';
  if (!isDoing || isIn(sentence, doer, 'determiners')) return null;
  // 'The dog bringing them in', 'the lamb jumping about'
  if (!isParticle && isIn(sentence, token, 'anaphora') && PARTICLES.test(next?.word ?? '')) return at + 2;
  return isIn(sentence, token, 'determiners') ? nounEnd(sentence, at) : null;
}

/** Whether a verb here is what the clip before it shows being done to a thing, though reels are asked for by it, too. */
function isDoneTo(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence;
  const [doer, doing, thing] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (doing?.kind !== 'word' || !/...ing$/.test(doing.word) || OF_REELS.test(doing.word)) return false;
  return (
    isIn(sentence, doing, 'verbs') &&
    isIn(sentence, thing, 'determiners') &&
    isClipWord(sentence, doer?.word ?? '')
  );
}
const OF_REELS =
  /^(?:start|begin|open|end|finish|clos|us|show|keep|includ|featur|skipp|leav|remov|mut|add|writ|say|read|mak)ing$/;

/** The 'off' of 'the dog running off' */
function isOffAgain(sentence: Sentence, at: number): boolean {
  const [doer, doing, off] = [at - 2, at - 1, at].map((place) => sentence.tokens[place]);
  return (
    PARTICLES.test(off?.word ?? '') &&
    /...ing$/.test(doing?.word ?? '') &&
    doing?.kind === 'word' &&
    !isIn(sentence, doing, 'verbs') &&
    isClipWord(sentence, doer?.word ?? '')
  );
}

export const PARTICLES = /^(?:up|down|in|out|off|by|back|home|away|past)$/;
