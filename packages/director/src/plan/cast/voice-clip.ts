import type { Interval } from '@cutroom/contract';
import { joinedSilences, PAUSE_SECONDS_DEFAULT, silencesIn, stumblesToEnds } from '@cutroom/reel';
import type { ClipFacts } from '../../material/clip-facts.ts';
import { lengthOf, secondsOf } from '../../material/stretches.ts';
import type { MeantClips } from '../wishes/meant-clips.ts';
import type { Wishes } from '../wishes/wishes.ts';

/** The clip whose talk is to be heard under the others: the first that was meant, else the one with most of it; null for none. */
export function voiceClip({ sound }: Wishes, clips: readonly ClipFacts[]): ClipFacts | null {
  if (sound.under === null || sound.sound === 'mute') return null;
  const meant = sound.under.flatMap((one) => one.clips);
  if (meant.length > 0) return meant.find((facts) => spokenSeconds(facts) > 0) ?? null;
  const [most] = clips.toSorted((a, b) => spokenSeconds(b) - spokenSeconds(a));
  return most === undefined || spokenSeconds(most) === 0 ? null : most;
}

/**
 * What is to be seen while that talk is heard, and named in one breath with it: 'the bee and the dog over her talking'; none where
 * nothing is.
 */
export function coversOfVoice({ sound, list }: Pick<Wishes, 'sound' | 'list'>): readonly MeantClips[] {
  const under = list.filter(({ wish }) => wish.kind === 'speech' && wish.speech === 'under');
  if (sound.under === null) return [];
  return list.flatMap(({ wish, clips }) =>
    wish.kind === 'include' && under.some((voice) => isSaidIn(wish.span, voice.wish.span)) ? clips : [],
  );
}

type Span = Wishes['list'][number]['wish']['span'];

function isSaidIn(own: Span, other: Span): boolean {
  return own !== null && own[0] === other?.[0] && own[1] === other[1];
}

/** What goes where talk is wished without its ums and pauses. */
export const FLUENT = { pauseSeconds: PAUSE_SECONDS_DEFAULT, isWithoutFillers: true };

/** Before the first word and behind the last. */
const BREATH_SECONDS = 0.2;

/** What of such a clip is heard: from before its first word until behind its last, without the pauses that are wished away. */
export function heardTalk({ clip }: ClipFacts, { sound }: Pick<Wishes, 'sound'>): readonly Interval[] {
  const { speech } = clip.analysis;
  const whole = {
    startSeconds: Math.max(0, Math.min(...speech.map((part) => part.startSeconds)) - BREATH_SECONDS),
    endSeconds: Math.max(...speech.map((part) => part.endSeconds)) + BREATH_SECONDS,
  };
  const words = clip.analysis.words ?? [];
  const silences = sound.isFluent ? joinedSilences(silencesIn(clip, FLUENT), words) : [];
  const heard: Interval[] = [];
  let { startSeconds } = whole;
  for (const silence of stumblesToEnds(silences, words, whole)) {
    if (silence.startSeconds > startSeconds) heard.push({ startSeconds, endSeconds: silence.startSeconds });
    startSeconds = Math.max(startSeconds, silence.endSeconds);
  }
  return [...heard, { startSeconds, endSeconds: whole.endSeconds }].filter((part) => lengthOf(part) > 0);
}

function spokenSeconds({ clip }: ClipFacts): number {
  return secondsOf(clip.analysis.speech);
}
