import { beginsPhrase, type Grammar } from '../../rules/grammar.ts';
import { foldWord, type Token } from '../../words/tokens.ts';
import type { IndexedClip } from '../clip-index.ts';

/** So many words of the prompt, one after the other as they are said in a clip, are what somebody says there. */
const WORDS_MIN = 4;
/** Behind 'saying' fewer do: 'end on Barry saying tough crowd'. */
const ASKED_MIN = 2;
/** So many of them are not only 'of the' and the like. */
const TELLING_MIN = 2;

/**
 * The tokens with what is said in a clip, word for word, as one token: 'keep Lea's line just ask for the money'. What is said
 * asks for nothing, whatever its words are.
 */
export function withHeardQuotes(
  tokens: readonly Token[],
  clips: readonly IndexedClip[],
  grammar: Grammar,
): readonly Token[] {
  const spoken = clips.filter(({ heard }) => heard.length >= WORDS_MIN).map(({ heard }) => heard);
  if (spoken.length === 0) return tokens;
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const quoted = quotedPassage(tokens, at, spoken, grammar);
    if (quoted !== null) {
      joined.push(quoted);
      at += 1;
      continue;
    }
    const said = tokens.slice(at, at + Math.max(...spoken.map((heard) => sameWords(tokens, at, heard))));
    const [first, last] = [said[0], said.at(-1)];
    const isAsked = grammar.classes.saying.has(tokens[at - 1]?.word ?? '');
    const least = isAsked ? ASKED_MIN : WORDS_MIN;
    if (first === undefined || last === undefined || said.length < least || !tells(said, grammar)) {
      joined.push(...tokens.slice(at, at + 1));
      at += 1;
      continue;
    }
    const word = said.map((token) => token.word).join(' ');
    joined.push({ ...first, kind: 'heard', end: last.end, word, spelt: word, value: null, quantity: null });
    at += said.length;
  }
  return joined;
}

/** Of 'Zoe with "falling is the practice"' the words that are said in a clip; null where they are to be written. */
function quotedPassage(
  tokens: readonly Token[],
  at: number,
  spoken: readonly (readonly string[])[],
  grammar: Grammar,
): Token | null {
  const token = tokens[at];
  if (token?.kind !== 'quote' || isWritten(tokens, at, grammar)) return null;
  const words = foldWord(token.word)
    .split(/[^\p{L}\p{N}']+/u)
    .filter((word) => word !== '');
  const isSaid = spoken.some((heard) =>
    heard.some((_, place) => words.every((word, step) => heard[place + step] === word)),
  );
  if (words.length < QUOTED_MIN || !isSaid) return null;
  const word = words.join(' ');
  return { ...token, kind: 'heard', word, spelt: word };
}
const QUOTED_MIN = 3;

/** Whether words beside a quotation say that it is to be read: 'title', 'write', 'over the lake'. */
function isWritten(tokens: readonly Token[], at: number, grammar: Grammar): boolean {
  const isOf = (token: Token | undefined, names: readonly string[]) =>
    token?.kind === 'word' && names.some((name) => beginsPhrase(grammar, name, token.word));
  if (grammar.classes.saying.has(tokens[at - 1]?.word ?? '')) return false;
  // Only where the words for texts are known, they can be told from what is said.
  if (!grammar.phrases.has('titleNoun')) return true;
  const isNear = (token: Token) => isOf(token, ['titleNoun', 'writeWord', 'cap']);
  const behind = tokens.slice(at + 1, at + WRITTEN_REACH);
  const end = behind.findIndex(({ kind }) => kind === 'comma' || kind === 'break');
  return (
    tokens.slice(Math.max(0, at - WRITTEN_REACH), at).some(isNear) ||
    behind.slice(0, end < 0 ? behind.length : end).some(isNear) ||
    isOf(tokens[at + 1], ['writtenOn'])
  );
}
const WRITTEN_REACH = 6;

/** How many words from a token on are said in a clip just so. */
function sameWords(tokens: readonly Token[], from: number, heard: readonly string[]): number {
  let most = 0;
  for (let place = 0; place < heard.length; place += 1) {
    let length = 0;
    while (tokens[from + length]?.kind === 'word' && tokens[from + length]?.word === heard[place + length])
      length += 1;
    most = Math.max(most, length);
  }
  return most;
}

function tells(said: readonly Token[], { classes }: Grammar): boolean {
  const telling = said.filter(({ word }) => !HOLDING.some((name) => classes[name].has(word)));
  return telling.length >= TELLING_MIN;
}
const HOLDING = [
  'determiners',
  'prepositions',
  'of',
  'and',
  'anaphora',
  'subjects',
  'being',
  'fillers',
] as const;
