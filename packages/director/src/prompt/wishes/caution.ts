import type { Certainty, ClipReference } from '@cutroom/contract';
import type { Draft } from './drafts.ts';

/**
 * Nothing is thrown away for a guess: to leave clips out, or all but some, the words must name them literally. What is
 * only near in meaning is preferred, or preferred less, with a question mark.
 */
export function cautious<One extends { readonly draft: Draft; readonly certainty: Certainty }>(
  wish: One,
): readonly One[] {
  const { draft } = wish;
  if (draft.kind !== 'only' && draft.kind !== 'exclude') return [wish];
  const near = draft.clips.filter(({ answer }) => answer === 'near');
  if (near.length === 0) return [wish];
  const literal = draft.clips.filter(({ answer }) => answer !== 'near');
  const softer: Draft = { kind: 'prefer', clips: near, degree: draft.kind === 'only' ? 'more' : 'less' };
  // Of 'only the tent and the lake' with no lake at hand the tent alone would be less than was asked for.
  if (draft.kind === 'only' || literal.length === 0)
    return [{ ...wish, draft: { ...softer, clips: draft.clips }, certainty: 'guess' }];
  return [
    { ...wish, draft: { ...draft, clips: literal satisfies ClipReference[] } },
    { ...wish, draft: softer, certainty: 'guess' },
  ];
}
