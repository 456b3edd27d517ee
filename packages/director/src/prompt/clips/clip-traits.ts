import type { ClipAnalysis } from '@cutroom/contract';

/** Concepts that follow from what was measured, so that 'the dark ones' finds clips that nobody labelled 'dark'. */
export function traitsOf({
  measures,
  qualityMetrics,
  speech,
  tracks,
  width,
  height,
  ...clip
}: ClipAnalysis): readonly string[] {
  const largest = Math.max(0, ...tracks.map(({ area }) => area));
  const traits: readonly (readonly [boolean, string])[] = [
    [measures.sharpness < 28 || clip.labels.includes('blurry'), 'blurry'],
    [measures.sharpness > 65, 'sharp'],
    [qualityMetrics.brightness < 28, 'dark'],
    [qualityMetrics.brightness > 60, 'bright'],
    [qualityMetrics.isShaky || measures.camera === 'shaky', 'shaky'],
    [measures.camera === 'still', 'steady'],
    [measures.motion > 0.35, 'action'],
    [measures.loudnessLufs === null, 'silent'],
    [(measures.loudnessLufs ?? -99) > -14, 'loud'],
    [speech.length > 0 && (measures.speechShare ?? 0.1) > 0.05, 'speech'],
    [largest > 0.35, 'close-up'],
    [height > width, 'vertical'],
    [width > height, 'horizontal'],
    [measures.colourfulness > 60, 'colourful'],
  ];
  return traits.filter(([holds]) => holds).map(([, trait]) => trait);
}

/** What 'the longest clip' or 'the best shot' compares. */
export const MEASURES: Readonly<Record<string, (analysis: ClipAnalysis) => number>> = {
  '^best': ({ moments, qualityMetrics }) =>
    Math.max(0, ...moments.map(({ score }) => score)) + (100 - qualityMetrics.brisqueScore) / 200,
  '^worst': ({ moments, qualityMetrics }) =>
    -Math.max(0, ...moments.map(({ score }) => score)) - (100 - qualityMetrics.brisqueScore) / 200,
  '^longest': ({ durationSeconds }) => durationSeconds,
  '^shortest': ({ durationSeconds }) => -durationSeconds,
  '^brightest': ({ qualityMetrics }) => qualityMetrics.brightness,
  '^darkest': ({ qualityMetrics }) => -qualityMetrics.brightness,
  '^sharpest': ({ measures }) => measures.sharpness,
  '^loudest': ({ measures }) => measures.loudnessLufs ?? -99,
  '^quietest': ({ measures }) => -(measures.loudnessLufs ?? -99),
  '^liveliest': ({ measures }) => measures.motion,
  '^calmest': ({ measures }) => -measures.motion,
  '^most_colourful': ({ measures }) => measures.colourfulness,
};
