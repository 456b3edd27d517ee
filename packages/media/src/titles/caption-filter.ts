import { REEL_FPS } from '@cutroom/contract';
import type { GraphStep } from '../filters/graph-step.ts';
import { secondsText } from '../input/input-arguments.ts';
import type { ReelSegment, ShownCaption } from '../render/reel-segments.ts';

/** The captions of a segment as a file that ffmpeg reads as a video, one frame for each. */
export function captionFrames(captions: readonly ShownCaption[]): Buffer {
  return Buffer.concat(captions.map(({ image }) => image.png));
}

/** The input that a segment's captions are read from. */
export function captionsInput({ captionsPath }: ReelSegment): string[] {
  if (captionsPath === null) return [];
  return [
    ...['-protocol_whitelist', 'file,pipe', '-f', 'png_pipe', '-framerate', String(REEL_FPS)],
    ...['-i', `file:${captionsPath}`],
  ];
}

/**
 * Lays a segment's captions over its frames: one input and one overlay, however many words are said. Each frame of the
 * input is given the time at which its caption begins, and stands until the next; between captions there is none.
 */
export function captionsStep(captions: readonly ShownCaption[], input: number): GraphStep | null {
  const [first] = captions;
  if (first === undefined) return null;
  const pad = '[captions]';
  const begins = captions.map(({ start }, index) => `${Math.max(0, start)}*eq(N\\,${index})`).join('+');
  const track = [
    `setpts=(${begins})/(${REEL_FPS}*TB)`,
    'scale=out_color_matrix=bt709:out_range=tv',
    'format=yuva420p',
  ].join(',');
  const options = [
    `x=${first.image.left}`,
    `y=${topExpression(captions)}`,
    'format=yuv420',
    `enable=${stretches(captions).map(between).join('+')}`,
  ].join(':');
  return (from, to) => `[${input}:v:0]${track}${pad};${from}${pad}overlay=${options}${to}`;
}

interface Stretch {
  readonly start: number;
  end: number;
}

/** Captions without gaps between them, as one. */
function stretches(captions: readonly ShownCaption[]): Stretch[] {
  const found: Stretch[] = [];
  for (const { start, end } of captions) {
    const last = found.at(-1);
    if (last !== undefined && last.end >= start) last.end = end;
    else found.push({ start, end });
  }
  return found;
}

/** By the clock, which an inspection that drops frames leaves as it is. */
function between({ start, end }: Stretch): string {
  return `between(t\\,${halfBefore(start)}\\,${halfBefore(end)})`;
}

function halfBefore(frame: number): string {
  return secondsText(Math.max(0, frame - 0.5) / REEL_FPS);
}

/** In a crossfade the captions of two cuts meet, which may stand at different heights. */
function topExpression(captions: readonly ShownCaption[]): string {
  const [first, ...others] = captions;
  if (first === undefined) return '0';
  const moves = others.filter(({ image }, index) => image.top !== captions[index]?.image.top);
  return moves.reduce(
    (before, { start, image }) => `if(lt(t\\,${halfBefore(start)})\\,${before}\\,${image.top})`,
    String(first.image.top),
  );
}
