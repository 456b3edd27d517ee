import { clipName } from '@cutroom/contract';
import { type IndexedClip, indexClips, type PromptClip, splitName } from './clips/clip-index.ts';
import { withCompoundNames } from './clips/compound-names.ts';
import { conceptsOf } from './clips/concepts.ts';
import { withHeardQuotes } from './clips/heard/heard-quotes.ts';
import { withToldLines } from './clips/heard/told-lines.ts';
import { namesOf } from './clips/names-of.ts';
import { withSharedNames } from './clips/shared-name.ts';
import { LEXICONS } from './lexicon/index.ts';
import { withEquals } from './outline/equals.ts';
import { withHeadedParts } from './outline/headed-parts.ts';
import { withLevels } from './outline/levels.ts';
import { withOutline, withoutSigns } from './outline/outline.ts';
import { withGroups } from './outline/parentheses.ts';
import { withPaths } from './outline/paths.ts';
import { withoutTimeCommas } from './outline/time-commas.ts';
import { withTimedParts } from './outline/timed-parts.ts';
import { type Grammar, grammarOf } from './rules/grammar.ts';
import { settleCorrections } from './sentence/corrections.ts';
import { withDefinedLists } from './sentence/defined-lists.ts';
import { withoutHeadings } from './sentence/headed-lists.ts';
import { withShownDeeds } from './sentence/nouns/shown-deeds.ts';
import { isClipWord, isIn, namedPhraseEnd, type Sentence } from './sentence/sentence.ts';
import { withAnswers } from './sentence/taken-back/take-back.ts';
import { withBareSeconds } from './words/bare-seconds.ts';
import { calledSo } from './words/called-so.ts';
import { withClitics } from './words/clitics.ts';
import { withoutFillerCommas } from './words/filler-commas.ts';
import { type FoundLanguage, findLanguage } from './words/language.ts';
import { withNameRanges, withoutFileNouns } from './words/name-ranges.ts';
import { namingNumbers, numberedNames, withNamedTimes } from './words/naming-numbers.ts';
import { readQuantities } from './words/quantities.ts';
import { withSaidAmounts } from './words/said-amounts.ts';
import { withSecondPlace } from './words/second-place.ts';
import { respell } from './words/spelling.ts';
import { type Token, tokenise } from './words/tokens.ts';
import { withJoinedStretches, withTwoBounds } from './words/two-bounds.ts';

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
  const said = withToldLines(withHeardQuotes(raw, index, grammar), index, grammar);
  const clipWords = new Set(index.flatMap(({ words }) => [...words.keys()]));
  const { clipPairs, nameWords, wholeNames } = namesOf(index, grammar);
  // 'La famille' is a clip where one shows a family, and else who makes the reel.
  const shown = new Set(index.flatMap(({ concepts }) => [...concepts.keys()]));
  // 'La scène de nuit' is a stage where one is seen.
  const isOpen = (word: string, next: string | undefined) =>
    grammar.classes.vague.has(word) ||
    (language.code !== 'en' && grammar.classes.clipNouns.has(word) && grammar.classes.of.has(next ?? ''));
  for (const [at, { word }] of said.entries())
    if (
      isOpen(word, said[at + 1]?.word) &&
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
      calledSo(respell(said, grammar, { clipWords, shown }, isCapital), grammar, nameWords, wholeNames),
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
  const clipsOfWord = clipsByWord(index);
  const counted = readQuantities(namingNumbers(spelt, called, language.lexicon, isKnown), numbers);
  const amounts = withTwoBounds(withNamedTimes(counted, clipsOfWord), grammar);
  const measured = withSaidAmounts(withJoinedStretches(amounts, grammar), grammar);
  const shownDeeds = withShownDeeds({
    grammar,
    tokens: withSecondPlace(withGroups(measured, numbers, isThing), grammar, isThing),
    clipWords,
    clipPairs,
    clipsOfWord,
  });
  const signed = withoutSigns(shownDeeds);
  const whole: Sentence = { ...signed, tokens: withoutTimeCommas(signed) };
  const defined: Sentence = { ...whole, tokens: withDefinedLists(whole) };
  const listed: Sentence = {
    ...whole,
    tokens: withoutHeadings(
      withHeadedParts(whole) ?? withOutline(defined) ?? withTimedParts(whole) ?? defined.tokens,
      { grammar, clipWords },
    ),
  };
  const levelled: Sentence = { ...listed, tokens: withLevels(listed) };
  const headless: Sentence = { ...levelled, tokens: withPaths(levelled) };
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
    // 'Not sure we need the screws', 'no creo que hagan falta los tornillos'
    const isRefused =
      namedPhraseEnd(sentence, 'notSureNeed', at) !== null || isIn(sentence, tokens[at - 1], 'negators');
    const end = isRefused ? null : namedPhraseEnd(sentence, 'hedge', at);
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
