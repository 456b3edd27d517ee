const UNIT = '(minutes?|mins?|seconds?|secs?)';

/** Other ways of giving a length or its bounds, on normalised text with digits. */
const SAME: readonly (readonly [RegExp, string | ((...args: string[]) => string)])[] = [
  // A decade is a look and no length.
  [/\b(?:19)?[5-9]0 s (?=(?:style|feel|look|vibes?|movie|film|aesthetics?|tv|home|kind)\b)/g, 'retro '],
  [new RegExp(`\\b(\\d+) (?:ish|odd|something|plus|or so) ${UNIT}\\b`, 'g'), 'about $1 $2'],
  [
    /\b(\d+|a|an) (?:minutes?|mins?|m) (?:and )?(\d{1,2})(?: ?s)?(?= ?[.,|]|$| and | with | of | in | for | long)/g,
    (_, minutes = '1', seconds = '0') => `${(Number(minutes) || 1) * 60 + Number(seconds)} seconds`,
  ],
  [
    /\b(than|for|most|least|under|about|around|just|only|exactly|lasts?|of|be|is|maximum|max) a second\b(?! (?:and|clip|shot|cut|time|one|1|part|half))/g,
    '$1 1 second',
  ],
  [
    /^(?![^|]*\b(?:seconds?|secs?|minutes?|all|every|each)\b)(.*)\bas short as (?:possible|you can|it can be)\b/g,
    '$1at most 10 seconds',
  ],
  // '12 cuts, 1.5 each', 'pizza, dog, waves. 4 4 4.'
  [
    /(?<=^|[.,|] )((?:about |around |exactly )?(?:\d+\.\d+|(?<=\b(?:cuts|shots) , (?:about |around |exactly )?)\d)) each(?= ?[.,|]|$)/g,
    '$1 seconds each',
  ],
  [/(?<=[.,|] )(\d)(?: (?:, )?\1)+(?= ?[.,|]|$)/g, '$1 seconds each'],
  [/\bevery second and a half\b/g, 'every 1.5 seconds'],
  [/\b(?:a|1) third of a minute\b/g, '20 seconds'],
  [/\b(?:a|1) (?:fourth|quarter) of a minute\b/g, '15 seconds'],
  [/\b2 thirds of a minute\b/g, '40 seconds'],
  [
    new RegExp(
      `\\b(?:no|not) (?:shorter|less|under) than (\\d+)(?: ${UNIT})?(?: ,)?(?: and| but| or)*(?: also)? (?:no|not) (?:longer|more|over) than (\\d+) ${UNIT}`,
      'g',
    ),
    (_, from = '', __ = '', to = '', unit = '') => `between ${from} and ${to} ${unit}`,
  ],
  [
    new RegExp(
      `\\b(?:no|not) (?:longer|more|over) than (\\d+)(?: ${UNIT})?(?: ,)?(?: and| but| or)*(?: also)? (?:no|not) (?:shorter|less|under) than (\\d+) ${UNIT}`,
      'g',
    ),
    (_, to = '', __ = '', from = '', unit = '') => `between ${from} and ${to} ${unit}`,
  ],
  [/\bno (cuts?|shots?|clips?) (?:faster|quicker) than\b/g, 'no $1 shorter than'],
  // 'they will not sit still for more than two minutes'
  [
    /\b(?:will|can|could|would|do|does) not (?:(?!clips?|shots?|cuts?|scenes?|anything|them|any|each|hold|use|show)[^ .,|]+ ){0,4}?(?:for )?(?:more|longer) than (?=(?:\d+|a|half a) (?:minutes?|mins?|seconds?|secs?)\b)/g,
    'at most ',
  ],
  // 'not a second over fifteen'
  [
    /\b(?:not|no) (?:a|1|one)(?: single)? (?:second|moment|frame|tick) (?:over|above|past|beyond|longer than|more than) (\d+)(?: seconds?)?(?= |$)/g,
    'at most $1 seconds',
  ],
  [
    /\b(?:(?:do|does|must|should|can|may|shall|will) not|never) (?:(?:make|let|have|want)(?: (?:it|this|that|the (?:video|reel|whole thing|film|edit)))?(?: (?:to )?(?:be|go|run|get|last|become))?|go|be|run|get|last|exceed|take)(?: any)? ?(?:over|above|beyond|past|longer than|more than|for more than|for longer than)?(?: the)? (?=(?:\d+|a|half|a couple of) )(?=(?:half )?(?:a |an )?(?:\d+ )?(?:and a half )?(?:seconds?|secs?|minutes?|mins?|s )?)/g,
    'at most ',
  ],
  [
    /\b(?:cap(?:ped|s)?|limit(?:ed)?|top(?:s|ped)?(?: out)?|max(?:ed|es)?(?: out)?)(?: (?:it|this|the (?:video|reel|length|whole thing)))?(?: off)? (?:at|to) (?=(?:about )?(?:\d+|half a|a) )/g,
    'at most ',
  ],
  [
    /\b(?:do not|never|must not|should not) (?:go|be|fall|drop) (?:under|below|less than|shorter than) (?=\d|half|a minute)/g,
    'at least ',
  ],
  [
    /\b(?:keep|keeps|leave|hold|set|put|have|get|fix|aim|stay|stays|stick|limit|bring|trim|cut|stop)(?: (?:it|this|that|things|everything|the (?:whole thing|video|reel|edit|total|length|duration|film|cut)))?(?: down)? (?:at|to)(?: a total of)? (?=(?:about |around |roughly |exactly |maybe |just )?(?:\d+|half a|a) (?:and a half )?(?:minutes?|mins?|seconds?|secs?|s)\b)/g,
    'about ',
  ],
  [
    /\b(?:clock(?:s|ing)?|come(?:s)?|coming|land(?:s)?|end(?:s)? up) (?:in )?at(?: about| around)? (?=\d|half a|a minute)/g,
    'about ',
  ],
];

/** Lengths said in other ways ('a minute twenty', 'cap it at 20 seconds') as the reader of lengths knows them. */
export function plainAmounts(text: string): string {
  let said = text;
  for (const [pattern, meaning] of SAME) {
    said = typeof meaning === 'string' ? said.replace(pattern, meaning) : said.replace(pattern, meaning);
  }
  return said;
}
