import type { ClipReference } from '@cutroom/contract';
import type { Draft } from './drafts.ts';
import { clipsOf } from './refer-to-wishes.ts';
import type { Settling } from './settling.ts';

/** 'Just the finished guitars, the archtop last': of the clips of an archtop the finished one, where nothing else is shown. */
export function withinOnly(wishes: readonly Settling[]): readonly Settling[] {
  const only = wishes.findLast(({ draft, certainty }) => draft.kind === 'only' && certainty === 'sure');
  if (only === undefined) return wishes;
  const shown = new Set(clipsOf(only.draft).flatMap(({ clips }) => clips.map(({ clipId }) => clipId)));
  const among = (reference: ClipReference): ClipReference => {
    const clips = reference.clips.filter(({ clipId }) => shown.has(clipId));
    return clips.length === 0 || clips.length === reference.clips.length ? reference : { ...reference, clips };
  };
  return wishes.map((wish) => {
    const { draft } = wish;
    if (!NARROWED.has(draft.kind) || !('clips' in draft)) return wish;
    return { ...wish, draft: { ...draft, clips: draft.clips.map(among) } as Draft };
  });
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
