import type { Wish } from '@cutroom/contract';
import { isMark } from './is-mark.ts';

/** The id of a wish that was chosen below the text, where no words of the prompt say it. */
export function chosenId(kind: Wish['kind']): string {
  return `${kind}-chosen`;
}

export function isChosen({ id, kind }: Wish): boolean {
  return id === chosenId(kind);
}

/** What one press made: no words of the prompt stand for it, so taking it out leaves nothing behind. */
export function isWordless(wish: Wish): boolean {
  return isMark(wish) || isChosen(wish);
}
