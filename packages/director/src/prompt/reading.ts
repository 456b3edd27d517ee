import { type ClipReference, clipName, type TextSpan } from '@cutroom/contract';
import { type IndexedClip, indexClips, type PromptClip, splitName } from './clips/clip-index.ts';
import type { Resolver } from './clips/clip-scores.ts';
import { withCompoundNames } from './clips/compound-names.ts';
import { conceptsOf } from './clips/concepts.ts';
import { heardPassages } from './clips/heard-passages.ts';
import { withHeardQuotes } from './clips/heard-quotes.ts';
import { namesOf } from './clips/names-of.ts';
import { withSharedNames } from './clips/shared-name.ts';
import { LEXICONS } from './lexicon/index.ts';
import { withEquals } from './outline/equals.ts';
import { withLevels } from './outline/levels.ts';
import { withOutline } from './outline/outline.ts';
import { referrer } from './referring.ts';
import type { Match } from './rules/found-match.ts';
import { type Grammar, grammarOf } from './rules/grammar.ts';
import { selectMatches } from './rules/select.ts';
import { saidAgain } from './said-again.ts';
import { isDoubted, isWishMark } from './sentence/clauses.ts';
import { settleCorrections } from './sentence/corrections.ts';
import { withoutHeadings } from './sentence/headed-lists.ts';
import { isNegated } from './sentence/negation.ts';
import { isClipWord, isIn, namedPhraseEnd, type Sentence } from './sentence/sentence.ts';
import { withAnswers } from './sentence/take-back.ts';
import { withHeldIt, withHeldLengths } from './wishes/bare/held-length.ts';
import { leftoverWishes } from './wishes/bare/leftovers.ts';
import { themeWishes } from './wishes/bare/theme-wishes.ts';
import { buildWishes } from './wishes/build-wishes.ts';
import type { Draft } from './wishes/drafts.ts';
import { withChainEnd } from './wishes/linked/chain-end.ts';
import { withConditions } from './wishes/linked/conditions.ts';
import { withContrasts } from './wishes/linked/contrasts.ts';
import { linkThen } from './wishes/linked/link-then.ts';
import { withSecondPlaces } from './wishes/linked/second-places.ts';
import { withSpeltOut } from './wishes/linked/spelt-out.ts';
import { withTitlePlaces } from './wishes/linked/title-places.ts';
import type { MadeWish } from './wishes/made-wish.ts';
import { withBareSeconds } from './words/bare-seconds.ts';
import { calledSo } from './words/called-so.ts';
import { withClitics } from './words/clitics.ts';
import { withoutFillerCommas } from './words/filler-commas.ts';
import { type FoundLanguage, findLanguage } from './words/language.ts';
import { withNameRanges, withoutFileNouns } from './words/name-ranges.ts';
import { namingNumbers, numberedNames } from './words/naming-numbers.ts';
import { readQuantities } from './words/quantities.ts';
import { withSaidAmounts } from './words/said-amounts.ts';
import { withSecondPlace } from './words/second-place.ts';
import { respell } from './words/spelling.ts';
import { spanOf, type Token, tokenise } from './words/tokens.ts';
import { withTwoBounds } from './words/two-bounds.ts';

export interface Reading {
  readonly language: FoundLanguage;
  readonly sentence: Sentence;
  readonly takenBack: ReturnType<typeof settleCorrections>['takenBack'];
  readonly index: readonly IndexedClip[];
}

/** What is known of clips that are written about: their words, by the languages, and the last prompt. It goes with the clips. */
interface Known {
  readonly indexes: Map<string, readonly IndexedClip[]>;
  last: { readonly prompt: string; readonly reading: Reading } | null;
}

const KNOWN = new WeakMap<readonly PromptClip[], Known>();

/** The prompt as tokens, with its language, amounts and corrections settled; the same for the same clips is read once. */
export function readSentence(prompt: string, clips: readonly PromptClip[]): Reading {
  const known = KNOWN.get(clips) ?? { indexes: new Map(), last: null };
  KNOWN.set(clips, known);
  if (known.last?.prompt === prompt) return known.last.reading;
  const reading = readAnew(prompt, clips, known);
  known.last = { prompt, reading };
  return reading;
}

function readAnew(prompt: string, clips: readonly PromptClip[], { indexes }: Known): Reading {
  const spoken = tokenise(prompt);
  const names = new Set(clips.flatMap((clip) => splitName(clipName(clip))));
  const language = findLanguage(prompt, spoken, names);
  const [english] = LEXICONS;
  const lexicons = language.lexicon === english ? [english] : [language.lexicon, english];
  const grammar = grammarOf(language.lexicon);
  const written = withEquals(withClitics(prompt, spoken, language.lexicon), language.lexicon);
  const raw = withoutFillerCommas(written, grammar);
  const named = indexes.get(language.lexicon.code) ?? withSharedNames(indexClips(clips, lexicons), lexicons);
  indexes.set(language.lexicon.code, named);
  const index = language.code === 'de' ? withCompoundNames(named, raw, heldBy(grammar)) : named;
  const said = withHeardQuotes(raw, index, grammar);
  const clipWords = new Set(index.flatMap(({ words }) => [...words.keys()]));
  const { clipPairs, nameWords, wholeNames } = namesOf(index, grammar);
  // 'La famille' is a clip where one shows a family, and else who makes the reel.
  const shown = new Set(index.flatMap(({ concepts }) => [...concepts.keys()]));
  for (const { word } of said)
    if (
      grammar.classes.vague.has(word) &&
      conceptsOf(word, language.lexicon).some((concept) => shown.has(concept))
    )
      clipWords.add(word);
  const { numbers } = language.lexicon;
  // German writes every noun so, and whoever shouts every word.
  const isCapital = (token: Token, before: Token | undefined): boolean =>
    language.code !== 'de' &&
    before !== undefined &&
    before.kind !== 'break' &&
    /^\p{Lu}\p{Ll}/u.test(prompt.slice(token.start, token.end));
  const spelt = withoutFileNouns(
    withNameRanges(
      calledSo(respell(said, grammar, clipWords, isCapital), grammar, nameWords, wholeNames),
      numbers,
    ),
    grammar,
  );
  const isThing = (word: string) => clipWords.has(word) || conceptsOf(word, language.lexicon).length > 0;
  const isKnown = (word: string) => isThing(word) || grammar.vocabulary.has(word);
  const called = numberedNames(
    index.map(({ name }) => name),
    lexicons,
  );
  const measured = withSaidAmounts(
    withTwoBounds(readQuantities(namingNumbers(spelt, called, language.lexicon, isKnown), numbers), grammar),
    grammar,
  );
  const whole: Sentence = {
    grammar,
    tokens: withSecondPlace(measured, grammar, isThing),
    clipWords,
    clipPairs,
    clipsOfWord: clipsByWord(index),
  };
  const listed: Sentence = {
    ...whole,
    tokens: withoutHeadings(withOutline(whole), { grammar, clipWords }),
  };
  const headless: Sentence = { ...listed, tokens: withLevels(listed) };
  const answered = withAnswers(headless);
  const tokens = withBareSeconds(answered, grammar, (word) => isClipWord(headless, word));
  const { sentence, takenBack } = settleCorrections(withoutHedges({ ...headless, tokens }));
  return { language, sentence, takenBack, index };
}

function clipsByWord(index: readonly IndexedClip[]): Sentence['clipsOfWord'] {
  const byWord = new Map<string, Set<string>>();
  for (const { clip, words, concepts } of index)
    for (const word of [...words.keys(), ...[...concepts.keys()].map((concept) => `=${concept}`)]) {
      const clips = byWord.get(word);
      if (clips === undefined) byWord.set(word, new Set([clip.clipId]));
      else clips.add(clip.clipId);
    }
  return byWord;
}

/** Words of the rules, but those that only look like the past: 'Noten' is a noun. */
function heldBy({ vocabulary, classes }: Grammar): ReadonlySet<string> {
  return new Set([...vocabulary].filter((word) => !classes.notPast.has(word)));
}

/** Without 'I don't know', which refuses nothing, and the 'screws and all' of 'the setup, screws and all,'. */
function withoutHedges(sentence: Sentence): Sentence {
  const { tokens } = sentence;
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const end = namedPhraseEnd(sentence, 'hedge', at);
    const comma = kept.findLastIndex(({ kind }) => kind === 'comma');
    const isAside = namedPhraseEnd(sentence, 'andAll', at) !== null && comma >= kept.length - ASIDE_WORDS_MAX;
    if (end !== null) at = end - 1;
    else if (comma >= 0 && isAside) {
      kept.splice(comma);
      at += 1;
    } else kept.push(...tokens.slice(at, at + 1));
  }
  return kept.length === tokens.length ? sentence : { ...sentence, tokens: kept };
}

const ASIDE_WORDS_MAX = 4;

/** The wishes of every match and of what the matches leave, in the order of the words. */
export function madeWishes(prompt: string, sentence: Sentence, resolver: Resolver): readonly MadeWish[] {
  // What is said in a clip asks for nothing: 'he says nobody wants an old dog, start on that line'.
  const passages = heardPassages(sentence, resolver.clips);
  const matches = selectMatches(sentence).filter(
    ({ from, to }) => !passages.some((passage) => passage.from <= from && to <= passage.to),
  );
  const building = referrer(prompt, sentence, resolver);
  const made: MadeWish[] = [];
  for (const match of matches) {
    const isNot = isNegated(sentence, match);
    const refer = building(isNot, match.from);
    const drafts = saidAgain(sentence, match, made, refer) ?? buildWishes(match, isNot, refer);
    const wishes = drafts.map(
      (draft): MadeWish => ({
        draft,
        from: match.from,
        to: match.to,
        span: spanOfDraft(sentence, match, draft),
        isDoubted: isDoubted(sentence, match),
        isOrdered: isOrdered(sentence, match),
        place: placeIn(sentence, match) ?? placeOfPart(sentence, match),
        isBare: match.rule.frame === 'hold' && match.literal <= BARE_LITERAL,
        isWhole: isOfReel(sentence, match),
        stands: /^(?:nothingElse|restOnly)$/.test(match.rule.frame)
          ? ['named']
          : (match.slots.clips ?? []).map((named) => refer.wordsOf(named).stands),
      }),
    );
    made.push(...wishes);
  }
  const plain = building(false, null);
  const themed = themeWishes(sentence, made, plain);
  const known = [...made, ...themed];
  const named = [...known, ...leftoverWishes(sentence, [...matches, ...themed], known, plain)];
  const all = [...withHeldIt(sentence, named, plain)];
  const linked = linkThen(
    sentence,
    withHeldLengths(
      sentence,
      withConditions(
        sentence,
        withContrasts(
          sentence,
          withSecondPlaces(
            sentence,
            withSpeltOut(
              sentence,
              all.sort((a, b) => a.from - b.from),
            ),
            plain,
          ),
        ),
      ),
    ),
  );
  return withTitlePlaces(sentence, withChainEnd(sentence, linked)).toSorted((a, b) => a.span[0] - b.span[0]);
}

/** 'Only use the brakes', 'I only want the brakes': the words of a match hold a verb or a mark of a wish. */
function isOrdered(sentence: Sentence, { from, to }: Match): boolean {
  return sentence.tokens
    .slice(from, to)
    .some((token) => isOrderVerb(sentence, token) || isWishMark(sentence, token));
}

/** The 'use' of 'only use the brakes', but not its 'only'. */
function isOrderVerb(sentence: Sentence, token: Token): boolean {
  return isIn(sentence, token, 'orders') && isIn(sentence, token, 'verbs');
}

function placeIn({ tokens }: Sentence, { from, to }: Match): number | null {
  const said = tokens.slice(from, to).find(({ quantity }) => quantity?.unit === 'ordinal')?.quantity;
  return said?.unit === 'ordinal' ? said.place : null;
}

/** Of 'intro: the bell, 5 s' the first, of 'outro: the bell' the last. */
function placeOfPart(sentence: Sentence, { rule, from }: Match): number | null {
  if (rule.frame !== 'namedSection') return null;
  const isCalled = (...names: readonly string[]) =>
    names.some((name) => namedPhraseEnd(sentence, name, from) !== null);
  if (isCalled('openerNoun', 'startNoun')) return 1;
  return isCalled('closerNoun', 'endNoun') ? -1 : null;
}

/** A fault is called by its own words: 'blurry clips', not 'skip blurry clips'. */
function spanOfDraft(sentence: Sentence, match: Match, draft: Draft): TextSpan {
  const {
    from,
    to,
    slots: { clips = [] },
  } = match;
  const [first, last] = [clips[0], clips.at(-1)];
  if (match.rule.frame === 'outline' && 'clips' in draft)
    return spanOfClips(draft.clips, spanOf(sentence.tokens, from, to));
  return draft.kind === 'quality' && first !== undefined && last !== undefined
    ? spanOf(sentence.tokens, first.from, last.to)
    : spanOf(sentence.tokens, from, to);
}

/** From the first to the last of the clips that a part of an outline names. */
function spanOfClips(clips: readonly ClipReference[], whole: TextSpan): TextSpan {
  const spans = clips.flatMap(({ span }) => (span === null ? [] : [span]));
  if (spans.length === 0) return whole;
  return [Math.min(...spans.map(([start]) => start)), Math.max(...spans.map(([, end]) => end))];
}

/** Whether a prompt begins with how long what is: 'Give me 20 seconds of the band at work'. */
function isOfReel(sentence: Sentence, { rule, from, slots: { clips } }: Match): boolean {
  const { tokens } = sentence;
  if (!/^(?:hold|include)$/.test(rule.frame) || from > ASKING_WORDS_MAX) return false;
  const named = clips?.[0]?.from ?? from;
  const at = from + tokens.slice(from, named).findIndex(({ quantity }) => quantity?.unit === 'seconds');
  if (at < from) return false;
  // 'Ten seconds of the band, the rest is only the crowd'
  if (tokens.slice(at).some((token) => isIn(sentence, token, 'rest'))) return false;
  // 'Ten seconds of him' are his.
  const isPointed = isIn(sentence, tokens[at + 2], 'anaphora') || isIn(sentence, tokens[at + 2], 'persons');
  if (!isIn(sentence, tokens[at + 1], 'of') || isPointed) return false;
  const asks = (token: Token) => ASKING.some((name) => isIn(sentence, token, name));
  return tokens.slice(0, from).every(asks) && clips?.length === 1;
}
const ASKING_WORDS_MAX = 6;
const ASKING = ['fillers', 'greetings', 'verbs', 'wishMarks', 'self', 'determiners', 'making'] as const;

/** What the length itself weighs. */
const BARE_LITERAL = 4;
