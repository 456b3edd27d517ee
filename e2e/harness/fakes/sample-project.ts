import { type Project, projectSchema, type VideoClip } from '@cutroom/contract';

/** An analysed clip; `name` is the one it was uploaded under. */
export function sampleClip(id: string, name: string, changes: Partial<VideoClip> = {}): VideoClip {
  const [base, extension] = name.split('.');
  const filename = `${base}_${id}.${extension}`;
  return {
    id,
    filename,
    path: `/api/videos/${filename}`,
    url: `/api/videos/${filename}`,
    proxyUrl: `/api/videos/${base}_${id}-proxy.mp4`,
    analysisData: {
      description: `A view of ${base}.`,
      labels: [`${base}`, 'person', 'outdoors', 'sky'],
      mood: 'calm',
      relevantCategories: ['travel'],
      qualityMetrics: { brisqueScore: 15, brightness: 65, isShaky: false },
    },
    analysisError: null,
    fileSize: 4_200_000,
    durationSeconds: 12,
    width: 1080,
    height: 1920,
    hasAudio: true,
    framesPerSecond: 60,
    ...changes,
  };
}

export const PROJECT_ID = 7;

const CLIPS = [
  sampleClip('clip-a', 'beach.mp4'),
  sampleClip('clip-b', 'market.mov'),
  sampleClip('clip-c', 'forest.mp4'),
];

/** As many clips as somebody who films a lot has. */
export function manyClips(count: number): VideoClip[] {
  return Array.from({ length: count }, (_, index) => sampleClip(`clip-${index}`, `clip${index}.mp4`));
}

/** A finished project: three cuts of 2, 3 and 2.5 seconds. */
export function sampleProject(changes: Partial<Project> = {}): Project {
  return projectSchema.parse({
    id: PROJECT_ID,
    title: 'Summer by the sea',
    prompt: 'A calm 8 second reel, start with the beach',
    status: 'completed',
    createdAt: new Date().toISOString(),
    processingProgress: 100,
    errorMessage: null,
    finalVideoPath: '/api/videos/reel_1.mp4',
    finalVideoSize: 12_345_678,
    actualDuration: 7.5,
    videoClips: CLIPS,
    editingPlan: {
      title: 'A calm day',
      description: 'Three calm moments by the sea.',
      instructions: 'Start with the beach and keep a calm pace.',
      selectedClips: [
        { clipId: 'clip-a', startTime: 1, endTime: 3, order: 0, reason: 'sharp' },
        { clipId: 'clip-b', startTime: 0.5, endTime: 3.5, order: 1 },
        { clipId: 'clip-c', startTime: 2, endTime: 4.5, order: 2 },
      ],
      dropped: [],
    },
    editVersion: 'first',
    timeline: [
      { clipId: 'clip-a', startTime: 1, endTime: 3 },
      { clipId: 'clip-b', startTime: 0.5, endTime: 3.5 },
      { clipId: 'clip-c', startTime: 2, endTime: 4.5 },
    ],
    run: null,
    uploads: [],
    videoExpiresAt: null,
    ...changes,
  } satisfies Project);
}

/** Clips are there, nothing has been made of them yet. */
export function uploadedProject(changes: Partial<Project> = {}): Project {
  return sampleProject({ ...NO_VIDEO, status: 'uploaded', prompt: '', editingPlan: null, ...changes });
}

/** Nothing is there yet. */
export function emptyProject(changes: Partial<Project> = {}): Project {
  return uploadedProject({ title: 'New Video Project', status: 'uploading', videoClips: [], ...changes });
}

/** A generation is under way. */
export function processingProject(percent: number, changes: Partial<Project> = {}): Project {
  return sampleProject({
    ...NO_VIDEO,
    status: 'processing',
    editingPlan: null,
    processingProgress: percent,
    run: {
      id: 'run-1',
      kind: 'generate',
      state: 'running',
      prompt: 'A calm reel',
      stage: 'analysis',
      detail: 'Looking at beach.mp4 (1 of 3)',
      error: null,
      report: null,
      createdAt: new Date().toISOString(),
      finishedAt: null,
    },
    ...changes,
  });
}

const NO_VIDEO = {
  finalVideoPath: null,
  finalVideoSize: null,
  actualDuration: null,
  timeline: null,
  processingProgress: 0,
} as const;
