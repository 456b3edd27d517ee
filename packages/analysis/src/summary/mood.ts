import type { MOODS } from '@cutroom/contract';
import { type ClipFacts, countSubjects } from './clip-facts.ts';
import { above, below, COLOURFUL, FAST_MOTION, LOW_LIGHT, smileConfidence } from './labels.ts';

interface ToldMood {
  readonly mood: (typeof MOODS)[number];
  /** null where nothing speaks for any. */
  readonly confidence: number | null;
}

/** One of the specification's moods, from light, movement, smiles and what is there to play with, and how surely it is. */
export function moodOf(facts: ClipFacts): ToldMood {
  const { loudnessLufs, colourfulness } = facts.measures;
  const dark = below(facts.brightness, LOW_LIGHT * 0.7);
  if (dark !== null) return { mood: 'dark', confidence: dark };
  const smile = smileConfidence(facts);
  if (smile !== null) return { mood: 'happy', confidence: smile };
  const fast = above(facts.action, FAST_MOTION);
  const isLoud = loudnessLufs !== null && loudnessLufs > LOUD;
  if (fast !== null) return { mood: isLoud ? 'exciting' : 'energetic', confidence: fast };
  const play = playConfidence(facts);
  if (play !== null) return { mood: 'playful', confidence: play };
  const lively = above(facts.action, LIVELY);
  if (lively !== null) return { mood: 'energetic', confidence: lively };
  const quiet = facts.isShaky ? null : below(facts.action, QUIET);
  if (quiet === null) return { mood: 'neutral', confidence: null };
  const isPretty = colourfulness >= COLOURFUL * 0.8 && facts.brightness >= 30;
  return { mood: isPretty ? 'peaceful' : 'calm', confidence: quiet };
}

/** Somebody and something to play with: as sure as the less sure of the two. */
function playConfidence(facts: ClipFacts): number | null {
  const subjects = countSubjects(facts);
  const person = subjects.find(({ label }) => label === 'person');
  const toys = subjects.filter(({ label }) => PLAYFUL.has(label)).map(({ confidence }) => confidence);
  return person === undefined || toys.length === 0 ? null : Math.min(person.confidence, Math.max(...toys));
}

const QUIET = 0.12;
const LIVELY = 0.4;
const LOUD = -16;
const PLAYFUL = new Set(['dog', 'cat', 'sports ball', 'frisbee', 'kite', 'skateboard', 'teddy bear']);
