import {
  type Brief,
  type NotUsed,
  referencesOf,
  type TextSpan,
  type VideoClip,
  type Wish,
  type WishOutcome,
} from '@cutroom/contract';
import { isMark } from './editing/is-mark.ts';
import { isChosen } from './editing/is-wordless.ts';

/** Images beside a chip's words. */
const IMAGES_MAX = 3;

export type ChipOutcome = WishOutcome['outcome'];

/** In words, as a chip's name has it. */
export const OUTCOME_WORDS: { readonly [O in ChipOutcome]: string } = {
  met: 'met',
  partly: 'partly met',
  notPossible: 'not met',
};

/** Whether a brief has anything to tell as chips. */
export function hasChips(brief: Pick<Brief, 'wishes' | 'notUsed'>): boolean {
  return brief.wishes.length + brief.notUsed.length > 0;
}

/** What stands beside a chip's words, for people who hear it: 'a guess', 'changed by you', 'partly met'. */
export function chipNotes(wish: Wish, outcome: ChipOutcome | null): readonly string[] {
  return [
    ...(wish.certainty === 'guess' && wish.source !== 'creator' ? ['a guess'] : []),
    ...(wish.source === 'creator' ? [byHand(wish)] : []),
    ...(outcome === null ? [] : [OUTCOME_WORDS[outcome]]),
  ];
}

function byHand(wish: Wish): string {
  if (isMark(wish)) return 'marked by you';
  return isChosen(wish) ? 'chosen by you' : 'changed by you';
}

/** The clips that a wish means, the best of each phrase first; 'the dog' is one clip, 'the dogs' are all that answer. */
export function clipsOfWish(wish: Wish, clipOf: ReadonlyMap<string, VideoClip>): readonly VideoClip[] {
  const meant = referencesOf(wish).flatMap(({ clips, number }) =>
    number === 'one' ? clips.slice(0, 1) : clips,
  );
  const found = [...new Set(meant.map(({ clipId }) => clipId))].flatMap((id) => clipOf.get(id) ?? []);
  return found.slice(0, IMAGES_MAX);
}

/** Whether some words of it mean a clip, and no clip answers to them. */
export function meansNoClip(wish: Wish): boolean {
  return referencesOf(wish).some(({ clips }) => clips.length === 0);
}

/** '4 wishes understood, 1 part of the text not used.' */
export function readingSummary(wishes: readonly Wish[], notUsed: readonly NotUsed[]): string {
  const understood = wishes.length === 1 ? '1 wish understood' : `${wishes.length} wishes understood`;
  if (notUsed.length === 0) return `${understood}.`;
  return `${understood}, ${notUsed.length === 1 ? '1 part' : `${notUsed.length} parts`} of the text not used.`;
}

/** A span that the text still has: it may have been shortened since it was read. */
export function spanWithin(span: TextSpan | null, text: string): TextSpan | null {
  return span === null || span[1] > text.length ? null : span;
}
