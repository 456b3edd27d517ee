import { type ClipReference, featureWords, type Wish, type WishOf } from '@cutroom/contract';
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
export function wishWords<K extends Wish['kind']>(wish: WishOf<K>): string {
  return capitalised(WORDS[wish.kind](wish));
}

const WORDS: { readonly [K in Wish['kind']]: (wish: WishOf<K>) => string } = {
  length: ({ amount }) =>
    amount.bound === 'longest' ? 'As long as the clips allow' : `${lengthWords(amount)} long`,
  cutLength: cutLengthWords,
  count: ({ amount, of, perClip }) =>
    perClip
      ? `${countWords(amount, 'cut')} of each clip`
      : countWords(amount, of === 'clips' ? 'clip' : 'cut'),
  pace: paceWords,
  open: ({ clips, isNot }) => (isNot ? `Does not open with ${some(clips)}` : `Opens with ${inTurn(clips)}`),
  close: ({ clips, isNot }) => (isNot ? `Does not end on ${some(clips)}` : `Ends on ${inTurn(clips)}`),
  place: ({ clips, place }) =>
    place === 'middle' ? `${all(clips)} in the middle` : `${all(clips)} ${placeWords(place)}`,
  order: orderWords,
  before: ({ clips, isDirect, than }) => `${all(clips)} ${isDirect ? 'right before' : 'before'} ${all(than)}`,
  between: ({ clips, than }) => `${all(clips)} between ${all(than)}`,
  together: ({ clips, isApart }) => `${all(clips)} ${isApart ? 'kept apart' : 'side by side'}`,
  include: ({ clips }) => `Shows ${all(clips)}`,
  exclude: ({ clips }) => `Leaves out ${all(clips)}`,
  only: ({ clips }) => `Only ${all(clips)}`,
  prefer: ({ clips, degree }) => `${PREFERENCES[degree]} ${all(clips)}`,
  every: ({ clips }) => (clips.length === 0 ? 'Shows every clip' : `Shows every one: ${all(clips)}`),
  times: (wish) =>
    wish.clips.length === 0 ? eachTimesWords(wish) : `${all(wish.clips)} ${timesWords(wish.amount)}`,
  share: shareWords,
  clipPart: partWords,
  section: sectionWords,
  hold: holdWords,
  exception: ({ clips }) => `Except ${all(clips)}`,
  speech: ({ clips, speech }) => `${SPEECH[speech]}${among(clips)}`,
  sound: ({ sound }) => (sound === 'mute' ? 'No sound' : 'The clips’ own sound'),
  level: ({ clips, gainDb, of }) => `${of === 'others' ? 'All but ' : ''}${all(clips)} ${levelWords(gainDb)}`,
  grade: ({ clips, look }) => `${GRADES[look]}${among(clips)}`,
  transition: ({ transition }) => TRANSITIONS[transition],
  fade: ({ at, isNot }) =>
    at === 'start'
      ? `${isNot ? 'No fade' : 'Fades'} in from black`
      : `${isNot ? 'No fade' : 'Fades'} out to black`,
  title: titleWords,
  captions: ({ isNot }) => (isNot ? 'No captions' : 'Captions of what is said'),
  name: ({ text }) => `Called “${text}”`,
  quality: qualityWords,
  platform: ({ platform }) => `For ${PLATFORMS[platform]}`,
  music: musicWords,
  speed: speedWords,
  mood: ({ mood }) => `${MOODS[mood]} mood`,
  framing: ({ clips, framing }) => `${framing === 'close' ? 'Close-ups' : 'Wide shots'}${among(clips)}`,
  variety: () => 'No two alike in a row',
  unsupported: ({ feature }) => `${capitalised(featureWords(feature))}: not possible here`,
};

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
    case 'notOnBeat':
      return 'Cuts not on the beat';
    case 'sameLevel':
      return 'Music as loud under speech';
    case 'louder':
      return 'Louder music';
    case 'quieter':
      return 'Softer music';
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

function speedWords({ speed, factor, clips, isWhereDull }: WishOf<'speed'>): string {
  if (isWhereDull === true) return 'Fast motion where little happens';
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
