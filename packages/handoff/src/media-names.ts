import { downloadName, fileExtension, VIDEO_EXTENSIONS } from '@cutroom/contract';

/** Shorter than `downloadName` allows, so that a number fits behind it. */
const STEM_CHARS_MAX = 50;

/**
 * File names for a folder: each as its owner called it, without what file systems refuse, and none twice, not even to a
 * file system that does not tell capitals from small letters.
 * @param extension of all files, where it is not each one's own
 */
export function mediaNames(names: readonly string[], extension?: string): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const { stem, ownExtension } = partsOf(name);
    for (let copy = 1; ; copy += 1) {
      const wanted = downloadName(copy === 1 ? stem : `${stem} (${copy})`, extension ?? ownExtension);
      if (taken.has(wanted.toLowerCase())) continue;
      taken.add(wanted.toLowerCase());
      return wanted;
    }
  });
}

/** What is no extension of a video is a part of the name. */
function partsOf(name: string): { stem: string; ownExtension: string } {
  const found = VIDEO_EXTENSIONS.find((extension) => fileExtension(name) === extension);
  const whole = found === undefined ? name : name.slice(0, -found.length - 1);
  const stem = Array.from(whole.replace(/^[\s./\\]+/, '') || 'video')
    .slice(0, STEM_CHARS_MAX)
    .join('');
  return { stem, ownExtension: found ?? 'mp4' };
}
