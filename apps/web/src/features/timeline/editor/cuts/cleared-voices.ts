import { NOISE_KINDS, type NoiseKind, type SelectedClip, type VideoClip } from '@cutroom/contract';

/** Whether noise is taken from a cut's voices. */
export function isCleared({ isVoiceCleared }: Pick<SelectedClip, 'isVoiceCleared'>): boolean {
  return isVoiceCleared === true;
}

/** The cut as it was recorded, or with its voices made clear. */
export function withClearing(clip: SelectedClip, isOn: boolean): SelectedClip {
  // Written down even where they are as recorded: to the server absent means 'as it was'.
  return { ...clip, isVoiceCleared: isOn };
}

/** Why there are no voices to make clear in a clip; null where there are, or where nobody listened. */
export function voicelessReason(clip: Pick<VideoClip, 'hasAudio' | 'analysisData'> | null): string | null {
  return clip?.analysisData?.measures?.speechShare === 0 ? 'Nobody is heard speaking in this clip' : null;
}

const NOISE_NAMES: { readonly [Kind in NoiseKind]: string } = {
  wind: 'wind',
  hum: 'a hum of the mains',
};

/** 'Heard in this clip: wind and a hum of the mains.'; null where nothing with a name disturbs it. */
export function noiseNote(kinds: readonly NoiseKind[] | null | undefined): string | null {
  const names = NOISE_KINDS.filter((kind) => kinds?.includes(kind)).map((kind) => NOISE_NAMES[kind]);
  return names.length === 0 ? null : `Heard in this clip: ${names.join(' and ')}.`;
}
