import { type ClipReference, clipName, type TextSpan } from '@cutroom/contract';
import { anaphorReader } from './clips/anaphora.ts';
import { type IndexedClip, indexClips, type PromptClip, splitName } from './clips/clip-index.ts';
import { conceptsOf } from './clips/concepts.ts';
import { type Resolver, resolve } from './clips/references.ts';
import { LEXICONS } from './lexicon/index.ts';
import type { Match } from './rules/found-match.ts';
import { grammarOf } from './rules/grammar.ts';
import { selectMatches } from './rules/select.ts';
import { isDoubted, isNegated } from './sentence/clauses.ts';
import { settleCorrections } from './sentence/corrections.ts';
import type { Named } from './sentence/named-lists.ts';
import { type NounWords, nounWords } from './sentence/noun-words.ts';
import { isIn, type Sentence } from './sentence/sentence.ts';
import { buildWishes } from './wishes/build-wishes.ts';
import type { Building } from './wishes/building.ts';
import type { Draft } from './wishes/drafts.ts';
import { leftoverWishes } from './wishes/leftovers.ts';
import { linkThen } from './wishes/link-then.ts';
import type { MadeWish } from './wishes/made-wish.ts';
import { withBareSeconds } from './words/bare-seconds.ts';
import { calledSo } from './words/called-so.ts';
import { type FoundLanguage, findLanguage } from './words/language.ts';
import { namingNumbers } from './words/naming-numbers.ts';
import { readQuantities } from './words/quantities.ts';
import { respell } from './words/spelling.ts';
import { spanOf, type Token, tokenise } from './words/tokens.ts';
import { wordForms } from './words/word-forms.ts';

export interface Reading {
  readonly language: FoundLanguage;
  readonly sentence: Sentence;
  readonly takenBack: ReturnType<typeof settleCorrections>['takenBack'];
  readonly index: readonly IndexedClip[];
}

/** The prompt as tokens, with its language, amounts and corrections settled. */
export function readSentence(prompt: string, clips: readonly PromptClip[]): Reading {
  const raw = tokenise(prompt);
  const names = new Set(clips.flatMap((clip) => splitName(clipName(clip))));
  const language = findLanguage(prompt, raw, names);
  const [english] = LEXICONS;
  const lexicons = language.lexicon === english ? [english] : [language.lexicon, english];
  const index = indexClips(clips, lexicons);
  const grammar = grammarOf(language.lexicon);
  const clipWords = new Set(index.flatMap(({ words }) => [...words.keys()]));
  const clipPairs = new Set(
    index.flatMap(({ name }) => {
      const parts = name.split(/[^\p{L}\p{N}]+/u);
      // 'on the' of 'dog-on-the-beach' is said of anything.
      const isSmall = (part: string | undefined) => grammar.classes.determiners.has(part ?? '');
      return parts
        .slice(1)
        .flatMap((part, at) => (isSmall(part) || isSmall(parts[at]) ? [] : [`${parts[at]} ${part}`]));
    }),
  );
  // 'La famille' is a clip where one shows a family, and else who makes the reel.
  const shown = new Set(index.flatMap(({ concepts }) => [...concepts.keys()]));
  for (const { word } of raw)
    if (
      grammar.classes.vague.has(word) &&
      conceptsOf(word, language.lexicon).some((concept) => shown.has(concept))
    )
      clipWords.add(word);
  const nameWords = new Set(
    index.flatMap(({ words, concepts }) =>
      [...words, ...concepts].flatMap(([word, { by }]) => (by === 'name' ? [word] : [])),
    ),
  );
  const spelt = calledSo(respell(raw, grammar, clipWords), grammar, nameWords);
  const { numbers } = language.lexicon;
  const tokens = withBareSeconds(
    readQuantities(namingNumbers(spelt, clipPairs, numbers), numbers),
    grammar,
    clipWords,
  );
  const { sentence, takenBack } = settleCorrections({ grammar, tokens, clipWords, clipPairs });
  return { language, sentence, takenBack, index };
}

/** The wishes of every match and of what the matches leave, in the order of the words. */
export function madeWishes(prompt: string, sentence: Sentence, resolver: Resolver): readonly MadeWish[] {
  const matches = selectMatches(sentence);
  const antecedentOf = anaphorReader(prompt, sentence, resolver);
  const building = (isRefused: boolean, before: number | null): Building => ({
    wordsOf: (named) => phraseOf(named),
    referTo: (named, refuses = false) => {
      const phrase = phraseOf(named);
      const meant =
        phrase.stands === 'it'
          ? antecedentOf(
              before ?? named.from,
              phrase.number === 'all',
              sentence.tokens[named.from]?.word ?? '',
            )
          : [];
      const references = (meant.length > 0 ? meant : [phrase]).map((one) =>
        resolve(resolver, one, refuses || isRefused),
      );
      return together(references, phrase);
    },
    conceptsOf: (item) => wordsIn(item).flatMap((word) => conceptsOf(word, resolver.lexicon)),
    isNamed: (item) =>
      wordsIn(item).length > 1 &&
      resolver.clips.some(({ words }) =>
        wordsIn(item).every((word) =>
          wordForms(word, resolver.lexicon.code).some((form) => words.get(form)?.by === 'name'),
        ),
      ),
    isOnlyQuality: (item) => wordsIn(item).every((word) => conceptsOf(word, resolver.lexicon).length > 0),
    textOf: (from, to) => {
      const token = sentence.tokens[from];
      return to === from + 1 && token?.kind === 'quote'
        ? token.word
        : prompt.slice(...spanOf(sentence.tokens, from, to));
    },
  });
  const phrases = new Map<string, NounWords>();
  const phraseOf = (named: Named): NounWords => {
    const key = `${named.from} ${named.to} ${named.nounTo ?? ''}`;
    const phrase = phrases.get(key) ?? nounWords(sentence, prompt, named);
    phrases.set(key, phrase);
    return phrase;
  };
  const made = matches.flatMap((match): readonly MadeWish[] => {
    const isNot = isNegated(sentence, match);
    return buildWishes(match, isNot, building(isNot, match.from)).map((draft) => ({
      draft,
      from: match.from,
      to: match.to,
      span: spanOfDraft(sentence, match, draft),
      isDoubted: isDoubted(sentence, match),
      place: placeIn(sentence, match),
      isBare: match.rule.frame === 'hold' && match.literal <= BARE_LITERAL,
      isWhole: isOfReel(sentence, match),
      stands:
        match.rule.frame === 'nothingElse'
          ? ['named']
          : (match.slots.clips ?? []).map((named) => phraseOf(named).stands),
    }));
  });
  const all = [...made, ...leftoverWishes(sentence, matches, made, building(false, null))];
  return linkThen(
    sentence,
    all.sort((a, b) => a.from - b.from),
  ).toSorted((a, b) => a.span[0] - b.span[0]);
}

/** 'Them' are all that were named: one reference to the clips of each. */
function together([first, ...others]: readonly ClipReference[], { said, span }: NounWords): ClipReference {
  if (first === undefined) throw new Error('A phrase refers to something');
  const all = [first, ...others].flatMap(({ clips }) => clips);
  return {
    ...first,
    said,
    span: [...span],
    ...(others.length === 0
      ? {}
      : {
          number: 'all',
          clips: all.filter(({ clipId }, at) => all.findIndex((one) => one.clipId === clipId) === at),
          missing: [first, ...others].flatMap(({ missing }) => missing),
          labels: [...new Set([first, ...others].flatMap(({ labels }) => labels))],
        }),
  };
}

function placeIn({ tokens }: Sentence, { from, to }: Match): number | null {
  const said = tokens.slice(from, to).find(({ quantity }) => quantity?.unit === 'ordinal')?.quantity;
  return said?.unit === 'ordinal' ? said.place : null;
}

/** A fault is called by its own words: 'blurry clips', not 'skip blurry clips'. */
function spanOfDraft(sentence: Sentence, { from, to, slots: { clips = [] } }: Match, draft: Draft): TextSpan {
  const [first, last] = [clips[0], clips.at(-1)];
  return draft.kind === 'quality' && first !== undefined && last !== undefined
    ? spanOf(sentence.tokens, first.from, last.to)
    : spanOf(sentence.tokens, from, to);
}

/** Whether a prompt begins with how long what is: 'Give me 20 seconds of the band at work'. */
function isOfReel(sentence: Sentence, { rule, from, slots: { s, clips } }: Match): boolean {
  const { tokens } = sentence;
  if (rule.frame !== 'hold' || s === undefined || from > ASKING_WORDS_MAX) return false;
  const at = tokens.indexOf(s);
  if (!isIn(sentence, tokens[at + 1], 'of')) return false;
  const asks = (token: Token) => ASKING.some((name) => isIn(sentence, token, name));
  return tokens.slice(0, from).every(asks) && clips?.length === 1;
}
const ASKING_WORDS_MAX = 6;
const ASKING = ['fillers', 'greetings', 'verbs', 'wishMarks', 'self', 'determiners', 'making'] as const;

/** What the length itself weighs. */
const BARE_LITERAL = 4;

function wordsIn({ head, modifiers }: NounWords): readonly string[] {
  return head === null ? [] : [head, ...modifiers];
}
