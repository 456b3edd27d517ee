import { CUT_GAIN_DB_MAX, CUT_GAIN_DB_MIN, type Interval } from '@cutroom/contract';
import type { ClipFacts } from '../../material/clip-facts.ts';
import type { WantedLevel } from '../wishes/wished-audio.ts';
import type { Wishes } from '../wishes/wishes.ts';

const SPEECH_SECONDS_MIN = 0.25;

/**
 * Decibels by which the prompt wants this cut louder or quieter than it is; null where it says nothing about it.
 * Wishes about voices go by what is heard in the cut, all others by the clip.
 */
export function cutGain(facts: ClipFacts, interval: Interval, wishes: Wishes): number | null {
  const gains = wishes.sound.levels
    .filter((level) => level.clips.length > 0 && isMeant(level, facts, interval) === (level.of === 'named'))
    .map(({ gainDb }) => gainDb);
  if (gains.length === 0) return null;
  const gain = Math.min(...gains) < 0 ? Math.min(...gains) : Math.max(...gains);
  return Math.max(CUT_GAIN_DB_MIN, Math.min(CUT_GAIN_DB_MAX, gain));
}

function isMeant(level: WantedLevel, facts: ClipFacts, interval: Interval): boolean {
  if (!level.isSpeech) return level.clips.includes(facts);
  const spoken = facts.clip.analysis.speech.reduce(
    (sum, part) =>
      sum +
      Math.max(
        0,
        Math.min(part.endSeconds, interval.endSeconds) - Math.max(part.startSeconds, interval.startSeconds),
      ),
    0,
  );
  return spoken >= SPEECH_SECONDS_MIN;
}
