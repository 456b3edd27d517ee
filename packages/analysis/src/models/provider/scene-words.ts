const SHOTS = 'scene|shot|clip|video|footage|recording|picture|image|view|camera';
const PLACES =
  'place|space|setting|surroundings|interior|room|classroom|hall|hallway|corridor|kitchen|office|house|building|cellar|' +
  'station|stage|street|alley|road|path|trail|city|square|park|garden|lawn|field|court|playground|car park|parking lot|' +
  'beach|forest|cave|tunnel|bridge|evening|day|lighting|conditions';
/** What may stand between a word and the place that it describes, so that "dark blue room" is not a dark room. */
const BETWEEN =
  '(?:[,-]? |, )(?:and \\w+ |\\w+, \\w+ |(?:indoor|outdoor|city|narrow|wide|large|small|quiet) )?';
const DEGREE = '(?: (?:very|quite|rather|too|so|mostly|almost|nearly|fairly|completely|entirely))?';

/**
 * Words that are said of the whole clip, or are all that is said: a dark room, but neither a dark dress nor dark hair.
 * @param words alternatives of a pattern
 */
export function saidOfScene(words: string): RegExp {
  return saidOf(words, `${SHOTS}|${PLACES}`);
}

/** The same of how it was filmed: a shaky clip, but not a shaky table. */
export function saidOfShot(words: string): RegExp {
  return saidOf(words, SHOTS);
}

/**
 * Any of these as a word of its own.
 * @param words alternatives of a pattern
 */
export function anyWord(...words: readonly string[]): RegExp {
  return new RegExp(`\\b(?:${words.join('|')})\\b`, 'i');
}

/** The same where it does not follow what `before` matches. */
export function anyWordNotAfter(before: string, ...words: readonly string[]): RegExp {
  return new RegExp(`(?<!${before})${anyWord(...words).source}`, 'i');
}

function saidOf(words: string, things: string): RegExp {
  return new RegExp(
    [
      `^(?:${words})$`,
      `\\b(?:${words})${BETWEEN}(?:${things})s?\\b`,
      `\\b(?:${things})s? (?:is|are|looks?|appears?|seems?|stays?|remains?)${DEGREE} (?:${words})\\b(?!-)`,
    ].join('|'),
    'i',
  );
}
