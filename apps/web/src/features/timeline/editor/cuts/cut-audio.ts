import { type CutAudioFrom, type CutAudioPlace, REEL_FPS, type SelectedClip } from '@cutroom/contract';
import { fitPlanAudio } from '@cutroom/reel';

const IN_SYNC: CutAudioPlace = { leadSeconds: 0, tailSeconds: 0, shiftSeconds: 0 };

/** Where a cut's audio lies. Written down once it was moved: to the server absent means 'as it was'. */
export function audioOf({ audio }: Pick<SelectedClip, 'audio'>): CutAudioPlace {
  return audio ?? IN_SYNC;
}

/** Whether it is heard anywhere but with its frames. */
export function isPulled(clip: Pick<SelectedClip, 'audio'>): boolean {
  return !areSameAudio(clip.audio, IN_SYNC);
}

export function areSameAudio(a: CutAudioPlace = IN_SYNC, b: CutAudioPlace = IN_SYNC): boolean {
  return (
    areNear(a.leadSeconds, b.leadSeconds) &&
    areNear(a.tailSeconds, b.tailSeconds) &&
    areNear(a.shiftSeconds, b.shiftSeconds)
  );
}

/** Whether both are heard with the same second of one clip, or with their own audio. */
export function areSameSource(a: CutAudioFrom | undefined, b: CutAudioFrom | undefined): boolean {
  return a?.clipId === b?.clipId && areNear(a?.startSeconds ?? 0, b?.startSeconds ?? 0);
}

/** What of a cut's audio is pulled: where it begins, where it ends, or all of it. */
export type AudioPart = 'start' | 'end' | 'all';

/** The place of audio of which a part is pulled by so many seconds of the reel, later or, below 0, earlier. */
export function pulledAudio(place: CutAudioPlace, part: AudioPart, bySeconds: number): CutAudioPlace {
  const by = Math.round(bySeconds * REEL_FPS) / REEL_FPS;
  const { leadSeconds, tailSeconds, shiftSeconds } = place;
  return {
    leadSeconds: part === 'end' ? leadSeconds : leadSeconds - by,
    tailSeconds: part === 'start' ? tailSeconds : tailSeconds + by,
    shiftSeconds: part === 'all' ? shiftSeconds + by : shiftSeconds,
  };
}

/** The cuts with as much of their audio's places as there is room for; the same objects where that is all. */
export function fittedCuts<Cut extends { readonly clip: SelectedClip }>(
  cuts: readonly Cut[],
  clipSeconds: ReadonlyMap<string, number>,
): readonly Cut[] {
  if (cuts.every(({ clip }) => clip.audio === undefined)) return cuts;
  const lengths = new Map([...clipSeconds].map(([id, durationSeconds]) => [id, { durationSeconds }]));
  const fitted = fitPlanAudio(
    cuts.map(({ clip }) => clip),
    lengths,
  );
  return cuts.map((cut, index) => {
    const clip = fitted[index];
    return clip === undefined || clip === cut.clip ? cut : { ...cut, clip };
  });
}

/** 'Sound starts 0.3s early, ends 1.0s late'; null while it is heard with its frames. */
export function audioNote(clip: Pick<SelectedClip, 'audio'>): string | null {
  const { leadSeconds, tailSeconds, shiftSeconds } = audioOf(clip);
  const parts = [
    isNothing(leadSeconds)
      ? null
      : `starts ${Math.abs(leadSeconds).toFixed(1)}s ${leadSeconds > 0 ? 'early' : 'late'}`,
    isNothing(tailSeconds)
      ? null
      : `ends ${Math.abs(tailSeconds).toFixed(1)}s ${tailSeconds > 0 ? 'late' : 'early'}`,
    isNothing(shiftSeconds) ? null : 'out of sync',
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : `Sound ${parts.join(', ')}`;
}

function isNothing(seconds: number): boolean {
  return areNear(seconds, 0);
}

/** Less than half a frame is none. */
function areNear(a: number, b: number): boolean {
  return Math.abs(a - b) < 0.5 / REEL_FPS;
}
