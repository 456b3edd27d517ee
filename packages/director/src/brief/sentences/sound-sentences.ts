import { LOUDER, OTHERS_OFF, type Rewording, SECONDS, THING } from './sentence-terms.ts';

const CUTS_OUT =
  '\\b(?:leave out|cut out|cut|remove|skip|without|no|trim|drop|take out|edit out)(?: out)?(?: all)? ';
const FILLED = /\b(?:ums|uhms|uhs|ers|umms|fillers?)\b/;
const GAP_IN_TALK =
  '(?:ums|uhms|uhs|ers|umms|fillers?(?: words?)?|pauses?|silences?|gaps|breaks|dead air|silent (?:parts|bits))';

/** Wishes about what is heard. */
export const SOUND: readonly Rewording[] = [
  // 'everything except when I talk'
  [
    /(?<!\b(?:mute|muted|silence|silent|quiet|sound|audio|volume)\b[^.|]{0,40})\b(?:except|but not|apart from|without)(?: for)? (?:when(?:ever)?|where|(?:the )?(?:parts?|bits?|moments?) (?:where|when|in which)) (?:i|he|she|someone|somebody|anyone|people|they|we) (?:(?:am|is|are) )?(?:talks?|talking|speaks?|speaking)(?= |$)/g,
    ', no talking ,',
  ],
  // 'cut out the ums and silences from the talking': the talk would have to be cut apart.
  [
    new RegExp(
      `${CUTS_OUT}((?:(?: ,| and| or)*(?:the |any |my |her |his |long |awkward )*${GAP_IN_TALK})+)(?: (?:from|out of|inside) ((?:the |my |our |her |his )?(?:[^ .,|]+ ){0,2}?[^ .,|]+))?(?: out)?(?= ?[.,|]|$| and | but )`,
      'g',
    ),
    (whole, gaps = '', from) => (from === undefined && !FILLED.test(gaps) ? whole : ' tighten the pauses ,'),
  ],
  // 'cut out the pauses': all that is said, and nothing between.
  [
    /\b(?:leave out|cut out|cut|remove|skip|without|no|trim|drop|take out|edit out|get rid of)(?: out)?(?: all)?(?: the| any| my| her| his)?(?: (?:long|awkward|silent|quiet))* (?:pauses?|silences?|gaps|breaks|dead air|silent (?:parts|bits))(?= ?[.,|]|$| and | between | in | when | where )/g,
    ', only the talking parts , use all of the footage ,',
  ],
  // 'turn the speech down a little and the ceremony up a little'
  [
    /\bturn ((?:the|my|our) [^ .,|]+(?: clip)?) (down|up)((?: a (?:little|bit|lot)| slightly| much)?)(?: ,)? and ((?:the|my|our) [^ .,|]+(?: clip)?) (down|up)(?= |$)/g,
    'turn $1 $2$3 , turn $4 $5',
  ],
  // 'keep what I say in the intro, mute all the others'
  [
    new RegExp(
      `\\b(?:keep|use|hear|leave) (?:what|everything) (?:i|he|she|we|they) (?:say|says|am saying|is saying|said) (?:in|during|at) (${THING})(?: ,)?(?: and| but)* ${OTHERS_OFF}(?= |$)`,
      'g',
    ),
    ' keep the sound of $1 and mute the rest ,',
  ],
  // 'hear me in the intro but otherwise silence'
  [
    new RegExp(
      `\\b(?:(?:i |we )?(?:want|need|would like) to )?(?:hear|keep) (?:me|myself|him|her|us|them|my voice|her voice|his voice)(?: (?:talk|speak)(?:ing)?)?(?: (?:in|during|on) (${THING}))?(?: ,)?(?: and| but)* (?:otherwise|apart from that|besides that)(?: (?:it is|keep it|make it|only|just))* (?:silence|silent|mute|muted|quiet|no sound|nothing)(?= ?[.,|]|$)`,
      'g',
    ),
    (_whole, thing) =>
      thing === undefined ? ' keep only the voices ,' : ` keep the sound of ${thing} and mute the rest ,`,
  ],
  // 'voice louder in the intro'
  [
    /(?<=^|[.,|] |\band |\bbut )(?:the |my |our )?(?:voices?|sound|audio|volume|talking) (?:should be |a bit |a little |much )*(louder|quieter) (?:in|on|for|during|of) ((?:the|my|our) [^ .,|]+(?: clip| shot| part)?)(?= ?[.,|]|$| and )/g,
    'make $2 $1',
  ],
  [
    /(?<=^|[.,|] |\band |\bbut )me (a bit |a little |much )?(louder|quieter)(?= ?[.,|]|$| and )/g,
    'make the talking $1$2',
  ],
  // 'silence just the painting clip'
  [/\b(mute|silence|lower|turn down) (?:just|only) (?=(?:the|my|our|clip) )/g, '$1 '],
  // 'leave my voice in the introduction as it is'
  [
    /(?:(?<=^|[.,|] )|\b(?:and|but) )(?:leave|keep) (?:the |my |our )(?:[^ .,|]+ ){0,5}?as (?:it is|they are|it was|is)(?= ?[.,|]|$| and )/g,
    ' , ',
  ],
  // 'the talking clip but without its sound'
  [
    /\b(?:use|show|keep|take|include) ((?:the|my|our) (?:[^ .,|]+ ){0,2}?[^ .,|]+)(?: ,)?(?: but)? without (?:its |the |any )?(?:sound|audio)(?= ?[.,|]|$| and )/g,
    'include $1 , mute $1',
  ],
  // 'mute me when I talk'
  [
    /\b(mute|silence|lower|turn down|raise|turn up) (?:me|him|her|us|them) (?:when(?:ever)?|while|where) (?:i|he|she|we|they) (?:talks?|speaks?|am talking|am speaking)(?= |$)/g,
    '$1 the talking',
  ],
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
