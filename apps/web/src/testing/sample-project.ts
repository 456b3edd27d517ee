import type { Project, VideoClip } from '@cutroom/contract';

export const SAMPLE_CLIP: VideoClip = {
  id: 'clip-a',
  filename: 'beach_x1.mp4',
  path: '/api/videos/beach_x1.mp4',
  url: '/api/videos/beach_x1.mp4',
  proxyUrl: null,
  analysisData: null,
  analysisError: null,
  fileSize: 1_000_000,
  durationSeconds: 20,
  width: 1080,
  height: 1920,
  hasAudio: true,
};

/** A finished project of one clip, changed as a test needs it. */
export function sampleProject(changes: Partial<Project> = {}): Project {
  return {
    id: 7,
    title: 'Beach day',
    prompt: 'A calm reel',
    status: 'completed',
    createdAt: '2026-11-21T12:00:00Z',
    processingProgress: 100,
    errorMessage: null,
    finalVideoPath: '/api/videos/reel_1.mp4',
    finalVideoSize: 12_300_000,
    actualDuration: 2,
    videoClips: [SAMPLE_CLIP],
    editingPlan: {
      title: 'Beach',
      description: 'One calm moment.',
      instructions: 'A calm pace.',
      selectedClips: [{ clipId: 'clip-a', startTime: 1, endTime: 3, order: 0 }],
    },
    editVersion: null,
    timeline: [{ clipId: 'clip-a', startTime: 1, endTime: 3 }],
    run: null,
    uploads: [],
    videoExpiresAt: null,
    ...changes,
  };
}
