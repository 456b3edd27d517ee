import type { ClipReference } from '@cutroom/contract';
import { isIn, isSkipped, namedPhraseEnd, type Sentence } from '../../sentence/sentence.ts';
import type { MadeWish } from '../made-wish.ts';

const WORDS_BETWEEN_MAX = 4;
const WORDS_TOLD_MAX = 12;
const LINKED: ReadonlySet<string> = new Set(['open', 'include', 'hold', 'clipPart', 'section', 'order']);

/**
 * 'Start with the dog, then the sea', '3 seconds of the dog, then 4 of the sea': what is named behind 'then' comes after what
 * the wish before it names, whatever kinds both are of.
 * @param made in the order of their words
 */
export function linkThen(sentence: Sentence, made: readonly MadeWish[]): readonly MadeWish[] {
  const linked: MadeWish[] = [];
  const together = Map.groupBy(
    made.filter((wish) => clipsOf(wish).length > 0),
    placeOf,
  );
  for (const wish of made) {
    const before = linked.findLast(
      (other) => other.to <= wish.from && clipsOf(other).length > 0 && !isBoundOfNamed(other, linked),
    );
    const isNext = before !== undefined && isBehindThen(sentence, before.to, wish.from);
    // 'Then three seconds for each dish': one step of the order, however many wishes.
    const said = isNext ? (together.get(placeOf(wish)) ?? []) : [];
    const step = said.filter((other, at) => !said.slice(0, at).some((one) => meansSame(one, other)));
    if (!isNext || clipsOf(wish).length === 0 || step[0] !== wish) {
      linked.push(wish);
      continue;
    }
    // 'Alternate the kite and the mill, then the bridge' ends on the bridge.
    if (before.draft.kind === 'order' && before.draft.by === 'alternate') {
      linked.push(wish);
      const isLast = made.slice(made.indexOf(wish) + 1).every((other) => clipsOf(other).length === 0);
      if (isLast)
        linked.push({
          ...wish,
          draft: { kind: 'close', clips: clipsOf(wish), isNot: false, certainty: 'guess' },
        });
      continue;
    }
    const chained = linked.findLast((other) => isNamedOrder(other) && other.to === before.to) ?? before;
    // 'Soprano, tenor and bass 3 seconds each, then the applause'
    const sameWords = linked.filter((other) => isSaidWith(other, chained));
    // 'Open with 3 seconds of the dog, then the cat': what opens is held, and one step all the same.
    const once = sameWords.filter(
      (other, at) => !sameWords.slice(0, at).some((one) => meansSame(one, other)),
    );
    const beside = isNamedOrder(chained) ? [chained] : once;
    const clips = [...beside.flatMap(clipsOf), ...step.flatMap(clipsOf)];
    const stands = step.flatMap((one) => one.stands);
    if (isNamedOrder(chained)) linked.splice(linked.indexOf(chained), 1);
    // 'The dog first, then the sea' opens with both.
    const opening = linked.findLast(({ draft }) => draft.kind === 'open');
    const isOpened = opening !== undefined && (opening.to === before.to || meansSame(opening, before));
    if (isOpened && opening.draft.kind === 'open')
      linked[linked.indexOf(opening)] = {
        ...opening,
        draft: { ...opening.draft, clips: [...opening.draft.clips, ...step.flatMap(clipsOf)] },
        stands: [...opening.stands, ...stands],
      };
    if (!isNamedOrder(wish)) linked.push(wish);
    linked.push({
      ...wish,
      span: isNamedOrder(chained) ? [chained.span[0], wish.span[1]] : wish.span,
      draft: { kind: 'order', by: 'named', clips },
      stands: [...beside.flatMap((other) => (clipsOf(other).length > 0 ? other.stands : [])), ...stands],
    });
  }
  return linked;
}

/** Of 'Lea, Omar, at most 8 seconds per answer, then the goodbye' the bound is no step: it is of what was named. */
function isBoundOfNamed(wish: MadeWish, all: readonly MadeWish[]): boolean {
  const { draft } = wish;
  if (draft.kind !== 'hold' || !/^at/.test(draft.amount?.bound ?? '')) return false;
  const beside = all.filter((one) => isSaidWith(one, wish)).flatMap(idsOf);
  const named = all.filter((one) => one.to <= wish.from && one.draft.kind !== 'hold').flatMap(idsOf);
  return beside.length > 1 && named.some((id) => beside.includes(id));
}

function idsOf(wish: MadeWish): readonly string[] {
  return clipsOf(wish).flatMap(({ clips }) => clips.map(({ clipId }) => clipId));
}

function placeOf({ from, to }: MadeWish): string {
  return `${from} ${to}`;
}

function isSaidWith(one: MadeWish, { from, to }: MadeWish): boolean {
  return one.from === from && one.to === to;
}

/** 'Put them at the start, the boots, then the goal' */
function meansSame(one: MadeWish, other: MadeWish): boolean {
  const ids = idsOf(one);
  return ids.length > 0 && ids.join(' ') === idsOf(other).join(' ');
}

function clipsOf({ draft }: MadeWish): ClipReference[] {
  return 'clips' in draft && LINKED.has(draft.kind) ? draft.clips : [];
}

function isNamedOrder({ draft }: MadeWish): boolean {
  return draft.kind === 'order' && draft.by === 'named';
}

/** Whether nothing but 'then' and what is read over stands between. */
function isBehindThen(sentence: Sentence, from: number, next: number): boolean {
  // 'Then the last four seconds of the wheel'
  const to = isIn(sentence, sentence.tokens[next - 1], 'determiners') ? next - 1 : next;
  if (to - from > WORDS_BETWEEN_MAX) return to - from <= WORDS_TOLD_MAX && beginsThen(sentence, to);
  let isThen = false;
  for (let at = from; at < to; ) {
    const end = namedPhraseEnd(sentence, 'thenWords', at);
    // The 'and then' of 'and | then cut straight to the bridge'
    if (end !== null && end > to) return true;
    if (end !== null) isThen = true;
    else if (!isSkipped(sentence, sentence.tokens[at])) return beginsThen(sentence, to);
    at = end ?? at + 1;
  }
  return isThen || namedPhraseEnd(sentence, 'thenWords', to) !== null;
}

/** 'The relay, that's the handover. Then the podium': 'then' behind a comma or a full stop goes on from what was named last. */
function beginsThen(sentence: Sentence, to: number): boolean {
  const { tokens } = sentence;
  for (let at = to - 1; at >= Math.max(0, to - THEN_WORDS_MAX); at -= 1) {
    const before = tokens[at - 1]?.kind;
    const isStart = before === 'break' || before === 'comma';
    if (isStart && namedPhraseEnd(sentence, 'thenWords', at) === to) return true;
  }
  return false;
}
const THEN_WORDS_MAX = 3;
