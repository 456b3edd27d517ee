import type { ClipReference } from '@cutroom/contract';
import { splitName } from '../../clips/clip-index.ts';
import type { Resolver } from '../../clips/clip-scores.ts';
import { clipIdsOf, clipsOf } from '../refer-to-wishes.ts';
import type { Settling } from '../settling.ts';

/** 'Alternate the red boat and the blue boat, red first, 16 seconds' is a reel of these and of what it opens and closes on. */
export function withNothingBesideTurns(made: readonly Settling[], resolver: Resolver): readonly Settling[] {
  const wishes = withoutBroaderTurns(made).map((wish) => withNamesakes(wish, resolver));
  const naming = wishes.filter(({ draft }) => clipsOf(draft).length > 0 && draft.kind !== 'exclude');
  const turns = naming.find(({ draft }) => draft.kind === 'order' && draft.by === 'alternate');
  if (turns?.draft.kind !== 'order' || turns.draft.clips.some(({ clips }) => clips.length === 0))
    return wishes;
  const own = new Set(clipIdsOf(turns.draft));
  const isOfTurns = ({ draft }: Settling) =>
    draft.kind === 'open' || draft.kind === 'close' || clipIdsOf(draft).every((id) => own.has(id));
  if (!naming.every((wish) => wish === turns || isOfTurns(wish))) return wishes;
  const around = naming.flatMap(({ draft }) =>
    (draft.kind === 'open' || draft.kind === 'close') && !draft.isNot ? clipsOf(draft) : [],
  );
  const others = around.filter(
    ({ clips }) => clips.length > 0 && !clips.every(({ clipId }) => own.has(clipId)),
  );
  const clips = [...turns.draft.clips, ...others];
  return [...wishes, { ...turns, draft: { kind: 'only', clips }, certainty: 'likely' }];
}

/** 'Alternate the barn owl and the hawk landing: owl, hawk, owl, hawk' names the same turns twice, and the first time all of them. */
function withoutBroaderTurns(wishes: readonly Settling[]): readonly Settling[] {
  const turns = wishes.filter(({ draft }) => draft.kind === 'order' && draft.by === 'alternate');
  const holds = (wide: ClipReference | undefined, { clips }: ClipReference) =>
    clips.length > 0 &&
    clips.every(({ clipId }) => wide?.clips.some((one) => one.clipId === clipId) === true);
  const isBroader = (wish: Settling, other: Settling) => {
    const [own, named] = [clipsOf(wish.draft), clipsOf(other.draft)];
    return own.length === named.length && named.every((one, at) => holds(own[at], one));
  };
  const [first, ...again] = turns;
  return first === undefined
    ? wishes
    : wishes.filter((wish) => !again.includes(wish) || !isBroader(wish, first));
}

/** In 'Lena's wave and Marco's' Marco's is 'marco-wave' and not 'marco-falls': it is called as the other is. */
function withNamesakes(wish: Settling, { clips }: Resolver): Settling {
  const { draft } = wish;
  if (draft.kind !== 'order' || draft.by !== 'alternate') return wish;
  const wordsOf = (one: ClipReference['clips'][number]) =>
    splitName(clips.find(({ clip }) => clip.clipId === one.clipId)?.name ?? '').filter((word) =>
      /^\p{L}{2,}$/u.test(word),
    );
  const groups = draft.clips.map((one): ClipReference => {
    const others = draft.clips.filter((other) => other !== one).flatMap((other) => other.clips);
    const words = new Set(others.flatMap(wordsOf));
    const alike = one.clips.filter((clip) => wordsOf(clip).some((word) => words.has(word)));
    return one.number !== 'one' || alike.length === 0 ? one : { ...one, clips: alike };
  });
  return { ...wish, draft: { ...draft, clips: groups } };
}
