import type { Certainty } from '@cutroom/contract';
import type { Draft } from './drafts.ts';
import type { MadeWish } from './made-wish.ts';

/** A wish while it is settled: how sure it is may still change. */
export type Settling = Omit<MadeWish, 'draft'> & { readonly draft: Draft; readonly certainty: Certainty };
