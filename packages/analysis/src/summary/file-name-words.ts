/**
 * Words of the user's own file name that may say something: 'ocean-waves.mp4' gives ocean and waves. What cameras
 * and programs call files (IMG_1234, VID-20240101, final, copy) says nothing. Hints only: nobody saw them.
 * @param filename as the user called it, or as it is stored (`<slug>_<random>.<ext>`)
 */
export function fileNameWords(filename: string): string[] {
  const words = filename
    .replace(/\.[^.]*$/, '')
    .replace(STORED_SUFFIX, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= 3 && !SAYS_NOTHING.has(word));
  return [...new Set(words)].slice(0, WORDS_MAX);
}

/** The random part of a stored name: at least 96 bits in letters and digits. */
const STORED_SUFFIX = /_[0-9A-Za-z]{16,}$/;
const WORDS_MAX = 5;
const SAYS_NOTHING = new Set(
  `img vid video videos mov movie clip clips dsc dscn dscf gopr gopro pxl mvi dji file footage untitled output
  export final edit edited copy new raw test sample take shot scene part original download downloads recording
  record screen capture whatsapp telegram snapchat signal camera phone iphone android the and for with from this
  that fps mp4 hevc avc hdr sdr proxy render master version ver trim cut low high res full half small large big
  default internal external tmp temp image photo picture media content upload uploaded project`.split(/\s+/),
);
