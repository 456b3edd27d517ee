import type { Project } from '@cutroom/contract';

export type PreviewView =
  | { readonly kind: 'uploading' }
  | { readonly kind: 'ready_to_create' }
  | { readonly kind: 'processing' }
  | { readonly kind: 'video'; readonly videoUrl: string; readonly isModified: boolean }
  | { readonly kind: 'not_available' };

/** What the preview shows for a project's status (spec section 4). */
export function previewView({
  status,
  finalVideoPath,
  videoClips,
}: Pick<Project, 'status' | 'finalVideoPath' | 'videoClips'>): PreviewView {
  if (status === 'uploading' || status === 'processing') return { kind: status };
  if (status === 'uploaded' || (finalVideoPath === null && videoClips.length > 0)) {
    return { kind: 'ready_to_create' };
  }
  if ((status === 'completed' || status === 'timeline_modified') && finalVideoPath !== null) {
    return { kind: 'video', videoUrl: finalVideoPath, isModified: status === 'timeline_modified' };
  }
  return { kind: 'not_available' };
}
