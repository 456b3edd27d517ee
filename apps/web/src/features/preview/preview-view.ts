import type { Project } from '@cutroom/contract';
import { finalVideoUrl } from '../../components/player/final-video-url.ts';

export type PreviewView =
  | { readonly kind: 'uploading' }
  | { readonly kind: 'ready_to_create' }
  | { readonly kind: 'processing' }
  /** No video yet, but what it will be: the plan plays. */
  | { readonly kind: 'planned' }
  | { readonly kind: 'video'; readonly videoUrl: string; readonly isModified: boolean }
  | { readonly kind: 'not_available' };

/**
 * What the preview shows for a project's status (spec section 4).
 * @param isPlanned whether the run under way knows already what it will make
 */
export function previewView(
  { status, finalVideoPath, videoClips }: Pick<Project, 'status' | 'finalVideoPath' | 'videoClips'>,
  isPlanned = false,
): PreviewView {
  if (status === 'processing' && isPlanned) return { kind: 'planned' };
  if (status === 'uploading' || status === 'processing') return { kind: status };
  const videoUrl = finalVideoUrl(finalVideoPath);
  if (status === 'uploaded' || (videoUrl === null && videoClips.length > 0)) {
    return { kind: 'ready_to_create' };
  }
  if ((status === 'completed' || status === 'timeline_modified') && videoUrl !== null) {
    return { kind: 'video', videoUrl, isModified: status === 'timeline_modified' };
  }
  return { kind: 'not_available' };
}
