import { HANDOFF_MEDIA, type HandoffMedia, type VideoClip } from '@cutroom/contract';

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

/** @param clips that the edit shows */
export function handoffChoices(clips: readonly Pick<VideoClip, 'fileSize' | 'proxyUrl'>[]): HandoffChoice[] {
  const isReady = clips.every(({ proxyUrl }) => proxyUrl !== null);
  const megabytes = Math.ceil(clips.reduce((sum, { fileSize }) => sum + fileSize, 0) / 1_000_000);
  const notes: Readonly<Record<HandoffMedia, string>> = {
    none: 'Your editor asks for the files you uploaded.',
    proxies: isReady
      ? 'Quick to load; relink before you export.'
      : 'Still being made. Look again in a moment.',
    originals: `The files as you uploaded them, about ${megabytes} MB.`,
  };
  return HANDOFF_MEDIA.map((media) => ({
    media,
    label: LABELS[media],
    note: notes[media],
    isReady: media !== 'proxies' || isReady,
  }));
}
