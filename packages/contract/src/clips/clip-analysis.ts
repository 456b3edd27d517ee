import { z } from 'zod';
import { CROP_ZOOM_MAX } from '../limits.ts';

/**
 * Conventions. Seconds of a clip count as in clip-probe.ts.
 * Boxes and points are shares (0-1) of the frame as displayed: rotation and sample aspect ratio applied.
 */
const seconds = z.number().min(0);
const share = z.number().min(0).max(1);

export const boxSchema = z.object({ x: share, y: share, width: share, height: share });
export type Box = z.infer<typeof boxSchema>;

export const intervalSchema = z.object({ startSeconds: seconds, endSeconds: seconds });
export type Interval = z.infer<typeof intervalSchema>;

/**
 * How a 9:16 frame is cut out of a clip's. 'crop': the largest 9:16 window, its centre moving along the
 * keyframes (linear between them, held before the first and after the last). 'fit': the whole frame over a
 * blurred copy of itself.
 */
export const framingSchema = z.discriminatedUnion('mode', [
  z.object({
    mode: z.literal('crop'),
    keyframes: z.array(z.object({ atSeconds: seconds, centerX: share, centerY: share })).min(1),
    /** How much smaller than the largest 9:16 window of the frame the crop is; 1 where absent. */
    zoom: z.number().min(1).max(CROP_ZOOM_MAX).optional(),
  }),
  z.object({ mode: z.literal('fit') }),
]);
export type Framing = z.infer<typeof framingSchema>;

/**
 * A light correction of exposure and contrast for the whole clip, so that it sits beside the others; never a look.
 * On luma in 0-1: `out = clamp((in - black) / (white - black)) ** (1 / gamma)`.
 */
export const toneCorrectionSchema = z.object({
  /** At most 0.12. */
  black: z.number().min(0).max(0.12),
  /** At least 0.75. */
  white: z.number().min(0.75).max(1),
  gamma: z.number().min(0.75).max(1.5),
});
export type ToneCorrection = z.infer<typeof toneCorrectionSchema>;

/** One thing followed over the sampled frames. */
export const subjectTrackSchema = z.object({
  kind: z.enum(['object', 'face']),
  /** COCO-80 name, or 'face'. */
  label: z.string(),
  confidence: share,
  /** Share of the sampled frames in which it was seen. */
  presence: share,
  /** Mean share of the frame it covers. */
  area: share,
  boxes: z.array(z.object({ atSeconds: seconds, box: boxSchema, confidence: share })),
  /** Where its middle was between two sightings, told by what moved there, in order; absent where nothing tells, and in older analyses. */
  followed: z.array(z.object({ atSeconds: seconds, centerX: share })).optional(),
  /** Share of the face's sightings that smile; null for objects or where nobody looked for one. */
  smile: share.nullable(),
});
export type SubjectTrack = z.infer<typeof subjectTrackSchema>;

/** Who or what a clip is about: the track that lasts longest at the largest, living things first. */
export const mainSubjectSchema = subjectTrackSchema
  .pick({ kind: true, label: true, confidence: true, presence: true })
  .extend({
    /** Its usual size and place: the median of its boxes, side by side. */
    box: boxSchema,
  });
export type MainSubject = z.infer<typeof mainSubjectSchema>;

/**
 * What a label or category rests on: a model that comes with the product or was downloaded ('recognised'), a measurement, the user's
 * own words in the file's name ('named'), which nobody saw, or an AI provider's word ('told').
 */
export const labelFactSchema = z.object({
  label: z.string(),
  source: z.enum(['recognised', 'measured', 'named', 'told']),
  /**
   * Of what was recognised the model's own; of what was measured how far it lies beyond its threshold, 0.5 at it and
   * towards 1 beyond; null for names and for providers, who give none.
   */
  confidence: share.nullable(),
});
export type LabelFact = z.infer<typeof labelFactSchema>;

/** A stretch worth showing. Never spans a cut inside the clip. */
export const momentSchema = z.object({
  startSeconds: seconds,
  endSeconds: seconds,
  /** 0 worst to 1 best, comparable between clips. */
  score: share,
  /** Plain words for people, such as 'sharp', 'a face', 'most movement'. */
  reasons: z.array(z.string()),
});
export type Moment = z.infer<typeof momentSchema>;

export const MOODS = [
  'happy',
  'playful',
  'calm',
  'peaceful',
  'energetic',
  'exciting',
  'neutral',
  'dark',
] as const;

/** Spec section 3. brisqueScore: 0 best to 100 worst. brightness: 0 black to 100 white. */
export const qualityMetricsSchema = z.object({
  brisqueScore: z.number().min(0).max(100).default(50),
  brightness: z.number().min(0).max(100).default(70),
  isShaky: z.boolean().default(false),
});
export type QualityMetrics = z.infer<typeof qualityMetricsSchema>;

/** Everything measured about one clip. A field is null when it was not or could not be measured. */
export const clipMeasuresSchema = z.object({
  /** 0 blurred to 100 crisp. */
  sharpness: z.number().min(0).max(100),
  /** Mean inter-frame change, 0 nothing moves to 1. */
  motion: share,
  camera: z.enum(['still', 'pan', 'handheld', 'shaky', 'moving']),
  /** Hasler & Süsstrunk 2003, scaled to 0-100. */
  colourfulness: z.number().min(0).max(100),
  /** -1 cold (blue) to 1 warm (orange). */
  warmth: z.number().min(-1).max(1),
  /** Share of pixels crushed to black or burnt to white. */
  clippedShare: share,
  /** Integrated loudness, EBU R 128; null where there is no sound or it is silent. */
  loudnessLufs: z.number().nullable(),
  /** Share of the clip in which someone speaks; null where there is no sound. */
  speechShare: share.nullable(),
  /** Share of the clip that surely is music; null where there is no sound or it was not listened to. */
  musicShare: share.nullish(),
  /** Standard deviation of the grain in luma, 0-255; null where no part of the frame is plain enough to tell. */
  noise: z.number().min(0).nullish(),
  /** Share of the frame's smooth slopes that run in steps, as after too much compression; null without slopes. */
  banding: share.nullish(),
});
export type ClipMeasures = z.infer<typeof clipMeasuresSchema>;

/** What disturbs voices and can be told by name: wind on the microphone, a hum of the mains. */
export const NOISE_KINDS = ['wind', 'hum'] as const;
export type NoiseKind = (typeof NOISE_KINDS)[number];

/** Spec section 3: what the browser sees of an analysis. */
export const analysisDataSchema = z.object({
  description: z.string(),
  labels: z.array(z.string()),
  mood: z.string().nullable(),
  relevantCategories: z.array(z.string()),
  qualityMetrics: qualityMetricsSchema,
  /** Beyond the specification, for people who want to know more. */
  measures: clipMeasuresSchema.nullish(),
  /** null where the clip is fine as it is. */
  toneCorrection: toneCorrectionSchema.nullish(),
  /** What disturbs its voices, as far as it has a name; absent where nobody listened for it. */
  noiseKinds: z.array(z.enum(NOISE_KINDS)).nullish(),
  /** Whether a speech model wrote down what is said. */
  isTranscribed: z.boolean().nullish(),
  /** What each label rests on, in the labels' order. */
  labelFacts: z.array(labelFactSchema).nullish(),
  /** And each category, in theirs. */
  categoryFacts: z.array(labelFactSchema).nullish(),
});
export type AnalysisData = z.infer<typeof analysisDataSchema>;

/** One of the colours that a clip is mostly made of. */
export const dominantColourSchema = z.object({
  /** '#rrggbb' in sRGB. */
  hex: z.string().regex(/^#[0-9a-f]{6}$/),
  /** Share of the clip's frames. */
  share,
});
export type DominantColour = z.infer<typeof dominantColourSchema>;

/** A steady movement of the camera: widths of the frame a second that it turns or travels to the right and down. */
export const cameraMoveSchema = intervalSchema.extend({ right: z.number(), down: z.number() });
export type CameraMove = z.infer<typeof cameraMoveSchema>;

/** A word that a speech model heard, as written, without the blanks around it. */
export const spokenWordSchema = intervalSchema.extend({
  text: z.string().min(1),
  /** How sure the model is of it, 0 to 1; absent where it tells nothing, and in older analyses. */
  confidence: share.optional(),
});
export type SpokenWord = z.infer<typeof spokenWordSchema>;

/** A direction in the space in which one model puts what is alike close together: sentences, or images too; of length 1. */
export const embeddingSchema = z.object({
  /** Only embeddings of the same model can be compared. */
  model: z.string(),
  values: z.array(z.number()).min(1),
});
export type Embedding = z.infer<typeof embeddingSchema>;

/** The level of each step of a sound, root mean square in dB full scale, of which an hour has as many as ten minutes. */
export const loudnessSchema = z.object({ stepSeconds: z.number().positive(), levelsDb: z.array(z.number()) });
export type Loudness = z.infer<typeof loudnessSchema>;

export const clipAnalysisSchema = analysisDataSchema.extend({
  /** Raised when the analysis changes so that a stored one is made anew. */
  version: z.number().int(),
  durationSeconds: seconds,
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  measures: clipMeasuresSchema,
  /** What can be shown of each take, in order: cuts lie between them, and what is damaged. */
  shots: z.array(intervalSchema).min(1),
  /** In order; absent in older analyses. */
  cameraMoves: z.array(cameraMoveSchema).optional(),
  tracks: z.array(subjectTrackSchema),
  /** Absent where no thing and nobody lasts. */
  mainSubject: mainSubjectSchema.optional(),
  /** How surely the mood was told, as of labels that are measured; null for 'neutral' and for a provider's. */
  moodConfidence: share.nullish(),
  speech: z.array(intervalSchema),
  /** How loud it is over time; absent where there is no sound. */
  loudness: loudnessSchema.optional(),
  /** Stretches in which nothing is to be heard; absent where there is no sound. */
  silences: z.array(intervalSchema).optional(),
  /** Seconds at which something is heard that was not before, in order; absent where there is no sound, and in older analyses. */
  onsets: z.array(seconds).optional(),
  /** What is said, in order; absent where no speech model listened. */
  words: z.array(spokenWordSchema).optional(),
  /** ISO 639-1 code of the words' language; null where none was heard, absent where no speech model listened. */
  language: z.string().nullish(),
  /** Which ears listened: 'whisper', 'parakeet' (the larger) or 'provider'; absent where none did, and in older analyses. */
  ear: z.string().optional(),
  /** Best first; at least one for every clip long enough to use. */
  moments: z.array(momentSchema),
  /** How much each step of the clip is worth showing; absent in older analyses. */
  interest: z.object({ stepSeconds: z.number().positive(), shares: z.array(share) }).optional(),
  framing: framingSchema,
  /** 64-bit perceptual hash of the clip's typical frame, 16 hex digits: near duplicates differ in few bits. */
  pictureHash: z.string().regex(/^[0-9a-f]{16}$/),
  /** Three to five, the largest first; fewer in plain frames. */
  dominantColours: z.array(dominantColourSchema).max(5).optional(),
  /** What the clip shows as an image-text model sees it; absent where no such model looked. */
  embedding: embeddingSchema.optional(),
  /** What its labels mean, as a sentence model reads them; absent where nothing is to be said of what it shows. */
  textEmbedding: embeddingSchema.optional(),
  /** Which eye made it: 'built-in', 'downloaded' or a provider's model name. */
  eye: z.string(),
});
export type ClipAnalysis = z.infer<typeof clipAnalysisSchema>;
