import { type ClipReference, plainText, REEL_TITLE_CHARS_MAX, type ShareMeasure } from '@cutroom/contract';
import type { ModelWish } from './model-wish.ts';

/** What a model tells of one wish, with its clips found. */
export interface ToldWish {
  readonly told: ModelWish;
  readonly clips: readonly ClipReference[];
  /** The clips that those are set against. */
  readonly than: readonly ClipReference[];
}

/** The arguments of a wish by the contract, as far as they can be told; its schema decides whether they are. */
export function argumentsOf({ told, clips, than }: ToldWish): object {
  const { kind, isNot, number, value } = told;
  switch (kind) {
    case 'length':
      return { amount: value === 'longest' ? { bound: 'longest' } : amountOf(told, told.seconds) };
    case 'cutLength':
      return { amount: secondsOrNull(told), isEven: value === 'even' };
    case 'count':
      return { amount: amountOf(told, number), ...countedOf(value) };
    case 'pace':
      return paceOf(value);
    case 'place':
      return { clips, place: value === 'middle' ? value : number };
    case 'order':
      return { by: value, clips };
    case 'before':
      return { clips, than, isDirect: value === 'direct' };
    case 'between':
      return { clips, than };
    case 'together':
      return { clips, isApart: value === 'apart' };
    case 'prefer':
      return { clips, degree: value };
    case 'times':
      return { clips, amount: amountOf(told, number) };
    case 'share':
      return { clips, measure: measureOf(told, than) };
    case 'clipPart':
      return { clips, part: partOf(told) };
    case 'section':
      return { index: number - 1, name: textOf(told), clips, amount: secondsOrNull(told) };
    case 'hold':
      return { clips, amount: secondsOrNull(told), than: value === '' ? null : value };
    case 'exception':
      return { clips, of: modelWishId(number) };
    case 'level':
      return { clips, of: value, gainDb: number };
    case 'open':
    case 'close':
      return { clips, isNot };
    case 'include':
    case 'exclude':
    case 'only':
    case 'every':
      return { clips };
    case 'framing':
      return { clips, framing: value };
    case 'variety':
      return {};
    default:
      return styleArguments(told, clips);
  }
}

/** Of the kinds that are about how the reel looks and sounds. */
function styleArguments(told: ModelWish, clips: readonly ClipReference[]): object {
  const { isNot, number, value } = told;
  switch (told.kind) {
    case 'speech':
      return { clips, speech: value };
    case 'sound':
      return { sound: value };
    case 'grade':
      return { look: value, clips };
    case 'mood':
      return { mood: value };
    case 'transition':
      return { transition: value };
    case 'fade':
      return { at: value, isNot };
    case 'title':
      return { text: textOf(told), at: value, placement: null, clips, isNot };
    case 'captions':
      return { isNot };
    case 'name':
      return { text: textOf(told) ?? '' };
    case 'quality':
      return { fault: value, verdict: isNot ? 'keep' : 'leaveOut', clips };
    case 'platform':
      return { platform: value };
    case 'music':
      return { music: value, style: textOf(told), clips };
    case 'speed':
      return { speed: value, factor: number === 0 ? null : number, clips };
    case 'unsupported':
      return { feature: textOf(told) ?? '', nearest: null };
    default:
      return {};
  }
}

/** @param place in the model's list, 1 the first */
export function modelWishId(place: number): string {
  return `model-${place}`;
}

function amountOf({ bound, seconds, until }: ModelWish, value: number): object {
  return bound === 'between' ? { bound, from: seconds, to: until } : { bound, value };
}

function secondsOrNull(told: ModelWish): object | null {
  return told.seconds === 0 ? null : amountOf(told, told.seconds);
}

function countedOf(value: string): object {
  return value === 'cuts of each clip' ? { of: 'cuts', perClip: true } : { of: value, perClip: false };
}

function paceOf(value: string): object {
  const isCourse = value === 'faster' || value === 'slower';
  return isCourse ? { pace: null, course: value } : { pace: value, course: null };
}

function measureOf({ share, number, bound }: ModelWish, than: readonly ClipReference[]): ShareMeasure {
  if (than.length > 0) return { of: 'clips', than: [...than], ratio: number === 0 ? null : number };
  const isBound = bound === 'atMost' || bound === 'atLeast';
  return { of: 'reel', share, bound: isBound ? bound : 'about' };
}

function partOf({ value, seconds, until }: ModelWish): object {
  switch (value) {
    case 'range':
      return { part: value, fromSeconds: seconds, toSeconds: until };
    case 'from':
      return { part: value, atSeconds: seconds };
    case 'until':
      return { part: value, atSeconds: Math.max(seconds, until) };
    case 'first':
    case 'last':
    case 'dropFirst':
    case 'dropLast':
      return { part: value, seconds };
    default:
      return { part: value };
  }
}

/** null where it says nothing. */
function textOf({ text }: ModelWish): string | null {
  const plain = plainText(text, REEL_TITLE_CHARS_MAX);
  return plain === '' ? null : plain;
}
