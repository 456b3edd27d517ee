import { PROMPT_CHARS_MAX } from '@cutroom/contract';

/** From here on it is told how long the prompt is. */
const TOLD_FROM_CHARS = PROMPT_CHARS_MAX - 500;
/** What is announced changes so seldom that it does not talk into the writing. */
const ANNOUNCED_EVERY_CHARS = 100;

export interface PromptLength {
  /** '4612 of 5000' */
  readonly shown: string;
  /** The same to listeners, in larger steps. */
  readonly announced: string;
}

/** How much of the room for a prompt is used; null while there is plenty. */
export function promptLength(chars: number): PromptLength | null {
  if (chars < TOLD_FROM_CHARS) return null;
  if (chars >= PROMPT_CHARS_MAX) {
    const full = `${PROMPT_CHARS_MAX} of ${PROMPT_CHARS_MAX}. Anything longer is cut off.`;
    return { shown: full, announced: full };
  }
  const step = Math.floor(chars / ANNOUNCED_EVERY_CHARS) * ANNOUNCED_EVERY_CHARS;
  return {
    shown: `${chars} of ${PROMPT_CHARS_MAX}`,
    announced: `${step} of ${PROMPT_CHARS_MAX} characters`,
  };
}
