import type { Brief, ClipReference, Wish, WishKind, WishOf } from '@cutroom/contract';

type ArgumentsOf<K extends WishKind> = Omit<
  WishOf<K>,
  'kind' | 'id' | 'span' | 'said' | 'certainty' | 'source'
>;

/** A wish as it is read from the words '<kind>', at the beginning of the prompt. */
export function sampleWish<K extends WishKind>(
  kind: K,
  args: ArgumentsOf<K>,
  about: Partial<Pick<Wish, 'id' | 'span' | 'said' | 'certainty' | 'source'>> = {},
): Wish {
  const usual = { id: `${kind}-1`, span: [0, kind.length], said: kind, certainty: 'sure', source: 'prompt' };
  // Of a generic kind the compiler does not see that its own arguments make it whole.
  return { kind, ...usual, ...about, ...args } as unknown as Wish;
}

export function sampleReference(said: string, ...clipIds: readonly string[]): ClipReference {
  return {
    said,
    span: null,
    number: 'one',
    clips: clipIds.map((clipId) => ({ clipId, by: 'name', score: 1 })),
    answer: clipIds.length === 0 ? 'none' : 'shown',
    missing: [],
    labels: [],
    spokenWords: null,
  };
}

export function sampleBrief(wishes: readonly Wish[], changes: Partial<Brief> = {}): Brief {
  return { language: 'en', isLanguageRead: true, wishes: [...wishes], notUsed: [], ...changes };
}
