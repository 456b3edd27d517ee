import { REEL_SECONDS_MAX } from '@cutroom/contract';
import type { DirectorClip } from '../director-clip.ts';

/** What is wrong with a plan's cuts, whatever the prompt was: bounds, order, overlaps, cuts inside clips, the total. */
export function planProblems(
  cuts: readonly { clipId: string; startTime: number; endTime: number; order: number }[],
  clips: readonly DirectorClip[],
): string[] {
  const problems: string[] = [];
  let total = 0;
  cuts.forEach((cut, index) => {
    const { analysis } = clips.find(({ clipId }) => clipId === cut.clipId) ?? { analysis: null };
    const seconds = cut.endTime - cut.startTime;
    total += seconds;
    if (analysis === null) problems.push(`unknown clip ${cut.clipId}`);
    else {
      if (cut.endTime > analysis.durationSeconds + 1e-9) problems.push(`${cut.clipId} ends after its clip`);
      const longestShot = Math.max(...analysis.shots.map((shot) => shot.endSeconds - shot.startSeconds));
      if (seconds < 0.499 && longestShot >= 0.51) problems.push(`${cut.clipId} plays ${seconds} s`);
      const inOneShot = analysis.shots.some(
        (shot) => cut.startTime >= shot.startSeconds - 0.002 && cut.endTime <= shot.endSeconds + 0.002,
      );
      if (!inOneShot && longestShot >= 0.21) problems.push(`${cut.clipId} spans a cut`);
    }
    if (cut.startTime < 0 || seconds <= 0 || seconds > 30.001) problems.push(`bad length ${seconds}`);
    if (cut.order !== index) problems.push(`order ${cut.order} at ${index}`);
    for (const other of cuts.slice(0, index)) {
      if (other.clipId !== cut.clipId) continue;
      const shared = Math.min(other.endTime, cut.endTime) - Math.max(other.startTime, cut.startTime);
      if (shared > 0.002) problems.push(`${cut.clipId} is used twice`);
    }
  });
  if (total > REEL_SECONDS_MAX + 0.01) problems.push(`total ${total}`);
  return problems;
}
