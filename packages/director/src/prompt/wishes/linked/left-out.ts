import { clipsOf } from '../refer-to-wishes.ts';
import type { Settling } from '../settling.ts';

/** Of a bare list what is left out behind it is no part: 'brass, green, lava. I sold the green one, so take that out'. */
export function withoutLeftOut(wishes: readonly Settling[]): readonly Settling[] {
  return wishes.flatMap((wish, at): readonly Settling[] => {
    const { draft, certainty } = wish;
    const isList =
      certainty !== 'sure' &&
      (draft.kind === 'include' || (draft.kind === 'order' && draft.by === 'named')) &&
      draft.clips.length > 1;
    if (!isList) return [wish];
    const out = new Set(
      wishes
        .slice(at + 1)
        .filter((other) => other.draft.kind === 'exclude' && other.certainty === 'sure')
        .flatMap((other) => clipsOf(other.draft).flatMap(({ clips }) => clips.map(({ clipId }) => clipId))),
    );
    const isOut = (index: number) => {
      const { clips } = draft.clips[index] ?? { clips: [] };
      return clips.length > 0 && clips.every(({ clipId }) => out.has(clipId));
    };
    const clips = draft.clips.filter((_, index) => !isOut(index));
    const stands = wish.stands.filter((_, index) => !isOut(index));
    return clips.length === 0 ? [] : [{ ...wish, stands, draft: { ...draft, clips } }];
  });
}
