import { namesThing } from '../../vocabulary/meaning.ts';
import { span } from '../positions.ts';
import { LOUDER, REST, type Rewording, TAKEN_BACK, THING } from './sentence-terms.ts';

/** Remarks and what people say on the way; no wish is in them. */
export const REMARKS: readonly Rewording[] = [
  // 'the pizza clip can go. so can the bar'
  [
    /(?<=^|[.,|] )((?:the|my|our|any|all) [^.,|]*?) (can|should|must|may|will|has to|needs to) ([^.|]+?)(?: ?[.,])? (?:and )?so (?:can|should|must|may|will|does) ((?:the|my|our) [^ .,|]+(?: [^ .,|]+)?)(?= ?[.,|]|$)/g,
    '$1 $2 $3 . $4 $2 $3',
  ],
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
  [
    /\b(?:sorry|excuse)(?: ,)?(?: for| about)?(?: ,)? my (?:bad |poor )?(?:english|spelling|typing|grammar)(?= ?[.,|]|$)/g,
    '',
  ],
  [/(?<=[.,] )plus (?=(?:the|my|our|a|some) )/g, 'include '],
  [/\b(clips?|videos?|shots?|ones) (?:that )?(?:i|we) (?:took|shot|filmed|recorded)(?= ?[.,|]|$)/g, '$1'],
  [/ at all(?= ?[.,|]|$| and )/g, ''],
  // 'leave out the pizza, same for the bar'
  [
    /(?<=^|[.,|] |\band )((?:leave out|skip|drop|remove|cut|mute|include|use|show|keep) )((?:the|my|our) [^.,|]+?)(?: ?[.,])? (?:and )?(?:the )?same (?:goes )?(?:for|with) ((?:the|my|our) [^ .,|]+(?: [^ .,|]+)?)(?= ?[.,|]|$)/g,
    '$1$2 , $1$3',
  ],
  // 'no sunset, that is too romantic for us'
  [
    /(?<=[,.] )(?:that|which|it) is (?:a bit |way |much |far |just )?too (?!loud|quiet|noisy|long|short|dark|fast|slow|shaky|blurry)[^ .,|]+(?: for (?:us|me|them))?(?= ?[.,|]|$)/g,
    '',
  ],
  // 'it is only traffic'
  [
    /(?<=[,.] |\b(?:because|since|as) )(?:that|it|this|there) (?:is|was) (?:only|just) (?!the |my |for|about|\d)(?:a |some )?[^ .,|]+(?: noise| sound)?(?= ?[.,|]|$)/g,
    '',
  ],
  // 'it would be cool if the sunset was the first thing'
  [
    /\bit would be (?:really |so |very )?[^ .,|]+ if ((?:the|my|our) [^ .,|]+(?: [^ .,|]+)?) (?:was|were|is|could be|would be|came) /g,
    '$1 should be ',
  ],
  [
    /\b(?:everything|anything|all|whatever|clips|the clips|the ones)(?: that| which)?(?: (?:was|were|is|are|i|we))? ?(?:filmed|shot|taken|recorded|happens?) (?:in the (?:dark|darkness)|at night|in darkness)(?= |$)/g,
    'the dark ones',
  ],
  // 'some are shaky, leave those out'
  [
    /\b(?:some|a few|many|most|a couple|several|half|2|3)(?: of (?:them|these|those|it|the clips|my clips))? (?:are|were|is|came out|turned out|look) (?:a bit |too |very |pretty |really |quite )?(shaky|blurry|dark|bad)(?: ,)?(?: so| and| please| just| but)* (?:leave|skip|drop|take|throw|cut|remove)(?: out)? (?:those|these|them|that)(?: out| away)?(?= ?[.,|]|$| and )/g,
    'skip the $1 ones',
  ],
  // ', which are cakes,'
  [/ , which (?:are|is) (?!the (?:first|last|opening|end))[^.,|]{2,30} ,/g, ' ,'],
  // 'everything in which it is dark'
  [
    /\b(?:everything|anything|all(?: of)?(?: the)? clips|clips|the clips|the parts|parts|the ones|all) (?:in which|where|when) (?:it|you|everything) (?:is|are|was|gets|got|looks) (?:(?:too|very|really|so) )?(dark|blurry|shaky|bright)(?= ?[.,|]|$)/g,
    'the $1 ones',
  ],
  // 'except the one where I talk and the blurry one'
  [
    /\b(except(?: for)?|leave out|skip|without|drop|remove|but not|apart from) ((?:the|that) (?:ones?|clips?|parts?|bits?|shots?) (?:where|in which|with|when) (?:[^ .,|]+ ){1,3}?(?:talks?|speaks?|talking|speaking)) and ((?:the|my) [^ .,|]+(?: (?:ones?|clips?|shots?))?)(?= ?[.,|]|$| \d)/g,
    '$1 $3 , no talking ,',
  ],
  // 'less talking more beach'
  [/\b(less|more) ([^ .,|]+) (?=(?:less|more) [^ .,|]+(?: ?[.,|]|$))/g, '$1 $2 , '],
  // 'the bar, if it is not too dark'
  [/\bif (?:it|they|that|those) (?:is|are) not (?:too |so |very )?[^ .,|]+/g, ' , '],
  // 'I want my mom to cry'
  [
    /\b(?:i |we )?(?:want|would like) (?:my|our|the) [^ .,|]+ to (?:cry|laugh|smile|feel|enjoy|love|like|see|remember|know|understand|watch|be (?:happy|proud|moved|surprised))(?: it| this)?(?= |$)/g,
    ' , ',
  ],
  // 'send a little film to my mum': whom it is for is not what it shows.
  [
    /\b(?:share|send|give|show) (?:it|this|that|them|a (?:[^ .,|]+ ){1,3}?) ?(?:to|with) (?:my|our|the) [^ .,|]+(?= ?[.,|]|$| and | so )/g,
    ' , ',
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

/** What people number when they film it. */
const COUNTED = '(?:step|part|day|take|chapter|lesson|phase|stage)';

/** Wishes about what plays and what does not. */
export const CHOICE: readonly Rewording[] = [
  // 'steps 1 2 3 then the result'
  [
    new RegExp(
      `\\b(${COUNTED})s (\\d{1,2}(?:(?: ,)?(?: and)? \\d{1,2})+)(?: ,)?(?: and)? then (?=(?:the|my) )`,
      'g',
    ),
    (_whole, noun = '', list = '') =>
      `start with ${[...list.matchAll(/\d+/g)].map(([number]) => `the ${noun} ${number}`).join(' then ')} then `,
  ],
  // 'steps 1 to 3', 'parts 2 3 and 5'
  [new RegExp(`\\b(${COUNTED}s?) one(?= |$)`, 'g'), '$1 1'],
  [
    new RegExp(`\\b(${COUNTED})s (\\d{1,2}) (?:to|through|until) (\\d{1,2})(?= |$)`, 'g'),
    (whole, noun = '', from = '', to = '') => numberedThings(noun, span(Number(from), Number(to))) ?? whole,
  ],
  [
    new RegExp(
      `\\b(${COUNTED})s (\\d{1,2}(?:(?: ,)?(?: and)? \\d{1,2})+)(?! (?:seconds?|secs?|s|minutes?)\\b)(?= |$)`,
      'g',
    ),
    (whole, noun = '', list = '') => numberedThings(noun, [...list.matchAll(/\d+/g)].map(Number)) ?? whole,
  ],
  // 'the dog but not the blurred one and then the squats'
  [
    /\b((?:the|my|our) ([^ .,|]+))(?: ,)? but not the ([^ .,|]+) (?:one|1)(?! ?,? but| the other)(?= |$)(.*)$/,
    (whole, named = '', thing = '', how = '', rest = '') =>
      namesThing(how) ? whole : `${named}${rest} . no ${how} ${thing} .`,
  ],
  [/\bwhatever (?:is|happens|comes) (?:in|on) (?=clip \d|the (?:[^ .,|]+ )?clip)/g, ''],
  [
    /\b(should|must|can|will|has to|needs to) (?:also|then|again) (?=(?:be|come|go|play|appear|have) )/g,
    '$1 ',
  ],
  // 'the beginning should be quiet just the waves'
  [
    /\b(?:the )?(?:beginning|start|opening|intro) (?:should be|is|can be|must be) (?:[^ .,|]+ ){1,2}?(?:, )?(?:just|only|with) (?=(?:the|my|our) )/g,
    'start with ',
  ],
  // 'the couple only wants the ceremony': who wants it is not what it shows.
  [
    /(?<=^|[.,|] |\b(?:and|but|so|because) )(?:(?:the|my|our) [^ .,|]+|she|he|they|(?:(?:the |my )?(?:mum|mom|dad|grandma|grandpa)(?: and )?){1,2})((?: only| just| really| also)?) (?:wants?|would like|asks? for|asked for)(?: to (?:see|have))?(?= (?:the|my|our|only|just|a) )/g,
    'i want$1',
  ],
  [
    /\b((?:my|our|the|a) (dog|cat|puppy|kitten|horse|bird)\b[^|]{0,200}? )(?:so|and|but|because) (?:he|she) (?=(?:should|must|has to|needs to|is) )/g,
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
    /\b((?:my|our|the|a) (dog|cat|puppy|kitten|horse|bird)\b[^|]{0,200}?[.,] )(?:so|and|but|because) (?:he|she|it) (?=(?:should|must|has to|needs to|is) )/g,
    '$1 the $2 ',
  ],
];

function numberedThings(noun: string, numbers: readonly number[]): string | null {
  return numbers.length < 2 ? null : numbers.map((number) => `the ${noun} ${number}`).join(' and ');
}
