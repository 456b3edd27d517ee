import { HANDOFF_MEDIA, type HandoffMedia, isProxyAwaited, type VideoClip } from '@cutroom/contract';

export interface HandoffChoice {
  readonly media: HandoffMedia;
  readonly label: string;
  readonly note: string;
  /** Whether it can be had now. */
  readonly isReady: boolean;
}

const LABELS: Readonly<Record<HandoffMedia, string>> = {
  none: 'Timeline Only',
  proxies: 'With Small Copies',
  originals: 'With Originals',
};

export type HandedClip = Pick<VideoClip, 'fileSize' | 'proxyUrl' | 'hasNoProxy'>;

/** @param clips that the edit shows */
export function handoffChoices(clips: readonly HandedClip[]): HandoffChoice[] {
  const isReady = clips.every(({ proxyUrl }) => proxyUrl !== null);
  const megabytes = Math.ceil(clips.reduce((sum, { fileSize }) => sum + fileSize, 0) / 1_000_000);
  const notes: Readonly<Record<HandoffMedia, string>> = {
    none: 'Your editor asks for the files you uploaded.',
    proxies: isReady ? 'Quick to load; relink before you export.' : missingNote(clips),
    originals: `The files as you uploaded them, about ${megabytes} MB.`,
  };
  return HANDOFF_MEDIA.map((media) => ({
    media,
    label: LABELS[media],
    note: notes[media],
    isReady: media !== 'proxies' || isReady,
  }));
}

/** One that cannot be made keeps them all from being handed over, however many are still to come. */
function missingNote(clips: readonly HandedClip[]): string {
  return clips.every((clip) => clip.proxyUrl !== null || isProxyAwaited(clip))
    ? 'Still being made. The button works as soon as they are.'
    : 'Not for this video: of one of its clips no small copy can be made.';
}

/** Whether it is worth asking whether the small copies are there. */
export function areCopiesAwaited(clips: readonly HandedClip[]): boolean {
  return clips.some(isProxyAwaited);
}
