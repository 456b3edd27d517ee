import type { ClipReference } from '@cutroom/contract';
import type { Draft } from '../drafts.ts';
import { clipsOf, SHOWN } from '../refer-to-wishes.ts';
import type { Settling } from '../settling.ts';

/** 'Just the finished guitars, the archtop last': of the clips of an archtop the finished one, where nothing else is shown. */
export function withinOnly(wishes: readonly Settling[]): readonly Settling[] {
  const only = wishes.findLast(({ draft, certainty }) => draft.kind === 'only' && certainty === 'sure');
  if (only === undefined) return wishes;
  const shown = idsOf(clipsOf(only.draft));
  return wishes.map((wish) => (NARROWED.has(wish.draft.kind) ? narrowed(wish, shown) : wish));
}

/** 'The four entries in this order: the Queen, the Bull, at the end the Scorpion': of the clips of each the one that is an entry. */
export function withinGroup(wishes: readonly Settling[]): readonly Settling[] {
  const group = wishes.find(({ draft }) => {
    const [many, second] = clipsOf(draft);
    const isGroup = draft.kind === 'include' && many !== undefined && second === undefined;
    return isGroup && many.number !== 'one' && many.clips.length >= GROUP_MIN;
  });
  const list = wishes.find(
    ({ draft, from }) =>
      draft.kind === 'order' && draft.by === 'named' && group !== undefined && from >= group.to,
  );
  if (group === undefined || list === undefined) return wishes;
  const ids = idsOf(clipsOf(group.draft));
  const isAmong = ({ draft }: Settling) =>
    clipsOf(draft).every(({ clips }) => clips.some(({ clipId }) => ids.has(clipId)));
  if (!isAmong(list)) return wishes;
  const isPart = (wish: Settling) =>
    wish === list || ((wish.draft.kind === 'close' || wish.draft.kind === 'open') && wish.from >= group.to);
  return wishes.map((wish) => (isPart(wish) && isAmong(wish) ? narrowed(wish, ids) : wish));
}
const GROUP_MIN = 3;

/** 'A reel of the fair: start with the parade': what else is named shows that the fair is what it is about, and not all of it. */
export function withTopicBesideOthers(wishes: readonly Settling[]): readonly Settling[] {
  const named = wishes.filter(
    ({ draft }) => SHOWN.has(draft.kind) && draft.kind !== 'only' && !('isNot' in draft && draft.isNot),
  );
  return wishes.map((wish): Settling => {
    const { draft, certainty } = wish;
    if (draft.kind !== 'only' || certainty !== 'likely' || draft.clips.length === 0) return wish;
    const ids = idsOf(draft.clips);
    const isOther = (other: Settling) =>
      (other.from >= wish.to || other.to <= wish.from) &&
      clipsOf(other.draft).some(({ clips }) => clips.length > 0 && !clips.some((one) => ids.has(one.clipId)));
    // 'A reel of people, end on the dog': what many clips show may be all but its end.
    const isMany = draft.clips.some(({ clips }) => clips.length >= GROUP_MIN);
    return named.filter(isOther).length > (isMany ? 1 : 0)
      ? { ...wish, draft: { ...draft, kind: 'prefer', degree: 'mostly' } }
      : wish;
  });
}

function idsOf(references: readonly ClipReference[]): ReadonlySet<string> {
  return new Set(references.flatMap(({ clips }) => clips.map(({ clipId }) => clipId)));
}

function narrowed(wish: Settling, to: ReadonlySet<string>): Settling {
  const { draft } = wish;
  if (!('clips' in draft)) return wish;
  const among = (reference: ClipReference): ClipReference => {
    const clips = reference.clips.filter(({ clipId }) => to.has(clipId));
    return clips.length === 0 || clips.length === reference.clips.length
      ? reference
      : { ...reference, clips };
  };
  return { ...wish, draft: { ...draft, clips: draft.clips.map(among) } as Draft };
}

const NARROWED: ReadonlySet<Draft['kind']> = new Set<Draft['kind']>([
  'open',
  'close',
  'place',
  'order',
  'before',
  'between',
  'hold',
  'times',
  'include',
  'clipPart',
  'speed',
]);
