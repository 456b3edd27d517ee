import type { Wish } from '@cutroom/contract';

const WITH_EXCEPTIONS: ReadonlySet<Wish['kind']> = new Set<Wish['kind']>([
  'cutLength',
  'sound',
  'every',
  'grade',
  'hold',
  'count',
  'speech',
  'level',
  'clipPart',
  'order',
]);

function keptAnyway({ of: _, ...wish }: Extract<Wish, { kind: 'exception' }>): readonly Wish[] {
  return [
    { ...wish, kind: 'include' },
    { ...wish, id: `${wish.id}-kept`, kind: 'quality', fault: 'any', verdict: 'keep' },
  ];
}

/** An exception is one from the wish before it; without one it leaves the clips out. */
export function withExceptions(wishes: readonly Wish[]): readonly Wish[] {
  return wishes.flatMap((wish, at): readonly Wish[] => {
    if (wish.kind !== 'exception') return [wish];
    const before = wishes[at - 1];
    // 'Nothing blurry except the lights'
    if (before?.kind === 'quality' && before.verdict === 'leaveOut') return keptAnyway(wish);
    // 'No people except grandma' keeps her; 'all but the boat, except the dog' leaves out both.
    const isKept =
      before?.kind === 'exclude' && !wishes.some((one) => one.kind === 'every' && one.said === before.said);
    if (isKept) return wish.clips.some(({ clips }) => clips.length > 0) ? [{ ...wish, of: before.id }] : [];
    const of =
      wishes.slice(0, at).findLast(({ kind }) => WITH_EXCEPTIONS.has(kind)) ??
      // What the same words say of the clip itself is nothing that it is an exception from.
      wishes.slice(at + 1).find(({ kind, said }) => WITH_EXCEPTIONS.has(kind) && said !== wish.said);
    if (of === undefined || of.kind === 'every') {
      if (of === undefined && isAskedBehind(wish, wishes.slice(at + 1))) return [];
      const { of: _, ...rest } = wish;
      return [{ ...rest, kind: 'exclude' }];
    }
    // 'Two seconds for every clip, except the toast' shows them all.
    const isOfAll =
      of.kind === 'cutLength' && !wishes.some(({ kind }) => kind === 'every' || kind === 'only');
    const every: readonly Wish[] = isOfAll
      ? [{ ...about(of), id: `${of.id}-every`, kind: 'every', clips: [], certainty: 'guess' }]
      : [];
    return [...every, { ...wish, of: of.id }];
  });
}

/** 'I have nothing from it except the rain, so use that in the middle' */
function isAskedBehind(wish: Extract<Wish, { kind: 'exception' }>, behind: readonly Wish[]): boolean {
  const ids = wish.clips.flatMap(({ clips }) => clips.map(({ clipId }) => clipId));
  const asked = behind.flatMap((one) =>
    /^(?:open|close|place|include|hold|times)$/.test(one.kind) && 'clips' in one ? one.clips : [],
  );
  return ids.length > 0 && ids.every((id) => asked.some(({ clips }) => clips.some((c) => c.clipId === id)));
}

function about({ span, said, source }: Wish): Pick<Wish, 'span' | 'said' | 'source'> {
  return { span, said, source };
}
