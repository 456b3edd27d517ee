import {
  clipName,
  displayedClipName,
  type PendingUpload,
  type Project,
  storedClipName,
  type VideoClip,
} from '@cutroom/contract';
import type { UploadItem } from './upload-list.ts';

/** Files of a project beside those of this session. */
export interface OtherFiles {
  readonly clips: readonly VideoClip[];
  readonly uploads: readonly PendingUpload[];
}

export const NO_OTHER_FILES: OtherFiles = { clips: [], uploads: [] };

type NameAndSize = Pick<File, 'name' | 'size'>;

/** What the project holds that no row of this session stands for and that nobody has just given up. */
export function otherFiles(
  project: Project | undefined,
  items: readonly UploadItem[],
  discardedIds: ReadonlySet<string>,
): OtherFiles {
  if (project === undefined) return NO_OTHER_FILES;
  const own = new Set(items.map(({ uploadId }) => uploadId));
  const beingBegun = items.filter(isBeingBegun);
  return {
    clips: project.videoClips.filter(({ id }) => !own.has(id)),
    uploads: project.uploads.filter(
      (upload) =>
        upload.kind !== 'music' &&
        !own.has(upload.id) &&
        !discardedIds.has(upload.id) &&
        !beingBegun.some(({ name, bytesTotal }) => isOf(upload, { name, size: bytesTotal })),
    ),
  };
}

/** Whether a clip stopped halfway, where no page sends the rest of it. */
export function isUnfinishedClip({ kind, state }: PendingUpload): boolean {
  return kind !== 'music' && state === 'receiving';
}

/** How many of them are clips, or will be once the server has looked at them. */
export function arrivedCount({ clips, uploads }: OtherFiles): number {
  return clips.length + uploads.filter(isArrived).length;
}

/** Whether the project has this file completely. A name and a size are all that is known of files from before. */
export function hasArrived(file: NameAndSize, { clips, uploads }: OtherFiles): boolean {
  return (
    clips.some((clip) => isSameFile(file, { name: clipName(clip), bytes: clip.fileSize })) ||
    uploads.some((upload) => isArrived(upload) && isOf(upload, file))
  );
}

/** Of files that are chosen again, those that the project has not completely. Who is asked for some chooses all. */
export function withoutArrived(files: readonly File[], others: OtherFiles): readonly File[] {
  return files.filter((file) => !hasArrived(file, others));
}

/** Whether a clip, by the name it is shown under, was made of this file. */
export function isSameFile(
  file: NameAndSize,
  clip: { readonly name: string; readonly bytes: number },
): boolean {
  return clip.bytes === file.size && (clip.name === file.name || clip.name === shownName(file));
}

/**
 * Uploads of these files that were begun and never finished, such as by a page that was closed. They make way for the
 * new ones: with a name and a size nobody can tell that the rest would fit what has arrived.
 */
export function supersededUploads(
  files: readonly NameAndSize[],
  { uploads }: OtherFiles,
): readonly PendingUpload[] {
  return uploads.filter((upload) => upload.state === 'receiving' && files.some((file) => isOf(upload, file)));
}

/** The server may have begun it, and its answer is on the way. */
function isBeingBegun({ uploadId, phase }: UploadItem): boolean {
  return uploadId === null && (phase.kind === 'sending' || phase.kind === 'retrying');
}

function isArrived({ state }: PendingUpload): boolean {
  return state === 'checking';
}

function isOf(upload: PendingUpload, { name, size }: NameAndSize): boolean {
  return upload.filename === name && upload.bytesTotal === size;
}

/** What a file will be called once it is a clip. */
function shownName({ name }: NameAndSize): string {
  return displayedClipName(storedClipName(name, ''));
}
