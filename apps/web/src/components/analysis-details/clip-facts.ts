import {
  type AnalysisData,
  clipName,
  cutsWithReasons,
  type EditingPlan,
  type SelectedClip,
  type VideoClip,
} from '@cutroom/contract';

const SCORE_GOOD_MIN = 80;
const SCORE_FAIR_MIN = 60;
export const EXCLUDED_LABELS_MAX = 3;

export type ScoreTone = 'good' | 'fair' | 'poor';
export type MoodIcon = 'smile' | 'calm' | 'lightning' | 'mask';

/** Spec section 5: 80 or more is good, 60 to 79 fair, below that poor. */
export function scoreTone(score: number): ScoreTone {
  if (score >= SCORE_GOOD_MIN) return 'good';
  return score >= SCORE_FAIR_MIN ? 'fair' : 'poor';
}

/** BRISQUE counts from 0 (best) to 100 (worst); its colour uses 100 minus the score. */
export function brisqueTone(brisqueScore: number): ScoreTone {
  return scoreTone(100 - brisqueScore);
}

/** Spec section 3, "Mood display". A missing mood reads 'Unknown'. */
export function moodDisplay(mood: string | null | undefined): {
  readonly icon: MoodIcon;
  readonly text: string;
} {
  if (!mood) return { icon: 'mask', text: 'Unknown' };
  return { icon: MOOD_ICONS.get(mood.toLowerCase()) ?? 'mask', text: mood };
}

const MOOD_ICONS: ReadonlyMap<string, MoodIcon> = new Map([
  ['happy', 'smile'],
  ['playful', 'smile'],
  ['calm', 'calm'],
  ['peaceful', 'calm'],
  ['energetic', 'lightning'],
  ['exciting', 'lightning'],
]);

/** Words for what is in a clip. Those that only its file's name says are the user's own and tell nothing new. */
export function shownLabels({ labels, relevantCategories, labelFacts, categoryFacts }: AnalysisData): {
  readonly labels: readonly string[];
  readonly categories: readonly string[];
} {
  const named = (facts: AnalysisData['labelFacts']) =>
    new Set(facts?.filter(({ source }) => source === 'named').map(({ label }) => label));
  const [namedLabels, namedCategories] = [named(labelFacts), named(categoryFacts)];
  return {
    labels: labels.filter((label) => !namedLabels.has(label)),
    categories: relevantCategories.filter((label) => !namedCategories.has(label)),
  };
}

export type ClipGrade = 'great' | 'fine' | 'weak';

const GREAT_BRISQUE_MAX = 30;
const WEAK_BRISQUE_MIN = 60;

/** One word for a clip's picture; the scores behind it are told beside it. */
export function clipGrade({ brisqueScore, isShaky }: AnalysisData['qualityMetrics']): ClipGrade {
  if (isShaky || brisqueScore >= WEAK_BRISQUE_MIN) return 'weak';
  return brisqueScore <= GREAT_BRISQUE_MAX ? 'great' : 'fine';
}

export interface UsedClip {
  readonly clip: VideoClip;
  readonly name: string;
  /** Every part of this clip that the plan uses, with its place in the reel counted from 1. */
  readonly cuts: readonly { readonly position: number; readonly cut: SelectedClip }[];
}

export interface ExcludedClip {
  readonly clip: VideoClip;
  readonly name: string;
  readonly reason: string | null;
}

/** The project's clips in the plan's order of first use, and those the plan left out. */
export function sortClips(
  plan: EditingPlan,
  clips: readonly VideoClip[],
): { readonly used: readonly UsedClip[]; readonly excluded: readonly ExcludedClip[] } {
  const cuts = cutsWithReasons(plan).map((cut, index) => ({ position: index + 1, cut }));
  const cutsOf = (clip: VideoClip) => cuts.filter(({ cut }) => cut.clipId === clip.id);
  const reasons = new Map(plan.dropped?.map(({ clipId, reason }) => [clipId, reason]));

  const used = clips
    .map((clip) => ({ clip, name: clipName(clip), cuts: cutsOf(clip) }))
    .filter((entry) => entry.cuts.length > 0)
    .toSorted((a, b) => (a.cuts[0]?.position ?? 0) - (b.cuts[0]?.position ?? 0));
  const excluded = clips
    .filter((clip) => cutsOf(clip).length === 0)
    .map((clip) => ({
      clip,
      name: clipName(clip),
      reason: reasons.get(clip.id) ?? clip.analysisError,
    }));
  return { used, excluded };
}
