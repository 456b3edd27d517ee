import type { EditingPlan, Wish } from '@cutroom/contract';
import type { DirectorClip } from '../../director-clip.ts';
import { falseReadings } from './false-readings.ts';
import { isJudgedMet, type JudgedExpectation } from './judged-expectation.ts';
import type { JudgedPrompt, JudgingSet } from './judging-set.ts';

export type JudgedPlanner = (prompt: string, clips: readonly DirectorClip[]) => EditingPlan;

interface Verdict {
  readonly prompt: JudgedPrompt;
  readonly missed: readonly JudgedExpectation[];
  readonly falselyRead: readonly Wish[];
}

export interface GroupFigures {
  readonly group: string;
  readonly requirements: number;
  readonly met: number;
  readonly prompts: number;
  readonly inFull: number;
  readonly falsePlans: number;
}

export interface Judgement {
  readonly verdicts: readonly Verdict[];
  readonly groups: readonly GroupFigures[];
  readonly changedBy: readonly string[];
}

/** What a planner makes of a set: requirements met by class and language, and the wish-free sentences that change its plan. */
export function judge({ clipsOf, prompts, wishFree }: JudgingSet, plan: JudgedPlanner): Judgement {
  const verdicts = prompts.map((prompt): Verdict => {
    const clips = clipsOf(prompt.scene);
    const made = plan(prompt.prompt, clips);
    return {
      prompt,
      missed: prompt.expect.filter((one) => !isJudgedMet(one, made, clips)),
      falselyRead: made.brief === undefined ? [] : falseReadings(made.brief, prompt.expect),
    };
  });
  return {
    verdicts,
    groups: [...new Set(prompts.map(({ group }) => group))].map((group) =>
      figuresOf(
        group,
        verdicts.filter(({ prompt }) => prompt.group === group),
      ),
    ),
    changedBy: wishFree
      .filter(
        ({ scene, prompt }) => shown(plan(prompt, clipsOf(scene))) !== shown(plan(PLAIN, clipsOf(scene))),
      )
      .map(({ prompt }) => prompt),
  };
}

/** What a sentence without a wish must leave as it is. */
const PLAIN = 'Make a reel';

function figuresOf(group: string, verdicts: readonly Verdict[]): GroupFigures {
  const requirements = verdicts.reduce((sum, { prompt }) => sum + prompt.expect.length, 0);
  return {
    group,
    requirements,
    met: requirements - verdicts.reduce((sum, { missed }) => sum + missed.length, 0),
    prompts: verdicts.length,
    inFull: verdicts.filter(({ missed }) => missed.length === 0).length,
    falsePlans: verdicts.filter(({ falselyRead }) => falselyRead.length > 0).length,
  };
}

/** All that is seen and heard of a plan. */
function shown({ selectedClips, style }: EditingPlan): string {
  return JSON.stringify([selectedClips.map(({ reason: _, ...cut }) => cut), style]);
}
