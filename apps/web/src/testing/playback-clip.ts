import type { PlaybackClip } from '@cutroom/contract';

/** Twenty silent seconds of a wide clip, with its proxy. */
export function playbackClip(id: string): PlaybackClip {
  return {
    id,
    sha256: id,
    url: `/${id}.mp4`,
    proxyUrl: `/${id}.proxy.mp4`,
    probe: { durationSeconds: 20, width: 1920, height: 1080, audio: null },
    analysis: null,
    loudness: null,
    loudnessLufs: null,
  };
}
