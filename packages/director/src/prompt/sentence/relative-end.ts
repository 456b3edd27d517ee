import { beginsRun, isClipWord, isIn, isSkipped, namedPhraseEnd, type Sentence } from './sentence.ts';

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
  // 'Turn it on' and 'on the beach'
  return (
    end !== null &&
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
    // 'The buoy, which is boring and Ben'
    const isOther = isIn(sentence, token, 'verbs') || sentence.clipWords.has(token.word);
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
