const STEM_CHARS_MAX = 60;
/** Names that Windows keeps for devices, whatever their ending. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * The file name under which a project's video or edit is saved: its title, without anything that a file
 * system refuses or that hides what the name is (control and direction characters), and an extension.
 * @param extension without the dot
 */
export function downloadName(title: string, extension: string): string {
  const cleaned = title
    .normalize('NFC')
    .replace(/\p{C}/gu, '')
    .replace(/[<>:"/\\|?*\s]+/gu, ' ');
  const stem = trimmed(Array.from(trimmed(cleaned)).slice(0, STEM_CHARS_MAX).join(''));
  if (stem === '') return `video.${extension}`;
  return `${RESERVED.test(stem) ? `${stem} video` : stem}.${extension}`;
}

/** A leading dot hides a file, a trailing dot or space is dropped by Windows. */
function trimmed(text: string): string {
  return text.replace(/^[\s.]+|[\s.]+$/gu, '');
}
