import type { PendingUpload, Project, VideoClip } from '@cutroom/contract';

/** A clip from before; its id is what stands in its stored name behind the underscore. */
export function oldClip(filename: string, fileSize: number): VideoClip {
  return {
    id: filename.replace(/^.*_|\..*$/g, ''),
    filename,
    path: '',
    url: '',
    proxyUrl: null,
    analysisData: null,
    analysisError: null,
    fileSize,
    durationSeconds: 1,
    width: 1,
    height: 1,
    hasAudio: false,
  };
}

/** An upload of `<id>.mp4` with 100 bytes. */
export function oldUpload(
  id: string,
  state: PendingUpload['state'],
  changes: Partial<PendingUpload> = {},
): PendingUpload {
  return {
    id,
    filename: `${id}.mp4`,
    state,
    bytesReceived: 10,
    bytesTotal: 100,
    error: state === 'refused' ? { code: 'clip_damaged', message: 'This video is damaged.' } : null,
    ...changes,
  };
}

export function projectWith(changes: Partial<Project>): Project {
  return {
    id: 1,
    title: 'x',
    prompt: '',
    status: 'uploading',
    createdAt: '2026-11-21T10:00:00Z',
    processingProgress: 0,
    errorMessage: null,
    finalVideoPath: null,
    finalVideoSize: null,
    actualDuration: null,
    videoClips: [],
    editingPlan: null,
    editVersion: null,
    timeline: null,
    run: null,
    uploads: [],
    videoExpiresAt: null,
    ...changes,
  };
}
