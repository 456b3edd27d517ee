import type { ClipReference, Wish, WishOf } from '@cutroom/contract';
import { countWords, lengthWords, placeWords, secondsWords, timesWords, timeWords } from './amount-words.ts';
import {
  FAULTS,
  GRADES,
  MOODS,
  ORDERS,
  PACES,
  PARTS,
  PLATFORMS,
  SPEECH,
  SPEEDS,
  TRANSITIONS,
} from './word-tables.ts';

/** What a wish asks for, as a chip says it: short, plain, in capitals as a sentence, without a full stop. */
export function wishWords(wish: Wish): string {
  return capitalised(wordsOf(wish));
}

function wordsOf(wish: Wish): string {
  switch (wish.kind) {
    case 'length':
      return wish.amount.bound === 'longest'
        ? 'As long as the clips allow'
        : `${lengthWords(wish.amount)} long`;
    case 'cutLength':
      return cutLengthWords(wish);
    case 'count':
      return wish.perClip
        ? `${countWords(wish.amount, 'cut')} of each clip`
        : countWords(wish.amount, wish.of === 'clips' ? 'clip' : 'cut');
    case 'pace':
      return paceWords(wish);
    case 'open':
      return wish.isNot ? `Does not open with ${some(wish.clips)}` : `Opens with ${inTurn(wish.clips)}`;
    case 'close':
      return wish.isNot ? `Does not end on ${some(wish.clips)}` : `Ends on ${inTurn(wish.clips)}`;
    case 'place':
      return wish.place === 'middle'
        ? `${all(wish.clips)} in the middle`
        : `${all(wish.clips)} ${placeWords(wish.place)}`;
    case 'order':
      return orderWords(wish);
    case 'before':
      return `${all(wish.clips)} ${wish.isDirect ? 'right before' : 'before'} ${all(wish.than)}`;
    case 'between':
      return `${all(wish.clips)} between ${all(wish.than)}`;
    case 'together':
      return `${all(wish.clips)} ${wish.isApart ? 'kept apart' : 'side by side'}`;
    case 'include':
      return `Shows ${all(wish.clips)}`;
    case 'exclude':
      return `Leaves out ${all(wish.clips)}`;
    case 'only':
      return `Only ${all(wish.clips)}`;
    case 'prefer':
      return `${PREFERENCES[wish.degree]} ${all(wish.clips)}`;
    case 'every':
      return wish.clips.length === 0 ? 'Shows every clip' : `Shows every one: ${all(wish.clips)}`;
    case 'times':
      return wish.clips.length === 0 ? eachTimesWords(wish) : `${all(wish.clips)} ${timesWords(wish.amount)}`;
    case 'share':
      return shareWords(wish);
    case 'clipPart':
      return partWords(wish);
    case 'section':
      return sectionWords(wish);
    case 'hold':
      return holdWords(wish);
    case 'exception':
      return `Except ${all(wish.clips)}`;
    case 'speech':
      return `${SPEECH[wish.speech]}${among(wish.clips)}`;
    case 'sound':
      return wish.sound === 'mute' ? 'No sound' : 'The clips’ own sound';
    case 'level':
      return `${wish.of === 'others' ? 'All but ' : ''}${all(wish.clips)} ${levelWords(wish.gainDb)}`;
    case 'grade':
      return `${GRADES[wish.look]}${among(wish.clips)}`;
    case 'transition':
      return TRANSITIONS[wish.transition];
    case 'fade':
      return wish.at === 'start'
        ? `${wish.isNot ? 'No fade' : 'Fades'} in from black`
        : `${wish.isNot ? 'No fade' : 'Fades'} out to black`;
    case 'title':
      return titleWords(wish);
    case 'captions':
      return wish.isNot ? 'No captions' : 'Captions of what is said';
    case 'name':
      return `Called “${wish.text}”`;
    case 'quality':
      return qualityWords(wish);
    case 'platform':
      return `For ${PLATFORMS[wish.platform]}`;
    case 'music':
      return musicWords(wish);
    case 'speed':
      return speedWords(wish);
    case 'mood':
      return `${MOODS[wish.mood]} mood`;
    case 'framing':
      return `${wish.framing === 'close' ? 'Close-ups' : 'Wide shots'}${among(wish.clips)}`;
    case 'variety':
      return 'No two alike in a row';
    case 'unsupported':
      return `${wish.feature}: not possible here`;
  }
}

const PREFERENCES = { more: 'More of', mostly: 'Mostly', less: 'Less of' } as const;

function cutLengthWords({ amount, isEven }: WishOf<'cutLength'>): string {
  if (amount === null) return 'Cuts of equal length';
  return `${isEven ? 'Equal cuts' : 'Cuts'} of ${lengthWords(amount)}`;
}

function paceWords({ pace, course }: WishOf<'pace'>): string {
  const ending = course === 'faster' ? 'getting faster' : 'getting slower';
  if (pace === null) return capitalised(ending);
  return course === null ? `${PACES[pace]} pace` : `${PACES[pace]} pace, ${ending}`;
}

function orderWords({ by, clips }: WishOf<'order'>): string {
  if (clips.length === 0 || (by !== 'named' && by !== 'alternate')) return ORDERS[by];
  return by === 'named'
    ? `In this order: ${clips.map(({ said }) => said).join(', ')}`
    : `Alternates ${all(clips)}`;
}

function eachTimesWords({ amount }: WishOf<'times'>): string {
  const isOnce = amount.bound !== 'between' && amount.bound !== 'atLeast' && amount.value === 1;
  return isOnce ? 'No clip twice' : `Each clip ${timesWords(amount)}`;
}

function shareWords({ clips, measure }: WishOf<'share'>): string {
  if (measure.of === 'reel') {
    const bound = { about: '', atMost: 'at most ', atLeast: 'at least ' }[measure.bound];
    return `${all(clips)}: ${bound}${Math.round(measure.share * 100)} % of the video`;
  }
  return `${all(clips)} ${ratioWords(measure.ratio)} ${all(measure.than)}`;
}

function ratioWords(ratio: number | null): string {
  if (ratio === null) return 'longer than';
  const times = ratio === 2 ? 'twice ' : ratio === 0.5 ? 'half ' : ratio === 1 ? '' : `${ratio} times `;
  return `${times}as long as`;
}

function partWords({ clips, part }: WishOf<'clipPart'>): string {
  const of = clips.length === 0 ? 'each clip' : all(clips);
  switch (part.part) {
    case 'range':
      return `${timeWords(part.fromSeconds)} to ${timeWords(part.toSeconds)} of ${of}`;
    case 'from':
    case 'until':
      return `${of} ${part.part} ${timeWords(part.atSeconds)}${part.part === 'from' ? ' on' : ''}`;
    case 'first':
    case 'last':
      return `The ${part.part} ${secondsWords(part.seconds)} of ${of}`;
    case 'dropFirst':
      return `${of} without the first ${secondsWords(part.seconds)}`;
    case 'dropLast':
      return `${of} without the last ${secondsWords(part.seconds)}`;
    case 'beginning':
    case 'middle':
    case 'ending':
    case 'best':
    case 'whole':
      return `${PARTS[part.part]} of ${of}`;
  }
}

function sectionWords({ index, name, clips, amount }: WishOf<'section'>): string {
  const parts = [name, clips.length === 0 ? null : all(clips), amount === null ? null : lengthWords(amount)];
  const told = parts.filter((part) => part !== null && part !== '').join(', ');
  return told === '' ? `Part ${index + 1}` : `Part ${index + 1}: ${told}`;
}

function holdWords({ clips, amount, than }: WishOf<'hold'>): string {
  const what = clips.length === 0 ? 'each clip' : all(clips);
  return amount === null
    ? `${what} ${than ?? 'longer'} than the others`
    : `${what} for ${lengthWords(amount)}`;
}

function levelWords(gainDb: number): string {
  if (gainDb <= SILENT_BELOW_DB) return 'silent';
  return gainDb < 0 ? 'quieter' : gainDb > 0 ? 'louder' : 'as loud as it is';
}

/** Softer than that nobody hears it beside the others. */
const SILENT_BELOW_DB = -40;

function titleWords({ text, at, clips, isNot }: WishOf<'title'>): string {
  const where = { opening: 'at the start', ending: 'at the end', clips: `over ${all(clips)}` }[at];
  if (isNot) return `No words ${where}`;
  return text === null ? `A title ${where}` : `“${text}” ${where}`;
}

function qualityWords({ fault, verdict, clips }: WishOf<'quality'>): string {
  const what = clips.length === 0 ? FAULTS[fault] : `${FAULTS[fault]}${among(clips)}`;
  if (fault === 'any' && clips.length === 0)
    return verdict === 'leaveOut' ? 'Only good shots' : 'Keeps shots that are not perfect';
  return verdict === 'leaveOut' ? `Leaves out ${what}` : `Keeps ${what}`;
}

function musicWords({ music, style, clips }: WishOf<'music'>): string {
  switch (music) {
    case 'add':
      return style === null ? 'Music' : `Music: ${style}`;
    case 'none':
      return 'No music';
    case 'onBeat':
      return 'Cuts on the beat';
    case 'underSpeech':
      return 'Music softer under speech';
    case 'startAtDrop':
      return 'Music starts at its high point';
    case 'only':
      return 'Music only, no other sound';
    case 'keepSound':
      return clips.length === 0
        ? 'The clips’ sound under the music'
        : `Sound of ${all(clips)} under the music`;
  }
}

function speedWords({ speed, factor, clips }: WishOf<'speed'>): string {
  const times = factor === null || speed === 'normal' ? '' : `, ${factor} ×`;
  return `${SPEEDS[speed]}${times}${among(clips)}`;
}

/** 'the dog and the sea' */
function all(clips: readonly ClipReference[]): string {
  return clips.length === 0 ? 'everything' : AND.format(clips.map(({ said }) => said));
}

function some(clips: readonly ClipReference[]): string {
  return OR.format(clips.map(({ said }) => said));
}

/** 'the dog, then the sea' */
function inTurn(clips: readonly ClipReference[]): string {
  return clips.map(({ said }) => said).join(', then ');
}

function among(clips: readonly ClipReference[]): string {
  return clips.length === 0 ? '' : `: ${all(clips)}`;
}

const AND = new Intl.ListFormat('en', { type: 'conjunction' });
const OR = new Intl.ListFormat('en', { type: 'disjunction' });

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
