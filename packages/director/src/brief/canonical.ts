/** Other ways of saying what the readers know under one name. Order matters: longer phrases first. */
const SAME: readonly (readonly [RegExp, string])[] = [
  // 'A really slow one': the reel itself.
  [
    /\b((?:a|an|some)(?: (?:really|very|super|nice|little|quick|short|more|,|and|(?!the |my |with )[^ .,|]+(?= (?:and |, )?[^ .,|]+ 1|(?: [^ .,|]+)? one))){0,3} (?!good |best |second |last |first |third |different |single |dark |shaky |blurry )[^ .,|]+) one(?= ?[.,|]|$| (?:with|of|about|for|from|that|where|and|which|like|at|in|using|start|starting|it) )/g,
    '$1 video',
  ],
  [/\b(?:nothing|none) (?:except|apart from|aside from|besides|other than|but)(?: for)?\b/g, 'only'],
  [/\b(?:everything|all|anything) (?:apart from|aside from|besides|other than)\b/g, 'everything except'],
  [
    /\bkeep ((?:\S+ ){1,5}?)and (?:remove|skip|drop|delete|lose|cut|ditch) (?:everything else|all else|the rest|the others|the other (?:clips|ones))(?= |$)/g,
    'only $1',
  ],
  [
    /\b(?:throw|toss) (?:out|away)(?= )|\b(?:dump|bin|scrap|lose|forget(?: about)?|never mind)(?= (?:the|my|all|any|clips?|number|that) )/g,
    'skip',
  ],
  [
    /\b(?:restrict|confine|limit|keep|narrow)(?: it| this| the video| yourself)? (?:down )?to (?=(?:the|only|just) )/g,
    'only ',
  ],
  [
    /(?<=^|[.,|] |\band |use |show |include |take |keep )(?<!not (?:use|show|include|take|keep) )(?:everything|all the clips|all clips|every clip|all the shots|all the ones|any clip|any clips|whatever)(?: that)? (?:with|of|that has|that have|has|have|that shows?|showing|featuring|containing|contains?|where there (?:is|are))(?= (?!the (?:clips|footage|videos)|them|my (?:clips|footage))(?:the|a|an|any|my)? ?[^ .,|])/g,
    'only clips with',
  ],
  [
    /\b(clips \d+ (?:to|through) \d+)(?: ?,)* in (?:that|this|exactly that) order(?= |$)/g,
    '$1 in upload order',
  ],
  [/\bmake use of\b/g, 'use'],
  [
    /\b(?:right )?(?:up ?front|at the front|(?<!the |very )first thing|right away|straight away)(?= |$)/g,
    'first',
  ],
  [
    /(?:\b(?:i want|want|put|show|have|use|let us see) )((?:the |my |some |a )(?:\S+ ){1,4}?)first(?: ,)?(?: and)? then\b/g,
    ', start with $1then',
  ],
  [
    /\bthe more (\S+) the better\b|\bas (?:much|many) (?:of )?(?:the )?(\S+) as (?:possible|you can)\b(?: (?:find|get|fit|have))?(?: (?:in ?)?between(?: them| those| these)?)?/g,
    'mostly $1$2',
  ],
  [/\b(?:predominantly|principally|largely|primarily|for the most part)\b/g, 'mostly'],
  [
    /\bthe (?:main |real )?(?:subject|star|focus|hero|topic|theme|emphasis)(?: of (?:it|this|the (?:video|reel)))?(?: is| should be| must be)(?: on)?(?= (?:the |my |our )?[^ .,|])/g,
    'focus on',
  ],
  [
    /\bfirst (?:up|off|of all)(?: ,)?(?= )|\bto (?:start|begin|open)(?: with| off)?(?: ,)?(?= the | my )/g,
    'start with',
  ],
  [
    /\bfor the (?:very )?(?:first|opening|starting) (?:shot|clip|scene)(?: ,)? (?:use|take|show|have|pick|i want)(?= )/g,
    'start with',
  ],
  [
    /\bfor the (?:very )?(?:last|final|closing) (?:shot|clip|scene)(?: ,)? (?:use|take|show|have|pick|i want)(?= )/g,
    'end with',
  ],
  [
    /(?<=^| )(?:(?:use|take|have|show|put) )?((?:the |my |a |clip )?(?:(?!(?:with|and|but|then|slow|fast|calm|,|\.) )\S+ ){1,4}?)as (?:the |an? |your )?(?:(?:very )?first (?:shot|clip|scene|picture|image|thing|moment|frame)|opening(?: (?:shot|clip|scene))?|opener|intro|introduction|start|beginning|hook)(?= |$)/g,
    ', start with $1,',
  ],
  [
    /(?<=^| )(?:(?:use|take|have|show|put) )?((?:the |my |a |clip )?(?:(?!(?:with|and|but|then|slow|fast|calm|,|\.) )\S+ ){1,4}?)as (?:the |an? |your )?(?:(?:very )?last (?:shot|clip|scene|picture|image|thing|moment|frame)|closing(?: (?:shot|clip|scene))?|closer|outro|ending|end|finale|final (?:shot|clip|scene))(?= |$)/g,
    ', end with $1,',
  ],
  [
    /\b(?:have|let|make) (the \S+|my \S+) open (?:it|the (?:video|reel|edit))\b|(?<=^|[.,|] )(the \S+|my \S+) opens (?:it|the (?:video|reel|edit))\b/g,
    'start with $1$2',
  ],
  [
    /\b(?:have|let|make) (the \S+|my \S+) (?:close|end) (?:it|the (?:video|reel|edit))\b|(?<=^|[.,|] )(the \S+|my \S+) (?:closes|ends) (?:it|the (?:video|reel|edit))\b/g,
    'end with $1$2',
  ],
  [
    /(?<=[.,|] |\band |\bthen )(?:right )?(?:at|in|for) the (?:very )?(?:end|ending|finish) (?=(?:the|my|a) )/g,
    'end with ',
  ],
  [
    /(?<=^|[.,|] |\band )(?:right )?(?:at|in|for) the (?:very )?(?:start|beginning) (?=(?:the|my|a) )/g,
    'start with ',
  ],
  [
    /\b(?:anything|everything|all|whatever)(?: that is| which is| that looks| too)? (\S+(?: (?:or|and) (?:too )?\S+)?) (?:must|should|can|has to|needs to|is to|may) (?:go|stay out|stay away|disappear|be (?:removed|skipped|dropped|left out|out|cut|deleted))(?= |$)/g,
    'skip the $1 ones ,',
  ],
  [
    /\b(?:the )?order (?:should |must |has to |can )(?:stay|remain|be kept|be the same|be left)(?: as it is| the same| as is| like this)*/g,
    'keep the order',
  ],
  [
    /(?:(?<=^|[.,|] )|\b(?:and|then|but) )in between (?:,|(?:we |i |you )?(?:want|show|use|have|put|see|include|comes?|should be|with|there should be)(?: to see)?)? ?(?=(?:mostly|mainly|only|just|lots|plenty|a lot|more|no|as many)\b)/g,
    ', ',
  ],
  [
    /(?:(?<=^|[.,|] )|\b(?:and|then|but) )in between (?:,|(?:we |i |you )?(?:want|show|use|have|put|see|include|comes?|should be|with|there should be)(?: to see)?)? ?(?=(?:the|my|our|some|a|an) (?!(?:clips?|shots?|cuts?|scenes?|fade|dip|dissolve|crossfade)\b))/g,
    ', include ',
  ],
  [/\blast comes?(?= (?:the|my|our|a) )|\blast comes\b/g, 'end with'],
  [/\bfirst comes?(?= (?:the|my|our|a) )|\bfirst comes\b/g, 'start with'],
  [
    /\b(?:leave|keep|save|hold|reserve) ((?:the |my |clip )(?:\S+ ){1,3}?)(?:for|till|until|to) (?:the )?(?:very )?(?:last|end|finale|finish)(?= |$)/g,
    'end with $1',
  ],
  [
    /(?<!the )\b(?:begin|start|open)(?:s|ing|ning)? and (?:end|finish|close|conclude)(?:s|es|ing)?(?: it)? (?:with|on) ((?:the |my |clip )?\S+)/g,
    ', start with $1 , end with $1 ,',
  ],
  [
    /((?:the |my )\S+) (?:at|in) the (?:start|beginning) and (?:again )?(?:at |in )?the end\b/g,
    ', start with $1 , end with $1 ,',
  ],
  [
    /\bfirst (?:the )?(\S+)(?: ,)?(?: and)? second (?:the )?(\S+)(?: ,)?(?: and)? third (?:the )?(\S+)/g,
    ', start with the $1 then the $2 then the $3 ,',
  ],
  [
    /\bfirst (?:the )?(?!clip|video|shot|one|and)(\S+)(?: ,)?(?: and)? second (?:the )?(?!clip|video|shot|one|and)(\S+)/g,
    ', start with the $1 then the $2 ,',
  ],
  [
    /\b(?:sort|order|arrange)(?:ed)?(?: them| the clips| it| everything)? by (?:when (?:i|they|it|we) (?:\S+ ){0,3}?(?:took|filmed|shot|recorded|filmed|happened)(?: them| it)?|date|time|filming date)\b|\bin order of (?:filming|shooting|recording|time|date)\b/g,
    'in chronological order',
  ],
  [/\bas (?:they were |i )?uploaded(?: them)?\b/g, 'in upload order'],
  [
    /\b(?:start|begin) (?:from|with|at) the last (?:clip|one|video)(?: ,)? and (?:go|work|move|play)(?: your way)? backwards?\b|\bgo(?:ing)? backwards from the last (?:clip|one|video)?/g,
    'in reverse order',
  ],
  [
    /\b(?:any|no particular|whatever|whichever) order(?: is (?:fine|ok|okay|good)| you like| works)?\b|\b(?:the )?order does not matter\b/g,
    ' ',
  ],
  [/\b(?:sound|audio|volume) , (off|mute|muted|none|on)\b/g, 'sound $1'],
  [/\b(?:take|turn|switch|leave)(?: out| off)? the (?:audio|sound)(?: out| off)\b/g, 'mute it'],
  [
    /\b(?:high|higher|brisk) (?:pace|tempo|speed)\b|\b(?:pace|tempo|speed)(?: ,)? (?:should be |is |must be )?(?:high|fast|quick|brisk)\b|\bshort (?:cuts|shots)\b/g,
    'fast pace',
  ],
  [
    /\b(?:low|lower) (?:pace|tempo|speed)\b|\b(?:pace|tempo|speed)(?: ,)? (?:should be |is |must be )?(?:low|slow|calm|relaxed)\b/g,
    'slow pace',
  ],
  [/\b(?:a )?quarter (?:of a |of an? )?minute\b/g, '15 seconds'],
  [
    /\bno (?:more|longer)(?: and| ,| or)+ no (?:less|shorter) than\b|\bnot (?:more|longer)(?: and| ,| or)+(?: not)? (?:less|shorter) than\b/g,
    'exactly',
  ],
  [
    /\b((?:keep|make|have) it (?:to |at )?(?:under|below|about|around|at most|max|up to)) (\d{1,3})(?= ?[.,|]|$| and | with )/g,
    '$1 $2 seconds',
  ],
  [/^(\d+)(?: \.)?$/g, '$1 seconds'],
];

/** The normalised prompt with each wish under its most common name. */
export function canonical(text: string): string {
  return SAME.reduce((said, [pattern, name]) => said.replace(pattern, name), text)
    .replace(/\s+/g, ' ')
    .trim();
}
