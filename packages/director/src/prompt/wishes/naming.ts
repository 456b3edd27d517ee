import type { Named } from '../sentence/named-lists.ts';
import type { Asked } from './amounts/asked.ts';

/** What a match asks for, with the things that it names as they stand in the sentence. */
export interface Naming extends Asked {
  readonly items: readonly Named[];
}

export function isThenList(items: readonly Named[]): boolean {
  return items.some(({ isThen }) => isThen === true);
}
