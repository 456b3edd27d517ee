import { displayedClipName } from '@cutroom/contract';

/**
 * Words of the user's own file name that may say something: 'ocean-waves_x.mp4' gives ocean and waves. What cameras
 * and programs call files (IMG_1234, VID-20240101, final, copy) says nothing. Hints only: nobody saw them.
 */
export function fileNameWords(storedName: string): string[] {
  const stem = displayedClipName(storedName).replace(/\.[^.]*$/, '');
  const words = stem
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= 3 && !SAYS_NOTHING.has(word));
  return [...new Set(words)].slice(0, WORDS_MAX);
}

const WORDS_MAX = 5;
const SAYS_NOTHING = new Set(
  `img vid video videos mov movie clip clips dsc dscn dscf gopr gopro pxl mvi dji file footage untitled output
  export final edit edited copy new raw test sample take shot scene part original download downloads recording
  record screen capture whatsapp telegram snapchat signal camera phone iphone android the and for with from this
  that fps mp4 hevc avc hdr sdr proxy render master version ver trim cut low high res full half small large big
  default internal external tmp temp image photo picture media content upload uploaded project`.split(/\s+/),
);
