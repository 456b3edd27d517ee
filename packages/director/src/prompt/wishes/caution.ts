import type { ClipReference } from '@cutroom/contract';
import type { Draft } from './drafts.ts';
import { clipsOf } from './refer-to-wishes.ts';
import type { Settling } from './settling.ts';

/**
 * Nothing is thrown away for a guess: to leave clips out, or all but some, the words must name them literally and whole,
 * and no other words may ask for what that would throw away. The rest is preferred, or preferred less, with a question mark.
 */
export function cautious(wish: Settling, at: number, all: readonly Settling[]): readonly Settling[] {
  const others = all.filter((other, index) => index !== at && asksFor(other));
  if (wish.draft.kind === 'only') {
    const only = { ...wish, draft: { ...wish.draft, clips: seenWithOthers(clipsOf(wish.draft)) } };
    if (isOfWholeReel(only, others)) return [only];
    return [isPart(wish) ? included(wish) : softer(wish, clipsOf(wish.draft))];
  }
  if (wish.draft.kind !== 'exclude' || wish.draft.clips.length === 0) return [wish];
  const doubtful: ClipReference[] = [];
  const certain: ClipReference[] = [];
  wish.draft.clips.forEach((reference, index) => {
    if (isAskedBehind(reference, wish, others)) return;
    const isIt = wish.stands[index] === 'it';
    const spared = withoutNamed(reference, all, wish);
    const meant = calledSo(isIt ? withoutAsked(spared, others) : spared);
    const isAllNamed = spared.clips.length === 0 && reference.clips.length > 1;
    const isUnclear = isIt && meant.number === 'one' && meant.clips.length > 1;
    // 'Don't show him and Lea hates being filmed': what goes on behind 'and' may be no thing to leave out; 'the boy who forgot
    // his line' is one of the many that show a boy.
    const isStray = meant.missing.length > 1 && (index > 0 || meant.clips.length > FEW_CLIPS);
    // 'The charred pizza' is one of them, and nobody knows which.
    const isUnknown = meant.missing.length > 0 && meant.number === 'one' && meant.clips.length > 1;
    // Of 'the kids' room' each word is the name of another one.
    const isSplit = meant.number === 'one' && meant.clips.length > 1 && meant.clips.every(isHalfNamed);
    const isDoubtful = meant.answer === 'near' || isUnclear || isUnknown || isStray || isSplit;
    if (isAllNamed) doubtful.push(reference);
    else (isDoubtful ? doubtful : certain).push(meant);
  });
  return [
    ...(certain.length > 0 ? [{ ...wish, draft: { ...wish.draft, clips: certain } }] : []),
    ...(doubtful.length > 0 ? [softer(wish, doubtful)] : []),
  ];
}

const FEW_CLIPS = 2;

function isHalfNamed({ by, score }: ClipReference['clips'][number]): boolean {
  return by === 'name' && score < NAMED_WHOLE;
}
const NAMED_WHOLE = 0.8;

/** 'Just the woman and the dog': nobody knows a woman from other people, but somebody is seen with the dog. */
function seenWithOthers(references: readonly ClipReference[]): ClipReference[] {
  const shown = new Set(references.filter(({ answer }) => answer === 'shown').flatMap(idsOf));
  return references.map((reference) => {
    const together = reference.clips.filter(({ clipId }) => shown.has(clipId));
    if (reference.answer !== 'near' || together.length === 0) return reference;
    return { ...reference, clips: together, answer: 'shown' };
  });
}

function softer(wish: Settling, clips: readonly ClipReference[]): Settling {
  const degree = wish.draft.kind === 'only' ? 'more' : 'less';
  return { ...wish, draft: { kind: 'prefer', clips: [...clips], degree }, certainty: 'guess' };
}

/** 'I only need where she says goodbye' is all there is of her, not of the reel. */
function isPart({ draft }: Settling): boolean {
  return clipsOf(draft).some(
    ({ clips, spokenWords }) => spokenWords !== null || clips.some(({ by }) => by === 'heard'),
  );
}

function included(wish: Settling): Settling {
  return { ...wish, draft: { kind: 'include', clips: [...clipsOf(wish.draft)] } };
}

/** Of 'only the tent and the lake' with no lake at hand the tent alone would be less than was asked for. */
function isOfWholeReel(wish: Settling, others: readonly Settling[]): boolean {
  const clips = clipsOf(wish.draft);
  if (clips.some(({ answer }) => answer === 'near')) return false;
  // 'Ingrid opens, and then just the vases' is no reel of vases alone.
  const kept = new Set(clips.flatMap(idsOf));
  const isOutside = (reference: ClipReference) =>
    reference.clips.length > 0 && idsOf(reference).every((id) => !kept.has(id));
  // 'Only what she says about her mum, then cooking'
  const before = isPart(wish)
    ? others
    : others.filter(({ draft, span }) => PLACED.has(draft.kind) && span[0] < wish.span[0]);
  return (wish.isOrdered && !isPart(wish)) || !before.some(({ draft }) => clipsOf(draft).some(isOutside));
}

/** 'Nothing from it except the rain, use that in the middle': what is asked for behind is not left out. */
function isAskedBehind(reference: ClipReference, wish: Settling, others: readonly Settling[]): boolean {
  const ids = idsOf(reference);
  return (
    ids.length > 0 &&
    others.some(
      ({ draft, span, certainty }) =>
        span[0] > wish.span[0] &&
        // 'Not the dog (IMG_5501)' only names it.
        (certainty === 'sure' || wish.certainty !== 'sure') &&
        clipsOf(draft).some(
          (other) => other.clips.length > 0 && idsOf(other).every((id) => ids.includes(id)),
        ) &&
        ids.every((id) => clipsOf(draft).flatMap(idsOf).includes(id)),
    )
  );
}

/** 'Bruno torching the pork, then the bowls. Don't use the fire': what others call by its name only looks like what is to be left out. */
function withoutNamed(reference: ClipReference, all: readonly Settling[], wish: Settling): ClipReference {
  const named = new Set(
    all
      .filter((other) => other !== wish && other.certainty === 'sure' && (asksFor(other) || isShare(other)))
      .flatMap((other) => clipsOf(other.draft).filter(({ number }) => number === 'one' || isShare(other)))
      .flatMap(({ clips }) => clips.filter(({ by }) => by === 'name'))
      .map(({ clipId }) => clipId),
  );
  const isCalled = (clip: ClipReference['clips'][number]) => clip.by === 'name' && !isHalfNamed(clip);
  const clips = reference.clips.filter((clip) => isCalled(clip) || !named.has(clip.clipId));
  return clips.length === reference.clips.length ? reference : { ...reference, clips };
}

function isShare({ draft }: Settling): boolean {
  return draft.kind === 'share';
}

/** 'Milo is not sitting, leave that one out, Luna's first': of what 'it' may be not that which is asked for. */
function withoutAsked(reference: ClipReference, others: readonly Settling[]): ClipReference {
  const asked = new Set(others.flatMap(({ draft }) => clipsOf(draft).flatMap(idsOf)));
  const clips = reference.clips.filter(({ clipId }) => !asked.has(clipId));
  return clips.length === 0 ? reference : { ...reference, clips };
}

/** 'No speeches' leaves out those that are called so, and not the vows that sound like one. */
function calledSo(reference: ClipReference): ClipReference {
  const called = reference.clips.filter(({ by, score }) => by === 'name' || score >= SAID_SO);
  return called.some(({ by }) => by === 'name') ? { ...reference, clips: called } : reference;
}
/** Of 'no pizza' what shows a pizza is left out with what is called so. */
const SAID_SO = 0.95;

function asksFor({ draft, certainty }: Settling): boolean {
  return certainty !== 'guess' && ASKING.has(draft.kind) && !('isNot' in draft && draft.isNot);
}

function idsOf({ clips }: ClipReference): readonly string[] {
  return clips.map(({ clipId }) => clipId);
}

/** What gives clips a place or a length of their own. */
const PLACED: ReadonlySet<Draft['kind']> = new Set<Draft['kind']>([
  'open',
  'close',
  'place',
  'hold',
  'clipPart',
  'order',
]);
const ASKING: ReadonlySet<Draft['kind']> = new Set<Draft['kind']>([...PLACED, 'include', 'times']);
