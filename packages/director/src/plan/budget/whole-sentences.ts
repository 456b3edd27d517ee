import type { Interval } from '@cutroom/contract';
import { hasSpeech, isTalkClip } from '../../material/clip-traits.ts';
import type { Slot } from '../slot.ts';
import type { MeantClips } from '../wishes/meant-clips.ts';
import type { ResolvedWish } from '../wishes/wish-list.ts';
import type { Wishes } from '../wishes/wishes.ts';
import { PACE_SECONDS } from './budget.ts';
import { saidIn } from './said-in.ts';

/** After a longer pause somebody begins anew. */
const PAUSE_SECONDS_MAX = 1.2;

/**
 * Whether what is said in a slot was asked to be heard: all talk, where that is wished, or is to be read or kept clear of music; or
 * what the reel opens or ends on as somebody who talks.
 */
export function isHeard(slot: Slot, index: number, count: number, wishes: Wishes): boolean {
  const { analysis } = slot.facts.clip;
  if (wishes.sound.sound === 'mute' || wishes.sound.speech === 'none' || !hasSpeech(analysis)) return false;
  if (wishes.sound.speech === 'prefer' || wishes.sound.speech === 'only') return true;
  if (wishes.style.captions || wishes.list.some(isMusicUnderSpeech)) return true;
  const { opening, ending } = wishes.places;
  const isTalk = ({ labels, clips }: MeantClips): boolean =>
    labels.some((label) => /^@?speech$/.test(label)) && clips.includes(slot.facts);
  return (
    (index < opening.length && opening.some(isTalk)) ||
    (index >= count - ending.length && ending.some(isTalk))
  );
}

/** Whether its clip is mostly talk, so that what is said is what there is to show of it, though nobody asked for talk. */
export function isTalking({ facts }: Slot, { sound }: Wishes): boolean {
  const isQuiet = sound.sound === 'mute' || sound.speech === 'none' || sound.under !== null;
  return !isQuiet && isTalkClip(facts.clip.analysis);
}

/** Of the mean cut: so long a sentence is heard to its end where nobody asked for talk, and so long the others stay for it. */
const OWN_SENTENCE_OF_MEAN = 1.4;
const OTHERS_OF_MEAN = 0.8;

/**
 * The least tenths of each slot, raised where a clip that is mostly talk lets somebody finish a short sentence by it.
 * @param most tenths that each slot holds
 * @param total tenths of all
 */
export function withShortSentences(
  slots: readonly Slot[],
  talks: (index: number) => boolean,
  least: readonly number[],
  most: readonly number[],
  total: number,
): readonly number[] {
  const mean = total / slots.length;
  const longest = Math.floor(mean * OWN_SENTENCE_OF_MEAN);
  return slots.reduce<readonly number[]>((kept, slot, index) => {
    const room = Math.min(most[index] ?? 0, longest);
    if (!talks(index) || saidIn(slot.facts.clip.analysis.speech, slot.range).length === 0) return kept;
    const tenths = Math.ceil(longestSaid(slot, room / 10) * 10 - 1e-6);
    const raised = kept.map((own, at) => (at === index ? Math.max(own, Math.min(room, tenths)) : own));
    const stay = raised.map((own, at) =>
      Math.max(own, Math.min(most[at] ?? 0, Math.floor(mean * OTHERS_OF_MEAN))),
    );
    return stay.reduce((sum, own) => sum + own, 0) <= total ? raised : kept;
  }, least);
}

function isMusicUnderSpeech({ wish }: ResolvedWish): boolean {
  return wish.kind === 'music' && wish.music === 'underSpeech';
}

/**
 * The least tenths of a second of each slot, raised where that lets people finish what they begin to say, best slots
 * first, while the others stay long enough to be read.
 * @param most tenths that each slot holds
 * @param total tenths of all
 */
export function withWholeSentences(
  slots: readonly Slot[],
  heard: (index: number) => boolean,
  least: readonly number[],
  most: readonly number[],
  total: number,
  pace: keyof typeof PACE_SECONDS,
): readonly number[] {
  if (!slots.some((_, index) => heard(index))) return least;
  const readable = most.map((tenths, index) =>
    Math.min(tenths, Math.max(least[index] ?? 1, PACE_SECONDS[pace].shortest * 10)),
  );
  let spare = total - readable.reduce((sum, tenths) => sum + tenths, 0);
  if (spare < 0) return least;
  const kept = [...readable];
  const spoken = slots.map((slot, index) => ({ slot, index })).filter(({ index }) => heard(index));
  spoken.sort((a, b) => b.slot.worth - a.slot.worth || a.index - b.index);
  for (const { slot, index } of spoken) {
    const own = kept[index] ?? 0;
    const seconds = longestSaid(slot, Math.min(most[index] ?? 0, own + spare) / 10);
    const tenths = Math.min(most[index] ?? 0, Math.ceil(seconds * 10 - 1e-6));
    if (tenths <= own) continue;
    kept[index] = tenths;
    spare -= tenths - own;
  }
  return kept;
}

/** Seconds of the most that is said in one go and fits; all that may play where not even a sentence does. */
function longestSaid({ facts, range }: Slot, secondsMax: number): number {
  const sentences = saidIn(facts.clip.analysis.speech, range);
  const runs = sentences.flatMap((first, at) =>
    sentences
      .slice(at)
      .filter((_, step) => isOneGo(sentences.slice(at, at + step + 1)))
      .map((last) => last.endSeconds - first.startSeconds),
  );
  const fitting = runs.filter((seconds) => seconds <= secondsMax + 1e-6);
  return fitting.length > 0 ? Math.max(...fitting) : Math.min(secondsMax, ...runs);
}

function isOneGo(sentences: readonly Interval[]): boolean {
  return sentences.every(
    ({ startSeconds }, at) =>
      at === 0 || startSeconds - (sentences[at - 1]?.endSeconds ?? 0) <= PAUSE_SECONDS_MAX,
  );
}
