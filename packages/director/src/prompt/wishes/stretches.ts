import type { Draft } from './drafts.ts';
import { clipIdsOf } from './refer-to-wishes.ts';
import type { Settling } from './settling.ts';

/** 'Skip the first three seconds of it and stop it at 0:12': where a clip begins and where it ends are one stretch of it. */
export function withStretches(wishes: readonly Settling[]): readonly Settling[] {
  const made: Settling[] = [];
  for (const wish of wishes) {
    const last = made.findLastIndex(({ draft }) => draft.kind === 'clipPart');
    const begin = made[last];
    const stretch = stretchOf(begin?.draft, wish.draft);
    if (begin === undefined || stretch === null) made.push(wish);
    else made[last] = { ...begin, to: wish.to, span: [begin.span[0], wish.span[1]], draft: stretch };
  }
  return made;
}

function stretchOf(begin: Draft | undefined, end: Draft): Draft | null {
  if (begin?.kind !== 'clipPart' || end.kind !== 'clipPart' || end.part.part !== 'until') return null;
  const idsOf = (draft: Draft) => clipIdsOf(draft).join(' ');
  const { part } = begin;
  const fromSeconds = part.part === 'dropFirst' ? part.seconds : part.part === 'from' ? part.atSeconds : null;
  const toSeconds = end.part.atSeconds;
  if (fromSeconds === null || toSeconds <= fromSeconds || idsOf(begin) !== idsOf(end)) return null;
  return { ...begin, part: { part: 'range', fromSeconds, toSeconds } };
}
