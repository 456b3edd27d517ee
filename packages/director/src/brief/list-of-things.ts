import { namesThing } from '../vocabulary/meaning.ts';
import { NO_PICTURE } from './no-picture.ts';

/** Whoever gives a thing an article means a thing, whether any table knows its name or not. */
const WITH_ARTICLE = /^(?:the|my|our|a|an|some|his|her|their) (?=[^ ])/;
const NO_NAME =
  /\b(?:should|must|has|have|had|needs?|can|could|will|would|to|be|is|are|was|were|do|does|did|not|no|never|but|so|please|make|start|begin|open|end|finish|close|use|show|put|keep|skip|without|only|just|include|add|want|i|we|you|it|they|which|that|let|or|anything|everything|before|after|for|first|last|each|every|all|more|less|most|mostly|one|ones|other|others|rest|clips?|shots?|videos?|reel|\d+)\b/;
const WORDS_MAX = 6;
const ITEMS_MIN = 2;

/**
 * The items of a sentence that is nothing but a list: 'the football player, the dog and my grandmother baking cookies'.
 * Items may be of several words and unknown, as long as one of them is a thing that pictures are known to show.
 * @returns empty where the sentence says anything else
 */
export function listOfThings(sentence: string): readonly string[] {
  const items = sentence
    .split(/(?: ?,)? (?:and|plus) | ?, ?/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
  const isList =
    items.length >= ITEMS_MIN && items.every(isItem) && items.some((item) => namesThing(headOf(item)));
  return isList ? items : [];
}

function isItem(item: string): boolean {
  const words = item.replace(WITH_ARTICLE, '').split(' ');
  return (
    WITH_ARTICLE.test(item) &&
    words.length <= WORDS_MAX &&
    !NO_NAME.test(words.join(' ')) &&
    !NO_PICTURE.test(headOf(item))
  );
}

/** 'player' of 'the football player with the ball', 'grandmother' of 'my grandmother baking cookies' */
function headOf(item: string): string {
  const [noun = ''] = item
    .replace(WITH_ARTICLE, '')
    .split(/ (?:[^ ]{2,}ing|in|on|at|with|of|from|by|near|under|over)(?= |$)/);
  return noun.split(' ').at(-1) ?? '';
}
