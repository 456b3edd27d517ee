import type { ResolvedReference, ResolvedWishes } from '../assembly/resolve-wishes.ts';
import type { Brief } from '../brief/brief.ts';
import { LOOK_WORDS } from '../brief/look-words.ts';
import { counted, inSeconds, listInWords, sentence, withArticle } from './english.ts';
import { levelParts } from './level-parts.ts';
import { GENRE_REELS } from './plan-title.ts';

const ORDER_WORDS = {
  filmed: 'in the order you filmed',
  uploaded: 'in the order of your clips',
  reverse: 'in reverse order',
  best_first: 'with the best first',
  best_last: 'with the best saved for last',
  shuffled: 'in a shuffled order',
} as const;

/** What was understood of the prompt, in plain words. */
export function planInstructions(brief: Brief, wishes: ResolvedWishes, lockedCuts = 0): string {
  const locks = lockedCuts === 0 ? [] : [`${counted(lockedCuts, 'locked shot')} kept in place`];
  const parts = [
    ...lengthParts(brief),
    ...styleParts(brief),
    ...lookParts(brief, wishes),
    ...clipParts(brief, wishes),
    ...locks,
  ];
  if (parts.length === 0) {
    return 'No special wishes were found in the prompt, so: the strongest moments, a hook first, variety, and an ending that comes to rest.';
  }
  return `Understood: ${parts.join('; ')}.`;
}

function lengthParts(brief: Brief): string[] {
  const parts: string[] = brief.genre === null ? [] : [withArticle(GENRE_REELS[brief.genre])];
  if (brief.length !== null) {
    const { kind, seconds, fromSeconds, toSeconds } = brief.length;
    const words = {
      about: `${inSeconds(seconds)} in all`,
      at_most: `no longer than ${inSeconds(seconds)}`,
      at_least: `at least ${inSeconds(seconds)}`,
      between: `between ${inSeconds(fromSeconds ?? seconds)} and ${inSeconds(toSeconds ?? seconds)}`,
      longest: 'as long as the clips allow',
    } as const;
    parts.push(words[kind]);
  }
  if (brief.count !== null) {
    const bound = { exactly: '', at_most: 'at most ', at_least: 'at least ' }[brief.count.kind];
    const noun = brief.count.of === 'clips' ? 'clip' : 'cut';
    parts.push(`${bound}${brief.count.count} ${noun}${brief.count.count === 1 ? '' : 's'}`);
  }
  if (brief.cutLength !== null) {
    const bound = { about: '', at_most: 'at most ', at_least: 'at least ' }[brief.cutLength.kind];
    parts.push(`${bound}${inSeconds(brief.cutLength.seconds)} for each cut`);
  }
  return parts;
}

function styleParts(brief: Brief): string[] {
  const parts: string[] = [];
  if (brief.pace !== null)
    parts.push({ fast: 'fast cuts', medium: 'a medium pace', slow: 'a slow, calm pace' }[brief.pace]);
  if (brief.curve !== null) parts.push(`cuts that get ${brief.curve}`);
  if (brief.order !== null) parts.push(ORDER_WORDS[brief.order]);
  if (brief.sound === 'mute') parts.push('no sound');
  if (brief.sound === 'original') parts.push("the clips' own sound kept");
  if (brief.speech === 'only') parts.push('only the parts where someone talks');
  if (brief.speech === 'prefer') parts.push('the parts where someone talks first of all');
  if (brief.speech === 'none') parts.push('no talking');
  if (brief.mood !== null && !(brief.mood === 'calm' && brief.pace === 'slow'))
    parts.push(
      `${{ energetic: 'an energetic', calm: 'a calm', happy: 'a happy', dark: 'a dark' }[brief.mood]} mood`,
    );
  if (brief.framing !== null)
    parts.push(brief.framing === 'close' ? 'close-ups preferred' : 'wide shots preferred');
  return parts;
}

function lookParts(brief: Brief, wishes: ResolvedWishes): string[] {
  const parts: string[] = [];
  if (brief.look !== null) parts.push(LOOK_WORDS[brief.look]);
  if (brief.transition !== null)
    parts.push(
      {
        cut: 'hard cuts',
        crossfade: 'crossfades between the shots',
        dip_to_black: 'a dip to black between the shots',
      }[brief.transition],
    );
  if (brief.fadeIn) parts.push('a fade-in at the start');
  if (brief.fadeOut) parts.push('a fade-out at the end');
  for (const { text, at } of brief.titles) {
    const place = at === 'opening' ? 'at the start' : 'at the end';
    parts.push(text === null ? `a title ${place}` : `the words '${text}' ${place}`);
  }
  return [...parts, ...levelParts(wishes)];
}

function clipParts(brief: Brief, wishes: ResolvedWishes): string[] {
  const parts: string[] = [];
  const [first, ...next] = wishes.opening;
  if (first !== undefined) parts.push(`start with ${namedOne(first)}`);
  for (const wish of next) parts.push(`then ${namedOne(wish)}`);
  if (wishes.ending.length > 0) parts.push(`end on ${listInWords(wishes.ending.map(namedOne))}`);
  for (const wish of wishes.notOpening) parts.push(`not ${named(wish)} first`);
  for (const wish of wishes.notEnding) parts.push(`not ${named(wish)} last`);
  for (const wish of wishes.placed)
    parts.push(`${named(wish)} ${wish.place === 'middle' ? 'in the middle' : `as shot ${wish.place}`}`);
  for (const [before, after] of wishes.before) parts.push(`${named(before)} before ${named(after)}`);
  if (brief.everyClip) parts.push('every clip used');
  if (brief.noRepeats) parts.push('no clip twice');
  for (const wish of wishes.holds) parts.push(`${inSeconds(wish.seconds)} for ${named(wish)}`);
  if (wishes.only.length > 0) parts.push(`only ${listInWords(wishes.only.map(named))}`);
  if (wishes.include.length > 0) parts.push(`${listInWords(wishes.include.map(named))} included`);
  if (wishes.prefer.length > 0) parts.push(`more of ${listInWords(wishes.prefer.map(named))}`);
  if (wishes.fewer.length > 0) parts.push(`less of ${listInWords(wishes.fewer.map(named))}`);
  for (const wish of wishes.repeats) parts.push(`${named(wish)} ${wish.times} times`);
  if (brief.cutsPerClip !== null) parts.push(`${brief.cutsPerClip} cuts of each clip`);
  if (wishes.exclude.length > 0) parts.push(`${listInWords(wishes.exclude.map(named))} left out`);
  for (const { wish } of brief.unsupported) parts.push(`${wish} (not done yet)`);
  return parts;
}

/** As `named`, for a wish that one clip meets: the first of those that answer. */
function namedOne(wish: ResolvedReference): string {
  return named({ ...wish, clips: PLURAL.test(wish.said) ? wish.clips : wish.clips.slice(0, 1) });
}

const PLURAL = /\b(?:clips|shots|ones|videos|all|scenes)\b/;

/** 'the ocean' with the clips it was taken to mean. */
function named(wish: ResolvedReference): string {
  if (wish.clips.length === 0) return `'${wish.said}' (no clip matches)`;
  const names = wish.clips.slice(0, 3).map(({ name }) => name);
  const more = wish.clips.length - names.length;
  return `'${wish.said}' (${names.join(', ')}${more > 0 ? ` and ${more} more` : ''})`;
}

export function unsupportedSentence(brief: Brief): string {
  const wishes = [...new Set(brief.unsupported.map(({ wish }) => wish))];
  if (wishes.length === 0) return '';
  return sentence(`not done yet, because the renderer cannot do it: ${listInWords(wishes)}`);
}
