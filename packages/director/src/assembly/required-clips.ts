import type { ClipFacts } from '../clips/clip-facts.ts';
import type { ResolvedWishes } from './resolve-wishes.ts';

/** Of every phrase that must be in, the best clip; of positions, all of them. */
export function requiredClips(wishes: ResolvedWishes): ReadonlySet<ClipFacts> {
  const required = new Set<ClipFacts>();
  const taken = new Set<ClipFacts>();
  for (const wish of [
    ...wishes.opening,
    ...wishes.ending,
    ...wishes.include,
    ...wishes.before.flat(),
    ...wishes.holds,
    ...wishes.mentioned,
    ...wishes.placed,
  ]) {
    const choice = wish.clips.find((facts) => !taken.has(facts)) ?? wish.clips[0];
    if (choice === undefined) continue;
    taken.add(choice);
    required.add(choice);
  }
  for (const wish of wishes.include) {
    if (/\d|\b(?:first|second|third|fourth|fifth|last|every|all|each)\b/.test(wish.said))
      for (const facts of wish.clips) required.add(facts);
  }
  return required;
}

/** Whether a clip that is to be left out stays, because a narrower wish names it. */
export function isKeptAgainst(
  unwanted: ReadonlySet<ClipFacts>,
  facts: ClipFacts,
  wishes: ResolvedWishes,
): boolean {
  return isNamedAlone(facts, wishes) || isException(facts, unwanted, wishes);
}

/** 'no people, but keep the talking one' */
function isException(facts: ClipFacts, unwanted: ReadonlySet<ClipFacts>, wishes: ResolvedWishes): boolean {
  return [...wishes.include, ...wishes.only].some(
    ({ clips }) =>
      clips.includes(facts) && clips.length < unwanted.size && clips.every((other) => unwanted.has(other)),
  );
}

function isNamedAlone(facts: ClipFacts, wishes: ResolvedWishes): boolean {
  return wishes.include.some((wish) => wish.clips.length === 1 && wish.clips[0] === facts);
}
