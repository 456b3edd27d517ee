import { type Named, namedLists } from '../sentence/named-lists.ts';
import { isIn, isSkipped, namedPhraseEnd, type Sentence } from '../sentence/sentence.ts';
import type { Token } from '../words/tokens.ts';
import { isKnownThing } from './known-things.ts';

/**
 * 'The kite then the mill and the bridge in the middle', 'her, and the veg, and the soup at the end': of things told one
 * after the other the place behind them is that of the last.
 */
export function isListBeforePlace(
  sentence: Sentence,
  start: number,
  to: number,
  named: readonly Named[],
): boolean {
  const [first] = named;
  const last = named.at(-1);
  if (named.length < 2 || first === undefined || last === undefined || last.to === to) return false;
  // 'Start with the before, then the dust and then mum at the very end': the place is that of the last.
  if (named.slice(1).some(({ isThen }) => isThen === true) || goesOnAfterThen(sentence, first)) return true;
  const isLed = (token: Token) => !isSkipped(sentence, token) && !isIn(sentence, token, 'and');
  if (sentence.tokens.slice(start, first.from).some(isLed)) return false;
  // 'Termine avec la grand-mère et le chien et la cuisine en troisième'
  if (first.from === start && isIn(sentence, sentence.tokens[leadOf(sentence, start)], 'prepositions'))
    return true;
  // 'Fuera los visitantes, y el viaducto en el medio'
  const lead = leadOf(sentence, start);
  if (first.from === start && namedPhraseEnd(sentence, 'out', lead) === lead + 1) return true;
  // 'Puis le pont, et le four ferme la marche'
  const joint = sentence.tokens.slice(named.at(-2)?.to ?? to, last.from);
  const isApart = joint[0]?.kind === 'comma' && isIn(sentence, joint[1], 'and');
  if (first.from === start && isApart && namedPhraseEnd(sentence, 'thenWords', lead) === lead + 1)
    return true;
  if (named.length < 3) return false;
  return named.slice(1).every(({ from }, at) => {
    const joint = sentence.tokens.slice(named[at]?.to ?? from, from);
    return joint.some(({ kind }) => kind === 'comma') && joint.some((token) => isIn(sentence, token, 'and'));
  });
}

/** 'First the sea, then walking the dog, the cake and the boat at the end': the cake goes on with what 'then' begins. */
function goesOnAfterThen(sentence: Sentence, first: Named): boolean {
  const { tokens } = sentence;
  const lead = leadOf(sentence, first.from);
  if (tokens[lead]?.kind !== 'comma' && tokens[lead]?.word.endsWith('ing') !== true) return false;
  for (let at = lead - 1; at >= 0 && tokens[at]?.kind !== 'break'; at -= 1)
    if (isIn(sentence, tokens[at], 'thens')) return true;
  return false;
}

/** The word before a thing and its articles. */
export function leadOf(sentence: Sentence, start: number): number {
  let at = start - 1;
  while (isIn(sentence, sentence.tokens[at], 'determiners')) at -= 1;
  return at;
}

/** The cake of 'start with the dog, the cake and the boat in that order' */
export function isMidList(sentence: Sentence, start: number, last: Named): boolean {
  if (isOfWantedList(sentence, start, last)) return true;
  const { tokens } = sentence;
  const comma = leadOf(sentence, start);
  const noun = tokens[comma]?.kind === 'comma' ? tokens[comma - 1] : undefined;
  if (noun === undefined || !isKnownThing(sentence, noun)) return false;
  const lead = tokens[leadOf(sentence, comma - 1)];
  // 'Give me the dog, the cake and the boat in that order'
  const isLed = isIn(sentence, lead, 'prepositions') || isIn(sentence, lead, 'self');
  return isLed && !isIn(sentence, lead, 'negators');
}

/** The 4 and the 5 of 'just take clips 2, 4 and 5 in that order': a list that begins behind its verb is not cut in two. */
function isOfWantedList(sentence: Sentence, start: number, last: Named): boolean {
  const { tokens } = sentence;
  const joint = tokens[leadOf(sentence, start)];
  // Who dictates says no comma: 'the bee | the fire and the dog in that order'.
  const isNext = joint?.kind === 'comma' || isIn(sentence, joint, 'and');
  if (!isNext && (joint?.kind !== 'word' || !isKnownThing(sentence, joint))) return false;
  for (let at = start - 1; at >= Math.max(1, start - LIST_REACH); at -= 1) {
    if (tokens[at]?.kind === 'break') return false;
    if (!LEADS.some((name) => namedPhraseEnd(sentence, name, at - 1) === at)) continue;
    return namedLists(sentence, at).some(
      ({ to, items }) =>
        to === last.to &&
        items.length > 2 &&
        items.slice(1).some(({ from, to: end }) => from <= start && start < end),
    );
  }
  return false;
}
const LIST_REACH = 16;
const LEADS = ['want', 'put', 'onlyOf'] as const;

/** The 'in that order' of 'only the dog, the cat, the cow in that order' is said of the whole list. */
export function isOrderBehind(sentence: Sentence, to: number): boolean {
  const { tokens } = sentence;
  for (let at = to; at < to + ORDER_REACH; at += 1) {
    if (tokens[at]?.kind !== 'word') return false;
    if (namedPhraseEnd(sentence, 'order', at) !== null) return at > to;
  }
  return false;
}
const ORDER_REACH = 4;
