import type { ClipReference, TextSpan } from '@cutroom/contract';
import type { Resolver } from './clips/clip-scores.ts';
import { heardPassages } from './clips/heard/heard-passages.ts';
import { referrer } from './referring.ts';
import type { Match } from './rules/found-match.ts';
import { selectMatches } from './rules/select.ts';
import { saidAgain } from './said-again.ts';
import { isDoubted, isWishMark } from './sentence/clauses.ts';
import { isNegated } from './sentence/negation.ts';
import { isIn, namedPhraseEnd, type Sentence } from './sentence/sentence.ts';
import { themeLines } from './sentence/themes/theme-lines.ts';
import { withHeldIt, withHeldLengths } from './wishes/bare/held-length.ts';
import { leftoverWishes } from './wishes/bare/leftovers.ts';
import { themeLineWishes } from './wishes/bare/theme-line-wishes.ts';
import { themeWishes } from './wishes/bare/theme-wishes.ts';
import { buildWishes } from './wishes/build-wishes.ts';
import type { Building } from './wishes/building.ts';
import type { Draft } from './wishes/drafts.ts';
import { withChainEnd } from './wishes/linked/chain-end.ts';
import { withConditions } from './wishes/linked/conditions.ts';
import { withContrasts } from './wishes/linked/contrasts.ts';
import { linkThen } from './wishes/linked/link-then.ts';
import { withoutOnlyOfPart } from './wishes/linked/only-part.ts';
import { withPlacesBeside } from './wishes/linked/places-beside.ts';
import { withSecondPlaces } from './wishes/linked/second-places.ts';
import { withSpeedOfPlaced } from './wishes/linked/speed-of-placed.ts';
import { withSpeltOut } from './wishes/linked/spelt-out.ts';
import { withTitlePlaces } from './wishes/linked/title-places.ts';
import { withToldStations } from './wishes/linked/told-stations.ts';
import type { MadeWish } from './wishes/made-wish.ts';
import { spanOf, type Token } from './words/tokens.ts';

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
        isOfShots:
          draft.kind === 'cutLength' &&
          sentence.tokens.slice(match.from, match.to).some((token) => isIn(sentence, token, 'clipNouns')),
        stands: standsIn(match, draft, refer),
      }),
    );
    made.push(...wishes);
  }
  const plain = building(false, null);
  const themed = [...themeWishes(sentence, made, plain), ...themeLineWishes(sentence, made, plain)];
  const known = [...made, ...themed];
  const lines = themeLines(sentence).map(({ lead, to }) => ({ from: lead, to }));
  const named = [...known, ...leftoverWishes(sentence, [...matches, ...themed, ...lines], known, plain)];
  const all = [
    ...withPlacesBeside(sentence, withoutOnlyOfPart(sentence, withHeldIt(sentence, named, plain))),
  ];
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
            withSpeedOfPlaced(
              sentence,
              withSpeltOut(
                sentence,
                all.sort((a, b) => a.from - b.from),
              ),
            ),
            plain,
          ),
        ),
      ),
    ),
  );
  const told = withToldStations(sentence, withChainEnd(sentence, linked), plain);
  return withTitlePlaces(sentence, told).toSorted((a, b) => a.span[0] - b.span[0]);
}

/** What the things that a wish names stand for, in order. */
function standsIn({ rule, slots }: Match, { kind }: Draft, refer: Building): MadeWish['stands'] {
  if (/^(?:nothingElse|restOnly)$/.test(rule.frame)) return ['named'];
  // Of 'her voice over the rest' the voice is no rest.
  const isVoice = kind === 'speech' && /^(?:shownOver|shownOverIt|talkedOver)$/.test(rule.frame);
  return isVoice ? [] : (slots.clips ?? []).map((named) => refer.wordsOf(named).stands);
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
