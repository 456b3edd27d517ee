import type { Draft } from '../drafts.ts';
import { clipIdsOf, clipsOf } from '../refer-to-wishes.ts';
import type { Settling } from '../settling.ts';

/** 'The dog and the bee, 10 s', 'the dog, the bee, fire at the end': who names nothing but things wants a reel of them. */
export function withNothingButThings(wishes: readonly Settling[]): readonly Settling[] {
  // The order of a list names no more than the list does.
  const about = wishes.filter(
    ({ draft, isBare }) =>
      'clips' in draft &&
      draft.clips.length > 0 &&
      !(isBare && draft.kind === 'order' && draft.by === 'named'),
  );
  const isThing = (wish: Settling) =>
    wish.isBare && wish.draft.kind === 'include' && wish.certainty !== 'guess' && !isDoubtful(wishes, wish);
  const isPlaced = ({ draft, certainty }: Settling) =>
    (draft.kind === 'place' || ((draft.kind === 'open' || draft.kind === 'close') && !draft.isNot)) &&
    certainty === 'sure';
  const things = new Set(about.filter(isThing).flatMap(({ draft }) => clipIdsOf(draft)));
  // 'The dog and the bee, speed up the bee'
  const isOfThings = (wish: Settling) =>
    SAID_OF_THINGS.has(wish.draft.kind) && clipIdsOf(wish.draft).every((id) => things.has(id));
  const isBareList =
    things.size > 0 && about.every((wish) => isThing(wish) || isPlaced(wish) || isOfThings(wish));
  const isAllOf = ({ draft }: Settling) => {
    const ids = new Set(clipIdsOf(draft));
    return things.size > 0 && [...things].every((id) => ids.has(id));
  };
  // 'The chef with sound, mute all the others', 'every vase gets 3 seconds, everything else 1': there are others.
  const isOfOthers = (wish: Settling) =>
    (wish.draft.kind === 'level' && wish.draft.of === 'others') ||
    (wish.draft.kind === 'exception' && isAllOf(wish)) ||
    // 'The dog somewhere in the middle' is in the middle of others.
    (wish.draft.kind === 'place' && things.size === 1 && isAllOf(wish));
  if (wishes.some(isOfOthers)) return wishes;
  if (!isBareList) return withNothingButParts(wishes, about);
  const placed = about.filter(isPlaced).flatMap(({ draft }) => clipsOf(draft));
  return wishes.map((wish) =>
    wish.draft.kind === 'include'
      ? { ...wish, draft: { kind: 'only', clips: [...wish.draft.clips, ...placed] }, certainty: 'likely' }
      : wish,
  );
}

/** 'Relay: 0:08 to 0:16. Sack race: the first 4 seconds. Jump: the whole clip': who says what of each clip is shown says all of it. */
function withNothingButParts(wishes: readonly Settling[], about: readonly Settling[]): readonly Settling[] {
  const parts = about.filter(({ draft }) => draft.kind === 'clipPart' && PARTS.has(draft.part.part));
  const parted = new Set(parts.flatMap(({ draft }) => clipIdsOf(draft)));
  const isOfParts = (wish: Settling) =>
    /^(?:clipPart|order)$/.test(wish.draft.kind) ||
    (wish.draft.kind === 'include' && (wish.isBare || clipIdsOf(wish.draft).every((id) => parted.has(id))));
  const isOpen = wishes.some(({ draft }) => REEL_SAID.has(draft.kind));
  const [first] = parts;
  const isKnown = ({ draft }: Settling) => clipsOf(draft).every(({ clips }) => clips.length > 0);
  if (first === undefined || parts.length < PARTS_MIN || isOpen) return wishes;
  if (!about.every((wish) => isOfParts(wish) && isKnown(wish))) return wishes;
  const clips = about.filter(({ draft }) => draft.kind !== 'order').flatMap(({ draft }) => clipsOf(draft));
  return [...wishes, { ...first, draft: { kind: 'only', clips }, certainty: 'likely' }];
}
const PARTS: ReadonlySet<string> = new Set(['range', 'first', 'last', 'whole']);
const PARTS_MIN = 2;
/** What gives other clips room. */
const REEL_SAID: ReadonlySet<Draft['kind']> = new Set<Draft['kind']>(['length', 'every', 'count']);

const SAID_OF_THINGS: ReadonlySet<Draft['kind']> = new Set<Draft['kind']>([
  'speed',
  'hold',
  'clipPart',
  'times',
]);

/** Of 'not the first two seconds, the camera shakes' nobody knows a thing that is called so. */
function isDoubtful(wishes: readonly Settling[], wish: Settling): boolean {
  const [thing, ...others] = clipsOf(wish.draft);
  return wish !== wishes[0] && others.length === 0 && (thing?.missing ?? []).length > 0;
}
