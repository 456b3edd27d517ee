import { REEL_TITLE_CHARS_MAX } from '@cutroom/contract';

/** From here on it is told how many characters are left. */
const TOLD_FROM_LEFT = 10;

interface TitleRoom {
  readonly shown: string;
  /** The same to listeners, who are not told of every letter. */
  readonly announced: string;
}

/** How much room is left for the words of a title; null while there is plenty. */
export function titleRoom(chars: number): TitleRoom | null {
  const left = REEL_TITLE_CHARS_MAX - chars;
  if (left > TOLD_FROM_LEFT) return null;
  if (left <= 0) {
    const full = `A title has room for ${REEL_TITLE_CHARS_MAX} characters. Anything longer is cut off.`;
    return { shown: full, announced: full };
  }
  return {
    shown: left === 1 ? '1 character left' : `${left} characters left`,
    announced: `At most ${TOLD_FROM_LEFT} characters left`,
  };
}
