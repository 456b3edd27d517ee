import type {
  CameraMove,
  ClipAnalysis,
  ClipMeasures,
  Embedding,
  Interval,
  QualityMetrics,
  SpokenWord,
  SubjectTrack,
} from '@cutroom/contract';
import type { DirectorClip } from '../director-clip.ts';

/** What a test says about a clip; everything else is an ordinary, well-shot clip without speech. */
export interface ClipSketch {
  readonly id?: string;
  /** The user's own file name. */
  readonly name?: string;
  readonly seconds?: number;
  readonly framesPerSecond?: number;
  readonly labels?: readonly string[];
  readonly description?: string;
  readonly mood?: string | null;
  readonly categories?: readonly string[];
  readonly quality?: Partial<QualityMetrics>;
  readonly measures?: Partial<ClipMeasures>;
  readonly cutsAt?: readonly number[];
  readonly cameraMoves?: readonly CameraMove[];
  readonly silences?: readonly Interval[];
  readonly speech?: readonly Interval[];
  readonly words?: readonly SpokenWord[];
  readonly embedding?: Embedding;
  readonly textEmbedding?: Embedding;
  readonly tracks?: readonly SubjectTrack[];
  readonly moments?: ClipAnalysis['moments'];
  readonly hash?: string;
  readonly portrait?: boolean;
  readonly framing?: ClipAnalysis['framing'];
}

/** Clips in upload order. */
export function buildClips(...sketches: readonly ClipSketch[]): DirectorClip[] {
  return sketches.map((sketch, index) => buildClip(sketch, index));
}

export function buildClip(sketch: ClipSketch, index: number): DirectorClip {
  const clipId = sketch.id ?? `clip-${index + 1}`;
  const [stem = 'clip', extension = 'mp4'] = (
    sketch.name ?? `take-${String.fromCharCode(97 + (index % 26))}.mp4`
  ).split('.');
  return {
    clipId,
    filename: `${stem}_a1b2c3d4e5f6a7b8c9d0e1f2.${extension}`,
    // A stored name shows nothing behind the first underscore.
    ...(stem.includes('_') ? { name: `${stem}.${extension}` } : {}),
    uploadOrder: index,
    ...(sketch.framesPerSecond === undefined ? {} : { framesPerSecond: sketch.framesPerSecond }),
    analysis: buildAnalysis(sketch, index),
  };
}

function buildAnalysis(sketch: ClipSketch, index: number): ClipAnalysis {
  const seconds = sketch.seconds ?? 8;
  const speech = [...(sketch.speech ?? [])];
  const spoken = speech.reduce((sum, part) => sum + part.endSeconds - part.startSeconds, 0);
  const edges = [0, ...(sketch.cutsAt ?? []), seconds];
  const shots = edges.slice(1).map((endSeconds, at) => ({ startSeconds: edges[at] ?? 0, endSeconds }));
  return {
    version: 1,
    description: sketch.description ?? '',
    labels: [...(sketch.labels ?? [])],
    mood: sketch.mood === undefined ? 'neutral' : sketch.mood,
    relevantCategories: [...(sketch.categories ?? [])],
    qualityMetrics: { brisqueScore: 25, brightness: 55, isShaky: false, ...sketch.quality },
    durationSeconds: seconds,
    width: sketch.portrait === true ? 1080 : 1920,
    height: sketch.portrait === true ? 1920 : 1080,
    measures: {
      sharpness: 60,
      motion: 0.2,
      camera: 'handheld',
      colourfulness: 40,
      warmth: 0,
      clippedShare: 0.02,
      loudnessLufs: -24,
      speechShare: seconds > 0 ? Math.min(1, spoken / seconds) : 0,
      ...sketch.measures,
    },
    shots,
    ...(sketch.cameraMoves === undefined ? {} : { cameraMoves: [...sketch.cameraMoves] }),
    ...(sketch.silences === undefined ? {} : { silences: [...sketch.silences] }),
    tracks: [...(sketch.tracks ?? [])],
    speech,
    ...(sketch.words === undefined ? {} : { words: [...sketch.words] }),
    ...(sketch.embedding === undefined ? {} : { embedding: sketch.embedding }),
    ...(sketch.textEmbedding === undefined ? {} : { textEmbedding: sketch.textEmbedding }),
    moments: sketch.moments ?? shots.map((shot) => ({ ...shot, score: 0.6, reasons: ['sharp', 'steady'] })),
    framing: sketch.framing ?? { mode: 'crop', keyframes: [{ atSeconds: 0, centerX: 0.5, centerY: 0.5 }] },
    pictureHash: sketch.hash ?? distinctHash(index),
    eye: 'built-in',
  };
}

/** Hashes far apart from each other, the same for the same index. */
function distinctHash(index: number): string {
  let state = (index + 1) * 2_654_435_761;
  let hash = '';
  for (let digit = 0; digit < 16; digit += 1) {
    state = (Math.imul(state ^ (state >>> 13), 1_540_483_477) + digit * 97) >>> 0;
    hash += ((state >>> 17) & 15).toString(16);
  }
  return hash;
}

/** A subject seen through the whole clip. */
export function subject(label: string, area = 0.15, presence = 0.9): SubjectTrack {
  return {
    kind: label === 'face' ? 'face' : 'object',
    label,
    confidence: 0.8,
    presence,
    area,
    boxes: [],
    smile: null,
  };
}

/** A subject seen every half second from one second to another, its middle at `centerX` of the picture. */
export function sighted(
  label: string,
  fromSeconds: number,
  toSeconds: number,
  ofSeconds: number,
  centerX = 0.5,
): SubjectTrack {
  const width = 0.2;
  const boxes = [];
  for (let atSeconds = fromSeconds; atSeconds < toSeconds; atSeconds += 0.5)
    boxes.push({ atSeconds, box: { x: centerX - width / 2, y: 0.3, width, height: 0.4 }, confidence: 0.8 });
  return { ...subject(label, 0.08, (toSeconds - fromSeconds) / ofSeconds), boxes };
}
