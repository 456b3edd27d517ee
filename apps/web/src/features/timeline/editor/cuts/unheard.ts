import type { EditingPlan, VideoClip } from '@cutroom/contract';

/** Why nothing of a clip's own sound is heard in the video; null where it can be. */
export function unheardReason(
  clip: Pick<VideoClip, 'hasAudio'> | undefined,
  plan: Pick<EditingPlan, 'style'> | null,
): string | null {
  if (plan?.style?.sound === 'mute') return 'This video is made without sound';
  return clip?.hasAudio === false ? 'This clip has no sound' : null;
}
