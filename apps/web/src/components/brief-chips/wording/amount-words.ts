import type { Amount } from '@cutroom/contract';

/** '20 s', '1 min', '1 min 10 s'. */
export function secondsWords(seconds: number): string {
  const rounded = Math.round(seconds * 10) / 10;
  if (rounded < 60) return `${rounded} s`;
  const minutes = Math.floor(rounded / 60);
  const rest = Math.round((rounded - minutes * 60) * 10) / 10;
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
}

/** '0:12' */
export function timeWords(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** '12 s', 'about 12 s', 'at most 12 s', '20 to 30 s'. */
export function lengthWords(amount: Amount): string {
  if (amount.bound === 'between') {
    const [from, to] = [Math.min(amount.from, amount.to), Math.max(amount.from, amount.to)];
    return to < 60 ? `${from} to ${secondsWords(to)}` : `${secondsWords(from)} to ${secondsWords(to)}`;
  }
  return `${BOUNDS[amount.bound]}${secondsWords(amount.value)}`;
}

/** '1 clip', 'at most 5 clips', '3 to 5 cuts'. */
export function countWords(amount: Amount, one: string): string {
  if (amount.bound === 'between') return `${amount.from} to ${amount.to} ${one}s`;
  return `${BOUNDS[amount.bound]}${amount.value} ${amount.value === 1 ? one : `${one}s`}`;
}

/** 'once', 'twice', 'at most 3 times'. */
export function timesWords(amount: Amount): string {
  if (amount.bound === 'between') return `${amount.from} to ${amount.to} times`;
  const times = amount.value === 1 ? 'once' : amount.value === 2 ? 'twice' : `${amount.value} times`;
  return `${BOUNDS[amount.bound]}${times}`;
}

/** '3rd', 'last', 'last but one', '3rd from the end'. */
export function placeWords(place: number): string {
  if (place === -1) return 'last';
  if (place === -2) return 'last but one';
  return place < 0 ? `${ordinal(-place)} from the end` : ordinal(place);
}

function ordinal(number: number): string {
  return `${number}${SUFFIXES[new Intl.PluralRules('en', { type: 'ordinal' }).select(number)]}`;
}

const SUFFIXES: { readonly [R in Intl.LDMLPluralRule]: string } = {
  one: 'st',
  two: 'nd',
  few: 'rd',
  many: 'th',
  other: 'th',
  zero: 'th',
};

const BOUNDS: { readonly [B in Exclude<Amount['bound'], 'between'>]: string } = {
  exactly: '',
  about: 'about ',
  atMost: 'at most ',
  atLeast: 'at least ',
};
