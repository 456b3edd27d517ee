import { type Rewording, SECONDS } from './sentence-terms.ts';

/** Wishes about order, length and what is between the shots. */
export const MANNER: readonly Rewording[] = [
  [
    /\b(?:the |all )?(?:sound|audio|noise) (?:can|should|must|may|has to|needs to) (?:go|leave|disappear|be (?:off|gone|cut|removed|out))(?: too| as well| away)?(?= ?[.,|]|$| and )/g,
    'no sound',
  ],
  [
    /\b(?:and the|the) (?:others|rest|other clips) (?:for |at |get )?(\d+(?:\.\d+)? (?:seconds?|secs?|s)) each(?= |$)/g,
    ', use every clip , $1 each',
  ],
  [/(?<=^|[.,|] )(?:my|same|the same) order(?= ?[.,|]|$)/g, 'in upload order'],
  [
    /(?<=\b(?:slow|slowly|calm)\b[^|]{0,40}?)(?: ,)?(?: and)? no (?:fast|quick|hectic) (?:cuts|cutting)(?= ?[.,|]|$| and )/g,
    '',
  ],
  [
    new RegExp(`(?<=[.,|] |\\band )(?:they (?:are |should be )?)?all (${SECONDS})(?= ?[.,|]|$)`, 'g'),
    '$1 each',
  ],
  [/\b(?:once more|once again|one more time|another time) (?=(?:at|in) the )/g, 'again '],
  [
    /\b(?:a |some |short |brief |quick |little |tiny )*black (?:moment|pause|gap|screen|frame|flash|picture|blink)s? (?=(?:in ?)?between )(?:in ?)?between (?:all |each |every |the |my |of |two |2 |any )*(clips?|shots?|scenes?|pictures?|cuts?)(?= |$)/g,
    'dip to black between the $1',
  ],
  [
    /(?<=^|[.,|] |\band )(?:(?:go |play |run |all )?backwards?(?: ,)? )?(?:(?:with |start with )?the |my )?(?:very )?last (?:clip|one|1|video)(?: (?:i|we|that i|that we) (?:uploaded|filmed|shot|took|have))? (?:(?:goes|comes|plays|is|should (?:be|go|come)|must (?:be|come)) )?first(?:(?: ,)?(?: and)? (?:the )?first (?:clip|one|1|video)?(?: ?(?:i|we) (?:uploaded|filmed))? ?(?:(?:goes|comes|plays|is|should be) )?last)?(?: and so on)?(?: backwards?)?(?= ?[.,|]|$| and )/g,
    (whole) =>
      /backwards|so on|first.*first/.test(whole) ? 'in reverse order , start with the last clip' : whole,
  ],
  [
    /\b(?:the |whole |my )*(?:order|sequence) (?:(?:should|must|has to|needs to|is|to|be|get|gets|i want) )*(?:turned (?:a)?round|turned|reversed|flipped|inverted|backwards?|upside down|the other way (?:a)?round|the wrong way (?:a)?round)(?: like)?|\b(?:turn|flip|switch|swap) (?:the |it |my )*(?:order|sequence|clips)? ?(?:a)?round(?= ?[.,|]|$| and )|\b(?:play|show|put|run|have|use) (?:it|them|everything|(?:all )?(?:the|my) clips) (?:the other way (?:a)?round|backwards?|in reverse)(?= |$)/g,
    ' , in reverse order , ',
  ],
  [
    /(?<=^|[.,|] )(?:all |everything |play |all clips )?(?:reverse|reversed|backwards?|in reverse)(?= ?[.,|]|$| so | please)/g,
    'in reverse order',
  ],
  [
    /(?<=^|[.,|] )(upload|filming|recording|original|chronological|reverse) order(?= ?[.,|]|$)/g,
    'in $1 order',
  ],
  [/\b(step|part|day|take|scene|chapter|number) one\b/g, '$1 1'],
  [
    /(?<=[^ .,|] )((?:step|part|day|take|scene|chapter) \d+)(?: and)? (?=(?:step|part|day|take|scene|chapter) \d)/g,
    '$1 then ',
  ],
  [
    new RegExp(
      `(?<=\\b${SECONDS}) and (?=(?:about |around |only |just |max )?(?:\\d+|a|half a) (?:seconds?|secs?|s|minutes?)\\b)`,
      'g',
    ),
    ' , ',
  ],
  [
    /\b((?:in ?)?between (?:all |each |every |the |my |of |these |two |2 |any )*(?:clips?|shots?|scenes?|pictures?|cuts?)) (?:(?:it|the (?:screen|picture|video)|everything|there) )?(?:(?:should|must|can|has to|to|let it|i want it to|i want|want|please|just|always) )*(?:goes|go|be|is|turns?|gets?|become|becomes|fades?|have|a|some|short|brief|quick|moment of|little) ?(?:to |a |short |brief |quick |moment of |some )*(?:black|dark|darkness|black (?:screen|picture|moment))(?: (?:for|just) (?:a|one|1|half a) (?:[^ .,|]+ )?(?:moment|second|bit|blink|instant|while))?(?: (?:briefly|shortly|quickly))?(?= |$)/g,
    ' , dip to black $1 ,',
  ],
  [
    /\b(?:it |the (?:screen|picture|video) |everything |let it |make it )?(?:(?:should|must|can|has to|to) )*(?:goes|go|turns?|gets?|be|is|fades?|dips?) (?:to |briefly |shortly |quickly )*(?:black|dark)(?: (?:briefly|shortly|quickly|for (?:a|one|1|half a) (?:[^ .,|]+ )?(?:moment|second|bit|blink|instant|while)))* ((?:in ?)?between (?:all |each |every |the |my |of |two |2 |any )*(?:clips?|shots?|scenes?|pictures?|cuts?)(?= |$))/g,
    ' , dip to black $1 ,',
  ],
];
