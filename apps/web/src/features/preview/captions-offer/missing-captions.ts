import { clipIdsOfCut, type Project, type VideoClip } from '@cutroom/contract';

/** Captions that were asked for and are not there, for want of what is said in writing. */
export interface MissingCaptions {
  /** Clips of the reel in which somebody speaks, and how many of them are written down. */
  readonly spokenCount: number;
  readonly heardCount: number;
}

/** @returns null where nobody asked for captions, where they are there, and where nothing is to be heard */
export function missingCaptions({
  editingPlan: plan,
  videoClips,
}: Pick<Project, 'editingPlan' | 'videoClips'>): MissingCaptions | null {
  if (plan === null || plan.style?.captions === true || plan.style?.sound === 'mute') return null;
  const isAskedFor = plan.brief?.wishes.some((wish) => wish.kind === 'captions' && !wish.isNot) ?? false;
  if (!isAskedFor) return null;
  const used = new Set(plan.selectedClips.flatMap(clipIdsOfCut));
  const spoken = videoClips.filter((clip) => used.has(clip.id) && mayHaveSpeech(clip));
  if (spoken.length === 0) return null;
  const heard = spoken.filter(({ analysisData }) => analysisData?.isTranscribed === true);
  return { spokenCount: spoken.length, heardCount: heard.length };
}

/** Where it was never measured somebody may speak. */
function mayHaveSpeech({ analysisData, hasAudio }: VideoClip): boolean {
  if (!hasAudio || analysisData === null) return false;
  return analysisData.measures?.speechShare !== 0;
}
