import type { Token } from '../words/tokens.ts';
import { wordForms } from '../words/word-forms.ts';
import { isJoint, type Words } from './list-words.ts';
import { isClipWord, isIn, namedPhraseEnd, type Sentence } from './sentence.ts';

/** What a list is called, and the list: 'Pets: the dog, the cat'. Tokens by their place. */
interface Definition {
  readonly from: number;
  readonly head: readonly Token[];
  readonly items: readonly (readonly Token[])[];
  /** Behind the list. */
  readonly to: number;
}

/**
 * Of 'first the harbour, then the pets. Harbour: the boat, the train. Pets: the dog, the cat' what each is called stands for its
 * list: 'first the boat and the train, then the dog and the cat'. Only where all that is listed so was named before.
 */
export function withDefinedLists(sentence: Sentence): readonly Token[] {
  const { tokens } = sentence;
  const definitions = definitionsIn(sentence);
  const [first] = definitions;
  if (first === undefined) return tokens;
  const lead = tokens.slice(0, first.from);
  const places = definitions.map((one) => placeOf({ ...sentence, tokens: lead }, one));
  if (places.some((place) => place === null)) return tokens;
  const read = lead.flatMap((token, at): readonly Token[] => {
    const index = places.findIndex((place) => place !== null && place.from <= at && at < place.to);
    const [definition, place] = [definitions[index], places[index]];
    if (definition === undefined || place === undefined || place === null) return [token];
    return at === place.from ? listed(definition, sentence) : [];
  });
  const rest = tokens.filter(
    (_, at) => at >= first.from && definitions.every(({ from, to }) => at < from || at >= to),
  );
  return [...read, ...rest];
}

function definitionsIn(sentence: Sentence): readonly Definition[] {
  const { tokens } = sentence;
  const starts = tokens.flatMap(({ kind }, at) => (kind === 'break' ? [at + 1] : []));
  return starts.flatMap((from) => definitionAt(sentence, from) ?? []);
}

function definitionAt(sentence: Sentence, from: number): Definition | null {
  const { tokens, grammar, clipWords } = sentence;
  const words: Words = { grammar, clipWords };
  const start = isIn(sentence, tokens[from], 'determiners') ? from + 1 : from;
  const colon = tokens.findIndex(({ spelt }, at) => at > start && spelt === ':');
  const head = tokens.slice(start, colon);
  const isName = ({ kind, quantity }: Token) => kind === 'word' && quantity === null;
  if (colon < 0 || head.length > HEAD_WORDS_MAX || !head.every(isName)) return null;
  if (OWN_HEADINGS.some((name) => namedPhraseEnd(sentence, name, start) !== null)) return null;
  const items: Token[][] = [];
  let to = colon + 1;
  for (let at = colon + 1; at < tokens.length && tokens[at]?.kind !== 'break'; ) {
    const length = tokens.slice(at).findIndex((token) => token.kind === 'break' || isJoint(token, words));
    const end = length < 0 ? tokens.length : at + length;
    const item = tokens.slice(at, end);
    const isThing =
      item.some(({ word, kind }) => kind === 'file' || isClipWord(sentence, word)) &&
      item.every(({ quantity }) => quantity === null);
    // '..., in that order' belongs to what is left.
    if (!isThing && item.length > 0) break;
    if (item.length > 0) items.push(item);
    to = end;
    at = tokens[end]?.kind === 'break' ? end : end + 1;
  }
  const rest = tokens.slice(to);
  const behind = rest.slice(0, rest.findIndex(({ kind }) => kind === 'break') + 1 || undefined);
  // '..., 8 s, then the bell' is more than a list.
  const isMore = behind.some(({ quantity, word }) => quantity !== null || isClipWord(sentence, word));
  return items.length < 2 || isMore ? null : { from, head, items, to };
}
const HEAD_WORDS_MAX = 2;
/** What has a meaning of its own over a list. */
const OWN_HEADINGS = [
  'order',
  'openerNoun',
  'closerNoun',
  'startNoun',
  'endNoun',
  'sectionName',
  'partNoun',
  'levelsNoun',
  'headsLeftOut',
  'headsIncluded',
  'headsOnly',
  'headsMuted',
] as const;

/** Where a list is called by its name before, with the article and one word behind it: 'the harbour', 'the old place'. */
function placeOf(sentence: Sentence, { head }: Definition): { from: number; to: number } | null {
  const { tokens, grammar } = sentence;
  const isSame = (one: Token, other: Token | undefined) =>
    other?.kind === 'word' &&
    wordForms(one.word, grammar.lexicon.code).some((form) =>
      wordForms(other.word, grammar.lexicon.code).includes(form),
    );
  const isEnd = (token: Token | undefined) =>
    token === undefined ||
    /^(?:comma|break|sign)$/.test(token.kind) ||
    (['and', 'thens', 'connectors'] as const).some((name) => isIn(sentence, token, name));
  for (let at = 0; at < tokens.length; at += 1) {
    if (!head.every((word, index) => isSame(word, tokens[at + index]))) continue;
    const from = isIn(sentence, tokens[at - 1], 'determiners') ? at - 1 : at;
    const end = [at + head.length, at + head.length + 1].find((next) => isEnd(tokens[next]));
    if (end !== undefined) return { from, to: end };
  }
  return null;
}

function listed({ items }: Definition, { grammar }: Sentence): readonly Token[] {
  const [and = 'and'] = grammar.lexicon.words.and.split(' ');
  return items.flatMap((item, at) => {
    const start = item[0]?.start ?? 0;
    const joint = { start, end: start, value: null, quantity: null };
    if (at === 0) return item;
    return at === items.length - 1
      ? [{ ...joint, kind: 'word' as const, word: and, spelt: and }, ...item]
      : [{ ...joint, kind: 'comma' as const, word: ',', spelt: ',' }, ...item];
  });
}
