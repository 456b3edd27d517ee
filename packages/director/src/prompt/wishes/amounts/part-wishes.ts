import type { Draft } from '../drafts.ts';
import { type Asked, alsoIn, amountOf, singleSeconds, some } from './asked.ts';

/** Which part of a clip plays. */
export function partWishes({ frame, match, clips: named, building }: Asked): readonly Draft[] | null {
  // Of 'Pat talking from 0:03 to 0:08' the clip in which he talks.
  const clips = frame === 'partRangeTalk' ? named.map(building.talksOf) : named;
  const range = amountOf(match.slots.range, 'seconds');
  // 'Les 3 premières secondes du roi' has its number apart.
  const single = singleSeconds(amountOf(match.slots.s, 'seconds') ?? amountOf(match.slots.n, 'count'));
  const part = (name: 'first' | 'last' | 'dropFirst' | 'dropLast') =>
    some(single === null ? null : { kind: 'clipPart', clips, part: { part: name, seconds: single } });
  const at = (name: 'from' | 'until') =>
    some(single === null ? null : { kind: 'clipPart', clips, part: { part: name, atSeconds: single } });
  switch (frame) {
    case 'partRange':
    case 'partRangeTalk':
      return range?.bound === 'between'
        ? [range, ...alsoIn(match.slots.range)].map(({ from, to }) => ({
            kind: 'clipPart',
            clips,
            part: { part: 'range', fromSeconds: from, toSeconds: to },
          }))
        : [];
    case 'partFrom':
      return at('from');
    case 'partUntil':
      return at('until');
    case 'partFirst':
      return part('first');
    case 'partLast':
      return part('last');
    case 'dropFirst':
      return part('dropFirst');
    case 'dropLast':
      return part('dropLast');
    case 'partBeginning':
      return [{ kind: 'clipPart', clips, part: { part: 'beginning' } }];
    case 'partMiddle':
      return [{ kind: 'clipPart', clips, part: { part: 'middle' } }];
    case 'partEnding':
      return [{ kind: 'clipPart', clips, part: { part: 'ending' } }];
    case 'partBest':
      return [{ kind: 'clipPart', clips, part: { part: 'best' } }];
    case 'partWhole':
      return [{ kind: 'clipPart', clips, part: { part: 'whole' } }];
    default:
      return null;
  }
}
