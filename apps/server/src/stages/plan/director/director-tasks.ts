import type { Brief, EditingPlan, ErrorCode } from '@cutroom/contract';
import type { BriefRequest, PlanRequest, PromptClip, PromptEmbedding } from '@cutroom/director';
import type { ChoiceAnswer } from '@cutroom/director/choice';

export interface BriefQuestion {
  readonly prompt: string;
  readonly clips: readonly PromptClip[];
  /** Which clips these are, the same for the same version of a project: those that the thread knows are not copied again. */
  readonly about: string;
  /** What the creator changed in an earlier reading; null where nothing was. */
  readonly edited: Brief | null;
  /** Of what an earlier answer to the same prompt told in `things`. */
  readonly embeddings: readonly PromptEmbedding[];
}

interface PromptReading {
  readonly brief: Brief;
  /** What the prompt wants to see, to be compared with what the clips show; none where clips answer to it literally. */
  readonly things: readonly string[];
}

/** What the thread of the director does, by name. */
interface DirectorTasks {
  readonly brief: { readonly question: BriefQuestion; readonly answer: PromptReading };
  /** A new reading with what the creator changed in an earlier one. */
  readonly mergedBrief: {
    readonly question: BriefRequest & { readonly edited: Brief };
    readonly answer: Brief;
  };
  /** What a prompt wants to see: as a whole, and thing by thing. */
  readonly subjects: {
    readonly question: { readonly prompt: string };
    readonly answer: { readonly subject: string | null; readonly things: readonly string[] };
  };
  readonly plan: { readonly question: PlanRequest; readonly answer: EditingPlan };
  readonly factsForModel: { readonly question: PlanRequest; readonly answer: string | null };
  readonly planChosen: {
    readonly question: {
      readonly request: PlanRequest;
      readonly choice: ChoiceAnswer;
      readonly director: string;
    };
    readonly answer: EditingPlan | null;
  };
  readonly warmUp: { readonly question: null; readonly answer: null };
}

export type DirectorTask = keyof DirectorTasks;
export type Question<Task extends DirectorTask> = DirectorTasks[Task]['question'];
export type Answer<Task extends DirectorTask> = DirectorTasks[Task]['answer'];

export interface DirectorRequest<Task extends DirectorTask = DirectorTask> {
  readonly task: Task;
  readonly question: Question<Task>;
}

export type DirectorReply =
  /** Said once, when all is loaded. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly answer: unknown }
  | {
      readonly kind: 'failed';
      /** null for a defect. */
      readonly code: ErrorCode | null;
      readonly message: string;
      readonly stack: string;
    };
