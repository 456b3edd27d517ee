import { ANALYSIS_VERSION } from '@cutroom/analysis';
import type { ClipAnalysis, ClipProbe } from '@cutroom/contract';
import type { ClipRow } from '../../platform/database/schema.ts';

/** A plausible landscape clip with sound. */
export function probeFixture(changes: Partial<ClipProbe> = {}): ClipProbe {
  return {
    demuxer: 'mov',
    durationSeconds: 8,
    firstPictureSeconds: 0,
    width: 1920,
    height: 1080,
    rotationDegrees: 0,
    frameRate: { num: 30, den: 1 },
    isVariableFrameRate: false,
    videoCodec: 'h264',
    pixelFormat: 'yuv420p',
    colorTransfer: 'bt709',
    colorPrimaries: 'bt709',
    colorSpace: 'bt709',
    colorRange: 'tv',
    isInterlaced: false,
    audio: { codec: 'aac', channels: 2, sampleRate: 48_000 },
    ...changes,
  };
}

/** A good clip of a beach with one moment worth showing. */
export function analysisFixture(changes: Partial<ClipAnalysis> = {}): ClipAnalysis {
  return {
    version: ANALYSIS_VERSION,
    description: 'A wide view of a beach, steady and bright.',
    labels: ['beach'],
    mood: 'calm',
    relevantCategories: ['travel'],
    qualityMetrics: { brisqueScore: 20, brightness: 60, isShaky: false },
    durationSeconds: 8,
    width: 1920,
    height: 1080,
    measures: {
      sharpness: 80,
      motion: 0.1,
      camera: 'still',
      colourfulness: 50,
      warmth: 0,
      clippedShare: 0,
      loudnessLufs: -20,
      speechShare: 0,
    },
    shots: [{ startSeconds: 0, endSeconds: 8 }],
    tracks: [],
    speech: [],
    moments: [{ startSeconds: 1, endSeconds: 6, score: 0.8, reasons: ['sharp'] }],
    framing: { mode: 'crop', keyframes: [{ atSeconds: 0, centerX: 0.4, centerY: 0.5 }] },
    pictureHash: '0123456789abcdef',
    eye: 'built-in',
    ...changes,
  };
}

/** A row as the upload stage leaves it: accepted, not yet analysed. */
export function clipFixture(changes: Partial<ClipRow> = {}): ClipRow {
  const id = changes.id ?? 'clip1';
  return {
    id,
    projectId: 1,
    uploadId: `upload-of-${id}`,
    sequence: 1,
    place: null,
    storedName: `beach_${id}.mp4`,
    fileName: null,
    storageKey: `projects/1/clips/${id}/source`,
    bytes: 1000,
    sha256: `sha-of-${id}`,
    probe: probeFixture(),
    analysis: null,
    analysisError: null,
    analysisErrorCode: null,
    proxyKey: null,
    proxyErrorCode: null,
    posterKey: null,
    filmstripKey: null,
    createdAt: new Date(0),
    ...changes,
  };
}
