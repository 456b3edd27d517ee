import type { Certainty, Wish } from '@cutroom/contract';

type Arguments<One> = One extends Wish ? Omit<One, 'id' | 'span' | 'said' | 'certainty' | 'source'> : never;

/** A wish before it knows its words. */
export type Draft = Arguments<Wish> & { readonly certainty?: Certainty };
