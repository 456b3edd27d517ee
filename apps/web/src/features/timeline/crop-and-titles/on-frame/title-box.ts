import { type CutTitle, SAFE_ZONE } from '@cutroom/contract';

/** A stretch of the picture's height that words take, as shares of it. */
interface TitleBox {
  readonly middle: number;
  readonly height: number;
}

/** Height of a title's lines about as the server draws them: one, two, or more smaller ones. */
const ONE_LINE = { charactersMax: 12, height: 0.1 } as const;
const TWO_LINES = { charactersMax: 26, height: 0.16 } as const;
const MORE_LINES_HEIGHT = 0.22;

/** Where words stand on the picture: about their middle, else as near to it as the safe zone has them. */
export function titleBox({ text, centerY }: Pick<CutTitle, 'text' | 'centerY'>): TitleBox {
  const height = linesHeight(text.length);
  const middle = Math.min(1 - SAFE_ZONE.bottom - height / 2, Math.max(SAFE_ZONE.top + height / 2, centerY));
  return { middle, height };
}

function linesHeight(characters: number): number {
  if (characters <= ONE_LINE.charactersMax) return ONE_LINE.height;
  return characters <= TWO_LINES.charactersMax ? TWO_LINES.height : MORE_LINES_HEIGHT;
}

/** Whether a title is shown at a second of its cut. */
export function isTitleAt(
  { startSeconds, durationSeconds }: Pick<CutTitle, 'startSeconds' | 'durationSeconds'>,
  seconds: number,
): boolean {
  return seconds >= startSeconds && seconds < startSeconds + durationSeconds;
}
