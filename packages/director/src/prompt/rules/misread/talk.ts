import { conceptsOf } from '../../clips/concepts.ts';
import { clauseStart } from '../../sentence/clauses.ts';
import { afterFillers } from '../../sentence/measured-things.ts';
import type { Named } from '../../sentence/named-lists.ts';
import { talkShareEnd } from '../../sentence/nouns/talk-share.ts';
import { isIn, namedPhraseEnd, type Sentence } from '../../sentence/sentence.ts';
import type { Match } from '../found-match.ts';
import { isKnownThing, knownAmong } from '../known-things.ts';

/** Whether words about talk are about one clip, a part of it or another thing. */
export function isMisreadTalk(sentence: Sentence, match: Match): boolean {
  const { rule, from, to } = match;
  switch (rule.frame) {
    case 'speechNone':
      return isTrimmedTalk(sentence, to) || isSaidOfThing(sentence, to);
    case 'speechFinish':
    case 'speechPrefer':
      // 'Use the talking as voiceover' is heard under other clips.
      if (namedPhraseEnd(sentence, 'asVoiceOver', to) !== null) return true;
      if (talkShareEnd(sentence, from) !== null) return true;
      return isOneTalk(sentence, to) || isPlacedTalk(sentence, from) || isSaidOfThing(sentence, to);
    case 'shownOver':
    case 'talkedOver':
      return isNotShownOver(sentence, match);
    case 'shownOverIt':
      return !isTalkBefore(sentence, from) || !isSeen(sentence, match.slots.clips ?? []);
    default:
      return isOtherOver(sentence, match);
  }
}

/** What is no picture over a voice: 'the mist over the lake', 'her voice only over her own clip'. */
function isNotShownOver(sentence: Sentence, match: Match): boolean {
  const { from, slots } = match;
  const { clips = [], than } = slots;
  // 'Start with her talking, then show the bee' is one after the other.
  if (isPlacedTalk(sentence, from) || isPlacedTalk(sentence, from + 1)) return true;
  if (
    than !== undefined &&
    (!namesTalk(sentence, match) || than.some(({ to }) => isOnly(sentence, to) || isOnly(sentence, to - 1)))
  )
    return true;
  return isOwned(sentence, match) || !isSeen(sentence, clips);
}

/** 'Her voice only' */
function isOnly(sentence: Sentence, at: number): boolean {
  return ['only', 'onlyOf'].some((name) => namedPhraseEnd(sentence, name, at) === at + 1);
}

/** 'The mist over the interview' is seen while somebody talks, that over the lake is one picture. */
function namesTalk(sentence: Sentence, { from, to, slots: { clips = [] } }: Match): boolean {
  const isShown = (at: number) => clips.some((named) => named.from <= at && at < named.to);
  return sentence.tokens
    .slice(from, to)
    .some(
      (_, at) =>
        !isShown(from + at) &&
        ['asBroll', 'talksOn', 'talkNoun'].some((name) => namedPhraseEnd(sentence, name, from + at) !== null),
    );
}

/** The 'voice' of 'grandma's voice over the boats' is hers. */
function isOwned(sentence: Sentence, { from, slots: { clips = [], than } }: Match): boolean {
  const before = sentence.tokens[from - 1];
  const isVoiceFirst = than === undefined && namedPhraseEnd(sentence, 'talkNoun', from) !== null;
  if (!isVoiceFirst || clips[0]?.from === from || before?.kind !== 'word') return false;
  return /'s?$/.test(before.spelt) || isKnownThing(sentence, before);
}

/** Whether something is named that may be seen, or stands for what was. */
function isSeen(sentence: Sentence, clips: readonly Named[]): boolean {
  const isStandIn = ({ from, to }: Named) =>
    sentence.tokens
      .slice(from, to)
      .some(
        (token) => isIn(sentence, token, 'rest') || (to === from + 1 && isIn(sentence, token, 'anaphora')),
      );
  return knownAmong(sentence, clips) > 0 || clips.some(isStandIn);
}

/** The 'what he says' of 'end with what he says' is no passage that tells what of. */
export function isTheirWords(sentence: Sentence, { slots: { clips = [] } }: Match): boolean {
  const [only, second] = clips;
  return (
    only !== undefined &&
    second === undefined &&
    namedPhraseEnd(sentence, 'theirWords', only.from) === (only.nounTo ?? only.to)
  );
}

/** Whether talk, or somebody who may, was spoken of: the 'it' of 'let her talk. Show the bee over it' is what she says. */
function isTalkBefore(sentence: Sentence, from: number): boolean {
  const { tokens, grammar } = sentence;
  return tokens
    .slice(0, from)
    .some(
      (token, at) =>
        ['anyVoice', 'talksOn', 'talker'].some((name) => namedPhraseEnd(sentence, name, at) !== null) ||
        isIn(sentence, token, 'persons') ||
        conceptsOf(token.word, grammar.lexicon).includes('@speech'),
    );
}

/** 'Keep the talking lady out', 'no talking lady': who talks is somebody, where what describes a thing stands before it. */
function isSaidOfThing(sentence: Sentence, to: number): boolean {
  const { tokens, grammar } = sentence;
  const [talking, next] = [tokens[to - 1], tokens[to]];
  const isDescribing = !grammar.lexicon.isHeadFirst && talking?.word.endsWith('ing') === true;
  if (!isDescribing || next?.kind !== 'word' || isIn(sentence, next, 'clipNouns')) return false;
  return isKnownThing(sentence, next);
}

/** Whether talk is that of one clip: 'me talking to the team', 'let him talk for ten seconds'. */
function isOneTalk(sentence: Sentence, to: number): boolean {
  const { tokens } = sentence;
  const isTimed =
    isIn(sentence, tokens[to], 'lasting') &&
    tokens[afterFillers(sentence, to + 1)]?.quantity?.unit === 'seconds';
  const listener = tokens[to + 2];
  const hasListener =
    isIn(sentence, tokens[to], 'prepositions') &&
    isIn(sentence, tokens[to + 1], 'determiners') &&
    listener?.kind === 'word' &&
    isKnownThing(sentence, listener);
  return isTimed || hasListener;
}

/** Whether a verb that elsewhere asks for a thing tells of one. */
export function isSaidInPassing(sentence: Sentence, start: number): boolean {
  return isDone(sentence, start) || isLikeness(sentence, start) || tellsWhich(sentence, start);
}

/** 'My grandmother has watered these beds' tells. */
function isDone({ tokens, grammar }: Sentence, start: number): boolean {
  const [verb, next] = [tokens[start]?.word ?? '', tokens[start + 1]?.word ?? ''];
  return grammar.lexicon.code === 'en' && /^(?:has|have|had)$/.test(verb) && /...ed$/.test(next);
}

/** 'Nobody wants to hear me' asks for no silence. */
export function isHearingMe({ tokens, grammar }: Sentence, { from, slots: { clips = [] } }: Match): boolean {
  const isMe = clips.some((named) => grammar.classes.self.has(tokens[named.from]?.word ?? ''));
  const before = tokens.slice(Math.max(0, from - NEGATED_REACH), from);
  return isMe && before.some(({ word }) => grammar.classes.negators.has(word));
}
const NEGATED_REACH = 3;

/** 'Feel like a road movie' says how, and wants no road. */
function isLikeness({ tokens, grammar }: Sentence, start: number): boolean {
  const [before, word] = [tokens[start - 1]?.word ?? '', tokens[start]?.word];
  return (
    grammar.lexicon.code === 'en' && word === 'like' && /^(?:feels?|looks?|sounds?|seems?)$/.test(before)
  );
}

/** 'Her voice over the boats' is talk, 'the dog over the fence' a dog. */
function isOtherOver(
  { tokens, grammar }: Sentence,
  { rule, from, to, slots: { clips = [], than = [] } }: Match,
): boolean {
  // The 'voice over' of 'the guide's voice over the boats' is said of two clips.
  if (rule.frame === 'voiceOver')
    return tokens[from - 1]?.word.endsWith("'s") === true && tokens[to]?.kind === 'word';
  const [only, over] = [clips[0], than[0]];
  if (only === undefined || over === undefined || only.from !== from || over.from !== only.to + 1)
    return false;
  const voice = tokens[only.to - 1]?.word ?? '';
  return than.at(-1)?.to === to && !conceptsOf(voice, grammar.lexicon).includes('@speech');
}

/** The 'mete un ruido' of 'la centrífuga que mete un ruido' tells of that thing. */
function tellsWhich(sentence: Sentence, start: number): boolean {
  const { tokens, grammar } = sentence;
  const thing = tokens[start - 2];
  return (
    grammar.lexicon.isHeadFirst &&
    isIn(sentence, tokens[start - 1], 'relatives') &&
    thing?.kind === 'word' &&
    isKnownThing(sentence, thing)
  );
}

/** 'Quando ela começa a falar só se ouve o vento' tells what happens. */
export function isWhileHeard(sentence: Sentence, from: number): boolean {
  const { tokens, grammar } = sentence;
  const start = clauseStart(sentence, from);
  const isAsked = tokens.slice(start, from + 2).some((token) => isIn(sentence, token, 'wishMarks'));
  return (
    grammar.lexicon.isHeadFirst && start < from && isIn(sentence, tokens[start], 'relatives') && !isAsked
  );
}

/** 'Just the dog, keep the sound' is of the dog alone, and of all its sound. */
export function isPartedHearing(sentence: Sentence, { to, slots: { clips = [] } }: Match): boolean {
  const end = clips.at(-1)?.to ?? to;
  // 'Man hört das Interview, der Rest ist stumm'
  const isOfRest = [end + 1, end + 2].some((at) => namedPhraseEnd(sentence, 'others', at) !== null);
  return !isOfRest && end < to - 1 && sentence.tokens[end]?.kind === 'comma';
}

/** Of 'end with me talking' the talk has its place, and is not asked for everywhere. */
function isPlacedTalk(sentence: Sentence, from: number): boolean {
  return ['start', 'end'].some((name) => {
    const verb = namedPhraseEnd(sentence, name, from - 2);
    return verb === from - 1 && namedPhraseEnd(sentence, 'with', verb) === from;
  });
}

/** 'Cut the speech to 5 seconds' leaves some of it. */
function isTrimmedTalk(sentence: Sentence, to: number): boolean {
  const { tokens } = sentence;
  const at = tokens[to]?.word === 'down' ? to + 1 : to;
  return isIn(sentence, tokens[at], 'prepositions') && tokens[at + 1]?.quantity?.unit === 'seconds';
}
