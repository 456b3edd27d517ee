import { eachOf } from './amounts/hold-wishes.ts';
import type { Draft } from './drafts.ts';
import { clipsOf } from './refer-to-wishes.ts';
import type { Settling } from './settling.ts';

type Section = Settling & { readonly draft: Extract<Draft, { kind: 'section' }> };

/**
 * Parts of the reel in their order, with the rest between where the last is said to be the last; a part alone is an
 * opening, an ending or a share. Times of a clip are no parts: '0:12 to 0:20 of the harbour'.
 */
export function withSections(made: readonly Settling[]): readonly Settling[] {
  const some = withEachOfPart(withCutsOfParts(withEqualParts(withPartLength(made))));
  if (hasOthers(some)) return some.filter((wish) => !isSection(wish) || !isHeldToo(wish, some));
  const wishes = withoutHeldGroups(withBetween(withFirst(some)));
  const sections = wishes.filter(isSection);
  let index = -1;
  return wishes.flatMap((wish): readonly Settling[] => {
    if (!isSection(wish)) return [wish];
    if (sections.length === 1) return alone(wish, shareLeft(wishes));
    const isLast = wish === sections.at(-1);
    const hasRest = isLast && leavesRest(sections, wishes);
    const line = !hasRest ? [wish] : wish.place === -1 ? [restOf(wish), wish] : [wish, restOf(wish)];
    return line.map((one) => {
      index += 1;
      return { ...one, draft: { ...one.draft, index } };
    });
  });
}

/** 'First 5 s: trucks. Next 10 s: food': the ten seconds are those of the part, and of no clip in it. */
function withoutHeldGroups(wishes: readonly Settling[]): readonly Settling[] {
  // What is called so is one of several, what is seen to be so is a group.
  const isGroup = ({ draft: { amount, clips } }: Section) => {
    const all = clips.flatMap((one) => one.clips);
    return amount !== null && all.length > 1 && all.some(({ by }) => by === 'label');
  };
  const groups = wishes.filter(isSection).filter(isGroup);
  return wishes.filter(
    ({ draft, from }) =>
      draft.kind !== 'hold' ||
      !groups.some((group) => group.from === from && group.draft.clips[0]?.said === draft.clips[0]?.said),
  );
}

/** 'Ten seconds for each part': of every part that has no time of its own, or of every cut where there are no parts. */
function withPartLength(wishes: readonly Settling[]): readonly Settling[] {
  const sections = wishes.filter(isSection);
  const each = sections.find(isPartLength);
  if (each === undefined) return wishes;
  const { amount } = each.draft;
  const hasParts = sections.length > 1;
  return wishes.flatMap((wish): readonly Settling[] => {
    if (wish === each && (hasParts || amount === null)) return [];
    if (wish === each && amount !== null)
      return [{ ...wish, draft: { kind: 'cutLength', amount, isEven: false } }];
    return [
      isSection(wish) ? { ...wish, draft: { ...wish.draft, amount: wish.draft.amount ?? amount } } : wish,
    ];
  });
}

/** 'Prep, panels, electrics, equal length each, 36 seconds': of parts without a time of their own each has its share. */
function withEqualParts(wishes: readonly Settling[]): readonly Settling[] {
  const sections = wishes.filter(isSection);
  const isEven = ({ draft }: Settling) => draft.kind === 'cutLength' && draft.isEven && draft.amount === null;
  const length = wishes.find(({ draft }) => draft.kind === 'length')?.draft;
  const isOpen = sections.length > 1 && sections.every(({ draft }) => draft.amount === null);
  if (!isOpen || !wishes.some(isEven) || length?.kind !== 'length' || !('value' in length.amount))
    return wishes;
  const value = Math.round((length.amount.value / sections.length) * 10) / 10;
  return wishes.flatMap((wish): readonly Settling[] => {
    if (isEven(wish)) return [];
    return [
      isSection(wish) ? { ...wish, draft: { ...wish.draft, amount: { bound: 'about', value } } } : wish,
    ];
  });
}

/** Parts without a time of their own, with cuts of one length: each lasts as long as its clips. */
function withCutsOfParts(wishes: readonly Settling[]): readonly Settling[] {
  const cut = wishes.find(({ draft }) => draft.kind === 'cutLength')?.draft;
  if (cut?.kind !== 'cutLength' || cut.amount?.bound !== 'exactly') return wishes;
  const { value } = cut.amount;
  const sections = wishes.filter(isSection);
  if (sections.length < 2 || sections.some(({ draft }) => draft.amount !== null || draft.clips.length === 0))
    return wishes;
  return wishes.map(
    (wish): Settling =>
      isSection(wish)
        ? {
            ...wish,
            draft: { ...wish.draft, amount: { bound: 'about', value: value * wish.draft.clips.length } },
          }
        : wish,
  );
}

/** 'The second part is the bee and the flower, two seconds each': of every clip of that part, one after the other. */
function withEachOfPart(wishes: readonly Settling[]): readonly Settling[] {
  if (wishes.filter(isSection).length < 2) return wishes;
  const isTimed = (part: Settling | undefined, time: Settling | undefined) =>
    part !== undefined &&
    isSection(part) &&
    part.draft.clips.length > 1 &&
    time?.draft.kind === 'cutLength' &&
    time.draft.amount !== null &&
    time.from - part.to <= WORDS_BETWEEN_MAX;
  return wishes.flatMap((wish, at): readonly Settling[] => {
    const part = wishes[at - 1];
    if (isTimed(wish, wishes[at + 1])) return [];
    if (!isTimed(part, wish) || part === undefined || wish.draft.kind !== 'cutLength') return [wish];
    const { amount } = wish.draft;
    return clipsOf(part.draft)
      .flatMap(eachOf)
      .map((clip) => ({ ...part, draft: { kind: 'section', index: 0, name: null, clips: [clip], amount } }));
  });
}

function isPartLength(wish: Section): boolean {
  return wish.draft.clips.length === 0 && wish.draft.amount !== null;
}

/** 'The dog 5 seconds, the sea 3, everything else 2 seconds each' gives other clips room. */
function hasOthers(wishes: readonly Settling[]): boolean {
  return (['exception', 'cutLength'] as const).every((kind) =>
    wishes.some(({ draft }) => draft.kind === kind),
  );
}

function isHeldToo({ draft: { clips } }: Section, wishes: readonly Settling[]): boolean {
  const [first] = clips;
  return wishes.some(({ draft }) => draft.kind === 'hold' && draft.clips[0] === first);
}

/** Of '10 seconds of hens, then 10 of vegetables' the first is a part, too. */
function withFirst(wishes: readonly Settling[]): readonly Settling[] {
  const at = wishes.findIndex(isSection);
  const [section, hold] = [wishes[at], wishes[at - 1]];
  if (section?.draft.kind !== 'section') return wishes;
  // 'Act 1 (5 seconds): the dog. Act 2: the cat. Act 3: the sea'
  const isBegun =
    hold?.draft.kind === 'hold' && wishes.filter(isSection).length > 1 && section.place === null;
  if (section.draft.amount === null && !isBegun) return wishes;
  const turns = turnsFor(wishes[at - 2], hold);
  if (turns !== null) return wishes.map((wish) => (wish === hold ? turns : wish));
  if (hold === undefined || section.from - hold.to > WORDS_BETWEEN_MAX) return wishes;
  const part = partFor(hold);
  if (part !== null) return wishes.flatMap((wish) => (wish === hold ? [wish, part] : [wish]));
  if (hold.draft.kind !== 'hold' || hold.draft.amount === null || hold.draft.clips.length !== 1)
    return wishes;
  // 'Five seconds each: the dog, the cat. Then ten of the sea'
  return wishes.map((wish) => {
    const isBeside = wish.from === hold.from && wish.to === hold.to;
    if (!isBeside || wish.draft.kind !== 'hold' || wish.draft.amount === null) return wish;
    const { clips, amount } = wish.draft;
    return { ...wish, draft: { kind: 'section', index: 0, name: null, clips, amount } };
  });
}

/** 'The last three seconds of the bath, then ...': a part of a clip is as long as it is. */
function partFor(wish: Settling): Section | null {
  const { draft } = wish;
  if (draft.kind !== 'clipPart' || draft.clips.length !== 1) return null;
  const { part, clips } = draft;
  const seconds =
    part.part === 'range'
      ? part.toSeconds - part.fromSeconds
      : part.part === 'first' || part.part === 'last'
        ? part.seconds
        : null;
  if (seconds === null) return null;
  const amount = { bound: 'exactly', value: seconds } as const;
  return { ...wish, draft: { kind: 'section', index: 0, name: null, clips, amount } };
}

/** 'Dog and cat back and forth for ten seconds, then ...': how long they take turns. */
function turnsFor(turns: Settling | undefined, time: Settling | undefined): Settling | null {
  if (turns?.draft.kind !== 'order' || turns.draft.by !== 'alternate') return null;
  if (time?.draft.kind !== 'length' || time.draft.amount.bound === 'longest') return null;
  if (time.from - turns.to > 0) return null;
  const { clips } = turns.draft;
  return { ...time, draft: { kind: 'section', index: 0, name: null, clips, amount: time.draft.amount } };
}

/** 'The first ten seconds Petra, then ten seconds Quinn, the last ten Ruth': what is timed between two parts is one. */
function withBetween(wishes: readonly Settling[]): readonly Settling[] {
  const [first, last] = [wishes.findIndex(isSection), wishes.findLastIndex(isSection)];
  return wishes.flatMap((wish, at): readonly Settling[] => {
    const { draft } = wish;
    const isInPart = wishes.some((other) => isSection(other) && other.from === wish.from);
    if (at <= first || at >= last || isInPart) return [wish];
    if (draft.kind === 'order' && draft.by === 'named') return [];
    if (draft.kind !== 'hold' || draft.amount === null || draft.than !== null) return [wish];
    return [
      { ...wish, draft: { kind: 'section', index: 0, name: null, clips: draft.clips, amount: draft.amount } },
    ];
  });
}

const WORDS_BETWEEN_MAX = 3;

function isSection(wish: Settling): wish is Section {
  return wish.draft.kind === 'section';
}

/** @param left the share of the reel that others leave it, above 0; null where none is said */
function alone(wish: Section, left: number | null): readonly Settling[] {
  const { clips, amount } = wish.draft;
  const make = (draft: Draft): Settling => ({ ...wish, draft });
  const much: readonly Draft[] =
    amount === null
      ? [{ kind: 'share', clips, measure: { of: 'reel', share: 0.5, bound: 'about' } }]
      : [{ kind: 'hold', clips, amount, than: null }];
  if (wish.place === 1) return [{ kind: 'open', clips, isNot: false } as const, ...much].map(make);
  if (wish.place === -1) return [{ kind: 'close', clips, isNot: false } as const, ...much].map(make);
  // '... then 6 seconds of the bow' is no beginning.
  if (amount !== null && clips.length === 1) return [make({ kind: 'hold', clips, amount, than: null })];
  // 'Half of it the bee, the rest the flower'
  if (amount === null && clips.length > 0 && left !== null)
    return [make({ kind: 'share', clips, measure: { of: 'reel', share: left, bound: 'about' } })];
  return amount === null && clips.length > 0 ? [make({ kind: 'include', clips })] : [wish];
}

/** What is left of the reel beside the shares that are asked for. */
function shareLeft(wishes: readonly Settling[]): number | null {
  const shares = wishes.flatMap(({ draft }) =>
    draft.kind === 'share' && draft.measure.of === 'reel' && draft.measure.bound === 'about'
      ? [draft.measure.share]
      : [],
  );
  const left = 1 - shares.reduce((sum, share) => sum + share, 0);
  return shares.length > 0 && left > SHARE_MIN ? left : null;
}

const SHARE_MIN = 0.05;

/** 'The first 3 seconds the dog, the last 4 the sea' leaves the rest of a longer reel to the other clips. */
function leavesRest(sections: readonly Section[], wishes: readonly Settling[]): boolean {
  if (sections.some(({ draft }) => draft.amount === null)) return false;
  const seconds = sections.reduce((sum, { draft: { amount } }) => sum + secondsOf(amount), 0);
  return wishes.some(
    ({ draft }) =>
      draft.kind === 'length' && draft.amount.bound !== 'longest' && secondsOf(draft.amount) > seconds + 1,
  );
}

function secondsOf(amount: Section['draft']['amount']): number {
  if (amount === null) return 0;
  return amount.bound === 'between' ? amount.to : amount.value;
}

function restOf(wish: Section): Section {
  return { ...wish, draft: { ...wish.draft, clips: [], amount: null }, stands: [] };
}
