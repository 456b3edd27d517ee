import { type ClipAnalysis, type LabelFact, ModelFailure, type Moment, plainText } from '@cutroom/contract';
import { fileNameWords } from '../../summary/file-name-words.ts';
import { firstOfEach, namedFact } from '../../summary/labels.ts';
import type { CaptionAnswer } from './caption-question.ts';
import { contradictsFacts, surelyShowsNobody } from './check-claims.ts';
import { sentencesIn } from './sentences.ts';

/** What was captioned: the local analysis, and the second of each image. */
export interface MeasuredClip {
  readonly analysis: ClipAnalysis;
  readonly filename: string;
  readonly imageSeconds: readonly number[];
}

const CHARS_MAX = { description: 320, label: 30, note: 70 } as const;
const LABELS_MAX = 16;
const SEEN_LABELS_MAX = 8;

/**
 * The analysis with a model's words in the place of the built-in ones, as far as nothing measured stands against them.
 * Every number, track and interval stays as it was measured.
 * @throws ModelFailure 'nonsense' where nothing of the answer is left
 */
export function withCaptions(answer: CaptionAnswer, clip: MeasuredClip, eye: string): ClipAnalysis {
  const { analysis } = clip;
  const seen = believableLabels(answer.labels, analysis);
  const said = believableSentences(plainText(answer.description, CHARS_MAX.description), analysis);
  const moments = withNotes(answer.notes, clip);
  const hasNotes = moments.some((moment, index) => moment !== analysis.moments[index]);
  if (said === '' && seen.length === 0 && !hasNotes) throw new ModelFailure('nonsense');
  const told = seen.map(toldFact);
  const named = fileNameWords(clip.filename).map(namedFact);
  const labelFacts = firstOfEach([...told, ...measuredLabels(analysis), ...named], LABELS_MAX);
  const categoryFacts = [...new Set(answer.categories)]
    .filter((category) => category !== 'people' || !surelyShowsNobody(analysis))
    .map(toldFact);
  return {
    ...analysis,
    description: said === '' ? analysis.description : `${said}${speechSentence(analysis)}`,
    labels: labelFacts.map(({ label }) => label),
    labelFacts,
    ...(contradictsFacts(answer.mood, analysis) ? {} : { mood: answer.mood, moodConfidence: null }),
    relevantCategories: categoryFacts.map(({ label }) => label),
    categoryFacts,
    moments,
    eye,
  };
}

function toldFact(label: string): LabelFact {
  return { label, source: 'told', confidence: null };
}

/** What was measured stays said, whatever anyone sees; what was recognised is the model's to name. */
function measuredLabels({ labelFacts, tracks }: ClipAnalysis): LabelFact[] {
  const recognised = new Set(['people', ...tracks.map(({ label }) => label)]);
  return (labelFacts ?? []).filter(({ label }) => !recognised.has(label));
}

function believableLabels(labels: readonly string[], analysis: ClipAnalysis): string[] {
  const plain = labels
    .slice(0, SEEN_LABELS_MAX * 2)
    .map((label) =>
      plainText(label, CHARS_MAX.label * 2)
        .toLowerCase()
        .replace(/[.;,:!?…]+$/, ''),
    )
    .filter(
      (label) =>
        /^[\p{L}\p{N}][\p{L}\p{N}' -]*$/u.test(label) &&
        label.length <= CHARS_MAX.label &&
        label.split(' ').length <= 3,
    );
  return [...new Set(plain)].filter((label) => !contradictsFacts(label, analysis)).slice(0, SEEN_LABELS_MAX);
}

/** Sentence by sentence: one wrong claim does not spoil the others. */
function believableSentences(text: string, analysis: ClipAnalysis): string {
  return sentencesIn(text)
    .filter((sentence) => /\p{L}{2}/u.test(sentence) && !contradictsFacts(sentence, analysis))
    .map((sentence) => (/[.!?…]["'”’)]*$/.test(sentence) ? sentence : `${sentence}.`))
    .join(' ');
}

function speechSentence({ measures: { speechShare } }: ClipAnalysis): string {
  if (speechShare === null || speechShare < 0.15) return '';
  return speechShare >= 0.6 ? ' Someone speaks for most of it.' : ' Someone speaks for a part of it.';
}

/** What an image shows becomes the first reason for the best moment it was taken in. */
function withNotes(notes: CaptionAnswer['notes'], { analysis, imageSeconds }: MeasuredClip): Moment[] {
  const moments = [...analysis.moments];
  const noted = new Set<number>();
  for (const { image, shows } of notes.slice(0, imageSeconds.length)) {
    const seconds = imageSeconds[image - 1];
    const note = noteText(shows);
    if (seconds === undefined || note === '' || contradictsFacts(note, analysis)) continue;
    const index = moments.findIndex(
      ({ startSeconds, endSeconds }, at) =>
        !noted.has(at) && startSeconds <= seconds && seconds <= endSeconds,
    );
    const moment = moments[index];
    if (moment === undefined) continue;
    noted.add(index);
    moments[index] = { ...moment, reasons: [note, ...moment.reasons] };
  }
  return moments;
}

function noteText(shows: string): string {
  const text = plainText(shows, CHARS_MAX.note).replace(/[.;,:!?…]+$/, '');
  if (!/\p{L}{2}/u.test(text)) return '';
  // A reason stands in the middle of a sentence; names of people and places are not to be expected.
  return /^\p{Lu}[\p{Ll}\s]/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
