import type { ClipAnalysis } from '@cutroom/contract';

/** 0 unusable to 100 flawless: the picture's technical quality. BRISQUE never decides alone (it misjudges mild flaws). */
export function qualityOf(analysis: ClipAnalysis): number {
  const { brisqueScore, brightness, isShaky } = analysis.qualityMetrics;
  const { sharpness, clippedShare } = analysis.measures;
  const isNight = isNightShot(analysis);
  const score =
    0.45 * (100 - brisqueScore) +
    0.35 * sharpness +
    0.2 * (isNight ? NIGHT_LIGHT_SCORE : lightScore(brightness)) -
    (isNight ? 0 : 30 * Math.max(0, clippedShare - 0.2)) -
    (isShaky ? 15 : 0);
  const darkness = brightness < 8 && !isNight ? 30 : 0;
  return Math.min(100, Math.max(0, score - darkness));
}

const NIGHT_LIGHT_SCORE = 60;
const DARK_BELOW = 28;
const LIT_COLOURFULNESS = 25;
const LIT_SHARPNESS = 50;
/** The moments of a picture without any light score next to nothing. */
const LIT_MOMENT_SCORE = 0.1;

/**
 * Dark because it is night, and lit where it matters: fireworks, neon, a stage. Their colours and their contrast tell
 * them from a picture in which there was not enough light.
 */
function isNightShot({ qualityMetrics, measures, moments }: ClipAnalysis): boolean {
  const best = Math.max(0, ...moments.map(({ score }) => score));
  return (
    qualityMetrics.brightness < DARK_BELOW &&
    (measures.colourfulness >= LIT_COLOURFULNESS ||
      (measures.sharpness >= LIT_SHARPNESS && best >= LIT_MOMENT_SCORE))
  );
}

/** 100 for well-lit pictures, falling to 0 towards black and white. */
function lightScore(brightness: number): number {
  if (brightness < 25) return (brightness / 25) * 100;
  if (brightness > 85) return Math.max(0, (100 - brightness) / 15) * 100;
  return 100;
}

/** Plain words that follow from the measures, so that 'skip the dark ones' finds clips nobody labelled 'dark'. */
export function traitsOf(analysis: ClipAnalysis): readonly string[] {
  const { measures, qualityMetrics } = analysis;
  const largest = Math.max(0, ...analysis.tracks.map((track) => track.area));
  const face = Math.max(0, ...analysis.tracks.filter((t) => t.kind === 'face').map((t) => t.area));
  const traits: (readonly [boolean, string])[] = [
    [measures.sharpness < 28 || isSmeared(analysis), 'blurry'],
    [measures.sharpness > 65, 'sharp'],
    [qualityMetrics.brightness < 28, 'dark'],
    [qualityMetrics.brightness > 60 && qualityMetrics.brightness < 92, 'bright'],
    [
      qualityMetrics.brightness > 92 || (measures.clippedShare > 0.35 && qualityMetrics.brightness > 70),
      'overexposed',
    ],
    [qualityMetrics.isShaky || measures.camera === 'shaky', 'shaky'],
    [measures.camera === 'still', 'steady'],
    [measures.camera === 'handheld', 'handheld'],
    [measures.motion > 0.35, 'action'],
    [measures.loudnessLufs === null, 'quiet'],
    [measures.loudnessLufs !== null, 'sound'],
    [measures.loudnessLufs !== null && measures.loudnessLufs > -14, 'loud'],
    [hasSpeech(analysis), 'speech'],
    [face > 0.12 || (largest > 0.45 && analysis.tracks.length > 0), 'closeup'],
    [analysis.height > analysis.width, 'vertical'],
    [analysis.width > analysis.height, 'horizontal'],
    [measures.colourfulness > 60, 'colourful'],
    [measures.warmth > 0.25, 'warm'],
    [measures.warmth < -0.25, 'cold'],
  ];
  return traits.filter(([holds]) => holds).map(([, trait]) => trait);
}

const MURKY_BELOW = 18;
const HELD_AREA = 0.1;

/** So dark that little can be made out, and nobody in the light: a face before a black wall is dark on purpose. */
export function isMurky(analysis: ClipAnalysis): boolean {
  const { qualityMetrics, tracks } = analysis;
  if (isNightShot(analysis)) return false;
  return qualityMetrics.brightness < MURKY_BELOW && tracks.every(({ area }) => area < HELD_AREA);
}

/** Neither the camera moves nor anything that it shows: the moon, a flower. */
export function isLifeless({ measures }: ClipAnalysis): boolean {
  return measures.camera === 'still' && measures.motion < LIFELESS_BELOW;
}

const LIFELESS_BELOW = 0.02;

/**
 * Blur by movement, which a mean over the clip's pictures hides: the camera swings about, most of what the clip offers
 * is neither sharp nor steady, and no subject is held in view that the movement could be about.
 */
export function isSmeared({ measures, moments, tracks }: ClipAnalysis): boolean {
  const best = Math.max(0, ...moments.map(({ score }) => score));
  const seconds = (parts: ClipAnalysis['moments']): number =>
    parts.reduce((sum, { startSeconds, endSeconds }) => sum + endSeconds - startSeconds, 0);
  const restless = moments.filter(({ reasons }) => !reasons.some((why) => /^(?:sharp|steady)$/.test(why)));
  return (
    measures.camera !== 'still' &&
    measures.motion > 0.35 &&
    measures.sharpness < 55 &&
    best < 0.3 &&
    seconds(restless) >= seconds(moments) * 0.6 &&
    tracks.every(({ presence }) => presence < 0.5)
  );
}

/** Hand shake that leaves no moment worth showing. */
export function isHopelesslyShaky(analysis: ClipAnalysis): boolean {
  const best = Math.max(0, ...analysis.moments.map(({ score }) => score));
  return analysis.qualityMetrics.isShaky && best < 0.2;
}

export function hasSpeech(analysis: ClipAnalysis): boolean {
  return analysis.speech.length > 0 && (analysis.measures.speechShare ?? 0.1) > 0.05;
}

/** Somebody talks, and nothing has written down what is said. */
export function isUnheard(analysis: ClipAnalysis): boolean {
  return hasSpeech(analysis) && analysis.words === undefined;
}

/** Who is in view talks for a good part of the clip: what it is about is said in it. */
export function isTalkClip(analysis: ClipAnalysis): boolean {
  const isPersonSeen =
    analysis.tracks.some(({ kind, label }) => kind === 'face' || label === 'person') ||
    analysis.labels.some((label) => label === 'person' || label === 'people');
  return isPersonSeen && hasSpeech(analysis) && (analysis.measures.speechShare ?? 0) >= TALK_SHARE;
}
const TALK_SHARE = 0.3;

export type ShotSize = 'close' | 'medium' | 'wide';

/** How near the camera seems, from the subjects' size and what the analysis says. */
export function shotSizeOf(analysis: ClipAnalysis): ShotSize {
  const words = analysis.labels.join(' ').toLowerCase();
  if (/close|macro/.test(words)) return 'close';
  if (WIDE.test(words)) return 'wide';
  const largest = largestSubject(analysis);
  if (largest > 0.35) return 'close';
  return largest > 0.08 ? 'medium' : 'wide';
}

const WIDE = /wide|aerial|landscape|panorama|skyline/;

/** Known to be taken from afar; a picture in which nothing was found may as well be the inside of a flower. */
export function isWideView(analysis: ClipAnalysis): boolean {
  const isSaid = WIDE.test(analysis.labels.join(' ').toLowerCase());
  return shotSizeOf(analysis) === 'wide' && (isSaid || largestSubject(analysis) > 0);
}

function largestSubject({ tracks }: ClipAnalysis): number {
  return Math.max(0, ...tracks.map(({ kind, area }) => (kind === 'face' ? area * 4 : area)));
}
