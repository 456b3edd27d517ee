import {
  type Brief,
  CutroomError,
  type EditingPlan,
  framesPerSecond,
  type LanguageModelPort,
} from '@cutroom/contract';
import type { DirectorClip, DirectorMusic, PlanRequest } from '@cutroom/director';
import { askForChoice } from '@cutroom/director/choice';
import { seenFaces, titlePlace, withCutTitles } from '@cutroom/reel';
import type { ClipRow } from '../../platform/database/schema.ts';
import { withEarlierCaptionLook } from '../../projects/caption-look.ts';
import { byClipOrder } from '../../projects/clip-order.ts';
import { type EmbedPromptDeps, embedPrompt } from './embed-prompt.ts';

export interface PlanStageDeps extends EmbedPromptDeps {
  /** Chooses the moments, where one is configured; the local director checks, completes and stands in. */
  readonly languageModel: LanguageModelPort | null;
}

export interface PlanStageRequest {
  readonly prompt: string;
  /** The project's clips, in any order. */
  readonly clips: readonly ClipRow[];
  /** What the creator made of the brief that was read from the prompt; null or absent where nothing was changed by hand. */
  readonly brief?: Brief | null;
  /** The project's track; null where it has none. */
  readonly music: DirectorMusic | null;
  /** How often this prompt was answered already: another number gives another take of the same prompt and clips. */
  readonly seed: number;
  /** The plan the project has until now: cuts that are locked in it stay, and another take shows other moments than it. */
  readonly earlierPlan: EditingPlan | null;
  readonly signal: AbortSignal;
}

/**
 * The director's edit of the clips that can be used; it says of the others why they cannot.
 * @throws CutroomError `no_usable_clips`
 */
export async function planStage(
  deps: PlanStageDeps,
  { prompt, brief: edited = null, clips, music, seed, earlierPlan, signal }: PlanStageRequest,
): Promise<EditingPlan> {
  const usable = directorClips(clips);
  if (usable.length === 0) throw new CutroomError('no_usable_clips');
  const promptEmbeddings = await embedPrompt(deps, prompt, usable, signal);
  const request = {
    prompt,
    clips: usable,
    music,
    ...(edited === null
      ? {}
      : { brief: await deps.director.ask('mergedBrief', { prompt, clips: usable, edited }, signal) }),
    seed,
    ...lockedCuts(earlierPlan, usable),
    ...(seed > 0 && earlierPlan !== null ? { earlierTake: earlierPlan.selectedClips } : {}),
    promptEmbeddings,
  };
  const plan = await planBy(deps, request, signal);
  if (plan.selectedClips.length === 0) throw new CutroomError('no_usable_clips');
  const placed = withEarlierCaptionLook(withPlacedTitles(plan, usable), earlierPlan, clips);
  return withUnusable(placed, clips);
}

function planBy(
  { director, languageModel }: PlanStageDeps,
  request: PlanRequest,
  signal: AbortSignal,
): Promise<EditingPlan> {
  const plan = () => director.ask('plan', request, signal);
  if (languageModel === null) return plan();
  return askForChoice(
    { model: languageModel, signal },
    {
      plan,
      facts: () => director.ask('factsForModel', request, signal),
      planChosen: (choice, name) => director.ask('planChosen', { request, choice, director: name }, signal),
    },
  );
}

/** Titles belong to the cuts that they stand over, away from the faces in them. */
function withPlacedTitles(plan: EditingPlan, usable: readonly DirectorClip[]): EditingPlan {
  const analysisOf = new Map(usable.map(({ clipId, analysis }) => [clipId, analysis]));
  return withCutTitles(plan, (cut, span) => {
    const analysis = analysisOf.get(cut.clipId);
    return analysis === undefined
      ? undefined
      : titlePlace(cut, { ...analysis, faces: seenFaces(analysis) }, span);
  });
}

/** The cuts that the user has locked, at their places; those of clips that cannot be used any more are not among them. */
export function lockedCuts(
  plan: EditingPlan | null,
  usable: readonly DirectorClip[],
): Pick<PlanRequest, 'locked' | 'earlierCutCount'> {
  const clipIds = new Set(usable.map(({ clipId }) => clipId));
  const cuts = (plan?.selectedClips ?? [])
    .toSorted((a, b) => a.order - b.order)
    .map((cut, order) => ({ ...cut, order }));
  const locked = cuts.filter((cut) => cut.locked === true && clipIds.has(cut.clipId));
  return locked.length === 0 ? {} : { locked, earlierCutCount: cuts.length };
}

/** The director never saw these clips: why, stands beside what it left out itself. */
function withUnusable(plan: EditingPlan, clips: readonly ClipRow[]): EditingPlan {
  const unusable = clips.flatMap(({ id, analysisError }) =>
    analysisError === null ? [] : [{ clipId: id, reason: analysisError }],
  );
  return unusable.length === 0 ? plan : { ...plan, dropped: [...(plan.dropped ?? []), ...unusable] };
}

/** Clips that were understood, in the order in which they were uploaded. */
export function directorClips(clips: readonly ClipRow[]): DirectorClip[] {
  return clips.toSorted(byClipOrder).flatMap((clip, uploadOrder) =>
    clip.analysis === null || clip.analysisError !== null
      ? []
      : [
          {
            clipId: clip.id,
            filename: clip.storedName,
            ...(clip.fileName === null ? {} : { name: clip.fileName }),
            uploadOrder,
            analysis: clip.analysis,
            framesPerSecond: framesPerSecond(clip.probe),
            ...(typeof clip.probe.recordedAt === 'string' ? { recordedAt: clip.probe.recordedAt } : {}),
          },
        ],
  );
}
