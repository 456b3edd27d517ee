import type { ClipReference } from '@cutroom/contract';
import type { Match } from '../rules/found-match.ts';
import { ARGUMENT_FRAMES, type ArgumentFrame, type FrameName } from '../rules/frame-names.ts';
import type { Named } from '../sentence/named-lists.ts';
import type { NounWords } from '../sentence/noun-words.ts';
import type { Quantity } from '../words/tokens.ts';
import { amountWishes } from './amounts/amount-wishes.ts';
import { aspectWishes } from './aspect-wishes.ts';
import type { Building } from './building.ts';
import { choiceWishes } from './choice-wishes.ts';
import { CONSTANT_WISHES } from './constant-wishes.ts';
import type { Draft } from './drafts.ts';
import { isThenList, type Naming } from './naming.ts';
import { negated } from './negate.ts';
import { placeWishes } from './place-wishes.ts';

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
  const refuses = (frame === 'exclude') !== isNegated && (frame === 'exclude' || frame === 'include');
  const items = (slots.clips ?? []).filter(
    (named) => !WEAK_FRAMES.has(frame) || !isAnyClip(building.wordsOf(named)),
  );
  if (items.length === 0 && slots.clips !== undefined && WEAK_FRAMES.has(frame)) return [];
  const aspects = aspectWishes(frame, items.map(building.wordsOf), building);
  if (aspects !== null) return aspects;
  const clips = items.map((named) => building.referTo(named, refuses));
  const than = (slots.than ?? []).map((named) => building.referTo(named));
  const asked: Naming = { frame, match, items, clips, than, building };
  const one = placeWishes(asked) ?? choiceWishes(asked) ?? amountWishes(asked);
  const main = Array.isArray(one) ? one : [one];
  const length = withLength(frame, slots.s?.quantity);
  const ordered: readonly Draft[] =
    isThenList(items) &&
    clips.length > 1 &&
    frame !== 'include' &&
    frame !== 'orderNamed' &&
    frame !== 'shotList'
      ? [{ kind: 'order', by: 'named', clips }]
      : [];
  return [
    ...length,
    ...main,
    ...ordered,
    ...(frame === 'exclude' ? [] : extras(items, clips, /^topic/.test(frame))),
  ];
}

/** 'A 12 second reel of people' */
function withLength(frame: ArgumentFrame, quantity: Quantity | null | undefined): readonly Draft[] {
  if (quantity?.unit !== 'seconds' || !/^(?:topic|topicOf|include)$/.test(frame)) return [];
  return [{ kind: 'length', amount: quantity.amount }];
}

/** 'Keep the clips in order' asks for no clip. */
const WEAK_FRAMES: ReadonlySet<FrameName> = new Set<FrameName>([
  'include',
  'topic',
  'topicOf',
  'prefer',
  'mostly',
  'hold',
  'keepAudioOf',
]);

function isAnyClip({ head, place, measure, spoken, stands }: NounWords): boolean {
  return stands === 'thing' && head === null && place === null && measure === null && spoken === null;
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
    if (isLast === true && at === items.length - 1)
      return [{ kind: 'close', clips: [clip], isNot: false, certainty: 'likely' }];
    // 'A video of 30 seconds of the camp'
    if (hold !== undefined && isTopic) return [{ kind: 'length', amount: hold }];
    if (hold !== undefined) return [{ kind: 'hold', clips: [clip], amount: hold, than: null }];
    if (range !== undefined) return [{ kind: 'clipPart', clips: [clip], part: { part: 'range', ...range } }];
    if (part !== undefined)
      return [{ kind: 'clipPart', clips: [clip], part: { part: part.at, seconds: part.seconds } }];
    return [];
  });
}
