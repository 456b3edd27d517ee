import type { ClipReference, FoundClip } from '@cutroom/contract';
import type { NounWords } from '../sentence/noun-words.ts';
import { foldWord } from '../words/tokens.ts';
import { wordForms } from '../words/word-forms.ts';
import { wordSet } from '../words/word-set.ts';
import type { IndexedClip } from './clip-index.ts';
import { phraseScore, type Resolver, scoresOf } from './clip-scores.ts';
import { conceptsOf } from './concepts.ts';
import { asManyAs } from './counted.ts';
import { atPlace, byFile, byHeard, byMeasure, byTalk, NEAREST, SHOWS } from './find-by.ts';
import { closestClips } from './meaning.ts';

/** Clips this near the best answer count as meant, too. */
const AS_GOOD = 0.92;
const AS_GOOD_OF_MANY = 0.72;

const FEW_CLIPS = 2;

/**
 * The clips that a noun phrase means: by the user's own names, by what was seen or said, else by what is near in meaning.
 * @param refuses whether they are to be left out: that takes more likeness
 */
export function resolve(resolver: Resolver, phrase: NounWords, refuses: boolean): ClipReference {
  // 'The bit about the kiln' is where somebody talks of it, else a clip that shows it.
  const told = phrase.topic === null ? [] : byHeard(resolver.clips, phrase.topic, resolver.lexicon);
  const shown = told.length > 0 ? told : findClips(resolver, phrase, refuses);
  const found = phrase.lacks ? allBut(resolver, shown) : shown;
  const spoken = told.length > 0 ? phrase.topic : phrase.spoken;
  const words = [...(phrase.head === null ? [] : [phrase.head]), ...phrase.modifiers];
  const ids = new Set(found.map(({ clipId }) => clipId));
  const missing = words.filter(
    (word) =>
      !scoresOf(resolver, word).some(
        ({ score }, at) => score >= SHOWS && ids.has(resolver.clips[at]?.clip.clipId ?? ''),
      ),
  );
  const isUnseen = resolver.clips.some(({ clip }) => clip.analysis === null || clip.analysis === undefined);
  // 'No people running': who is seen in many clips, and nobody knows in which of them they run.
  const isOnlyKind =
    refuses &&
    !phrase.lacks &&
    missing.length > 0 &&
    missing.length < words.length &&
    found.length > FEW_CLIPS &&
    found.every(({ by }) => by === 'label');
  const best = isOnlyKind ? 0 : (found[0]?.score ?? 0);
  return {
    said: phrase.said,
    span: [phrase.span[0], phrase.span[1]],
    number: phrase.number,
    clips: [...found],
    answer: best >= SHOWS ? 'shown' : found.length > 0 ? 'near' : isUnseen ? 'unknown' : 'none',
    missing: phrase.stands === 'thing' && told.length === 0 ? missing : [],
    labels: [...new Set(words.flatMap((word) => conceptsOf(word, resolver.lexicon)))].filter(
      (label) => !/^[\^~]/.test(label),
    ),
    spokenWords: spoken === null ? null : [...spoken],
  };
}

function findClips(resolver: Resolver, phrase: NounWords, refuses: boolean): readonly FoundClip[] {
  const { clips } = resolver;
  if (phrase.stands === 'file') return byFile(clips, phrase, resolver.lexicon);
  if (phrase.spoken !== null) {
    const heard = byHeard(clips, phrase.spoken, resolver.lexicon);
    const called = byName(resolver, phrase);
    // 'Uncle Paco, who talks a lot' is the clip that is called so, whatever is said in it.
    const unheard = heard.length > 0 ? heard : called.length > 0 ? called : byTalk(clips);
    if (unheard.length > 0) return unheard;
  }
  if (phrase.range !== null) return inRange(resolver, phrase, phrase.range);
  if (phrase.head === null) return withoutWords(clips, phrase);
  const scored = literally(
    resolver,
    phrase,
    ranked(
      clips.map((clip, at) => phraseScore(resolver, phrase, clip, at)),
      phrase.number === 'one' ? AS_GOOD : AS_GOOD_OF_MANY,
    ),
    // What is only said in a clip leaves it out as little as what only looks like it.
  ).filter(({ by }) => by !== 'heard' || !refuses);
  const own = ofOwner(resolver, phrase, scored);
  const matched =
    own.length > 0
      ? asManyAs(
          clips,
          phrase.count,
          saidSo(resolver, phrase, calledSo(resolver, phrase, own, refuses), refuses),
        )
      : byMeaning(resolver, phrase, refuses);
  const measured = phrase.measure === null ? matched : byMeasure(clips, phrase, matched);
  return phrase.place === null || matched.some(({ clipId }) => saysPlace(clips, clipId, phrase))
    ? measured
    : atPlace(clips, measured, phrase.place);
}

/** Of 'Noor's set' the clips that are called by her name, though another one is called a set. */
function ofOwner(resolver: Resolver, phrase: NounWords, found: readonly FoundClip[]): readonly FoundClip[] {
  if (phrase.owner === null) return found;
  const named = ranked(
    scoresOf(resolver, phrase.owner).map(({ score, by }, at) => ({
      clipId: resolver.clips[at]?.clip.clipId ?? '',
      by,
      score,
    })),
    AS_GOOD_OF_MANY,
  ).filter(({ by }) => by === 'name');
  const ids = new Set(named.map(({ clipId }) => clipId));
  const own = found.filter(({ clipId }) => ids.has(clipId));
  return named.length === 0 || own.length > 0 ? (own.length > 0 ? own : found) : named;
}

/** Of 'the clips without a dog' all but those that show one; none where nobody knows. */
function allBut({ clips }: Resolver, shown: readonly FoundClip[]): readonly FoundClip[] {
  const ids = new Set(shown.filter(({ score }) => score >= SHOWS).map(({ clipId }) => clipId));
  if (ids.size === 0) return [];
  return clips.flatMap(({ clip: { clipId } }) =>
    ids.has(clipId) ? [] : [{ clipId, by: 'label', score: 0.9 }],
  );
}

function byName(resolver: Resolver, phrase: NounWords): readonly FoundClip[] {
  const found = ranked(resolver.clips.map((clip, at) => phraseScore(resolver, phrase, clip, at)));
  return found.filter(({ by, score }) => by === 'name' && score >= SHOWS);
}

/** Of 'the horses' those that are called just so, where there are any: a name beats what is seen. */
function calledSo(
  { clips, lexicon }: Resolver,
  { head, number, said }: NounWords,
  found: readonly FoundClip[],
  refuses: boolean,
): readonly FoundClip[] {
  // 'No pizza', 'no bathrooms' mean all of them.
  if (head === null || (number !== 'all' && refuses)) return found;
  const forms = wordForms(head, lexicon.code);
  const calledBy = (words: readonly string[]) =>
    found.filter(
      ({ clipId, by }) =>
        by === 'name' &&
        clips.some((clip) => clip.clip.clipId === clipId && words.some((word) => calls(clip, word))),
    );
  const called = calledBy([head]);
  // Of 'red-robot-drives' and 'robots-crash' both show robots; one that is called 'robots' and no more is those that are meant.
  const isJust = number === 'one' || refuses || clips.some(({ name }) => name === head);
  if (called.length > 0) return isJust ? called : calledBy(forms);
  // A word of another language is in no English name; an English one may be named in another: 'jamon' for 'the ham'.
  const answering =
    lexicon.code !== 'en'
      ? found.filter(({ by }) => by === 'name')
      : number === 'one' && isDetermined(said, lexicon)
        ? foreignSo(clips, conceptsOf(head, lexicon), found)
        : [];
  // 'Os peixes' are more than the one called 'peixe-frito', where others show some, and 'die Züge' more than the steam engines.
  const literal = clips.filter(
    (clip) =>
      answering.some(({ clipId }) => clipId === clip.clip.clipId) && forms.some((form) => calls(clip, form)),
  );
  const isOneOfMany =
    number !== 'one' &&
    literal.length < Math.min(2, found.length) &&
    answering.every(({ clipId }) =>
      clips.some((clip) => clip.clip.clipId === clipId && isKindIn(clip, head, lexicon)),
    );
  if (answering.length > 0 && !refuses && !isOneOfMany) return answering;
  // 'Both canoes' are those of that name, where there are two.
  const named = calledBy(forms);
  return named.length > 1 && (!refuses || number === 'all') ? named : found;
}

/** Whether a name has a word of the prompt's own language for what a word means: 'dampflok' for 'Züge', and not 'bowls' for 'cuencos'. */
function isKindIn({ name }: IndexedClip, word: string, lexicon: Resolver['lexicon']): boolean {
  const asked = conceptsOf(word, lexicon);
  return name
    .split(/[^\p{L}\p{N}]+/u)
    .some((part) => conceptsOf(part, lexicon).some((concept) => asked.includes(concept)));
}

function calls({ name, alsoCalled }: IndexedClip, word: string): boolean {
  return name.split(/[^\p{L}\p{N}]+/u).includes(word) || alsoCalled.includes(word);
}

/** Of 'the kittens' those that are said to show kittens, where there are any: what is only a cat is none. */
function saidSo(
  { clips, lexicon }: Resolver,
  { head, number }: NounWords,
  found: readonly FoundClip[],
  refuses: boolean,
): readonly FoundClip[] {
  if (head === null) return found;
  if (lexicon.code !== 'en')
    return number !== 'one' || refuses ? found : justSo(clips, conceptsOf(head, lexicon), found);
  const forms = wordForms(head, lexicon.code);
  // 'The dogs' are those of any kind.
  const concepts = conceptsOf(head, lexicon);
  if (concepts.every((concept) => forms.includes(concept))) return found;
  const said = found.filter(({ clipId }) => {
    const words = clips.find(({ clip }) => clip.clipId === clipId)?.words;
    return forms.some((form) => words?.has(form) === true);
  });
  return said.length > 0 ? said : found;
}

/** Of 'le repas' the clip that is called a meal, and not the tomatoes, which are food. */
function justSo(
  clips: readonly IndexedClip[],
  concepts: readonly string[],
  found: readonly FoundClip[],
): readonly FoundClip[] {
  const just = found.filter(({ clipId, by }) => {
    const known = clips.find(({ clip }) => clip.clipId === clipId)?.concepts;
    return by === 'name' && concepts.some((concept) => known?.get(concept)?.by === 'name');
  });
  return just.length > 0 ? just : found;
}

/** 'The ham' is one thing, 'dancing' many. */
function isDetermined(said: string, { words }: Resolver['lexicon']): boolean {
  return wordSet(words.determiners).has(foldWord(said.split(/\s/)[0] ?? ''));
}

function foreignSo(
  clips: readonly IndexedClip[],
  concepts: readonly string[],
  found: readonly FoundClip[],
): readonly FoundClip[] {
  return found.filter(({ clipId }) => {
    const known = clips.find(({ clip }) => clip.clipId === clipId)?.concepts;
    return concepts.some((concept) => known?.get(concept)?.isForeign === true);
  });
}

/** Of 'the yellow belts' those that are called or seen to be yellow, where there are any: those that answer the most words. */
function literally(
  resolver: Resolver,
  { head, modifiers }: NounWords,
  found: readonly FoundClip[],
): readonly FoundClip[] {
  if (head === null || modifiers.length === 0) return found;
  const words = [head, ...modifiers];
  const answeredBy = ({ clipId }: FoundClip): number => {
    const at = resolver.clips.findIndex(({ clip }) => clip.clipId === clipId);
    return words.filter((word) => (scoresOf(resolver, word)[at]?.score ?? 0) >= SHOWS).length;
  };
  const counts = found.map(answeredBy);
  // Of 'the clip where coffee sprays everywhere' those with coffee that sprays, though no clip says 'everywhere'.
  const most = Math.max(0, ...counts);
  return most < 2 ? found : found.filter((_, at) => counts[at] === most);
}

/** 'the first dance' names a clip 'first-dance': its word is no place. */
function saysPlace(clips: readonly IndexedClip[], clipId: string, { said }: NounWords): boolean {
  const name = clips.find(({ clip }) => clip.clipId === clipId)?.words;
  return foldWord(said)
    .split(/\s+/)
    .some((word) => ORDINALS.has(word) && name?.has(word) === true);
}
const ORDINALS = new Set(['first', 'second', 'third', 'last', 'final']);

/** 'The first eight clips', or of dogs 'the first two dogs'. */
function inRange(
  resolver: Resolver,
  phrase: NounWords,
  [first, last]: readonly [number, number],
): readonly FoundClip[] {
  const { clips } = resolver;
  const named = new Set(
    ranked(clips.map((clip, at) => phraseScore(resolver, phrase, clip, at))).map(({ clipId }) => clipId),
  );
  const among = phrase.head === null ? clips : clips.filter(({ clip }) => named.has(clip.clipId));
  const chosen = first < 0 ? among.slice(first) : among.slice(first - 1, last);
  return chosen.map(({ clip }) => ({ clipId: clip.clipId, by: 'position', score: 1 }));
}

/** 'clip 3', 'the last clip', 'the longest one', 'all the clips'. */
function withoutWords(clips: readonly IndexedClip[], phrase: NounWords): readonly FoundClip[] {
  if (phrase.stands === 'it' || phrase.stands === 'rest') return [];
  const all = clips.map(({ clip }): FoundClip => ({ clipId: clip.clipId, by: 'position', score: 1 }));
  if (phrase.measure !== null) return byMeasure(clips, phrase, all);
  if (phrase.place !== null && (phrase.isNumbered || phrase.number === 'one'))
    return atPlace(clips, all, phrase.place);
  return phrase.number === 'all' && phrase.place === null ? all : [];
}

function ranked(found: readonly FoundClip[], asGood = AS_GOOD): readonly FoundClip[] {
  const best = Math.max(0, ...found.map(({ score }) => score));
  if (best < NEAREST) return [];
  return found.filter(({ score }) => score >= best * asGood).sort((a, b) => b.score - a.score);
}

function byMeaning(
  { clips, embeddingOf }: Resolver,
  { said }: NounWords,
  refuses: boolean,
): readonly FoundClip[] {
  const asked = embeddingOf(said);
  return asked === null ? [] : closestClips(asked, clips, refuses);
}
