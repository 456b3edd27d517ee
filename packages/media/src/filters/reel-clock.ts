import type { TimeMap, TimePart } from '@cutroom/reel';

/**
 * ffmpeg expression of the second of the reel for a second of the clip, both counted from where the cut begins:
 * `TimeMap.toReel`, part by part.
 * @param clipSeconds expression
 */
export function reelClock({ parts }: TimeMap, clipSeconds: string): string {
  return parts.toReversed().reduce<string>((later, part, index) => {
    const here = withinPart(part, clipSeconds);
    if (index === 0) return here;
    const next = parts[parts.length - index];
    return next === undefined ? here : `if(lt(${clipSeconds},${number(next.clipSeconds)}),${here},${later})`;
  }, '');
}

function withinPart({ reelSeconds, clipSeconds: from, rate, change }: TimePart, seconds: string): string {
  const into = `(${seconds}-${number(from)})`;
  const start = number(reelSeconds);
  if (change === 0) return `${start}+${into}/${number(rate)}`;
  const root = `sqrt(max(0,${number(rate * rate)}+${into}*(${number(2 * change)})))`;
  return `${start}+2*${into}/(${number(rate)}+${root})`;
}

function number(value: number): string {
  return value.toFixed(9);
}
