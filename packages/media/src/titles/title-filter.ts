import { REEL_FPS } from '@cutroom/contract';
import { titleFadeFrames } from '@cutroom/reel';
import type { GraphStep } from '../filters/graph-step.ts';
import { secondsText } from '../input/input-arguments.ts';
import type { ShownTitle, TitleBitmap } from '../render/reel-segments.ts';

/** Lays a title's bitmap, an input of its own, over the frames for as long as it is shown. */
export function titleStep(title: ShownTitle, input: number): GraphStep {
  const { left, top } = title.bitmap;
  const pad = `[title${input}]`;
  const still = [
    'scale=out_color_matrix=bt709:out_range=tv',
    'format=yuva420p',
    'loop=loop=-1:size=1',
    ...comingAndGoing(title),
  ].join(',');
  const options = [`x=${left}`, `y=${top}`, 'format=yuv420', 'shortest=1'].join(':');
  return (from, to) => `[${input}:v:0]${still}${pad};${from}${pad}overlay=${options}${to}`;
}

/** As `titleOpacity` has it. As in `fadeFilters`, the clock is set ahead while the title began before the segment. */
function comingAndGoing(title: ShownTitle): string[] {
  const { start, end, fadesIn, fadesOut } = title;
  const ahead = Math.max(0, -start);
  const length = titleFadeFrames(title);
  const ramp = (direction: 'in' | 'out', atFrame: number): string =>
    `fade=t=${direction}:st=${seconds(atFrame + ahead)}:d=${seconds(length)}:alpha=1`;
  return [
    `setpts=(N+${ahead})/${REEL_FPS}/TB`,
    ...(fadesIn ? [ramp('in', start)] : []),
    ...(fadesOut ? [ramp('out', end - length)] : []),
    ...(ahead === 0 ? [] : [`setpts=PTS-${ahead}/${REEL_FPS}/TB`]),
  ];
}

function seconds(frames: number): string {
  return secondsText(frames / REEL_FPS);
}

/** The input that a title's bitmap is read from. */
export function titleInput({ path, width, height }: TitleBitmap): string[] {
  return [
    ...['-protocol_whitelist', 'file,pipe', '-f', 'rawvideo', '-pixel_format', 'rgba'],
    ...['-video_size', `${width}x${height}`, '-framerate', String(REEL_FPS), '-i', `file:${path}`],
  ];
}
