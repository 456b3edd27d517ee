import type { Brief, ClipReference, VideoClip, Wish, WishOf } from '@cutroom/contract';
import { meaning } from './brief-edits.ts';
import { type ClipMark, isMark } from './is-mark.ts';

/** Of each marked clip, by its id, what is said of it. */
export function marksOf(brief: Brief | null): ReadonlyMap<string, ClipMark> {
  const marks = (brief?.wishes ?? []).filter(isMark);
  return new Map(
    marks.flatMap(({ kind, clips }) =>
      clips.flatMap((reference) => reference.clips.map(({ clipId }) => [clipId, kind] as const)),
    ),
  );
}

/** The brief with that said of a clip, whatever was said of it before; null for nothing. */
export function withMark(brief: Brief, clip: VideoClip, mark: ClipMark | null): Brief {
  const isOfClip = (wish: Wish) =>
    isMark(wish) && wish.clips.some(({ clips }) => clips.some(({ clipId }) => clipId === clip.id));
  const others = brief.wishes.filter((wish) => !isOfClip(wish));
  return {
    ...brief,
    wishes: mark === null ? others : [...others, markOf(clip, mark)],
    removed: brief.removed ?? [],
  };
}

/** What was not read yet, to be marked in. */
export const NOTHING_READ: Brief = { language: 'und', isLanguageRead: false, wishes: [], notUsed: [] };

function markOf(clip: VideoClip, kind: ClipMark): WishOf<ClipMark> {
  return {
    ...{ kind, id: `${kind}-clip-${clip.id}`, span: null, said: '', certainty: 'sure', source: 'creator' },
    clips: [meaning(WORDLESS, [clip])],
  };
}

const WORDLESS: ClipReference = {
  ...{ said: '', span: null, number: 'one', clips: [], answer: 'shown' },
  ...{ missing: [], labels: [], spokenWords: null },
};
