import { FILE_SLUG_CHARS_MAX } from '../limits.ts';

/** File name extensions accepted as video (spec section 5), without the dot. */
export const VIDEO_EXTENSIONS = ['mp4', 'mov', 'avi', 'mkv', 'webm', 'flv', 'wmv', 'm4v', '3gp'] as const;
export type VideoExtension = (typeof VIDEO_EXTENSIONS)[number];

/** Lower-case extension without the dot, or '' where the name has none. */
export function fileExtension(filename: string): string {
  const dot = filename.lastIndexOf('.');
  return dot <= 0 ? '' : filename.slice(dot + 1).toLowerCase();
}

/** The rule of spec section 5: type beginning 'video/', or one of the known extensions. */
export function isVideoFile(filename: string, type: string | null | undefined): boolean {
  if (type?.toLowerCase().startsWith('video/')) return true;
  return (VIDEO_EXTENSIONS as readonly string[]).includes(fileExtension(filename));
}

/** Extensions of music files, without the dot. */
export const MUSIC_EXTENSIONS = ['mp3', 'm4a', 'aac', 'wav', 'flac', 'ogg'] as const;

/** Whether a file may be music: by its type or its name; the sound of a video is taken too. */
export function isMusicFile(filename: string, type: string | null | undefined): boolean {
  if (type?.toLowerCase().startsWith('audio/')) return true;
  if ((MUSIC_EXTENSIONS as readonly string[]).includes(fileExtension(filename))) return true;
  return isVideoFile(filename, type);
}

/** A file with no type is treated as video/quicktime if .mov, otherwise video/mp4 (spec section 5). */
export function repairVideoType(filename: string, type: string | null | undefined): string {
  if (type) return type;
  return fileExtension(filename) === 'mov' ? 'video/quicktime' : 'video/mp4';
}

/**
 * The stored name `<slug>_<random>.<ext>`. The slug is the user's own file name with
 * everything outside letters, digits and hyphens turned into hyphens, so it never holds an underscore, a dot or a slash.
 * @param random at least 96 random bits in letters and digits
 */
export function storedClipName(filename: string, random: string): string {
  const extension = (VIDEO_EXTENSIONS as readonly string[]).includes(fileExtension(filename))
    ? fileExtension(filename)
    : 'mp4';
  return `${slugOf(filename)}_${random}.${extension}`;
}

function slugOf(filename: string): string {
  const dot = filename.lastIndexOf('.');
  const stem = dot <= 0 ? filename : filename.slice(0, dot);
  const slug = stem
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}-]+/gu, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^-+|-+$/g, '');
  return Array.from(slug).slice(0, FILE_SLUG_CHARS_MAX).join('').replace(/-+$/, '') || 'clip';
}

/** What people know a clip by: its file's own name, or of a clip whose file's name was not kept what its stored name shows. */
export function clipName(clip: { readonly name?: string | undefined; readonly filename: string }): string {
  return clip.name ?? displayedClipName(clip.filename);
}

/** What people see of a stored name: the part before the first underscore plus the extension (spec section 3). */
export function displayedClipName(storedName: string): string {
  const underscore = storedName.indexOf('_');
  const stem = underscore < 0 ? storedName.replace(/\.[^.]*$/, '') : storedName.slice(0, underscore);
  const extension = fileExtension(storedName);
  return extension === '' ? stem : `${stem}.${extension}`;
}
