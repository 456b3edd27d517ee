import { REEL_FPS } from '@cutroom/contract';

/** A text over frames of the reel. */
export interface Subtitle {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Texts over frames of the reel as a SubRip file; '' where there are none. */
export function toSrt(captions: readonly Subtitle[]): string {
  return captions
    .map(
      ({ text, start, end }, index) =>
        `${index + 1}\n${clockTime(start, ',')} --> ${clockTime(end, ',')}\n${text}\n`,
    )
    .join('\n');
}

/** `00:00:01,500`, to the nearest millisecond. */
export function clockTime(frame: number, beforeMilliseconds: ',' | '.'): string {
  const milliseconds = Math.round((frame * 1000) / REEL_FPS);
  const parts = [
    Math.floor(milliseconds / 3_600_000),
    Math.floor(milliseconds / 60_000) % 60,
    Math.floor(milliseconds / 1000) % 60,
  ];
  const clock = parts.map((part) => String(part).padStart(2, '0')).join(':');
  return `${clock}${beforeMilliseconds}${String(milliseconds % 1000).padStart(3, '0')}`;
}
