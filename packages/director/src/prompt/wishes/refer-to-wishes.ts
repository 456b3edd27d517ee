import type { ClipReference } from '@cutroom/contract';
import type { Resolver } from '../clips/clip-scores.ts';
import type { Draft } from './drafts.ts';
import { headsOthers, membersOf } from './linked/spelt-out.ts';
import type { Settling } from './settling.ts';

/** 'Nothing else' is about all that the prompt names to be shown; it means nothing where nothing is named. */
export function withNamed(wishes: readonly Settling[]): readonly Settling[] {
  const isClosing = ({ draft, stands }: Settling): boolean => draft.kind === 'only' && stands[0] === 'named';
  if (!wishes.some(isClosing)) return wishes;
  if (wishes.some((wish, at) => isClosing(wish) && closesPart(wishes, at)))
    return withNamed(wishes.filter((wish, at) => !(isClosing(wish) && closesPart(wishes, at))));
  // What is named behind it is something else: 'the dive and the race, that's it. No music, start with the dive'.
  const closing = wishes.findIndex(isClosing);
  const before = wishes.slice(0, closing);
  const among = before.length === 0 ? wishes : before;
  const named = among.flatMap((wish) =>
    SHOWN.has(wish.draft.kind) && !isClosing(wish) && !('isNot' in wish.draft && wish.draft.isNot)
      ? [...clipsOf(wish.draft), ...comparedIn(wish.draft)]
      : [],
  );
  const said = new Map(named.map((reference) => [keyOf(reference), reference]));
  return wishes.flatMap((wish): readonly Settling[] => {
    if (!isClosing(wish)) return wish.draft.kind === 'only' ? [] : [wish];
    if (said.size === 0) return [];
    const all = [...said.values()];
    const clips = headsOthers(all) ? all.slice(1) : (membersOfOnly(among, all) ?? all);
    const only: Settling = { ...wish, draft: { kind: 'only', clips } };
    return [...lastOfOrder(wishes, wish), only];
  });
}

/** 'Just the fish!! Guppies, betta, tetras. Nothing but those': what 'just' named is what the others are. */
function membersOfOnly(wishes: readonly Settling[], all: readonly ClipReference[]): ClipReference[] | null {
  const heads = wishes.flatMap(({ draft }) =>
    draft.kind === 'only' && draft.clips.length === 1 ? draft.clips : [],
  );
  const [head, second] = heads;
  if (head === undefined || second !== undefined) return null;
  return membersOf(
    head,
    all.filter((one) => keyOf(one) !== keyOf(head)),
  );
}

/** 'The first six seconds: the hall and nothing else. Then five clips': nothing else in that part of the reel, or of that clip. */
function closesPart(wishes: readonly Settling[], at: number): boolean {
  const closing = wishes[at];
  const before = wishes
    .slice(0, at)
    .filter(({ to }) => closing !== undefined && closing.from - to <= WORDS_BETWEEN_MAX);
  const isTimed = before.some(
    ({ draft }) => draft.kind === 'hold' || draft.kind === 'section' || draft.kind === 'clipPart',
  );
  const named = new Set(
    wishes
      .slice(0, at)
      .flatMap(({ draft }) => clipsOf(draft))
      .map(keyOf),
  );
  const isNew = ({ draft }: Settling) =>
    SHOWN.has(draft.kind) && clipsOf(draft).some((one) => one.clips.length > 0 && !named.has(keyOf(one)));
  return isTimed && wishes.slice(at + 1).some(isNew);
}
const WORDS_BETWEEN_MAX = 1;

function keyOf({ said, clips }: ClipReference): string {
  return `${said.toLowerCase()} ${idsOf({ clips })}`;
}

/** 'First the dog, then the car, and that is it' ends on the car. */
function lastOfOrder(wishes: readonly Settling[], wish: Settling): readonly Settling[] {
  if (wishes.some(({ draft }) => draft.kind === 'close')) return [];
  if (wishes.some(({ draft }) => draft.kind === 'open' && draft.clips.length > 1)) return [];
  const order = wishes.findLast(({ draft }) => draft.kind === 'order' && draft.by === 'named')?.draft;
  const last = order?.kind === 'order' ? order.clips.at(-1) : undefined;
  return last === undefined
    ? []
    : [{ ...wish, draft: { kind: 'close', clips: [last], isNot: false }, certainty: 'guess' }];
}

/** 'Twice as much of Tomas as of Maria' names Maria, too. */
function comparedIn(draft: Draft): readonly ClipReference[] {
  if (draft.kind === 'share' && draft.measure.of === 'clips') return draft.measure.than;
  return draft.kind === 'before' || draft.kind === 'between' ? draft.than : [];
}

export const SHOWN: ReadonlySet<Draft['kind']> = new Set<Draft['kind']>([
  'open',
  'close',
  'place',
  'order',
  'before',
  'between',
  'together',
  'include',
  'only',
  'prefer',
  'times',
  'share',
  'clipPart',
  'section',
  'hold',
]);

/** 'The rest' is every clip that no other wish names. */
export function withRest(wishes: readonly Settling[], { clips }: Resolver): readonly Settling[] {
  const named = new Set(
    wishes.flatMap(({ draft, stands }) =>
      clipsOf(draft).flatMap((one, at) =>
        stands[at] === 'rest' ? [] : one.clips.map(({ clipId }) => clipId),
      ),
    ),
  );
  const rest = clips.filter(({ clip }) => !named.has(clip.clipId));
  const filled = (reference: ClipReference): ClipReference => ({
    ...reference,
    number: 'all',
    answer: rest.length > 0 ? 'shown' : 'none',
    clips: rest.map(({ clip }) => ({ clipId: clip.clipId, by: 'position', score: 1 })),
  });
  return wishes.map((wish) => {
    const { draft, stands } = wish;
    if (!('clips' in draft) || !stands.includes('rest')) return wish;
    return {
      ...wish,
      draft: { ...draft, clips: draft.clips.map((one, at) => (stands[at] === 'rest' ? filled(one) : one)) },
    };
  });
}

/** 'Not the blue jacket, the other two jackets yes': those of a group that no other wish names alone. */
export function withOtherOnes(wishes: readonly Settling[]): readonly Settling[] {
  return wishes.map((wish) => {
    const { draft, stands } = wish;
    if (!('clips' in draft) || !stands.includes('others')) return wish;
    const named = wishes.filter((other) => other !== wish).flatMap((other) => clipsOf(other.draft));
    const clips = draft.clips.map((group, at) => {
      const isAlone = (one: ClipReference) => one.clips.length < group.clips.length;
      const ids = new Set(named.filter(isAlone).flatMap((one) => one.clips.map(({ clipId }) => clipId)));
      const left = group.clips.filter(({ clipId }) => !ids.has(clipId));
      return stands[at] !== 'others' || left.length === 0 ? group : { ...group, clips: left };
    });
    return { ...wish, draft: { ...draft, clips } };
  });
}

export function clipsOf(draft: Draft): readonly ClipReference[] {
  return 'clips' in draft ? draft.clips : [];
}

/** The ids of all clips that a wish means, in their order. */
export function clipIdsOf(draft: Draft): readonly string[] {
  return clipsOf(draft).flatMap(({ clips }) => clips.map(({ clipId }) => clipId));
}

/** 'Hear the talk, everything else silent', 'the lake 6 seconds, all else 2': others than what the wish before it names. */
export function withOthers(wishes: readonly Settling[], resolver: Resolver): readonly Settling[] {
  return wishes.flatMap((wish, at): readonly Settling[] => {
    const { draft } = wish;
    const isOfOthers = (draft.kind === 'level' && draft.of === 'others') || draft.kind === 'exception';
    const isOfThose = draft.kind === 'order' && (draft.by === 'named' || draft.by === 'alternate');
    if ((!isOfOthers && !isOfThose) || draft.clips.length > 0) return [wish];
    if (isOfThose) return orderOf(wish, wishes.slice(0, at));
    const isNamed = draft.kind === 'level' ? namesHeard : namesHeld;
    const named = wishes.slice(0, at).findLast(isNamed) ?? wishes.slice(at + 1).find(isNamed);
    const talking = named === undefined && draft.kind === 'level' ? talkIn(wishes, resolver) : null;
    if (talking !== null) return [{ ...wish, stands: ['thing'], draft: { ...draft, clips: [talking] } }];
    if (named === undefined) return [];
    // 'Ana loud, Ben a bit quieter, everybody else silent'
    const beside = named.draft.kind === 'level' ? wishes.slice(0, at).filter(isLevelOfNamed) : [named];
    const of = beside.length === 0 ? [named] : beside;
    return [
      {
        ...wish,
        stands: of.flatMap(({ stands }) => stands),
        draft: { ...draft, clips: of.flatMap((one) => clipsOf(one.draft)) },
      },
    ];
  });
}

/** 'I want to hear her talk, everything else is silent': the others are those where nobody talks. */
function talkIn(wishes: readonly Settling[], { clips }: Resolver): ClipReference | null {
  const speech = wishes.find(({ draft }) => draft.kind === 'speech' && draft.speech !== 'none');
  const talking = clips.filter(({ clip }) => (clip.analysis?.speech.length ?? 0) > 0);
  if (speech === undefined || talking.length === 0) return null;
  return {
    said: 'talk',
    span: null,
    number: 'all',
    clips: talking.map(({ clip }) => ({ clipId: clip.clipId, by: 'heard', score: 1 })),
    answer: 'shown',
    missing: [],
    labels: ['speech'],
    spokenWords: null,
  };
}

function idsOf({ clips }: Pick<ClipReference, 'clips'>): string {
  return clips.map(({ clipId }) => clipId).join(' ');
}

/** The clips of 'IMG_1205 to IMG_1210' or 'the first four clips', one by one. */
export function eachAlone(reference: ClipReference): readonly ClipReference[] {
  const isListed = reference.clips.every(({ by }) => by === 'name' || by === 'position');
  return isListed ? reference.clips.map((clip) => ({ ...reference, clips: [clip] })) : [reference];
}

/** 'Tiling, painting, cabinets, in that order' */
function orderOf(wish: Settling, before: readonly Settling[]): readonly Settling[] {
  const listed = before.findLast(
    ({ draft }) => SHOWN.has(draft.kind) && clipsOf(draft).flatMap(eachAlone).length > 1,
  );
  if (wish.draft.kind !== 'order') return [];
  // The parts of an outline
  const parts = before.findLast(({ draft, certainty }) => draft.kind === 'order' && certainty === 'guess');
  if (listed?.draft.kind === 'section' && parts?.draft.kind === 'order' && wish.draft.by === 'named')
    return [{ ...wish, stands: parts.stands, draft: { ...wish.draft, clips: parts.draft.clips } }];
  // 'Morning: dog, beach. Night: boat, sunset. In that order'
  const lists = before.slice(before.findLastIndex((one) => !isBareList(one)) + 1);
  if (listed === undefined || lists.length > 1) return orderOfAll(wish, lists.length > 1 ? lists : before);
  const isKnown = listed.draft.kind === 'order' && listed.certainty !== 'guess';
  if (isKnown && wish.draft.by !== 'alternate') return [];
  const named =
    clipsOf(listed.draft).length > 1 ? clipsOf(listed.draft) : clipsOf(listed.draft).flatMap(eachAlone);
  const said = new Map(named.map((reference) => [keyOf(reference), reference]));
  const clips = wish.draft.by === 'alternate' ? [...said.values()] : [...named];
  return [{ ...wish, stands: listed.stands, draft: { ...wish.draft, clips } }];
}

/** Several things that are named and no more. */
function isBareList({ draft, certainty }: Settling): boolean {
  return draft.kind === 'include' && certainty === 'likely' && draft.clips.length > 1;
}

/** 'The last 3 seconds of the ridge, the first 3 of the hut, in that order': what is named by more wishes than one. */
function orderOfAll(wish: Settling, before: readonly Settling[]): readonly Settling[] {
  const shown = before.filter(({ draft }) => SHOWN.has(draft.kind) && draft.kind !== 'order');
  const said = new Map(shown.flatMap(({ draft }) => clipsOf(draft)).map((one) => [keyOf(one), one]));
  const clips = [...said.values()];
  if (clips.length < 2 || wish.draft.kind !== 'order') return [];
  return [{ ...wish, stands: clips.map(() => 'thing'), draft: { ...wish.draft, clips } }];
}

function namesHeard({ draft }: Settling): boolean {
  return (
    (HEARD.has(draft.kind) || SHOWN.has(draft.kind)) && clipsOf(draft).some(({ clips }) => clips.length > 0)
  );
}
function isLevelOfNamed({ draft }: Settling): boolean {
  return draft.kind === 'level' && draft.of === 'named' && clipsOf(draft).length > 0;
}
function namesHeld({ draft }: Settling): boolean {
  return draft.kind === 'hold' || draft.kind === 'clipPart';
}
const HEARD: ReadonlySet<Draft['kind']> = new Set<Draft['kind']>(['level', 'music', 'speech']);
