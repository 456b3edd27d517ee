import { type Interval, playedSeconds, type SelectedClip } from '@cutroom/contract';

const SAME_SECONDS = 0.004;

/** What is heard of a clip as it was filmed, each stretch that goes on without a gap as one: under its own frames and those of others. */
export function heardStretches(cuts: readonly SelectedClip[], clipId: string): readonly Interval[] {
  const heard: (Interval & { readonly reelEnd: number })[] = [];
  let reelStart = 0;
  for (const cut of cuts) {
    const { audio, startTime, endTime } = cut;
    const played = playedSeconds(cut);
    if (cut.clipId === clipId) {
      const [lead, tail] = [audio?.leadSeconds ?? 0, audio?.tailSeconds ?? 0];
      const own = {
        startSeconds: startTime - lead,
        endSeconds: endTime + tail,
        reelEnd: reelStart + played + tail,
      };
      const last = heard.at(-1);
      const goesOn =
        last !== undefined &&
        Math.abs(last.endSeconds - own.startSeconds) <= SAME_SECONDS &&
        Math.abs(last.reelEnd - (reelStart - lead)) <= SAME_SECONDS;
      if (goesOn) heard[heard.length - 1] = { ...own, startSeconds: last.startSeconds };
      else heard.push(own);
    }
    reelStart += played;
  }
  return heard;
}
