import { type ClipReference, CUT_GAIN_DB_MIN } from '@cutroom/contract';
import { calledBySome, toldApart } from '../clips/told-apart.ts';
import type { Match } from '../rules/found-match.ts';
import { ARGUMENT_FRAMES, type ArgumentFrame, type FrameName } from '../rules/frame-names.ts';
import type { Named } from '../sentence/named-lists.ts';
import type { NounWords } from '../sentence/noun-words.ts';
import type { Quantity } from '../words/tokens.ts';
import { amountWishes } from './amounts/amount-wishes.ts';
import { type Asked, isThenList, stretchOf } from './amounts/asked.ts';
import { eachOf } from './amounts/hold-wishes.ts';
import { timesOf } from './amounts/length-wishes.ts';
import { aspectWishes } from './aspect-wishes.ts';
import type { Building } from './building.ts';
import { choiceWishes } from './choice-wishes.ts';
import { CONSTANT_WISHES } from './constant-wishes.ts';
import type { Draft } from './drafts.ts';
import { headsOthers } from './linked/spelt-out.ts';
import { negated } from './negate.ts';
import { placeWishes, turnsOf } from './place-wishes.ts';

/** The wishes that a match makes, the main one first. */
export function buildWishes(match: Match, isNegated: boolean, building: Building): readonly Draft[] {
  const { frame } = match.rule;
  const made = isArgumentFrame(frame) ? wishesOf(frame, match, isNegated, building) : CONSTANT_WISHES[frame];
  return isNegated ? made.flatMap((draft) => negated(draft)) : made;
}

function isArgumentFrame(frame: FrameName): frame is ArgumentFrame {
  return ARGUMENT_FRAMES.some((name) => name === frame);
}

function wishesOf(
  frame: ArgumentFrame,
  match: Match,
  isNegated: boolean,
  building: Building,
): readonly Draft[] {
  const { slots } = match;
  const ofIt = /^(\w+)OfIt$/.exec(frame)?.[1];
  if (ofIt !== undefined) return wishesOfIt(ofIt as ArgumentFrame, match, building);
  const refuses = (frame === 'exclude') !== isNegated && (frame === 'exclude' || frame === 'include');
  const said = (slots.clips ?? []).filter(
    (named) => !WEAK_FRAMES.has(frame) || !isAnyClip(building.wordsOf(named)),
  );
  if (said.length === 0 && slots.clips !== undefined && WEAK_FRAMES.has(frame))
    return ofFootage(frame, slots.clips, building);
  const held = heldTalk(frame, said, building);
  if (held !== null) return held;
  const alone = voiceAlone(frame, said, building);
  if (alone !== null) return alone;
  const aspects = aspectWishes(frame, said.map(building.wordsOf), building);
  if (aspects !== null) return aspects;
  const listed = said.flatMap((named) => {
    const reference = ofItsClip(frame, named, building) ?? building.referTo(named, refuses);
    const isOfEach = building.wordsOf(named).isEach || (named.isEach === true && reference.number !== 'one');
    const isEach = TIMED_FRAMES.has(frame) && reference.answer === 'shown' && isOfEach;
    return (isEach ? eachOf(reference) : [reference]).map((one) => ({ named, one }));
  });
  const isHeaded =
    /^(?:only|open|close|include|orderNamed)$/.test(frame) &&
    (headsOthers(listed.map(({ one }) => one)) || countsOthers(listed, building));
  const meant = isHeaded ? listed.slice(1) : listed;
  const items = meant.map(({ named }) => named);
  const clips = narrowed(
    frame,
    meant.map(({ one }) => one),
  );
  const than = (slots.than ?? []).map((named) => building.referTo(named));
  const asked: Asked = { frame, match, items, clips, than, building };
  const one = placeWishes(asked) ?? choiceWishes(asked) ?? amountWishes(withoutMeasured(asked));
  const main = Array.isArray(one) ? one : [one];
  const length = withLength(frame, slots.s?.quantity);
  const ordered: readonly Draft[] =
    isThenList(items) &&
    clips.length > 1 &&
    frame !== 'include' &&
    frame !== 'alternate' &&
    frame !== 'orderNamed' &&
    frame !== 'shotList' &&
    frame !== 'outline'
      ? [turnsOf(clips)]
      : [];
  return [
    ...length,
    ...main,
    // 'The boat once at the end'
    ...(/^(?:open|close|middle|middleAgain|hold|neitherEnd)$/.test(frame) ? timesOf(slots.times, clips) : []),
    ...ordered,
    ...(frame === 'exclude' || frame === 'outline' || frame === 'alternate'
      ? []
      : extras(items, clips, /^(?:topic|reelWith)/.test(frame))),
    ...(frame === 'exclude' || main.some((draft) => draft?.kind === 'hold')
      ? []
      : clips.flatMap(heldLongest)),
    ...(slots.than?.at(-1)?.isLast === true ? closeOf(than.slice(-1)) : []),
  ];
}

/** Of 'just the three launches, red, silver, pink' the launches are those that are named behind them. */
function countsOthers(
  [head, ...others]: readonly { readonly named: Named; readonly one: ClipReference }[],
  building: Building,
): boolean {
  if (head === undefined || others.length < 2) return false;
  const { count, head: noun } = building.wordsOf(head.named);
  // 'The two sleeping, Oskar and Lotte' are three.
  const isDoing = /(?:ing|ndo)$/.test(noun ?? '');
  return !isDoing && count === others.length && others.every(({ one }) => one.clips.length > 0);
}

/** Of 'the dog is too long, only seconds 2 to 6 of the clip' the dog. */
function ofItsClip(frame: ArgumentFrame, named: Named, building: Building): ClipReference | null {
  if (frame !== 'partRange' && named.range === undefined) return null;
  const { head, stands, place } = building.wordsOf(named);
  return head === null && stands === 'thing' && place === null ? building.itBefore(named.from) : null;
}

/** The clips of a list, each meant by one thing of it; of one shot those that are called so. */
function narrowed(frame: ArgumentFrame, clips: readonly ClipReference[]): ClipReference[] {
  const apart = LISTING_FRAMES.has(frame) && clips.length > 2 ? toldApart(clips) : clips;
  return SINGLE_FRAMES.has(frame) ? apart.map(calledBySome) : [...apart];
}
const LISTING_FRAMES: ReadonlySet<FrameName> = new Set<FrameName>([
  'outline',
  'shotList',
  'orderNamed',
  'include',
  'only',
]);
const SINGLE_FRAMES: ReadonlySet<FrameName> = new Set<FrameName>([
  'outline',
  'shotList',
  'orderNamed',
  'open',
  'close',
  'place',
  'openAndClose',
  'namedSection',
  'titleOver',
]);

/** 'Keep her talking for eight seconds' is about the clips where she talks. */
function heldTalk(frame: ArgumentFrame, said: readonly Named[], building: Building): readonly Draft[] | null {
  const [only, second] = said;
  if (frame !== 'include' || only?.hold === undefined || second !== undefined) return null;
  const words = building.wordsOf(only);
  if (words.whose === null || !building.conceptsOf(words).includes('@speech')) return null;
  const clip = building.referTo(only);
  return clip.clips.length === 0 ? null : [{ kind: 'hold', clips: [clip], amount: only.hold, than: null }];
}

/** 'Only grandma's voice' is heard alone, 'only the voices' are all that is said. */
function voiceAlone(
  frame: ArgumentFrame,
  [one, second]: readonly Named[],
  building: Building,
): readonly Draft[] | null {
  if (frame !== 'only' || one === undefined || second !== undefined) return null;
  const words = building.wordsOf(one);
  // 'Just grandma talking' is somebody who is seen.
  const isVoice = words.stands === 'thing' && !/(?:ing|ndo)$/.test(words.head ?? '');
  const isMeasured = (one.range ?? one.part ?? one.hold) !== undefined || words.range !== null;
  if (!isVoice || isMeasured || words.modifiers.length === 0) return null;
  if (!building.conceptsOf({ ...words, modifiers: [] }).includes('@speech')) return null;
  const voice = building.talksOf(building.referTo(one));
  if (voice.answer !== 'shown' || voice.missing.length > 0) return null;
  return [{ kind: 'level', clips: [voice], of: 'others', gainDb: CUT_GAIN_DB_MIN }];
}

/** 'I need eighteen seconds of video' is how long the reel is. */
function ofFootage(frame: ArgumentFrame, named: readonly Named[], building: Building): readonly Draft[] {
  const [only, second] = named;
  if (frame !== 'include' || only?.hold === undefined || second !== undefined) return [];
  const { isEach, number } = building.wordsOf(only);
  return isEach || number !== 'one' ? [] : [{ kind: 'length', amount: only.hold }];
}

/** Of 'half of it the frames, 3 seconds of jars' the jars have a measure of their own. */
function withoutMeasured(asked: Asked): Asked {
  const isOpen = (_: unknown, at: number) => {
    const { hold, part, range } = asked.items[at] ?? {};
    return (hold ?? part ?? range) === undefined;
  };
  const clips = asked.clips.filter(isOpen);
  return clips.length === 0 ? asked : { ...asked, items: asked.items.filter(isOpen), clips };
}

/** 'Skip its first two seconds', 'not at the start and not at the end': about what was named last. */
function wishesOfIt(frame: ArgumentFrame, match: Match, building: Building): readonly Draft[] {
  const it = building.itBefore(match.from);
  if (it === null || it.clips.length === 0)
    return frame === 'muteOfIt' ? [{ kind: 'sound', sound: 'mute' }] : [];
  // 'Take 10 to 20 seconds' says how long, '0:10 to 0:20' which.
  const isTime =
    stretchOf(match.slots.range) !== null ||
    /\b(?:bit|part|section|stretch|piece|between|from|at)\b/.test(building.textOf(match.from, match.to));
  if (frame === 'partRange' && !isTime) return [];
  const asked: Asked = {
    frame,
    match,
    items: [],
    clips: [it],
    than: (match.slots.than ?? []).map((named) => building.referTo(named)),
    building,
  };
  const placed = placeWishes(asked) ?? choiceWishes(asked);
  return placed === null ? amountWishes(asked) : [placed].flat();
}

/** 'A 12 second reel of people' */
function withLength(frame: ArgumentFrame, quantity: Quantity | null | undefined): readonly Draft[] {
  if (quantity?.unit !== 'seconds' || !/^(?:topic|topicOf|reelWith|include)$/.test(frame)) return [];
  return [{ kind: 'length', amount: quantity.amount }];
}

/** 'Each bedroom three seconds' times every one of them. */
const TIMED_FRAMES: ReadonlySet<FrameName> = new Set<FrameName>([
  'hold',
  'holdTalk',
  'shotList',
  'orderNamed',
  'section',
  'shareOfReel',
]);

/** 'Keep the clips in order' asks for no clip. */
const WEAK_FRAMES: ReadonlySet<FrameName> = new Set<FrameName>([
  'include',
  'topic',
  'topicOf',
  'reelWith',
  'prefer',
  'mostly',
  'hold',
  'keepAudioOf',
]);

function isAnyClip({ head, place, range, measure, spoken, stands }: NounWords): boolean {
  const isTold = place !== null || range !== null || measure !== null || spoken !== null;
  return stands === 'thing' && head === null && !isTold;
}

/** What is named behind 'and finally' */
function closeOf(clips: ClipReference[]): readonly Draft[] {
  return [{ kind: 'close', clips, isNot: false, certainty: 'likely' }];
}

/** 'The dog longest, then the market': behind its name it tells how long it is shown, 'the longest dog' which one it is. */
function heldLongest(clip: ClipReference): readonly Draft[] {
  return /\S (?:the )?longest$/i.test(clip.said) && !/^the longest$/i.test(clip.said)
    ? [{ kind: 'hold', clips: [clip], amount: null, than: 'longer' }]
    : [];
}

/** How long, or which part of it, was said beside a thing: 'start with 3 seconds of the tent'. */
function extras(
  items: readonly Named[],
  clips: readonly ClipReference[],
  isTopic: boolean,
): readonly Draft[] {
  return items.flatMap(({ hold, part, range, isLast }, at): readonly Draft[] => {
    const clip = clips[at];
    if (clip === undefined) return [];
    if (isLast === true && at === items.length - 1) return closeOf([clip]);
    // 'A video of 30 seconds of the camp'
    if (hold !== undefined && isTopic) return [{ kind: 'length', amount: hold }];
    if (hold !== undefined) return [{ kind: 'hold', clips: [clip], amount: hold, than: null }];
    if (range !== undefined)
      return [range, ...(range.also ?? [])].map(({ fromSeconds, toSeconds }) => ({
        kind: 'clipPart',
        clips: [clip],
        part: { part: 'range', fromSeconds, toSeconds },
      }));
    if (part !== undefined)
      return [{ kind: 'clipPart', clips: [clip], part: { part: part.at, seconds: part.seconds } }];
    return [];
  });
}
