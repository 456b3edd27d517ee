import type { AnalysisData, VideoClip } from '@cutroom/contract';
import { shownLabels } from '../../../components/analysis-details/clip-facts.ts';

/** Clips of which something is known come first; otherwise the order stays, so that tiles move as little as possible. */
export function foundFirst(clips: readonly VideoClip[]): readonly VideoClip[] {
  return [...clips.filter(isLookedAt), ...clips.filter((clip) => !isLookedAt(clip))];
}

/** Whether it is known what the clip shows, or that it cannot be used. */
export function isLookedAt({ analysisData, analysisError }: VideoClip): boolean {
  return analysisData !== null || analysisError !== null;
}

/** The one thing that a clip shows above all: what was seen, else its kind. What was measured is no thing: 'colorful'. */
export function foundNoun(analysis: AnalysisData): string {
  const { labels, categories } = shownLabels(analysis);
  const measured = new Set(
    analysis.labelFacts?.filter(({ source }) => source === 'measured').map(({ label }) => label),
  );
  return labels.find((label) => !measured.has(label)) ?? categories[0] ?? 'Scene';
}
