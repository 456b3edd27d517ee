import type { EditCut } from './edit-cut.ts';
import type { HandoffEdit } from './handoff-edit.ts';

/** A note on the timeline. */
export interface EditMarker {
  readonly name: string;
  readonly text: string;
  /** Of the reel. */
  readonly frame: number;
  readonly cutIndex: number;
}

/** Why each moment was chosen, and where the titles stand: other editors have titles of their own kind. */
export function editMarkers({ cuts, titles }: HandoffEdit): EditMarker[] {
  const reasons = cuts.flatMap(({ reason, start }, cutIndex) =>
    reason === null ? [] : [{ name: 'Why this moment', text: reason, frame: start, cutIndex }],
  );
  const named = titles.flatMap(({ text, start }) => {
    const cutIndex = cuts.findIndex((cut) => isWithin(cut, start));
    return cutIndex < 0 ? [] : [{ name: 'Title', text, frame: start, cutIndex }];
  });
  return [...reasons, ...named].toSorted((a, b) => a.frame - b.frame);
}

function isWithin({ start, end }: EditCut, frame: number): boolean {
  return start <= frame && frame < end;
}
