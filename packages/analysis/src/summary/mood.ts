import type { MOODS } from '@cutroom/contract';
import { type ClipFacts, countSubjects } from './clip-facts.ts';
import { COLOURFUL, FAST_MOTION, LOW_LIGHT, smiles } from './labels.ts';

/** One of the specification's moods, from light, movement, smiles and what is there to play with. */
export function moodOf(facts: ClipFacts): (typeof MOODS)[number] {
  const labels = new Set(countSubjects(facts).map(({ label }) => label));
  const isQuiet = facts.action < QUIET && !facts.isShaky;
  if (facts.brightness < LOW_LIGHT * 0.7) return 'dark';
  if (smiles(facts)) return 'happy';
  if (facts.action >= FAST_MOTION)
    return facts.measures.loudnessLufs !== null && facts.measures.loudnessLufs > LOUD
      ? 'exciting'
      : 'energetic';
  if ([...labels].some((label) => PLAYFUL.has(label)) && labels.has('person')) return 'playful';
  if (facts.action >= LIVELY) return 'energetic';
  if (isQuiet && facts.measures.colourfulness >= COLOURFUL * 0.8 && facts.brightness >= 30) return 'peaceful';
  return isQuiet ? 'calm' : 'neutral';
}

const QUIET = 0.12;
const LIVELY = 0.4;
const LOUD = -16;
const PLAYFUL = new Set(['dog', 'cat', 'sports ball', 'frisbee', 'kite', 'skateboard', 'teddy bear']);
