/**
 * Words of the user's own file name that may say something: 'ocean-waves.mp4' gives ocean and waves. What cameras
 * and programs call files (IMG_1234, VID-20240101, final, copy) says nothing, and what is measured ('shaky', 'dark') is
 * for the frames to say. Hints only: they were not seen in the frames.
 * @param filename as the user called it, or as it is stored (`<slug>_<random>.<ext>`)
 */
export function fileNameWords(filename: string): string[] {
  const words = tokensOf(filename).filter(saysSomething);
  return [...new Set(words.map((word) => word.toLowerCase()))].slice(0, WORDS_MAX);
}

function tokensOf(filename: string): string[] {
  return filename
    .replace(/\.[^.]*$/, '')
    .replace(STORED_SUFFIX, '')
    .replace(UUID, ' ')
    .split(/[^\p{L}\p{M}]+/u)
    .flatMap((word) => (saysNothing(word) ? [word] : word.split(/(?<=\p{Ll})(?=\p{Lu})/u)))
    .filter((word) => word !== '');
}

function saysSomething(word: string): boolean {
  return word.length >= 3 && !saysNothing(word);
}

function saysNothing(word: string): boolean {
  return SAYS_NOTHING.has(word.toLowerCase());
}

/** The random part of a stored name: at least 96 bits in letters and digits. */
const STORED_SUFFIX = /_[0-9A-Za-z]{16,}$/;
const UUID = /[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}/gi;
const WORDS_MAX = 5;
const SAYS_NOTHING = new Set(
  `img vid video videos mov movie clip clips dsc dscn dscf gopr gopro pxl mvi dji file footage untitled output
  export final edit edited copy new raw test sample take shot scene part original download downloads recording
  record screen capture whatsapp telegram snapchat signal camera phone iphone android the and for with from this
  that fps mp4 hevc avc hdr sdr proxy render master version ver trim cut low high res full half small large big
  default internal external tmp temp image photo picture media content upload uploaded project
  shaky steady still handheld panning pan moving zoom close wide aerial blurry blurred blur focus sharp dark bright
  light colourful colorful music speech sound silent smile quality good bad best lively`.split(/\s+/),
);
