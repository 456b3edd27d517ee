import { clauseStart, thoughtsOf } from '../../sentence/clauses.ts';
import { isAfterTime } from '../../sentence/measured-things.ts';
import { type Named, namedLists } from '../../sentence/named-lists.ts';
import { isClipWord, isIn, namedPhraseEnd, type Sentence } from '../../sentence/sentence.ts';
import { isOneOf } from '../../words/numbers.ts';
import { isReelLong, isReelRange } from '../../words/reel-long.ts';
import type { Quantity, Token } from '../../words/tokens.ts';
import type { Match } from '../found-match.ts';
import { isKnownThing } from '../known-things.ts';
import { leadOf } from '../listed-places.ts';
import { isOfThoseNamed, isStretch } from './amounts.ts';
import { isReelIt } from './reels-of.ts';

/** Whether a time is that of something else, or tells how long something is. */
export function isMisreadTime(sentence: Sentence, match: Match): boolean {
  const { rule, slots, from: start, to } = match;
  const [first] = slots.clips ?? [];
  switch (rule.frame) {
    case 'cutsLong':
      // 'Drone shots are always too long', 'the interview clip is long'
      return (
        isOneShot(sentence, start) ||
        sentence.tokens.slice(start, to).some(({ word }) => word === 'too') ||
        (isIn(sentence, sentence.tokens[start], 'clipNouns') &&
          isIn(sentence, sentence.tokens[start + 1], 'being') &&
          !isIn(sentence, sentence.tokens[start + 1], 'wishMarks') &&
          isThingAt(sentence, start - 1))
      );
    case 'cutsShort':
      // 'Make the first shot short'
      return isOneShot(sentence, start);
    case 'lengthNot':
      // 'Nothing over two seconds'
      return !isReelLong(slots.s?.quantity) && namedPhraseEnd(sentence, 'nothing', start) === to - 1;
    case 'holdNumber':
      return isIn(sentence, sentence.tokens[to], 'clipNouns');
    case 'cutLength':
      return (
        isOfThoseNamed(sentence, start) ||
        isTimeOfThem(sentence, match) ||
        isTimeOfReel(sentence, match) ||
        isOneVideo(sentence, match)
      );
    case 'lengthNumber':
      // 'Make it 30 clips', 'keep it to thirty-five, no, thirty seconds'
      return (
        namedPhraseEnd(sentence, 'shots', to) !== null ||
        // '... under 20 but don't rush'
        (!isIn(sentence, sentence.tokens[to], 'connectors') && isThingAt(sentence, to)) ||
        sentence.tokens.some(({ quantity }, at) => quantity?.unit === 'seconds' && (at < start || at >= to))
      );
    case 'hold':
    case 'length':
      return (
        isAfterTime(sentence, amountIn(sentence, match)) ||
        (rule.frame === 'hold' && isLengthOfIt(sentence, match)) ||
        isHowLong(sentence, start, to) ||
        isOfSomeClips(sentence, start) ||
        isSaidOfIt(sentence, start) ||
        // 'The goat in 4 seconds' is no reel of it.
        (rule.frame === 'length' && first?.from === start && !isReelLong(slots.s?.quantity)) ||
        isSaidOfThing(sentence, amountIn(sentence, match)) ||
        isStretch(sentence, start, first)
      );
    case 'partRange': {
      // 'Cierra con la abuela, entre 20 y 30 segundos'
      const { between } = sentence.grammar.lexicon.numbers;
      return (hasComma(sentence, match) || isReelIt(sentence, match)) && isReelRange(slots.range, between);
    }
    case 'partUntil':
      // 'Cut it at 20 seconds'
      return isReelIt(sentence, match) && isReelLong(slots.s?.quantity);
    case 'holdEach':
      return isOfRefused(sentence, match) || isEndOfTold(sentence, match);
    case 'partFirstOfIt':
    case 'partLastOfIt':
      // 'From the talk only the first ten seconds' is about the talk.
      return !beginsThought(sentence, start) || isIn(sentence, sentence.tokens[to], 'of');
    case 'holdNot':
      // 'Não coloca a festa, o barco por 4 segundos'
      return (slots.clips ?? []).length > 1 && isExact(slots.s?.quantity);
    default:
      return isTimeOfReel(sentence, match);
  }
}

/** The 'shot' of 'the first shot' */
function isOneShot({ tokens }: Sentence, at: number): boolean {
  return tokens[at - 1]?.quantity?.unit === 'ordinal';
}

/** 'The seniors first, give them ten seconds': as long are those that were named. */
function isTimeOfThem(sentence: Sentence, { from, to }: Match): boolean {
  const { tokens } = sentence;
  const isThem = tokens.slice(from, to).some((token) => isIn(sentence, token, 'anaphora'));
  const isEach = ['each', 'eachClip', 'everyClipNoun'].some((name) => {
    for (let at = from; at <= to; at += 1) {
      const end = namedPhraseEnd(sentence, name, at);
      if (end !== null && !isIn(sentence, tokens[at], 'anaphora')) return true;
    }
    return false;
  });
  return isThem && !isEach && tokens.slice(0, from).some((_, at) => isThingAt(sentence, at));
}

/** 'Make it 25 seconds long' is about the reel, 'hold it for 25 seconds' about what was named. */
function isLengthOfIt(sentence: Sentence, { to, slots: { s, clips = [] } }: Match): boolean {
  const [only, second] = clips;
  if (only === undefined || second !== undefined || only.to !== only.from + 1) return false;
  const it = sentence.tokens[only.from];
  if (!isIn(sentence, it, 'anaphora') || isIn(sentence, it, 'persons')) return false;
  return isReelLong(s?.quantity) && namedPhraseEnd(sentence, 'longBehind', to - 1) === to;
}

/** 'Only clips longer than 10 seconds' chooses clips, and is no length of the reel. */
export function isOfSomeClips(sentence: Sentence, start: number): boolean {
  const [noun, before] = [sentence.tokens[start - 1], sentence.tokens[start - 2]];
  const isChoice =
    namedPhraseEnd(sentence, 'onlyOf', start - 2) !== null || isIn(sentence, before, 'negators');
  return isIn(sentence, noun, 'clipNouns') && isChoice;
}

function hasComma({ tokens }: Sentence, { from, to }: Pick<Match, 'from' | 'to'>): boolean {
  return tokens.slice(from, to).some(({ kind }) => kind === 'comma');
}

function isExact(quantity: Quantity | null | undefined): boolean {
  return quantity?.unit === 'seconds' && quantity.amount.bound === 'exactly';
}

/** 'Schnelle Schnitte, 20 Sekunden', 'six clips 30 seconds', but 'three clips of 10 seconds': no shot is asked to last so long by the way. */
function isTimeOfReel(sentence: Sentence, { from, to, rule, slots, literal }: Match): boolean {
  if (!isReelLong(slots.s?.quantity)) return false;
  // 'Ten seconds each'
  if (rule.frame === 'cutLength' && isOfEach(sentence, { from, to })) return false;
  return (
    hasComma(sentence, { from, to }) ||
    literal <= (rule.frame === 'cutLength' ? BESIDE_SHOTS : COUNT_AND_TIME)
  );
}

function isOfEach(sentence: Sentence, { from, to }: Pick<Match, 'from' | 'to'>): boolean {
  const time = amountIn(sentence, { from, to });
  const isBehind = namedPhraseEnd(sentence, 'each', time + 1) === to;
  const isBefore = namedPhraseEnd(sentence, 'each', from) === time && to === time + 1;
  return isBehind || isBefore;
}

function beginsThought(sentence: Sentence, at: number): boolean {
  const before = sentence.tokens[at - 1];
  return (
    before === undefined ||
    /^(?:comma|break)$/.test(before.kind) ||
    (['connectors', 'and', 'fillers'] as const).some((name) => isIn(sentence, before, name))
  );
}

/** 'All but the cat and the dog, two seconds each': what is left out plays no second, and all others do. */
function isOfRefused(sentence: Sentence, { from: start, slots: { clips = [] } }: Match): boolean {
  const { tokens } = sentence;
  const [first, last] = [clips[0], clips.at(-1)];
  if (first === undefined || last === undefined || first.from !== start) return false;
  if (tokens[last.to]?.kind !== 'comma') return false;
  for (let at = start; at >= Math.max(1, start - LIST_REACH); at -= 1) {
    if (tokens[at - 1]?.kind === 'break') return false;
    const isRefused =
      isIn(sentence, tokens[at - 1], 'negators') ||
      ['apart', 'drop'].some((name) =>
        [1, 2, 3].some((back) => namedPhraseEnd(sentence, name, at - back) === at),
      );
    if (isRefused) return namedLists(sentence, at).some(({ to }) => to === last.to);
  }
  return false;
}
const LIST_REACH = 16;

/** 'First the bee, then the fire, the dog at the end, 3 seconds each', where the dog is said behind its place: each of them. */
function isEndOfTold(sentence: Sentence, { from: start, slots: { clips = [] } }: Match): boolean {
  const [only, second] = clips;
  if (only?.from !== start || second !== undefined) return false;
  const at = leadOf(sentence, start) + 1;
  return ['last', 'thenWords'].some((name) =>
    [1, 2, 3, 4].some((back) => namedPhraseEnd(sentence, name, at - back) === at),
  );
}

/** What 'clips 3 seconds' and '6 clips 3 seconds' are worth, with nothing between. */
const BESIDE_SHOTS = 14;
const COUNT_AND_TIME = 18;

const LONG_SECONDS = 90;

/** 'The shattering is great but it's four seconds long': how long a clip is, unless that is asked for or follows: 'so it's a minute'. */
function isSaidOfIt(sentence: Sentence, start: number): boolean {
  const { tokens } = sentence;
  if (!/^(?:it|that)'?s$/.test(tokens[start]?.word ?? '') || tokens[start + 1]?.quantity?.unit !== 'seconds')
    return false;
  if (isOneOf(sentence.grammar.lexicon.numbers.settled, tokens[start - 1]?.word ?? '')) return false;
  return (thoughtsOf(sentence).asked[start] ?? -1) < clauseStart(sentence, start);
}

/** 'The interview is twenty seconds of talking' tells what is in it. */
export function isSaidOfThing(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence;
  if (at < 2 || !isIn(sentence, tokens[at - 1], 'being') || !isIn(sentence, tokens[at + 1], 'of'))
    return false;
  return isThingAt(sentence, at - 2);
}

/** 'It takes about twelve seconds before the glass is cold' tells how long something takes. */
function isHowLong(sentence: Sentence, start: number, to: number): boolean {
  const { tokens } = sentence;
  const next = tokens[to];
  const isToldSo = /^(?:takes?|lasts?)$/.test(tokens[start + 1]?.word ?? '') && tokens[start]?.word === 'it';
  const said = tokens.slice(start, to).find(({ quantity }) => quantity?.unit === 'seconds')?.quantity;
  const isLong =
    said?.unit === 'seconds' && said.amount.bound !== 'between' && said.amount.value > LONG_SECONDS;
  // 'Es dauert ungefähr zwanzig Minuten, bis die Hülle voll ist'
  const until = next?.kind === 'comma' ? to + 1 : to;
  const isTaken = tokens
    .slice(start, to)
    .some((_, at) => namedPhraseEnd(sentence, 'takesTime', start + at) !== null);
  if (isLong && isTaken) return true;
  // 'The beach clip is two minutes long' says how long it is.
  const amountAt = amountIn(sentence, { from: start, to });
  const isDescribed =
    isIn(sentence, tokens[amountAt - 1], 'being') &&
    namedPhraseEnd(sentence, 'longBehind', amountAt + 1) !== null;
  if (isLong && isDescribed) return true;
  if (isLong && namedPhraseEnd(sentence, 'until', until) !== null) return true;
  return isToldSo && (next?.word === 'to' || isIn(sentence, next, 'prepositions'));
}

function amountIn({ tokens }: Sentence, { from, to }: Pick<Match, 'from' | 'to'>): number {
  return from + tokens.slice(from, to).findIndex(({ quantity }) => quantity?.unit === 'seconds');
}

/** The 'a quick' of 'give me a quick 20 seconds' */
export function isKindOfTime(sentence: Sentence, named: Named | undefined): boolean {
  if (named === undefined || sentence.tokens[named.to]?.quantity?.unit !== 'seconds') return false;
  const isThing = ({ kind, word }: Token) => kind === 'file' || isClipWord(sentence, word);
  return (
    isIn(sentence, sentence.tokens[named.from], 'determiners') &&
    !sentence.tokens.slice(named.from, named.to).some(isThing)
  );
}

function isThingAt(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at];
  return token !== undefined && isKnownThing(sentence, token);
}

/** 'Start at 0:05 of the interview' is about the clip, and not about the reel, 'start with 0:05 to 0:08 of the interview' about both. */
export function isFromTime(sentence: Sentence, { from, slots: { clips = [] } }: Match): boolean {
  const { tokens } = sentence;
  return tokens
    .slice(from, clips[0]?.to ?? from)
    .some(
      (token, at) =>
        /^\d+:\d\d$/.test(token.spelt) &&
        !(token.quantity?.unit === 'seconds' && token.quantity.amount.bound === 'between') &&
        isIn(sentence, tokens[from + at + 1], 'of'),
    );
}

/** The 'slow motion' of 'slow motion on the kick' is that of the kick, whether anybody knows it. */
export function isSpeedOfThing(sentence: Sentence, { rule, to }: Match): boolean {
  if (rule.frame !== 'slowAll' && rule.frame !== 'fastAll') return false;
  const { tokens } = sentence;
  const isPlace = ['first', 'last', 'midway'].some((place) => namedPhraseEnd(sentence, place, to) !== null);
  const isOfReel = namedPhraseEnd(sentence, 'reel', to + 1) !== null;
  return (
    isIn(sentence, tokens[to], 'prepositions') &&
    isIn(sentence, tokens[to + 1], 'determiners') &&
    tokens[to + 2]?.kind === 'word' &&
    !isPlace &&
    !isOfReel
  );
}

/** The 'clip of 12 seconds' of 'make me a fun clip of 12 seconds' is the reel; one of 3 seconds is a shot. */
function isOneVideo(sentence: Sentence, { from, slots }: Match): boolean {
  const { tokens, grammar } = sentence;
  const isVideo = namedPhraseEnd(sentence, 'videoNoun', from) !== null;
  if (!isVideo || !isIn(sentence, tokens[from], 'clipNouns') || !isReelLong(slots.s?.quantity)) return false;
  const isArticle = (token: Token) => isOneOf(grammar.lexicon.numbers.articles, token.word);
  const lead = tokens.slice(0, from).findLastIndex(isArticle);
  const qualities = tokens.slice(lead + 1, from);
  const isOther = (token: Token) =>
    token.kind !== 'word' || OTHER_THAN_QUALITIES.some((name) => isIn(sentence, token, name));
  return lead >= 0 && qualities.length <= QUALITIES_MAX && !qualities.some(isOther);
}
const QUALITIES_MAX = 4;
const OTHER_THAN_QUALITIES = ['verbs', 'prepositions', 'determiners', 'of', 'connectors'] as const;
