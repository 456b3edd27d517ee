import type { Brief, Certainty, ClipReference, WishKind, WishOf } from '@cutroom/contract';

type ArgumentsOf<K extends WishKind> = Omit<
  WishOf<K>,
  'kind' | 'id' | 'span' | 'said' | 'certainty' | 'source'
>;

/** A wish as a reader would make it of some words; its id is its kind. */
export function wish<K extends WishKind>(
  kind: K,
  args: ArgumentsOf<K>,
  certainty: Certainty = 'sure',
): { readonly kind: K; readonly args: ArgumentsOf<K>; readonly certainty: Certainty } {
  return { kind, args, certainty };
}

/** Words that mean these clips, as their labels. */
export function means(number: ClipReference['number'], ...clipIds: readonly string[]): ClipReference {
  return {
    said: `the ${clipIds[0] ?? 'unicorn'}`,
    span: null,
    number,
    clips: clipIds.map((clipId) => ({ clipId, by: 'label', score: 1 })),
    answer: clipIds.length > 0 ? 'shown' : 'none',
    missing: clipIds.length > 0 ? [] : ['unicorn'],
    labels: clipIds.slice(0, 1),
    spokenWords: null,
  };
}

/** What the creator pressed beside a clip. */
export function marked(kind: 'include' | 'exclude', clipId: string): WishOf<'include' | 'exclude'> {
  const { labels: _, ...reference } = means('one', clipId);
  return {
    ...{ kind, id: `${kind}-${clipId}`, span: null, said: '', certainty: 'sure', source: 'creator' },
    clips: [{ ...reference, said: clipId, clips: [{ clipId, by: 'creator', score: 1 }], labels: [] }],
  };
}

/** Wishes of one kind are told apart by a number behind the kind: 'section', 'section-2'. */
export function buildBrief(...wishes: readonly ReturnType<typeof wish>[]): Brief {
  const counts = new Map<string, number>();
  return {
    language: 'en',
    isLanguageRead: true,
    notUsed: [],
    wishes: wishes.map(({ kind, args, certainty }) => {
      const number = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, number);
      const id = number === 1 ? kind : `${kind}-${number}`;
      // The arguments belong to the kind: `wish` saw to that.
      return {
        kind,
        id,
        span: null,
        said: kind,
        certainty,
        source: 'prompt',
        ...args,
      } as Brief['wishes'][number];
    }),
  };
}
