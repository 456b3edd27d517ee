import type { Embedding, FoundClip } from '@cutroom/contract';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { NounWords } from '../sentence/noun-words.ts';
import { foldWord } from '../words/tokens.ts';
import { wordForms } from '../words/word-forms.ts';
import { wordSet } from '../words/word-set.ts';
import type { IndexedClip, KnownWord } from './clip-index.ts';
import { conceptsOf, isKindOf } from './concepts.ts';
import { NEAREST, SHOWS } from './find-by.ts';

export interface Resolver {
  readonly clips: readonly IndexedClip[];
  readonly lexicon: Lexicon;
  /** Where a phrase lies in the space of the clips' sentences; null where nobody looked. */
  readonly embeddingOf: (said: string) => Embedding | null;
}

/** How well each clip answers a word, by the word: the same words come again and again. */
const scores = new WeakMap<Resolver, Map<string, readonly WordScore[]>>();

/** How well each clip answers a word, in their order. */
export function scoresOf(resolver: Resolver, word: string): readonly WordScore[] {
  const byWord = scores.get(resolver) ?? new Map<string, readonly WordScore[]>();
  scores.set(resolver, byWord);
  const known = byWord.get(word);
  if (known !== undefined) return known;
  const found = resolver.clips.map((clip) => wordScore(resolver, word, clip));
  byWord.set(word, found);
  return found;
}

/** A word that is said of a clip, as it is or in another form. */
const LITERAL = 0.83;
/** A grown person who is called a girl or a boy. */
const GROWN = 0.85;
/** What stands in a room that nobody calls one. */
const SHOWN_INSIDE = 0.83;
/** Of what is asked for a clip shows something else that is said with it. */
const BESIDE = 0.59;

/** How well a clip answers the words of a phrase: the head decides, the others tell the like apart. */
export function phraseScore(
  resolver: Resolver,
  { head, modifiers, attached, said }: NounWords,
  clip: IndexedClip,
  at: number,
): FoundClip {
  const scoreOf = (word: string) => scoresOf(resolver, word)[at] ?? NOTHING;
  const main = head === null ? NOTHING : scoreOf(head);
  const others = modifiers.map(scoreOf);
  const share = others.length === 0 ? 1 : others.reduce((sum, { score }) => sum + score, 0) / others.length;
  const isTelling = (at: number) => !wordSet(resolver.lexicon.words.adjectives).has(modifiers[at] ?? '');
  const best = others.filter((_, at) => isTelling(at)).reduce((a, b) => (b.score > a.score ? b : a), NOTHING);
  const isBeside = modifiers.some((word, index) => others[index] === best && attached.includes(word));
  const clipId = clip.clip.clipId;
  // Of 'the sack race' the one clip with sacks, where none is of a race.
  if (
    best.by === 'label' &&
    best.score >= SHOWS &&
    !isBeside &&
    isAlone(resolver, head, modifiers[others.indexOf(best)])
  )
    return { clipId, by: best.by, score: SHOWS };
  // 'The room with the cot' may be a bedroom, though a living room is said to be a room.
  const inside = modifiers.flatMap((word, index) =>
    attached.includes(word) ? (others[index] ?? NOTHING) : [],
  );
  const isRoom = head !== null && conceptsOf(head, resolver.lexicon).includes('room') && main.score < NEAREST;
  if (isRoom && inside.length > 0 && inside.every(({ score }) => score >= SHOWS))
    return { clipId, by: best.by, score: SHOWN_INSIDE };
  // 'La fille aux cheveux roses' may be a young woman, where all else is said of her.
  const isGrown =
    main.score < SHOWS &&
    others.length > 0 &&
    others.every(({ score }) => score >= SHOWS) &&
    conceptsOf(head ?? '', resolver.lexicon).includes('child') &&
    (clip.concepts.has('woman') || clip.concepts.has('man'));
  if (isDoer(resolver, head, main.score, best.score, clip))
    return { clipId, by: best.by, score: Math.max(SHOWS, round(GROWN * best.score)) };
  if (isGrown) return { clipId, by: 'label', score: round(GROWN * share) };
  if (main.score >= NEAREST) return { clipId, by: main.by, score: round(main.score * (0.75 + 0.25 * share)) };
  // 'The explanation by Ella' is the one clip that is called by her name, where the tables know no such thing.
  const isOwner =
    isBeside &&
    head !== null &&
    isBehindOf(resolver, said, modifiers[others.indexOf(best)] ?? '') &&
    conceptsOf(head, resolver.lexicon).length === 0 &&
    isAlone(resolver, head, modifiers[others.indexOf(best)]);
  if (best.score < SHOWS) return { clipId, by: best.by, score: 0 };
  // Of 'the castle on the beach' a clip of the beach; of 'the finish line' one that is called 'finish'.
  const worth = best.by === 'name' && (!isBeside || isOwner) ? 0.7 : BESIDE;
  // Of 'everybody off home over the boardwalk' the one clip of a boardwalk is near.
  const isOnly = isBeside && isAlone(resolver, head, modifiers[others.indexOf(best)]);
  return {
    clipId,
    by: best.by,
    score: Math.max(isOnly ? NEAREST : 0, round(worth * best.score * (0.8 + 0.2 * share))),
  };
}

/** 'La señora haciendo sentadillas' is a clip of squats with a person in it, whom nobody knows for a woman. */
function isDoer(
  { lexicon }: Resolver,
  head: string | null,
  person: number,
  deed: number,
  { concepts }: IndexedClip,
): boolean {
  if (head === null || person >= SHOWS || deed < SHOWS) return false;
  return concepts.has('person') && conceptsOf(head, lexicon).some((concept) => isKindOf(concept, 'person'));
}

/** The 'Ella' of 'the explanation of Ella' */
function isBehindOf({ lexicon }: Resolver, said: string, word: string): boolean {
  const words = foldWord(said).split(/[^\p{L}\p{N}]+/u);
  const of = words.indexOf(word) - 1;
  return wordSet(lexicon.words.of).has(words[of] ?? '');
}

/** Whether no clip answers the head, and one alone the word before it, as it is. */
function isAlone(resolver: Resolver, head: string | null, word: string | undefined): boolean {
  // 'The road trip' is all of it.
  if (head === null || word === undefined || wordSet(resolver.lexicon.words.vague).has(head)) return false;
  const answers = (some: string, least: number) =>
    scoresOf(resolver, some).filter(({ score }) => score >= least).length;
  return answers(head, NEAREST) === 0 && answers(word, LITERAL) === 1;
}

function round(score: number): number {
  return Math.round(score * 100) / 100;
}

interface WordScore {
  readonly score: number;
  readonly by: FoundClip['by'];
}
const NOTHING: WordScore = { score: 0, by: 'label' };

const STUMP_MAX = 3;

function wordScore({ lexicon }: Resolver, word: string, clip: IndexedClip): WordScore {
  let best = NOTHING;
  const take = (known: KnownWord | undefined, worth: number): void => {
    if (known !== undefined && known.belief * worth > best.score)
      best = { score: known.belief * worth, by: known.by };
  };
  const forms = wordForms(word, lexicon.code);
  const concepts = conceptsOf(word, lexicon);
  for (const [at, form] of forms.entries()) {
    // 'Löwen' is no 'low' of 'low light', and 'reden' no 'red'.
    const isStump = lexicon.code === 'de' && at > 0 && form.length <= STUMP_MAX && concepts.length > 0;
    if (!isStump) take(clip.words.get(form), at === 0 ? 1 : 0.98);
  }
  for (const concept of concepts) take(clip.concepts.get(concept), 0.9);
  for (const [known, fact] of clip.concepts)
    for (const concept of concepts) {
      if (isKindOf(known, concept)) take(fact, 0.85);
      else if (isKindOf(concept, known)) take(fact, 0.5);
    }
  if (best.score < SHOWS && concepts.length === 0 && forms.some((form) => clip.heardForms.has(form)))
    return { score: SHOWS, by: 'heard' };
  return best;
}
