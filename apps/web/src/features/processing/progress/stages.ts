import { RUN_STAGES, type RunStage, STAGE_PROGRESS } from '@cutroom/contract';

/** 'finishing': its share of the bar is not full yet, though the next stage is already the active one (spec section 4). */
export type StageState = 'waiting' | 'active' | 'finishing' | 'done';

export interface StageView {
  readonly stage: RunStage;
  readonly title: string;
  readonly state: StageState;
  /** 0-1 of its own part of the bar. */
  readonly share: number;
  readonly steps: readonly { readonly text: string; readonly state: 'waiting' | 'active' | 'done' }[];
}

const STAGE_TEXTS: {
  readonly [S in RunStage]: { readonly title: string; readonly steps: readonly string[] };
} = {
  analysis: {
    title: 'Analyzing video clips',
    steps: [
      'Watching every clip',
      'Measuring light, sharpness and movement',
      'Finding people, faces and speech',
    ],
  },
  plan: {
    title: 'Processing your instructions',
    steps: ['Reading your prompt', 'Choosing the best moments', 'Putting them in order'],
  },
  render: {
    title: 'Editing and rendering video',
    steps: ['Cutting and framing each moment', 'Joining picture and sound', 'Checking the finished video'],
  },
};

const SECOND_ACTIVE_FROM = 25;
const THIRD_ACTIVE_FROM = 40;
const WHOLE = 100;

/** The first stage is active below 25, the second from 25 to below 40, the third from 40 (spec section 4). */
function activeStage(percent: number): RunStage {
  if (percent < SECOND_ACTIVE_FROM) return 'analysis';
  return percent < THIRD_ACTIVE_FROM ? 'plan' : 'render';
}

/** What is under way: the overall progress of 0-100, and the stage that the server says it is in, where it says so. */
export interface Progress {
  readonly percent: number;
  readonly stage: RunStage | null;
}

/** The stage that is lit: the one that really runs, so that it agrees with the line that says what is being done. */
export function litStage({ percent, stage }: Progress): RunStage {
  return stage ?? activeStage(percent);
}

/** The three stages as the screen shows them; null where nothing is under way. */
export function stageViews(progress: Progress | null): readonly StageView[] {
  const active = progress === null ? null : litStage(progress);
  const percent = progress?.percent ?? null;
  return RUN_STAGES.map((stage) => {
    const { title, steps } = STAGE_TEXTS[stage];
    const share = shareOf(stage, percent ?? 0);
    const isActive = stage === active && percent !== WHOLE;
    return {
      stage,
      title,
      share,
      state: stateOf(isActive, share),
      steps: steps.map((text, index) => ({ text, state: stepState(index, steps.length, share, isActive) })),
    };
  });
}

function shareOf(stage: RunStage, percent: number): number {
  const { from, to } = STAGE_PROGRESS[stage];
  return Math.min(1, Math.max(0, (percent - from) / (to - from)));
}

/** A stage that the server is in is not done, however full its part of the bar is. */
function stateOf(isActive: boolean, share: number): StageState {
  if (isActive) return 'active';
  if (share === 1) return 'done';
  return share > 0 ? 'finishing' : 'waiting';
}

function stepState(index: number, count: number, share: number, isStageActive: boolean) {
  if (isStageActive && share === 1 && index === count - 1) return 'active';
  if (share >= (index + 1) / count) return 'done';
  const isCurrent = share >= index / count && (share > 0 || isStageActive);
  return isCurrent ? 'active' : 'waiting';
}
