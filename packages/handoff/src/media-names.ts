import { fileExtension, type HandoffMedia, MUSIC_EXTENSIONS, VIDEO_EXTENSIONS } from '@cutroom/contract';

/** What the file systems of today's computers take, in UTF-8. */
const NAME_BYTES_MAX = 255;
/** Of what may be an extension; after that it is a part of the name. */
const EXTENSION_BYTES_MAX = 16;

/** Lies in the folder of the clips. */
export const MUSIC_FOLDER = 'music';

/**
 * The names by which a timeline looks for the files of the clips: their owners' own, to the letter, for editors find files
 * by them. Files that are written into the zip are called otherwise where a file system would refuse the name, and where
 * two of them, or one and the folder of the music, would be the same to one that does not tell capitals from small letters.
 */
export function mediaNames(names: readonly string[], media: HandoffMedia): string[] {
  switch (media) {
    case 'none':
      return names.map(nameAsUploaded);
    case 'originals':
      return uniqueNames(names);
    case 'proxies':
      return uniqueNames(names.map((name) => `${withoutKnownExtension(name)}.mp4`));
  }
}

/** The same for the music, which has a folder of its own and is written as a WAV. */
export function musicFileName(name: string, media: HandoffMedia): string {
  return media === 'none' ? nameAsUploaded(name) : fileSystemName(`${withoutKnownExtension(name)}.wav`);
}

/** No file's name has a slash: it would be a folder. */
function nameAsUploaded(name: string): string {
  return name.replaceAll('/', '_');
}

function withoutKnownExtension(name: string): string {
  const own = fileExtension(name);
  const isKnown = [...VIDEO_EXTENSIONS, ...MUSIC_EXTENSIONS].some((known) => known === own);
  return isKnown ? name.slice(0, -own.length - 1) : name;
}

function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set([MUSIC_FOLDER]);
  return names.map((name) => {
    for (let copy = 1; ; copy += 1) {
      const wanted = fileSystemName(name, copy === 1 ? '' : ` (${copy})`);
      const key = wanted.normalize('NFC').toLowerCase();
      if (taken.has(key)) continue;
      taken.add(key);
      return wanted;
    }
  });
}

/** Windows keeps these for devices, whatever their extension. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)\s*(\.|$)/i;

/**
 * The name as every file system takes it: without control characters, slashes and what Windows reserves, not longer than
 * it may be, and the rest as it is.
 * @param number stands before the extension
 */
function fileSystemName(name: string, number = ''): string {
  const allowed = name
    .replace(/[\p{Cc}<>:"/\\|?*]/gu, '_')
    // Windows drops them.
    .replace(/[\s.]+$/u, '');
  const { stem, extension } = partsOf(DEVICE.test(allowed) ? `_${allowed}` : allowed);
  const bytesLeft = NAME_BYTES_MAX - bytesOf(`${number}${extension}`);
  return `${shortened(stem === '' ? 'clip' : stem, bytesLeft)}${number}${extension}`;
}

function partsOf(name: string): { stem: string; extension: string } {
  const dot = name.lastIndexOf('.');
  const extension = dot < 0 ? '' : name.slice(dot);
  return bytesOf(extension) > EXTENSION_BYTES_MAX
    ? { stem: name, extension: '' }
    : { stem: name.slice(0, name.length - extension.length), extension };
}

function shortened(stem: string, bytesMax: number): string {
  let bytes = 0;
  const kept = Array.from(stem).filter((character) => {
    bytes += bytesOf(character);
    return bytes <= bytesMax;
  });
  return kept.join('');
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
