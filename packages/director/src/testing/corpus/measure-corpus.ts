import type { EditingPlan } from '@cutroom/contract';
import type { DirectorClip } from '../../director-clip.ts';
import { type Expectation, isMet } from './expectation.ts';
import type { CorpusPrompt } from './read-corpus.ts';
import { SCENES } from './scenes.ts';

export const ASPECTS = [
  'length',
  'number and pace',
  'order',
  'choice of clips',
  'sound and speech',
  'look, text and levels',
  'what is said',
] as const;
type Aspect = (typeof ASPECTS)[number];

export interface CorpusResult {
  readonly met: number;
  readonly asked: number;
  readonly byAspect: ReadonlyMap<Aspect, { readonly met: number; readonly asked: number }>;
  readonly misses: readonly { readonly entry: CorpusPrompt; readonly expectation: Expectation }[];
}

type Planner = (entry: CorpusPrompt, clips: readonly DirectorClip[]) => EditingPlan;

/** How many requirements of the prompts a planner meets. */
export function measureCorpus(entries: readonly CorpusPrompt[], planner: Planner): CorpusResult {
  const byAspect = new Map(ASPECTS.map((aspect) => [aspect, { met: 0, asked: 0 }]));
  const misses: { entry: CorpusPrompt; expectation: Expectation }[] = [];
  for (const entry of entries) {
    const clips = SCENES[entry.scene];
    const plan = planner(entry, clips);
    for (const expectation of entry.expect) {
      const count = byAspect.get(aspectOf(expectation));
      const met = isMet(expectation, plan, clips);
      if (count !== undefined) {
        count.asked += 1;
        count.met += met ? 1 : 0;
      }
      if (!met) misses.push({ entry, expectation });
    }
  }
  const asked = entries.reduce((sum, { expect }) => sum + expect.length, 0);
  return { met: asked - misses.length, asked, byAspect, misses };
}

function aspectOf(expectation: Expectation): Aspect {
  const [key = ''] = Object.keys(expectation);
  if (/^seconds/.test(key)) return 'length';
  if (/^(?:cuts|clips|everyCut|averageCut)/.test(key)) return 'number and pace';
  if (/^(?:first|opens|last|inOrder|uploadOrder)/.test(key)) return 'order';
  if (/^(?:sound|speech)/.test(key)) return 'sound and speech';
  if (/^(?:look|transition|fade|shows|muted|quieter|louder)/.test(key)) return 'look, text and levels';
  return /^(?:says|title)/.test(key) ? 'what is said' : 'choice of clips';
}
