import type { Box, MainSubject, SubjectTrack } from '@cutroom/contract';

/** A subject this much less important than the first does not decide. */
const IMPORTANCE_SHARE_MIN = 0.35;
const PRESENCE_MIN = 0.25;
/** A thing as small as this is background: cars behind a garden, a bottle on a far table. */
const THING_AREA_MIN = 0.012;

/** The most important track and those nearly as important that are there at the same time. */
export function mainSubjects(tracks: readonly SubjectTrack[]): SubjectTrack[] {
  const ranked = tracks
    .filter(
      ({ presence, label, area }) => presence >= PRESENCE_MIN && (isAlive(label) || area >= THING_AREA_MIN),
    )
    .map((track) => ({ track, importance: importanceOf(track) }))
    .sort((a, b) => b.importance - a.importance);
  const first = ranked[0];
  if (first === undefined) return [];
  return ranked
    .filter(({ importance }) => importance >= first.importance * IMPORTANCE_SHARE_MIN)
    .map(({ track }) => track);
}

/** Viewers look at living things first. */
const IMPORTANCE: Readonly<Record<string, number>> = {
  face: 4,
  person: 2,
  dog: 1.5,
  cat: 1.5,
  horse: 1.2,
  bird: 1.2,
};
const IMPORTANCE_OTHER = 0.5;

export function isAlive(label: string): boolean {
  return IMPORTANCE[label] !== undefined;
}

function importanceOf(track: SubjectTrack): number {
  return (IMPORTANCE[track.label] ?? IMPORTANCE_OTHER) * Math.sqrt(track.area) * track.presence;
}

/** Who or what the clip is about, with its usual place; null where nothing lasts. */
export function mainSubjectOf(tracks: readonly SubjectTrack[]): MainSubject | null {
  const [first] = mainSubjects(tracks);
  if (first === undefined) return null;
  const { kind, label, confidence, presence, boxes } = first;
  return { kind, label, confidence, presence, box: usualBox(boxes.map(({ box }) => box)) };
}

function usualBox(boxes: readonly Box[]): Box {
  const middle = (side: keyof Box) =>
    boxes.map((box) => box[side]).toSorted((a, b) => a - b)[boxes.length >> 1] ?? 0;
  return { x: middle('x'), y: middle('y'), width: middle('width'), height: middle('height') };
}
