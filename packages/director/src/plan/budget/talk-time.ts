import type { Interval } from '@cutroom/contract';
import type { ClipFacts } from '../../material/clip-facts.ts';
import { secondsOf } from '../../material/stretches.ts';
import type { CastClip } from '../cast/cast-clip.ts';
import { heardTalk } from '../cast/voice-clip.ts';
import type { Wishes } from '../wishes/wishes.ts';
import { saidIn } from './said-in.ts';

/** What there is to be heard where the prompt wants the talking. */
export interface Talk {
  readonly seconds: number;
  /** With the pauses between. */
  readonly spanSeconds: number;
  readonly sentences: number;
  readonly clips: number;
  /** Of the talk that is heard under other clips. */
  readonly underSeconds: number;
}

export const NO_TALK: Talk = { seconds: 0, spanSeconds: 0, sentences: 0, clips: 0, underSeconds: 0 };

/** @param voice the clip that is heard under the others; null for none */
export function talkIn(cast: readonly CastClip[], wishes: Wishes, voice: ClipFacts | null): Talk {
  const underSeconds = voice === null ? 0 : secondsOf(heardTalk(voice, wishes));
  if (wishes.sound.sound === 'mute' || (wishes.sound.speech !== 'prefer' && wishes.sound.speech !== 'only'))
    return { ...NO_TALK, underSeconds };
  const said = cast.map(({ facts, stretches }) =>
    stretches.map((stretch) => saidIn(facts.clip.analysis.speech, stretch)),
  );
  const sentences = said.flat(2);
  return {
    seconds: secondsOf(sentences),
    spanSeconds: said.flat().reduce((sum, own) => sum + spanOf(own), 0),
    sentences: sentences.length,
    clips: said.filter((own) => own.some((sentence) => sentence.length > 0)).length,
    underSeconds,
  };
}

function spanOf(sentences: readonly Interval[]): number {
  return (sentences.at(-1)?.endSeconds ?? 0) - (sentences[0]?.startSeconds ?? 0);
}

/** Of a reel that wants talk first of all, where not all of it can be heard, this share is talk, and the rest is to look at. */
const TALK_SHARE = 0.6;
/** Up to this share all that is said is heard: others are laid over it to look at. */
const WHOLE_SHARE = 0.85;

/** How many cuts leave room for whole sentences: one for each that fits, the rest of the usual length. */
export function cutsAroundTalk(talk: Talk, seconds: number, clipCount: number, usualSeconds: number): number {
  const heard =
    talk.spanSeconds <= seconds * WHOLE_SHARE
      ? talk.spanSeconds
      : Math.min(talk.seconds, talk.clips < clipCount ? seconds * TALK_SHARE : seconds);
  const spoken = Math.round(heard / (talk.seconds / talk.sentences));
  const isInterview = talk.clips >= clipCount;
  return (
    Math.max(1, isInterview ? spoken : Math.min(talk.clips, spoken)) +
    Math.round((seconds - heard) / usualSeconds)
  );
}
