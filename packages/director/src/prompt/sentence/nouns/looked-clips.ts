import { conceptsOf } from '../../clips/concepts.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Token } from '../../words/tokens.ts';
import { isIn, namedPhraseEnd, type Sentence } from '../sentence.ts';

/**
 * Where a clip ends that its look tells from others: 'le film en noir et blanc', 'die Aufnahme in Schwarzweiß'. Null for
 * none, and where the reel is to look so: what is left out or has a place is a clip.
 */
export function lookedClipEnd(sentence: Sentence, at: number): number | null {
  const { tokens } = sentence;
  let next = at;
  while (isIn(sentence, tokens[next], 'determiners') && next < at + DETERMINERS_MAX) next += 1;
  // 'Celui en noir et blanc'
  const isNamed = isClipOrFilm(sentence, tokens[next]) || isIn(sentence, tokens[next], 'anaphora');
  if (isNamed) next += 1;
  if (next === at) return null;
  // The 'a' of 'a preto e branco' is an article elsewhere.
  const isLinked = (['prepositions', 'of', 'determiners'] as const).some((name) =>
    isIn(sentence, tokens[next], name),
  );
  const look = namedPhraseEnd(sentence, 'blackAndWhite', isLinked ? next + 1 : next);
  if (look === null) return null;
  const end = isClipOrFilm(sentence, tokens[look]) ? look + 1 : look;
  // 'Sin el blanco y negro' is said of the reel.
  if (!isNamed && !isLinked && end === look) return null;
  return isOneOfClips(sentence, at, end) ? end : null;
}

const DETERMINERS_MAX = 3;

/** Whether a look that begins at a token is that of one clip. */
export function isInLookedClip(sentence: Sentence, at: number): boolean {
  for (let from = Math.max(0, at - NOUN_REACH); from < at; from += 1)
    if ((lookedClipEnd(sentence, from) ?? 0) > at) return true;
  return false;
}
const NOUN_REACH = 4;

function isClipOrFilm(sentence: Sentence, token: Token | undefined): boolean {
  return isIn(sentence, token, 'clipNouns') || (token?.kind === 'word' && isFilm(token.word));
}
/** Words for clips that elsewhere stand for the reel. */
function isFilm(word: string): boolean {
  return FILM.test(word);
}
const FILM = /^(?:films?|filmes?|movie|pelis?|peliculas?)$/;

function isOneOfClips(sentence: Sentence, at: number, end: number): boolean {
  const { tokens } = sentence;
  if (namedPhraseEnd(sentence, 'out', end) !== null) return true;
  for (let before = at - 1; before >= Math.max(0, at - ASKING_REACH); before -= 1) {
    const token = tokens[before];
    if (token?.kind === 'comma' || token?.kind === 'break' || isIn(sentence, token, 'and')) return false;
    if (isIn(sentence, token, 'negators')) return true;
    const asks = ['drop', 'start', 'end'].some((name) => {
      const verb = namedPhraseEnd(sentence, name, before);
      return verb !== null && (verb === at || namedPhraseEnd(sentence, 'with', verb) === at);
    });
    if (asks) return true;
  }
  return false;
}
const ASKING_REACH = 4;

/** The 'blanco y negro' of 'el gato blanco y negro', which is a cat; a film may be known by nothing else. */
export function isLookOfThing(name: string, naming: readonly Token[], lexicon: Lexicon): boolean {
  return isLook(name, lexicon) && naming.some(({ word }) => !name.split(' ').includes(word) && !isFilm(word));
}

/** The 'Film' of 'den Film in Schwarzweiß', which tells nothing. */
export function isFilmOfLook(word: string, phrase: readonly Token[], lexicon: Lexicon): boolean {
  return isFilm(word) && phrase.some((token) => isLook(token.word, lexicon));
}

function isLook(name: string, lexicon: Lexicon): boolean {
  return conceptsOf(name, lexicon).includes('~black and white');
}
