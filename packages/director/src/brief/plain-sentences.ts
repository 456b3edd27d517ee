import { namesThing } from '../vocabulary/meaning.ts';

type Rewording = readonly [RegExp, string | ((...args: string[]) => string)];

const THING = '(?:(?:the|my|our|a|any) )?(?:(?!and |but |so |then |or )[^ .,|]+ ){0,2}?[^ .,|]+';
const REST =
  '(?:all )?(?:of )?(?:the )?(?:rest(?: of (?:it|them|the (?:clips|video)))?|others?|other (?:clips|ones|videos|shots|stuff|things)|everything else|anything else|all else)';
const BE = '(?:(?:should|must|can|could|may|has to|have to|needs? to|to|will|is|are|be|stay|go|just|all) )*';
const SILENT =
  '(?:muted?|silent|quiet|silenced|soundless|without (?:any )?(?:sound|audio)|have no (?:sound|audio))';
const OTHERS_OFF = `(?:${REST} ${BE}${SILENT}|(?:mute|silence|turn off) ${REST})(?: ,)?(?: so)?(?: (?:just )?(?:mute|silence) (?:those|them|these|that))?`;
const SECONDS = '\\d+(?:\\.\\d+)? (?:seconds?|secs?|s)';
const TAKEN_BACK =
  '(?:(?:[,.] )*(?:no|oh|wait|actually|sorry|well|hang on|hold on|on second thoughts?|you know what) (?:[,.] )*)+';
const LOUDER = '(?:a (?:little )?bit |a little |much |way |a lot )?(?:louder|quieter|softer|less loud)';

/** Remarks and what people say on the way; no wish is in them. */
const REMARKS: readonly Rewording[] = [
  [/(?<=\. )so (?=(?!that |far |much |many |is |are )[^ .,|])/g, ''],
  [/(?<=^|[.,|] |\band )then so /g, 'then '],
  [/\b(that is (?:it|all)) (?:ok|okay|really|thanks|then|folks|for now)(?= |$)/g, '$1 , '],
  // 'my grandson says I can just speak into this'
  [
    /\b(?:(?:the |my )?[^ .,|]+ (?:says|said|told me|tells me) )?(?:that )?(?:i|you|we) (?:can|could|should|may|have to) (?:just |simply |only )?(?:speak|talk|say it|type|write|tell)(?: (?:it|this|that|here|what i want|in|into|to|it into|it to)){1,3}(?: (?:it|this|that|you|here|phone|box|thing|microphone|mic))?(?: so(?: hello| hi)?| and)?(?= |$)/g,
    ' . ',
  ],
  [
    /\b(?:(?:and )?(?:only|just) )(?:watch|watches|watched|looks?|follows?|opens?) (?:(?!for )[^ .,|]+ ){0,4}?(?:for|at|because of) (?=the |my |our )/g,
    'likes ',
  ],
  [
    /(?:(?:the |my |our )[^ .,|]+|they|she|he|we|i) (?:do|does|did|can|could) not (?:understand|speak|read|know) [^ .,|]+(?: [^ .,|]+)?(?= ?[.,|]| so | and )/g,
    '',
  ],
  [
    /\b(?:that|this|it) is not what (?:(?:it|this|the (?:video|reel|day|trip))(?: is)?|its) (?:all |really )?about\b/g,
    ' . ',
  ],
  // 'the rest can stay as loud as it is', 'all other clips keep their sound'
  [
    new RegExp(
      `(?<=^|[.,|] |\\band |\\bbut )${REST} (?:can |should |may |must |just |to )*(?:(?:keeps?|have|has) (?:its|their|the) (?:own |original )?(?:sound|audio|volume)|(?:stays?|be|is|are|remains?|keeps?) (?:as (?:loud|it|they)|the (?:same|way))(?: [^ .,|]+){0,3})(?= ?[.,|]|$| and )`,
      'g',
    ),
    ' ',
  ],
];

/** Wishes about what plays and what does not. */
const CHOICE: readonly Rewording[] = [
  [
    /\b((?:my|our|the|a) (dog|cat|puppy|kitten|horse|bird)\b[^|]*? )(?:so|and|but|because) (?:he|she) (?=(?:should|must|has to|needs to|is) )/g,
    '$1 , the $2 ',
  ],
  [
    /(?<=^|[.,|] |\band |\bbut )((?:the |my )(?:[^ .,|]+ )?[^ .,|]+)(?: ,)? and ((?:the |my )(?:[^ .,|]+ )?[^ .,|]+) (?:both )?(?:have to|must|should|need to|can|has to) (?:both )?(?:go|leave|disappear|be (?:cut|removed|left out|skipped|out|deleted))(?: out)?(?= ?[.,|]|$| and )/g,
    ', skip $1 , skip $2 ,',
  ],
  [
    /(?:\b(?:i want|want|show|use|with|have|play) )?(\b(?:the |my |our )[^ .,|]+) (twice|\d+ times)(?: ,)? and ((?:the |my |our )[^ .,|]+)(?: (?:only |just )?once)?(?= ?[.,|]|$| and | in | with )/g,
    ', show $1 $2 , include $3 ,',
  ],
  [
    /(?<=\b(?:and|with) )((?:the |my |our )(?:\d+ )?(?!fades?|dissolves?|black|crossfades?|cuts?|clips?)[^ .,|]+) (?:in ?)?between(?= ?[.,|]|$)/g,
    ', include $1 ,',
  ],
  // 'take him out, no, leave him in but mute him'
  [
    new RegExp(
      `\\b(?:take|leave|cut|drop|skip|remove|throw|lose|delete) (${THING})(?: out)?((?: (?!actually )[^ .|]+){0,7}?) ${TAKEN_BACK}(?:leave|keep|put) (?:him|her|it|them|that(?: one)?)(?: back)?(?: in)?(?= |$)((?: ?,)?(?: but| and)* (?:just )?(?:mute|silence|make|turn down|turn up|lower) (?:him|her|it|them|that)(?: ${LOUDER})?)?((?: ,)? (?:just|only) (?:him|her|it|them|that(?: one)?))?`,
      'g',
    ),
    (whole, thing = '', _said, asks = '') =>
      /\b(?:it|him|her|them|everything|that|this)$/.test(thing)
        ? whole
        : ` , include ${thing} ${asks.replace(/ (?:him|her|it|them|that)(?= |$)/, ` ${thing}`).replace(/^(?: ,)?(?: but| and)*/, ', ')} ,`,
  ],
  // 'the last clip is terrible and so is the sixth one, do not use them'
  [
    /(?<=^|[.,|] |\band |\bbut )((?:the |my |clip )(?:[^ .,|]+ ){0,2}?[^ .,|]+) (?:is|are|was|were|looks?) (?:(?:so|really|very|too|just|totally|pretty) )*(?:terrible|awful|horrible|bad|useless|unusable|garbage|rubbish|ugly|boring|ruined|shaky|blurry|embarrassing)(?: ,)? and so (?:is|are|was|were|does) ((?:the |my |clip )(?:[^ .,|]+ ){0,2}?[^ .,|]+?)(?= ?[.,|]|$| so )(?:(?: ,| \.| so)* (?:do not (?:use|show|include|want)|skip|leave out|leave|drop|remove|cut|without|no) (?:them|those|these|both|either)(?: (?:both|out|of them|2|two))*)?/g,
    ', skip $1 , skip $2 ,',
  ],
  // 'there is one clip where I talk and ... . leave that one out'
  [
    /\b(?:there is|there was|i have|we have) (?:1|one|a|this one|this 1) ((?:clip|shot|video|part|1|one) (?:where|in which|with|that shows|when|of)(?: (?!and |but )[^ .,|]+){1,7})[^|]{0,70}?(?:leave|skip|cut|drop|take|keep|throw|delete|remove|lose|do not use)(?: out)? (?:that|this|it|that one|that 1|this one|this 1)(?: one| 1| clip)?(?: (?:out|away))?(?= ?[.,|]|$| and )/g,
    ', leave out the $1 ,',
  ],
  [
    /(?<=^|[.,|] |\band |\bthen )(?:use |show |keep |take |put |include |have )?all (?:of )?(?:the )?(?:others?|other (?:clips|ones|videos|shots)|remaining (?:clips|ones))(?= ?[.,|]|$| in (?:it|the|order|upload|that|there)| for | at | \d| should be (?:in|used|shown)| once| please)/g,
    'use every clip ,',
  ],
  [
    /(?<=\b(?:leave|skip|out|without|not (?:want|use|show)|remove|drop|delete|no)\b[^|]{2,80}[.,] (?:and |then )?)(?:use |show |keep |take )?(?:the rest(?: of (?:them|the clips))?|everything else)(?= (?:all )?in (?:the |upload|filming|order|that)| ,(?: in)? (?:upload|order)| ,? ?\d+ seconds? (?:each|of each))/g,
    'use every clip ,',
  ],
  [
    new RegExp(
      `\\b(${THING}),? (?:,)? ?(?:just|only) (?:that|this) (?:one|1|clip|shot)(?: and nothing else)?(?= ?[.,|]|$| \\d| and | for | please)`,
      'g',
    ),
    (whole, thing = '') =>
      /\b(?:it|not|no)\b/.test(thing)
        ? whole
        : `, only ${thing.replace(/^(?:want|use|show|take|like|see) /, '')} ,`,
  ],
  [/ in (?:it|there|the (?:video|reel)|this) (?:or|nor) (?:any |the )?(?=[^ .,|]+)/g, ' or '],
  [
    /\bnothing (?:where|in which|with|that has|when) (?:somebody|someone|anybody|anyone|people|they|he|she|we|i|one|you)(?: (?:is|are|can be heard))? (?:talk|speak|say)(?:s|ing)?(?: something| anything)?(?= |$)/g,
    'no talking',
  ],
  [
    /\bspend (?:most|the most|the majority|the bulk|more than half) of (?:the |your |its |that )?(?:time|video|reel|seconds|length|it)(?: (?:on|with|at))? (?=[^ .,|])/g,
    'mostly ',
  ],
  [
    /\b((?:my|our|the|a) (dog|cat|puppy|kitten|horse|bird)\b[^|]*?[.,] )(?:so|and|but|because) (?:he|she|it) (?=(?:should|must|has to|needs to|is) )/g,
    '$1 the $2 ',
  ],
];

/** Wishes about what is heard. */
const SOUND: readonly Rewording[] = [
  [
    /\b(?:(?:everything|all(?: (?:the )?clips)?|it|the (?:video|rest|sound))(?: (?:should|must|can|is|are|be|to))* (?:muted?|silent|off)|(?:mute|silence) (?:everything|it|all(?: (?:the )?clips)?|the (?:sound|rest)))(?: ,)? (?:except|unless|but not|apart from|other than)(?: for)?(?: the parts?| the clips?| the moments?)?(?: when| where| if| while)? (?:i|he|she|we|they|someone|somebody|people)(?: (?:am|is|are))? (?:talk|speak)(?:s|ing)?(?= |$)/g,
    'keep only the voices ,',
  ],
  // 'the intro is too quiet, make it louder'
  [
    new RegExp(
      `((?:the |my |our )(?:[^ .,|]+ )?[^ .,|]+) (?:is|are|was|were)(?: (?:much|way|far|a bit|too|so|very|really))* (?:quiet|loud|silent|noisy)(?: [.,])*(?: so| and| please)* (?:make|turn) (?:it|that|them|him|her) (${LOUDER})(?= |$)`,
      'g',
    ),
    'make $1 $2',
  ],
  [
    new RegExp(
      `\\b(?:(?:i |we )?(?:only|just) (?:want|need|would like)(?: to)? hear|(?:only|just) hear|hear only) (?!me |him |her |what )(${THING})(?: ,| \\.)?(?: and| but)* ${OTHERS_OFF}(?= ?[.,|]|$| and | \\d)`,
      'g',
    ),
    ' keep the sound of $1 and mute the rest ,',
  ],
  [
    new RegExp(
      `\\bkeep (?:my|his|her|their|our) voices?(?: (?!but |and )[^ .,|]+){0,8}?(?: ,)?(?: and| but)* ${OTHERS_OFF}(?= ?[.,|]|$| and | \\d)`,
      'g',
    ),
    ' keep only the voices ,',
  ],
  // Before it is made louder, it is kept.
  [
    /\b(?:keep|use|leave) (?:it|that|them|those|that one|that 1|this one)(?: in)?(?: ,)?(?: and| but)* (?=(?:just )?(?:make|turn) (?:it|them|that) )/g,
    '',
  ],
  [
    new RegExp(
      `\\b(?:(?:people|viewers|they|you|everyone|everybody|i|we)(?: (?:should|can|must|want|need|to|have|be able|like|get))*(?: (?:people|them|everyone|you|viewers) to)? )?hear (?:me|him|her|us|them|what (?:i|he|she|we|they) (?:say|says|am saying))(?: (?:when|while|where|whenever|if) (?:i|he|she|we|they)(?: (?:am|is|are))? (?:talk|speak|explain)(?:s|ing)?| talk(?:ing)?| speak(?:ing)?)?(?: (?:in|on|during) (${THING}))?(?: ,)?(?: and| but)* ${OTHERS_OFF}(?= |$)`,
      'g',
    ),
    (_whole, thing) =>
      thing === undefined ? ' keep only the voices ,' : ` keep the sound of ${thing} and mute the rest ,`,
  ],
  [
    new RegExp(
      `\\b(?:keep|leave|use|have|put|only|i want|want) (?:the )?(?:sound|audio)(?: on)? (?:in|of|on|for|from|during) (${THING})(?: on)?(?: ,| \\.)?(?: and| but)* ${OTHERS_OFF}(?= |$)`,
      'g',
    ),
    ' keep the sound of $1 and mute the rest ,',
  ],
  [
    new RegExp(
      `(${THING}) (?:can |should |must |may |gets? to )*(?:keeps?|has|have|with) (?:its|their|the|his|her) (?:own |original )?(?:sound|audio)(?: ,| \\.)?(?: and| but)* ${OTHERS_OFF}(?= ?[.,|]|$| and )`,
      'g',
    ),
    ' keep the sound of $1 and mute the rest ,',
  ],
  // 'keep that one and make it louder'
  [
    new RegExp(
      `\\b((?:keep|use|take|show|include|start with|end with|leave|put|with|only|just) )((?:the |my |our )(?:[^ .,|]+ ){0,2}?[^ .,|]+)((?: in| first| last)?)(?: [.,])*(?: ${SECONDS})?(?: [.,])*(?: and| but| please| also)* (?:make|turn|have) (?:it|that|him|her|them) (${LOUDER})(?= |$)`,
      'g',
    ),
    (whole, verb = '', thing = '', place = '', how = '') => {
      const length = /\d+(?:\.\d+)? (?:seconds?|secs?|s)\b/.exec(whole)?.[0];
      return /\b(?:video|reel|edit|it)$/.test(thing)
        ? whole
        : `${verb}${thing}${place} ,${length === undefined ? '' : ` ${length} ,`} make ${thing} ${how}`;
    },
  ],
  // 'in the dance and in the party. Keep both clips but mute them'
  [
    /((?:the |my |our )[^ .,|]+(?: [^ .,|]+)?) and (?:in |on |at |of )?((?:the |my |our )[^ .,|]+(?: [^ .,|]+)?)((?: [.,])*)(?: and| but| so)* (?:please )?(?:keep|use|leave|show|include) (?:both(?: of them| clips| shots)?|them(?: both)?|these|those)(?: in)?(?: ,)?(?: and| but)* (?:just )?(mute|silence) (?:them|both|those)(?: both)?(?= |$)/g,
    ', include $1 and $2 , $4 $1 and $2',
  ],
];

/** Wishes about order, length and what is between the shots. */
const MANNER: readonly Rewording[] = [
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

/**
 * Sentences that say a wish in a roundabout way, before the readers of single wishes see them: remarks go, a wish that
 * two sentences share is put into one.
 * @param text normalised, with pauses as words
 */
export function plainSentences(text: string): string {
  let said = eachItsSeconds(inThatOrder(notThisOne(squeeze(text))));
  for (const [pattern, plain] of [...REMARKS, ...CHOICE, ...SOUND, ...MANNER])
    said = squeeze(typeof plain === 'string' ? said.replace(pattern, plain) : said.replace(pattern, plain));
  return said;
}

/** 'the juggling but not the shaky one, the other juggling one' */
const OTHER_ONE =
  /\b((?:the|my|our) ([^ .,|]+))(?: (?:clip|one|1|shot))?(?: ,)? (?:but )?not the ([^ .,|]+) (?:one|1|clip|shot)(?: ,)? (?:but )?the other(?: (?:\2|one|1|clip|shot))*/;

function notThisOne(text: string): string {
  const found = OTHER_ONE.exec(text);
  return found === null
    ? text
    : `${text.replace(OTHER_ONE, '$1')} . no ${found[3] ?? ''} ${found[2] ?? ''} .`;
}

const IN_ORDER =
  /(?<=^|[.|] )([^.|]*?)(?: [.,])? in (?:this|that|exactly this|exactly that|just this) (?:exact )?(?:order|sequence)(?= ?[.,|]|$| and | with | please)/;

/** 'cake, kiss, rings, in this order, hard cuts': what stands before is the list, what comes after another wish. */
function inThatOrder(text: string): string {
  const found = IN_ORDER.exec(text);
  if (found === null) return text;
  const clauses = (found[1] ?? '').split(/ ?(?:,|\band then\b|\bthen\b|\band\b|\bplus\b) ?/);
  const items: string[] = [];
  for (let at = clauses.length - 1; at >= 0; at -= 1) {
    const clause = (clauses[at] ?? '').trim();
    if (clause === '') continue;
    const item = ITEM.test(clause) ? clause : (LAST_OF_CLAUSE.exec(clause)?.[1] ?? '');
    const head = item.split(' ').at(-1) ?? '';
    if (!namesThing(head) && !/..(?:ing|ed)$/.test(head)) break;
    items.unshift(item);
    if (item !== clause) break;
  }
  const words = items.length === 1 ? (items[0] ?? '').split(' ') : [];
  const list = words.length >= 3 && words.every(namesThing) ? words : items;
  const [first = ''] = items;
  const from = found.index + (found[1] ?? '').indexOf(first);
  if (
    list.length < 2 ||
    /\b(?:start|end|begin|finish|open|close|first|then|only|just)\b/.test(text.slice(found.index, from))
  )
    return text;
  const after = text.slice(found.index + found[0].length);
  // 'In this order: the rings, ...' lists what follows.
  if (/^ ?, (?:the |my )?[^ .,|]+ , /.test(after) && / in this/.test(found[0]) && list.length < 2)
    return text;
  return `${text.slice(0, from).replace(SHOW, '')}, start with ${list.join(' then ')} |${after}`;
}

/** 'it should show her the cutting' */
const LAST_OF_CLAUSE = /(?:^| )((?:the|my|our) (?:[^ ]+ )?[^ ]+)$/;
const SHOW =
  /(?:it |we |i |they |reel |video )?(?:should |must |to |would like to |want to )*(?:show|see|use|play|include|with|want|have|like)(?: (?:her|him|me|us|them|you))? $/;
const ITEM =
  /^(?!(?:show|see|use|play|include|with|want|i|we|have|first|start|end|it|please|make) )(?:the |my |our )?[^ .,|]+(?: [^ .,|]+){0,2}$/;

const THING_AND_SECONDS = new RegExp(
  `(?<=^|[.,|] |\\b(?:and|then|show|with|use) )((?:the |my )?[^ .,|]+)(?: ,)? (?:for )?(${SECONDS})(?! (?:each|of|in total|total|per))`,
  'g',
);

/** 'cat 2 sec, bird 2 sec' */
function eachItsSeconds(text: string): string {
  const found = [...text.matchAll(THING_AND_SECONDS)].filter(([, thing = '']) =>
    namesThing(thing.replace(/^(?:the|my) /, '')),
  );
  if (found.length < 2) return text;
  let count = 0;
  return text
    .replace(THING_AND_SECONDS, (whole: string, thing: string, seconds: string) => {
      if (!namesThing(thing.replace(/^(?:the|my) /, ''))) return whole;
      count += 1;
      return `${count > 1 ? 'THEN ' : ''}${seconds} of ${thing}`;
    })
    .replace(/(?: ,| and| then)* THEN /g, ' then ');
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
