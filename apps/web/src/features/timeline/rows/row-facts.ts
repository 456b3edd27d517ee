import { type EditingPlan, reasonAsDirected, type VideoClip } from '@cutroom/contract';
import type { ImageSource } from '../../../components/clip-image/image-source.ts';
import { type Cuts, longestSeconds, positions, type TimelineCut } from '../editor/cuts/timeline-cuts.ts';
import { unheardReason } from '../editor/cuts/unheard.ts';
import { EDIT_COMMANDS } from '../editor/edit-commands.ts';
import type { Editor } from '../editor/editor.ts';
import type { ReelPlace } from '../strip/reel-places.ts';

/** What a row tells of its clip that depends on the other rows too. */
export interface RowPlace {
  /** Counts from 1. */
  readonly number: number;
  /** Where it plays in the reel. */
  readonly startSeconds: number;
  readonly endSeconds: number;
  /** null: the clip is not in the project any more. */
  readonly image: ImageSource | null;
  /** Where the player shows it, in seconds of what it plays; null where it does not. */
  readonly shownFrom: number | null;
  readonly shownUntil: number | null;
}

/** What can be done to a cut, and how far. */
export interface CutLimits {
  /** Why nothing of it is heard; null where its audio can be. */
  readonly unheard: string | null;
  /** How long it can play until its clip ends. */
  readonly longestSeconds: number;
  readonly canShorten: boolean;
  readonly canLengthen: boolean;
  readonly canMoveUp: boolean;
  readonly canMoveDown: boolean;
}

/** What a row tells of its own cut. */
export interface RowFacts {
  readonly cut: TimelineCut;
  /** null: the clip is not in the project any more. */
  readonly clip: VideoClip | null;
  /** It was shortened to what its clip holds. */
  readonly isLimited: boolean;
  /** Why the director chose it, while it is as it was chosen. */
  readonly reason: string | null;
}

/** The places of all rows by their keys. */
export function rowPlaces(
  cuts: Cuts,
  images: readonly (ImageSource | null)[],
  inPlayer: readonly (ReelPlace | null)[],
): ReadonlyMap<string, RowPlace> {
  const places = positions(cuts);
  return new Map(
    cuts.map(({ key }, index) => {
      const { startSeconds, endSeconds } = places[index] ?? { startSeconds: 0, endSeconds: 0 };
      const shown = {
        shownFrom: inPlayer[index]?.startSeconds ?? null,
        shownUntil: inPlayer[index]?.endSeconds ?? null,
      };
      return [key, { number: index + 1, startSeconds, endSeconds, image: images[index] ?? null, ...shown }];
    }),
  );
}

/** What can be done to the cut at `index`, and how far. */
export function cutLimits(
  editor: Editor,
  index: number,
  clip: VideoClip | null,
  plan: EditingPlan | null,
): CutLimits {
  const cut = editor.cuts[index];
  return {
    unheard: unheardReason(clip ?? undefined, plan),
    longestSeconds: cut === undefined ? 0 : longestSeconds(cut, editor.clipSeconds),
    canShorten: EDIT_COMMANDS.shorten.isEnabled(editor, index, 0),
    canLengthen: EDIT_COMMANDS.lengthen.isEnabled(editor, index, 0),
    canMoveUp: EDIT_COMMANDS.move_up.isEnabled(editor, index, 0),
    canMoveDown: EDIT_COMMANDS.move_down.isEnabled(editor, index, 0),
  };
}

/** Why each cut was chosen, as far as that still holds for the edit. */
export function cutReasons({
  cuts,
  original,
}: Pick<Editor, 'cuts' | 'original'>): readonly (string | null)[] {
  const now = cuts.map(({ clip }) => clip);
  const directed = (original ?? []).map(({ clip }) => clip);
  return now.map((_, index) => reasonAsDirected(now, index, directed));
}

/** Whether both say the same, field by field: fifty rows are not drawn again for one of them. */
export function isSame<Facts extends object>(a: Facts, b: Facts): boolean {
  const others = new Map<string, unknown>(Object.entries(b));
  const entries = Object.entries(a);
  return (
    entries.length === others.size && entries.every(([name, value]) => Object.is(value, others.get(name)))
  );
}

/** Every edit makes the images of all rows anew; most of them are of the same moments. */
export function isSamePlace(a: RowPlace, b: RowPlace): boolean {
  return isSameImage(a.image, b.image) && isSame({ ...a, image: null }, { ...b, image: null });
}

export function isSameImage(a: ImageSource | null, b: ImageSource | null): boolean {
  return (
    a === b ||
    (a !== null &&
      b !== null &&
      a.imageUrl === b.imageUrl &&
      a.placeholder === b.placeholder &&
      a.videoUrls.join(' ') === b.videoUrls.join(' '))
  );
}
