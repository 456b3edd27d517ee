import type { RenderReport, Run } from '@cutroom/contract';

/**
 * What the check of the finished video found, in one line each; nothing where the newest run has not ended with one.
 * A run that reused every cut says so: it explains why it was quick.
 */
export function reportTexts(run: Run | null): readonly string[] {
  if (run === null || run.state !== 'succeeded' || run.report === null) return [];
  const { report } = run;
  return [
    report.passed ? picturesText(report) : `Checked: ${report.problems.join(' ')}`,
    loudnessText(report),
    cutsText(report),
  ].filter((text) => text !== null);
}

/** What the finished video does not have or is not as usual, a sentence each; nothing where all is well. */
export function reportWarnings(run: Run | null): readonly string[] {
  if (run === null || run.state !== 'succeeded') return [];
  return [...new Set(run.report?.warnings)];
}

function picturesText({ framesFound, framesExpected, blackStretches }: RenderReport): string {
  const black = blackStretches.length === 0 ? 'no black gaps' : blackText(blackStretches.length);
  return `Checked: ${framesFound} of ${framesExpected} pictures, ${black}`;
}

function blackText(count: number): string {
  return `${count} dark ${count === 1 ? 'passage' : 'passages'}`;
}

function loudnessText({ integratedLufs, truePeakDbtp }: RenderReport): string {
  if (integratedLufs === null) return 'No sound';
  const peak = truePeakDbtp === null ? '' : `, peaks at ${truePeakDbtp.toFixed(1)} dB`;
  return `Sound: ${integratedLufs.toFixed(1)} LUFS${peak}`;
}

function cutsText({ cutsEncoded, cutsReused }: RenderReport): string | null {
  if (cutsReused === 0) return null;
  const total = cutsEncoded + cutsReused;
  return `Made anew: ${cutsEncoded} of ${total} cuts`;
}
