import type { Uploader } from './uploader.ts';

/** An uploader that goes on while its project's upload screen gives way to the prompt and back. */
export interface KeptUploader {
  readonly projectId: number;
  readonly uploader: Uploader;
  /** What the screen that is there wants to hear of a burst that has arrived; null while it is another. */
  onComplete: (() => void) | null;
  /** Stops everything, and no longer follows the connection; null until a screen is there that began it. */
  end: (() => void) | null;
}

let kept: KeptUploader | null = null;

/** That of the project, or a new one; an uploader of another project ends. */
export function keepUploader(projectId: number, make: () => KeptUploader): KeptUploader {
  if (kept?.projectId === projectId) return kept;
  kept?.end?.();
  kept = make();
  return kept;
}

export function keptUploader(projectId: number): Uploader | null {
  return kept?.projectId === projectId ? kept.uploader : null;
}

/** The screens that uploads of a project go on behind. */
export function uploadPaths(projectId: number): readonly string[] {
  return [`/upload/${projectId}`, `/prompt/${projectId}`];
}

/** To be told of every screen: uploads end where another one begins. */
export function endUploadsOutside(path: string): void {
  if (kept === null || uploadPaths(kept.projectId).includes(path)) return;
  kept.end?.();
  kept = null;
}
