import { REEL_LOUDNESS_LUFS, type RenderReport, type Run } from '@cutroom/contract';

/** What the check of the finished video found: one sentence for everybody, and what it rests on for who asks. */
export interface ReportText {
  readonly isReady: boolean;
  readonly text: string;
  readonly details: readonly string[];
}

/** How near to the level that is aimed at counts as there. */
const LEVEL_TOLERANCE_LU = 1;

/** @returns null where the newest run has not ended with a report */
export function reportText(run: Run | null): ReportText | null {
  if (run === null || run.state !== 'succeeded' || run.report === null) return null;
  const { report } = run;
  return {
    isReady: report.passed,
    text: report.passed ? `Ready to post. ${audioText(report)}` : report.problems.join(' '),
    details: [framesText(report), ...loudnessTexts(report), ...keptTexts(report)],
  };
}

/** What the finished video does not have or is not as usual, a sentence each; nothing where all is well. */
export function reportWarnings(run: Run | null): readonly string[] {
  if (run === null || run.state !== 'succeeded') return [];
  return [...new Set(run.report?.warnings)];
}

function audioText({ integratedLufs }: RenderReport): string {
  if (integratedLufs === null) return 'It has no sound.';
  if (isLevelled(integratedLufs)) return 'Loudness set for Instagram, TikTok and YouTube.';
  return integratedLufs < REEL_LOUDNESS_LUFS
    ? 'It is quieter than most reels.'
    : 'It is louder than most reels.';
}

function isLevelled(integratedLufs: number): boolean {
  return Math.abs(integratedLufs - REEL_LOUDNESS_LUFS) <= LEVEL_TOLERANCE_LU;
}

function framesText({ framesFound, framesExpected, blackStretches }: RenderReport): string {
  const frames = framesFound === framesExpected ? framesFound : `${framesFound} of ${framesExpected}`;
  const black = blackStretches.length === 0 ? 'no black gaps' : blackText(blackStretches.length);
  return `${frames} frames, ${black}`;
}

function blackText(count: number): string {
  return `${count} dark ${count === 1 ? 'passage' : 'passages'}`;
}

function loudnessTexts({ integratedLufs, truePeakDbtp }: RenderReport): readonly string[] {
  if (integratedLufs === null) return [];
  const peak = truePeakDbtp === null ? '' : `, peaks at ${truePeakDbtp.toFixed(1)} dB`;
  return [`Loudness ${integratedLufs.toFixed(1)} LUFS${peak}`];
}

/** It explains why a run was quick. */
function keptTexts({ cutsEncoded, cutsReused }: RenderReport): readonly string[] {
  if (cutsReused === 0) return [];
  return [`${cutsReused} of ${cutsEncoded + cutsReused} cuts kept from the last version`];
}
