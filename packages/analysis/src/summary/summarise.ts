import {
  type ClipAnalysis,
  type ClipProbe,
  CutroomError,
  type Interval,
  type SubjectTrack,
} from '@cutroom/contract';
import { loudnessOverTime, silencesIn, silentShareOf } from '../audio/loudness-over-time.ts';
import { dominantColours } from '../image/dominant-colours.ts';
import { meanThumbnail, thumbnailDistance } from '../image/thumbnail.ts';
import { judgeCamera } from '../motion/camera.ts';
import { clearSharpness, motionBlurOf } from '../motion/motion-blur.ts';
import type { ClipRecord, SampledFrame } from '../session/clip-record.ts';
import { believableLabels } from '../subjects/believable-labels.ts';
import { followMovement } from '../subjects/follow-movement.ts';
import { chooseFraming } from '../subjects/framing.ts';
import { mainSubjectOf } from '../subjects/main-subjects.ts';
import { trackSubjects } from '../subjects/subject-tracker.ts';
import { categoryFactsFor } from './categories.ts';
import type { ClipFacts } from './clip-facts.ts';
import { meanAction, meanMotion, movementCenter } from './clip-movement.ts';
import { describe } from './description.ts';
import { fileNameWords } from './file-name-words.ts';
import { labelFactsFor } from './labels.ts';
import { findMoments, interestOf } from './moments.ts';
import { moodOf } from './mood.ts';
import { phrasesOf } from './phrases.ts';
import { shotsOf } from './shots.ts';
import { CELL_SECONDS, coveredShare, timelineOf } from './timeline.ts';
import { toneCorrectionFor } from './tone-correction.ts';
import { undamaged } from './undamaged.ts';

/** Raised when an analysis would say something else about the same clip, or leave other files: stored ones are then made anew. */
export const ANALYSIS_VERSION = 11;
/** `eye` of an analysis that no downloaded model and no provider took part in. */
export const BUILT_IN_EYE = 'built-in';

export interface OutsideFacts {
  readonly filename: string;
  readonly probe: ClipProbe;
  readonly loudnessLufs: number | null;
  /** Where frames could not be decoded, in time order. Default nowhere. */
  readonly damaged?: readonly Interval[];
}

/** Makes the analysis of a clip from everything that was measured and recognised in it. Pure. */
export function summarise(record: ClipRecord, outside: OutsideFacts): ClipAnalysis {
  const typical = typicalFrame(record.frames);
  const { probe, filename, damaged = [] } = outside;
  const durationSeconds = durationOf(record, probe);
  const shots = shotsOf(record.motion, durationSeconds);
  const camera = judgeCamera(record.motion.steps, shots);
  const tracks = tracksOf(record);
  const motionBlur = motionBlurOf(record.frames, { ...record.motion, isShaky: camera.isShaky });
  const measures = measuresOf(record, outside, { camera: camera.kind, motionBlur, durationSeconds });
  const facts = factsOf(record, outside, { measures, camera, tracks, shots, motionBlur, durationSeconds });
  const shown = undamaged(shots, damaged);
  const mainSubject = mainSubjectOf(tracks);
  const cells = timelineOf(record, tracks, { trembleAt: camera.trembleAt, motionBlur }, durationSeconds);
  return {
    ...wordsOf(facts, filename),
    qualityMetrics: {
      brisqueScore: medianOrNull(record.frames.map(({ brisque }) => brisque)) ?? UNJUDGED_BRISQUE,
      brightness: facts.brightness,
      isShaky: camera.isShaky,
    },
    version: ANALYSIS_VERSION,
    durationSeconds,
    width: probe.width,
    height: probe.height,
    measures,
    shots: shown,
    cameraMoves: [...camera.moves],
    tracks,
    ...(mainSubject && { mainSubject }),
    speech: [...(record.audio?.speech ?? [])],
    ...heardOf(record),
    moments: findMoments({ cells, shots: shown, speech: spokenPhrases(record), durationSeconds }),
    interest: {
      stepSeconds: CELL_SECONDS,
      shares: Array.from(interestOf(cells), (share) => Math.round(share * 1000) / 1000),
    },
    framing: chooseFraming({
      width: probe.width,
      height: probe.height,
      durationSeconds,
      cuts: shots.slice(1).map(({ startSeconds }) => startSeconds),
      tracks,
      movementCenterX: movementCenter(record),
    }),
    toneCorrection: toneCorrectionFor({
      tones: record.frames.map(({ measures: { tones } }) => tones),
      noise: measures.noise,
    }),
    dominantColours: dominantColours(record.frames.flatMap(({ measures: { colours } }) => colours)),
    pictureHash: typical.measures.hash,
    ...insightOf(record),
  };
}

function measuresOf(
  record: ClipRecord,
  { loudnessLufs }: OutsideFacts,
  {
    camera,
    motionBlur,
    durationSeconds,
  }: {
    readonly camera: ClipFacts['measures']['camera'];
    readonly motionBlur: readonly number[];
    readonly durationSeconds: number;
  },
): ClipFacts['measures'] & { readonly noise: number | null } {
  const measures = record.frames.map((frame) => frame.measures);
  const { speech = null, music = null } = record.audio ?? {};
  return {
    sharpness: median(measures.map(({ sharpness }, at) => clearSharpness(sharpness, motionBlur[at] ?? 0))),
    motion: meanMotion(record),
    camera,
    colourfulness: mean(measures.map(({ colourfulness }) => colourfulness)),
    warmth: mean(measures.map(({ warmth }) => warmth)),
    clippedShare: mean(measures.map(({ clippedShare }) => clippedShare)),
    loudnessLufs,
    speechShare: speech === null ? null : coveredShare(speech, 0, durationSeconds),
    musicShare: music === null ? null : coveredShare(music, 0, durationSeconds),
    noise: medianOrNull(measures.map(({ noise }) => noise)),
    banding: medianOrNull(record.frames.map(({ banding }) => banding)),
  };
}

function factsOf(
  record: ClipRecord,
  { probe, damaged = [] }: OutsideFacts,
  {
    camera,
    motionBlur,
    ...found
  }: Pick<ClipFacts, 'measures' | 'tracks' | 'shots' | 'durationSeconds'> & {
    readonly camera: ReturnType<typeof judgeCamera>;
    readonly motionBlur: readonly number[];
  },
): ClipFacts {
  return {
    ...found,
    brightness: mean(record.frames.map(({ measures }) => measures.brightness)),
    highlights: mean(record.frames.map(({ measures }) => measures.highlights)),
    isBlank: record.frames.every(({ brisque }) => brisque === null) && record.frames.every(isOfOneTone),
    isShaky: camera.isShaky,
    cameraConfidence: camera.confidence,
    isMotionBlurred: isMostlyBlurred(motionBlur),
    isDamaged: damaged.length > 0,
    action: meanAction(record),
    silentShare: record.audio === null ? 1 : silentShareOf(record.audio.energy),
    probe,
    scenes: record.insight?.scenes ?? [],
    caption: record.insight?.caption ?? null,
  };
}

type SaidOfClip =
  | 'description'
  | 'labels'
  | 'labelFacts'
  | 'mood'
  | 'moodConfidence'
  | 'relevantCategories'
  | 'categoryFacts';

function wordsOf(facts: ClipFacts, filename: string): Pick<ClipAnalysis, SaidOfClip> {
  const labelFacts = labelFactsFor(facts, fileNameWords(filename));
  const categoryFacts = categoryFactsFor(facts);
  const { mood, confidence: moodConfidence } = moodOf(facts);
  return {
    description: describe(facts),
    labels: labelFacts.map(({ label }) => label),
    labelFacts,
    mood,
    moodConfidence,
    relevantCategories: categoryFacts.map(({ label }) => label),
    categoryFacts,
  };
}

function heardOf({
  audio,
}: ClipRecord): Pick<ClipAnalysis, 'loudness' | 'silences' | 'onsets' | 'noiseKinds'> {
  return audio === null
    ? {}
    : {
        loudness: loudnessOverTime(audio.energy),
        silences: silencesIn(audio.energy),
        onsets: [...audio.onsets],
        noiseKinds: [...audio.noises],
      };
}

/** Where a cut would cut someone off: between known words where they are known, else at the voice's own pauses. */
function spokenPhrases({ transcript, audio }: ClipRecord): readonly Interval[] {
  const words = transcript?.words ?? [];
  return words.length > 0 ? phrasesOf(words) : (audio?.speech ?? []);
}

function insightOf({
  insight,
  transcript,
  ear,
}: ClipRecord): Pick<ClipAnalysis, 'words' | 'language' | 'ear' | 'embedding' | 'eye'> {
  const embedding = insight?.embedding ?? null;
  return {
    ...(transcript === null ? {} : { words: [...transcript.words], language: transcript.language }),
    ...(ear === null ? {} : { ear }),
    ...(embedding === null ? {} : { embedding }),
    eye: insight === null ? BUILT_IN_EYE : 'downloaded',
  };
}

/** Of frames that are too small or have no detail to judge (specification, 'Data'). */
const UNJUDGED_BRISQUE = 50;

function isOfOneTone({ measures: { highlights, brightness } }: SampledFrame): boolean {
  return highlights - brightness < ONE_TONE_SPREAD;
}

/** Luma, 0-100. */
const ONE_TONE_SPREAD = 2;

const BLURRED_FROM = 0.5;

function isMostlyBlurred(motionBlur: readonly number[]): boolean {
  return motionBlur.filter((blur) => blur > BLURRED_FROM).length > motionBlur.length / 2;
}

function typicalFrame(frames: readonly SampledFrame[]): SampledFrame {
  const usual = meanThumbnail(frames.map(({ measures }) => measures.thumbnail));
  const distance = (frame: SampledFrame) => thumbnailDistance(frame.measures.thumbnail, usual);
  const first = frames[0];
  if (first === undefined) {
    throw new CutroomError('clip_damaged', { message: 'No picture of this video could be decoded.' });
  }
  return frames.reduce((best, frame) => (distance(frame) < distance(best) ? frame : best), first);
}

/** What was decoded may end before what the container promises: a moment must not lie where nothing is. */
function durationOf(record: ClipRecord, probe: ClipProbe): number {
  const last = record.frames.at(-1)?.atSeconds ?? 0;
  const lastStep = record.motion.steps.at(-1);
  const seen = Math.max(last, lastStep === undefined ? 0 : lastStep.atSeconds + lastStep.elapsedSeconds);
  if (probe.durationSeconds <= 0) return seen;
  // A single frame does not tell the spacing of frames.
  const spacing = last - (record.frames.at(-2)?.atSeconds ?? Number.NEGATIVE_INFINITY);
  return Math.min(probe.durationSeconds, Math.max(seen, last + spacing));
}

function tracksOf(record: ClipRecord): SubjectTrack[] {
  const looked = record.frames.flatMap(({ atSeconds, projection, objects }) =>
    objects === null ? [] : [{ atSeconds, projection, objects }],
  );
  const believed = believableLabels(looked);
  const objects = looked.map(({ atSeconds, objects: seen }) => ({
    atSeconds,
    objects: seen.filter(({ label }) => believed.has(label)),
    faces: [],
  }));
  const faces = record.frames.flatMap(({ atSeconds, faces: seen }) =>
    seen === null ? [] : [{ atSeconds, objects: [], faces: seen }],
  );
  const tracks = [...trackSubjects(objects), ...trackSubjects(faces)];
  return followMovement(tracks, record.motion).sort((a, b) => b.area * b.presence - a.area * a.presence);
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function medianOrNull(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : median(known);
}

function median(values: readonly number[]): number {
  const ranked = [...values].sort((a, b) => a - b);
  return ranked[ranked.length >> 1] ?? 0;
}
