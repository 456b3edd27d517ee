import type { ClipFacts } from '../../material/clip-facts.ts';
import { hasSpeech, isSmeared } from '../../material/clip-traits.ts';
import { wordScore } from '../../material/word-score.ts';
import { isMeant, type MeantClips } from '../wishes/meant-clips.ts';
import type { Wishes } from '../wishes/wishes.ts';

/** How much a clip is wanted, about 0-2: picture quality, best moment, and how well it answers the prompt. */
export function worthOf(facts: ClipFacts, wishes: Wishes): number {
  const { clips, sound } = wishes;
  const best = Math.max(0, ...facts.clip.analysis.moments.map((moment) => moment.score));
  const speech = sound.speech === 'prefer' && hasSpeech(facts.clip.analysis) ? 0.5 : 0;
  return (
    (facts.quality / 100) * 0.5 +
    best * 0.3 +
    Math.max(facts.closeness ?? 0, answerOf(facts, clips.hinted)) * 0.25 +
    relevanceFit(facts, wishes) +
    (isMeant(facts, clips.prefer) ? 0.6 : 0) +
    (isMeant(facts, clips.include) || isMeant(facts, clips.mentioned) ? 0.4 : 0) -
    (isMeant(facts, clips.fewer) ? 0.6 : 0) -
    (isSmeared(facts.clip.analysis) ? SMEARED_LOSS : 0) +
    speech +
    framingFit(facts, wishes) +
    moodFit(facts, wishes)
  );
}

const SMEARED_LOSS = 0.3;

/** How well it answers the best of these. */
function answerOf(facts: ClipFacts, hinted: readonly MeantClips[]): number {
  return Math.max(0, ...hinted.map(({ scores }) => scores.get(facts) ?? 0));
}

/** What an image-text model thinks: 0 for clips in the middle and for those it did not look at. */
function relevanceFit({ relevance }: ClipFacts, { clips }: Wishes): number {
  const asks =
    [...clips.hinted, ...clips.include, ...clips.mentioned, ...clips.prefer, ...clips.only, ...clips.repeats]
      .length > 0;
  return relevance === null || !asks ? 0 : (relevance - 0.5) * RELEVANCE_SPAN;
}

const RELEVANCE_SPAN = 0.25;

function framingFit(facts: ClipFacts, { style }: Wishes): number {
  return style.framing !== null && facts.shotSize === style.framing ? 0.5 : 0;
}

function moodFit(facts: ClipFacts, { style: { mood } }: Wishes): number {
  const { motion } = facts.clip.analysis.measures;
  switch (mood) {
    case 'energetic':
    case 'epic':
      return Math.min(0.3, motion * 0.5);
    case 'calm':
    case 'dreamy':
    case 'romantic':
      return 0.3 - Math.min(0.3, motion * 0.5);
    case 'happy':
    case 'funny':
      return wordScore('happy', facts) * 0.3;
    case 'dark':
      return wordScore('dark', facts) * 0.3;
    case null:
      return 0;
  }
}
