import type { AnalysisData, ClipMeasures, LabelFact, ToneCorrection } from '@cutroom/contract';
import type { StyleFact } from './style-facts.ts';

/** What was measured of a clip beyond the specification's scores, in words; nothing where it was not measured. */
export function measureFacts({
  measures,
  toneCorrection,
  isTranscribed,
  labelFacts,
  categoryFacts,
}: AnalysisData): StyleFact[] {
  if (!measures) return [];
  const correction = toneCorrection ? correctionText(toneCorrection) : null;
  return [
    ...groundsOf([...(labelFacts ?? []), ...(categoryFacts ?? [])]),
    { name: 'Color', value: colourText(measures) },
    { name: 'Sharpness', value: sharpnessText(measures.sharpness) },
    { name: 'Camera', value: CAMERAS[measures.camera] },
    ...((measures.speechShare ?? 0) > 0 ? [{ name: 'Speech', value: speechText(isTranscribed) }] : []),
    ...(correction === null ? [] : [{ name: 'Corrected', value: correction }]),
  ];
}

/** What labels and categories that are not measured rest on; a word that is both is told once. */
function groundsOf(facts: readonly LabelFact[]): StyleFact[] {
  const words = facts.map(({ label }) => label);
  const listed = (source: LabelFact['source']) =>
    facts
      .filter((fact, at) => fact.source === source && words.indexOf(fact.label) === at)
      .map(({ label, confidence }) =>
        confidence === null ? label : `${label} (${Math.round(confidence * 100)} % sure)`,
      )
      .join(', ');
  return [
    { name: 'Recognized', value: listed('recognised') },
    { name: 'Seen by the AI model', value: listed('told') },
  ].filter(({ value }) => value !== '');
}

// Shares of what Hasler and Süsstrunk call extremely colourful.
const COLOURLESS = 3;
const MUTED = 20;
const COLOURFUL = 42;
const TINTED = 0.15;

function colourText({ colourfulness, warmth }: ClipMeasures): string {
  if (colourfulness < COLOURLESS) return 'black and white';
  const strength = colourfulness < MUTED ? 'muted' : colourfulness < COLOURFUL ? 'natural' : 'vivid';
  if (warmth > TINTED) return `${strength}, warm`;
  return warmth < -TINTED ? `${strength}, cool` : strength;
}

function sharpnessText(sharpness: number): string {
  if (sharpness >= 60) return 'crisp';
  return sharpness >= 30 ? 'soft' : 'blurry';
}

const CAMERAS: { readonly [C in ClipMeasures['camera']]: string } = {
  still: 'still',
  pan: 'panning',
  handheld: 'handheld',
  shaky: 'shaky',
  moving: 'moving',
};

function speechText(isTranscribed: AnalysisData['isTranscribed']): string {
  return isTranscribed === true ? 'heard and written down' : 'heard, but not written down';
}

const GAMMA_NOTICED = 0.03;
const LEVEL_NOTICED = 0.01;

function correctionText({ black, white, gamma }: ToneCorrection): string | null {
  const changes = [
    gamma > 1 + GAMMA_NOTICED ? 'brightened' : null,
    gamma < 1 - GAMMA_NOTICED ? 'darkened' : null,
    black > LEVEL_NOTICED || white < 1 - LEVEL_NOTICED ? 'more contrast' : null,
  ].filter((change) => change !== null);
  return changes.length === 0 ? null : changes.join(', ');
}
