import { featureWords } from '@cutroom/contract';
import type { Wishes } from '../plan/wishes/wishes.ts';
import { counted, inSeconds, listInWords, sentence, withArticle } from '../text/english.ts';
import { LOOK_WORDS } from '../text/look-words.ts';
import { clipSentences, namedOne } from './clip-sentences.ts';
import { levelParts } from './level-parts.ts';

const ORDER_WORDS = {
  filmed: 'in the order you filmed',
  uploaded: 'in the order of your clips',
  backwards: 'in reverse order',
  bestFirst: 'with the best first',
  bestLast: 'with the best saved for last',
  shuffled: 'in a shuffled order',
} as const;

/**
 * What was understood of the prompt: how the reel is to be, then sentences on what it shows.
 * @param isReadByModel a model may know languages that the rules do not
 */
export function planInstructions(wishes: Wishes, lockedCuts = 0, isReadByModel = false): string {
  const form = [...lengthParts(wishes), ...styleParts(wishes), ...musicParts(wishes), ...lookParts(wishes)];
  const isForeign = !wishes.brief.isLanguageRead && !isReadByModel;
  const [first, ...sentences] = [
    ...(form.length === 0 ? [] : [sentence(form.join(', '))]),
    ...clipSentences(wishes),
    ...levelParts(wishes.sound.levels).map(sentence),
    ...(lockedCuts === 0 ? [] : [sentence(`${counted(lockedCuts, 'locked shot')} kept in place`)]),
    ...unsupported(wishes).map(({ feature }) => sentence(`${featureWords(feature)}, not possible here`)),
  ];
  return [
    first === undefined
      ? nothingFound(wishes, isForeign)
      : `Understood: ${first.replace(/^'?./u, (start) => start.toLowerCase())}`,
    ...sentences,
    ...(isForeign
      ? ['Prompts in English, Spanish, Portuguese, German and French are understood so far.']
      : []),
  ].join(' ');
}

/** Who wrote more than 'make it good' had a wish, though no rule knows it. */
function nothingFound({ brief }: Wishes, isForeign: boolean): string {
  const opening =
    isForeign || brief.notUsed.some(({ why }) => why === 'unclear')
      ? 'Nothing in the prompt was understood as a special wish'
      : 'No special wishes were found in the prompt';
  return `${opening}, so: the strongest moments, a hook first, variety, and an ending that comes to rest.`;
}

function lengthParts(wishes: Wishes): string[] {
  const parts: string[] = [];
  if (wishes.form.length !== null) {
    const { bound, seconds, fromSeconds, toSeconds } = wishes.form.length;
    const words = {
      exactly: `${inSeconds(seconds)} in all`,
      about: `${inSeconds(seconds)} in all`,
      atMost: `no longer than ${inSeconds(seconds)}`,
      atLeast: `at least ${inSeconds(seconds)}`,
      between: betweenSeconds(fromSeconds, toSeconds),
      longest: 'as long as the clips allow',
    } as const;
    parts.push(words[bound]);
  }
  if (wishes.form.count !== null) {
    const bound = { exactly: '', atMost: 'at most ', atLeast: 'at least ' }[wishes.form.count.bound];
    const noun = wishes.form.count.of === 'clips' ? 'clip' : 'cut';
    parts.push(`${bound}${wishes.form.count.count} ${noun}${wishes.form.count.count === 1 ? '' : 's'}`);
  }
  if (wishes.form.cutLength !== null) {
    const bound = { about: '', atMost: 'at most ', atLeast: 'at least ' }[wishes.form.cutLength.bound];
    parts.push(`${bound}${inSeconds(wishes.form.cutLength.seconds)} for each cut`);
  }
  if (wishes.form.evenCuts) parts.push('every cut the same length');
  return parts;
}

/** 'between 20 and 25 seconds' */
function betweenSeconds(from: number, to: number): string {
  return `between ${to < 60 ? from : inSeconds(from)} and ${inSeconds(to)}`;
}

function styleParts(wishes: Wishes): string[] {
  const parts: string[] = [];
  if (wishes.form.pace !== null)
    parts.push({ fast: 'fast cuts', medium: 'a medium pace', slow: 'a slow pace' }[wishes.form.pace]);
  if (wishes.form.course !== null) parts.push(`cuts that get ${wishes.form.course}`);
  if (wishes.places.order !== null) parts.push(ORDER_WORDS[wishes.places.order]);
  if (wishes.sound.sound === 'mute') parts.push('no sound');
  if (wishes.sound.sound === 'original') parts.push("the clips' own sound kept");
  if (wishes.sound.speech === 'only') parts.push('only the parts where someone talks');
  if (wishes.sound.speech === 'prefer') parts.push('the parts where someone talks first of all');
  if (wishes.sound.speech === 'none') parts.push('no talking');
  if (wishes.sound.clearsVoices) parts.push('clear voices');
  if (wishes.sound.isFluent) parts.push('no ums and no pauses');
  if (wishes.style.mood !== null && !(wishes.style.mood === 'calm' && wishes.form.pace === 'slow'))
    parts.push(`${withArticle(wishes.style.mood)} mood`);
  if (wishes.style.framing !== null)
    parts.push(wishes.style.framing === 'close' ? 'close-ups preferred' : 'wide shots preferred');
  return parts;
}

const MUSIC_WORDS = {
  add: 'music',
  none: 'no music',
  onBeat: 'cuts on the beat',
  underSpeech: 'music that goes down under speech',
  startAtDrop: 'music from where it rises most',
  only: 'only music',
  keepSound: "the clips' own sound under the music",
  notOnBeat: 'cuts where they fall, not on the beat',
  sameLevel: 'music as loud under speech',
  louder: 'louder music',
  quieter: 'softer music',
} as const;

function musicParts({ list }: Wishes): string[] {
  return [...new Set(list.flatMap(({ wish }) => (wish.kind === 'music' ? [MUSIC_WORDS[wish.music]] : [])))];
}

function lookParts(wishes: Wishes): string[] {
  const parts: string[] = [];
  if (wishes.style.look !== null) parts.push(LOOK_WORDS[wishes.style.look]);
  if (wishes.style.transition !== null)
    parts.push(
      {
        cut: 'hard cuts',
        crossfade: 'crossfades between the shots',
        dip_to_black: 'a dip to black between the shots',
      }[wishes.style.transition],
    );
  if (wishes.style.fadeIn) parts.push('a fade-in at the start');
  if (wishes.style.fadeOut) parts.push('a fade-out at the end');
  if (wishes.style.captions) parts.push('captions of what is said');
  for (const { text, at, clips } of wishes.style.titles) {
    const over = listInWords(clips.map(namedOne));
    const place = at === 'clips' ? `over ${over}` : at === 'opening' ? 'at the start' : 'at the end';
    parts.push(text === null ? `a title ${place}` : `the words '${text}' ${place}`);
  }
  return parts;
}

/** Of each thing that cannot be done that it cannot, and the nearest thing that can. */
export function unsupportedSentences(wishes: Wishes): string[] {
  return unsupported(wishes).flatMap(({ feature, nearest }) => [
    sentence(`${featureWords(feature)}: not possible here`),
    ...(nearest === null ? [] : [sentence(nearest)]),
  ]);
}

type UnsupportedWish = Extract<Wishes['list'][number]['wish'], { kind: 'unsupported' }>;

/** Each of them once. */
function unsupported({ list }: Wishes): UnsupportedWish[] {
  const wishes = list.flatMap(({ wish }) => (wish.kind === 'unsupported' ? [wish] : []));
  return [...new Map(wishes.map((wish) => [wish.feature, wish])).values()];
}
