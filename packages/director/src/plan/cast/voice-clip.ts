import type { Interval } from '@cutroom/contract';
import type { ClipFacts } from '../../material/clip-facts.ts';
import { lengthOf } from '../../material/stretches.ts';
import type { Wishes } from '../wishes/wishes.ts';

/** The clip whose talk is to be heard under the others: the first that was meant, else the one with most of it; null for none. */
export function voiceClip({ sound }: Wishes, clips: readonly ClipFacts[]): ClipFacts | null {
  if (sound.under === null || sound.sound === 'mute') return null;
  const meant = sound.under.flatMap((one) => one.clips);
  if (meant.length > 0) return meant.find((facts) => spokenSeconds(facts) > 0) ?? null;
  const [most] = clips.toSorted((a, b) => spokenSeconds(b) - spokenSeconds(a));
  return most === undefined || spokenSeconds(most) === 0 ? null : most;
}

/** Before the first word and behind the last. */
const BREATH_SECONDS = 0.2;

/** What of such a clip is heard, from before its first word until behind its last. */
export function talkOf({ clip }: ClipFacts): Interval {
  const { speech } = clip.analysis;
  return {
    startSeconds: Math.max(0, Math.min(...speech.map((part) => part.startSeconds)) - BREATH_SECONDS),
    endSeconds: Math.max(...speech.map((part) => part.endSeconds)) + BREATH_SECONDS,
  };
}

function spokenSeconds({ clip }: ClipFacts): number {
  return clip.analysis.speech.reduce((sum, part) => sum + lengthOf(part), 0);
}
