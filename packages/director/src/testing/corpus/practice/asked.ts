import type { CorpusPrompt, Expectation } from '../expectation.ts';
import type { SceneName } from '../scenes.ts';

/** One practice prompt, in a line where that goes. */
export function asked(scene: SceneName, prompt: string, ...expect: readonly Expectation[]): CorpusPrompt {
  return { scene, prompt, expect };
}
