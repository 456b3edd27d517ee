import {
  type Brief,
  type ClipReference,
  clipName,
  referencesOf,
  type VideoClip,
  type Wish,
} from '@cutroom/contract';
import { isWordless } from './is-wordless.ts';

/**
 * What a creator does to a brief by hand, as plain functions. What was changed keeps the id of the wish it was made of and
 * has the source 'creator'; what was taken out stands in `removed`.
 */
export function changeWish(brief: Brief, wish: Wish): Brief {
  const changed: Wish = { ...wish, source: 'creator', certainty: 'sure' };
  return {
    ...brief,
    wishes: brief.wishes.map((one) => (one.id === wish.id ? changed : one)),
    removed: brief.removed ?? [],
  };
}

/** 'Not this.' */
export function removeWish(brief: Brief, id: string): Brief {
  const wish = brief.wishes.find((one) => one.id === id);
  if (wish === undefined) return brief;
  // No words would bring back what none asked for.
  if (isWordless(wish)) return forgetChange(brief, id);
  return {
    ...brief,
    wishes: brief.wishes.filter((one) => one.id !== id),
    removed: [...(brief.removed ?? []).filter((one) => one.id !== id), wish],
  };
}

/** A wish that was taken out, back where its words stand among the others. */
export function bringBack(brief: Brief, wish: Wish): Brief {
  const { id } = wish;
  if (brief.wishes.some((one) => one.id === id)) return brief;
  const at = brief.wishes.findIndex((one) => startOf(one) > startOf(wish));
  return {
    ...brief,
    wishes: brief.wishes.toSpliced(at < 0 ? brief.wishes.length : at, 0, wish),
    removed: brief.removed?.filter((one) => one.id !== id) ?? [],
  };
}

/** As the prompt says it: the next reading puts what is read in its place. */
export function forgetChange(brief: Brief, id: string): Brief {
  return {
    ...brief,
    wishes: brief.wishes.flatMap((one) => {
      if (one.id !== id) return [one];
      // What no words of the prompt ask for has nothing to go back to.
      return one.span === null ? [] : [{ ...one, source: 'prompt' }];
    }),
    removed: brief.removed ?? [],
  };
}

/** The changes alone, to be sent along with the prompt; null where nothing was changed. */
export function editsOf(brief: Brief): Brief | null {
  const wishes = brief.wishes.filter(({ source }) => source === 'creator');
  const removed = brief.removed ?? [];
  if (wishes.length === 0 && removed.length === 0) return null;
  const { language, isLanguageRead } = brief;
  return { language, isLanguageRead, wishes, notUsed: [], removed };
}

/** The same of a plan, whose clips may have been deleted since: a server takes no change that names one. */
export function editsAmong(brief: Brief, clips: readonly Pick<VideoClip, 'id'>[]): Brief | null {
  const edits = editsOf(brief);
  return edits === null ? null : withoutLostClips(edits, new Set(clips.map(({ id }) => id)));
}

/** Without clips that have been deleted since; a wish that meant nothing else goes with them. */
export function withoutLostClips(edits: Brief, clipIds: ReadonlySet<string>): Brief {
  const kept = (reference: ClipReference): ClipReference => ({
    ...reference,
    clips: reference.clips.filter(({ clipId }) => clipIds.has(clipId)),
  });
  const wishes = (list: readonly Wish[]) =>
    list.map((wish) => mapReferences(wish, kept)).filter((wish) => !isEmptied(wish));
  return { ...edits, wishes: wishes(edits.wishes), removed: wishes(edits.removed ?? []) };
}

/** Whether the creator chose clips for it and all of them are gone. */
function isEmptied(wish: Wish): boolean {
  const references = referencesOf(wish);
  return (
    wish.source === 'creator' && references.length > 0 && references.every(({ clips }) => clips.length === 0)
  );
}

function mapReferences(wish: Wish, change: (reference: ClipReference) => ClipReference): Wish {
  const withOwn = 'clips' in wish ? { ...wish, clips: wish.clips.map(change) } : wish;
  if (withOwn.kind === 'before' || withOwn.kind === 'between')
    return { ...withOwn, than: withOwn.than.map(change) };
  if (withOwn.kind !== 'share' || withOwn.measure.of !== 'clips') return withOwn;
  return { ...withOwn, measure: { ...withOwn.measure, than: withOwn.measure.than.map(change) } };
}

/** The phrase as meaning these clips, in this order, because the creator says so. */
export function meaning(reference: ClipReference, clips: readonly VideoClip[]): ClipReference {
  return {
    ...reference,
    said: clips.map((clip) => clipName(clip).replace(/\.[^.]*$/, '')).join(' and '),
    number: clips.length === 1 ? 'one' : 'all',
    clips: clips.map(({ id }) => ({ clipId: id, by: 'creator', score: 1 })),
    answer: 'shown',
    missing: [],
    labels: [],
    spokenWords: null,
  };
}

function startOf({ span }: Wish): number {
  return span === null ? Number.POSITIVE_INFINITY : span[0];
}
