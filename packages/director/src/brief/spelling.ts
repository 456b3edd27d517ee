import { isKnownThing } from '../vocabulary/meaning.ts';

/** Words on which a wish turns: misspelt, they would be passed over, and the wish with them. */
const COMMANDS = (
  'without talking speech second seconds minute minutes video videos include exclude except remove nothing everything ' +
  'funny start finish opening original about people music'
).split(' ');
/** Of short words only letters that changed places are read, since too many others are one letter away. */
const SHORT = new Set('the only with and skip keep show make slow first'.split(' '));
/** Words one letter away from a command; the concept table knows others. */
const OTHER_WORDS = new Set(
  'taking tasking tanking funky fanny star stark stare stat stuart smart noting remote excerpt abort abut finnish minuet'.split(
    ' ',
  ),
);
/** 'includes', 'started': more of a command, and no slip. */
const INFLECTED = /^(?:s|d|r)$/;
const WORD_OR_QUOTE =
  /["\u201c\u00ab][^"\u201d\u00bb]*["\u201d\u00bb]|(?<![\p{L}\d])['\u2018][^'\u2018\u2019]{2,120}['\u2019](?![\p{L}\d])|(?<![\p{L}_.'\u2019-])\p{L}{3,}(?![\p{L}\d_'\u2019-]|\.\p{L})/gu;
const NAME = /^\p{Lu}\p{Ll}/u;
const SENTENCE_BEGINS = /(?:^|[.!?\n:])\s*$/;

/** The prompt with slips of a letter in command words put right; quotes, names and file names stay as written. */
export function withoutSlipsOfLetters(prompt: string): string {
  return prompt.replace(WORD_OR_QUOTE, (word: string, at: number) => {
    if (!/^\p{L}/u.test(word)) return word;
    if (NAME.test(word) && !SENTENCE_BEGINS.test(prompt.slice(0, at))) return word;
    return meantBy(word.toLowerCase()) ?? word;
  });
}

function meantBy(word: string): string | null {
  if (COMMANDS.includes(word) || SHORT.has(word) || OTHER_WORDS.has(word) || isKnownThing(word)) return null;
  const near = COMMANDS.filter((command) => isOneSlipFrom(word, command));
  // 'secons' ends like 'seconds'
  return near.find((command) => command.at(-1) === word.at(-1)) ?? near[0] ?? swappedBack(word);
}

/** One letter more, less, other or in the place of its neighbour; people seldom miss the first one. */
function isOneSlipFrom(word: string, command: string): boolean {
  if (word[0] !== command[0] || (word.startsWith(command) && INFLECTED.test(word.slice(command.length))))
    return false;
  const at = [...command].findIndex((letter, index) => letter !== word[index]);
  const from = at < 0 ? command.length : at;
  const rest = word.slice(from);
  const right = command.slice(from);
  return (
    rest.slice(1) === right.slice(1) ||
    rest.slice(1) === right ||
    rest === right.slice(1) ||
    (rest.slice(0, 2) === `${right[1]}${right[0]}` && rest.slice(2) === right.slice(2))
  );
}

function swappedBack(word: string): string | null {
  for (let at = 0; at + 1 < word.length; at += 1) {
    const swapped = `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`;
    if (SHORT.has(swapped)) return swapped;
  }
  return null;
}
