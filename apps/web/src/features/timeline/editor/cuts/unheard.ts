import type { EditingPlan, SelectedClip, VideoClip } from '@cutroom/contract';

/** The clip that a cut is heard with: its own, unless it is another that is still in the project. */
export function heardClipOf<Clip>(
  { clipId, audioFrom }: Pick<SelectedClip, 'clipId' | 'audioFrom'>,
  clipOf: ReadonlyMap<string, Clip>,
): Clip | null {
  const other = audioFrom === undefined ? undefined : clipOf.get(audioFrom.clipId);
  return other ?? clipOf.get(clipId) ?? null;
}

/** Why nothing of a clip's own sound is heard in the video; null where it can be. */
export function unheardReason(
  clip: Pick<VideoClip, 'hasAudio'> | undefined,
  plan: Pick<EditingPlan, 'style'> | null,
): string | null {
  if (plan?.style?.sound === 'mute') return 'This video is made without sound';
  return clip?.hasAudio === false ? 'This clip has no sound' : null;
}
