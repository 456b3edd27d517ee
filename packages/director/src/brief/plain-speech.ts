/** 'The family moments like the cake and the kiss': what is named counts. */
const SUCH_AS =
  /\b(?:the |some |all the )?(?:[^ .,]+ )?(?:things|moments|stuff|clips|bits|parts|shots|scenes) (?:like|such as|for example|for instance) (?=the |my |our )/g;

/** Words addressed to the editor. */
const TO_THE_EDITOR =
  /\b(show|give(?! (?:me|us) all)|get|let) (?:me|us) (?=(?:the|a|an|my|our|all|every|only|just|some|both|more|lots|plenty|most|\d+) )(?!(?:a|an|\d+) (?:\d+ )?(?:[^ ]+ )?(?:video|reel|edit|film|second|minute|montage|recap|teaser|cut|clip))/g;

/** 'It makes me seasick': why something is wished for. What is said of sound may be a wish. */
const REMARK =
  /(?<=\S)(?<!\bhow) (?:(?:because|cause|since|as) )?(?:it|he|she|they|this) (?:(?:makes|made|gives|gave|fell|broke|came|looks|looked|hurts|ruins|ruined)(?! (?:it|this|the video|the reel|sure)) (?:(?!and |but |so |loud|quiet|noisy)[^ .,|]+ ){0,3}?(?!loud|quiet|noisy|last|first)[^ .,|]+|(?:is|was|are|were) (?:(?:way|so|really|too|super|very|just|quite|totally|far) )+(?!loud|quiet|noisy|important|short|long)[^ .,|]+)(?= (?:and|but|so|also) | ?[.,|]|$)/g;

/** Ways of not wanting. */
const REFUSING: readonly (readonly [RegExp, string])[] = [
  // 'I love the cat but not today'
  [
    /\bi (?:love|like|adore) (?:the|my|our) [^ .,]+(?: ,)? but (?=not\b|no\b|without\b|skip\b|leave\b|\d)/g,
    '',
  ],
  [/\bnone of (?:those|these|that|the|your|this)(?= (?!clips|shots|videos|ones)[^ .,]+)/g, 'no'],
  [/\bi (?:would |had )?(?:rather|prefer) not(?: to)?\b/g, 'i do not want to'],
  [/\bi (?:would |had )?rather (?=have|see|use|hear|keep|start|end|it)/g, 'i want to '],
  [
    /\b(do not|does not) (?:really |actually )?(?:want|like|wish|need|care)(?: for)? to (?:have|use|keep|include|hear|show|see) (?!people (?:talk|speak)|him |her |them |how |what )/g,
    '$1 want ',
  ],
  [
    /(?:(?<=^|[.,|] )(?:(?:the|my|our) [^ .,|]+|she|he|they) )?\b(?:only|just) (?:wants?|needs?|likes?|wanted|needed) (?:to (?:see|have|use) )?(?=the |my |our )/g,
    'only use ',
  ],
];

/** Words people say while thinking. 'like' goes only where it cannot be a verb. */
const FILLERS: readonly RegExp[] = [
  /\b(?:u+m+|u+h+m*|e+r+m*|hmm+|mmm+|ah+|oh+)\b/g,
  /\byou know(?! (?:how|what|who|where|when|why))\b/g,
  /^ ?(?:(?:so|okay|ok|alright|all right|hey|hi|hello|well|right|now|yeah|yes|hiya|guys|there)(?: [.,])? )+(?!far|long|much|many|is|are|should|must|that)/g,
  /(?<=[^ ] )(?:yeah|yep|yup|yes(?= (?:and|so|but)\b))(?= )/g,
  /\bbut not (?:today|now|this time|here)\b(?= ?[.,]|$| and| \d| so)/g,
  /\b(?:kind|sort) of\b|\bkinda\b|\bsorta\b/g,
  /\b(?:basically|literally|obviously|honestly|definitely|please|pls|thanks|thank you|anyway)\b/g,
  /\b(?:full|whole|entire|solid|good)\b(?= (?:minutes?|seconds?|half))/g,
  /\b(?:maybe|perhaps|possibly)\b(?= (?:the|my|our|a|an|some|with|start|end|use|show|put)\b)/g,
  /(?<=\band )also\b(?= (?:the|my|our|a|an)\b)/g,
  /\b(?:i do not (?:really )?care|whatever you (?:like|want|think)|(?:just )?surprise me|(?:it is )?up to you|you (?:can )?(?:choose|decide|pick)|anything goes|i do not mind)(?= ?[.,|]|$| but | and | so )/g,
  /\blet us (?:say|see(?= ?[.,]| (?:about |around )?\d))\b(?: (?:that|like|about))?(?! (?:the|my|hello|hi)\b)/g,
  /\bi guess\b|\bi think\b|\bi suppose\b|\bif (?:you can|possible|you could)\b/g,
  /(?<!\b(?:would|look|looks|feel|feels|something|anything|stuff|things|not|i|you|we|more|much|just) )\blike\b(?! (?:it|this|that|them)\b)/g,
];

/** How people ask an editor for a favour before they say what they want. */
const POLITE: readonly (readonly [RegExp, string])[] = [
  [/\b(leave|take|cut) out(?= ?[.,|]|$)/g, '$1 it out'],
  [
    /\blet us (?=(?:just |maybe |also )?(?:start|open|begin|end|finish|keep|use|show|put|do|make|have|go|cut|skip|give|stay|leave)\b)/g,
    '',
  ],
  [/\bkindly /g, ''],
  // 'just give me something nice' limits nothing
  [
    /\bjust (?=(?:give|make|create|do|build|put together|cut together|throw together)(?: me| us)? (?:a|an|something|anything|some) )/g,
    '',
  ],
  // 'May I have ten clips?'
  [/\b(?:may|can|could|might) (?:i|we) (?:please )?(?:have|get|see|ask for|request)(?= )/g, 'use'],
  [
    /\b(?:i|we) (?:kindly |hereby )?(?:request|ask for|order|would appreciate) (?=(?:a|an|one|the|\d+) )/g,
    'make ',
  ],
  [
    /\b(?:can|could|would|will) (?:you|we|u) (?:please |just (?=make|cut|do|put|create|take|give|have|start|throw)|maybe |also |possibly |kindly )*(?:be so kind (?:as )?(?:to |and )|mind (?=\S+ing\b))?/g,
    '',
  ],
  [/\b(?:i|we) (?:(?:would|just|really) )*(?:want|need|like|love|ask) (?:you|u) to (?:please )?/g, ''],
  [
    /\b(?:is|would) it (?:be )?possible (?:for you )?(?:to |that you )|\bit would be (?:really )?(?:nice|great|cool|good|lovely|perfect|awesome) (?:if you (?:could |would )?|to )/g,
    '',
  ],
  [
    /\bi was (?:hoping|thinking|wondering) (?:if |that |of |about )*(?:you |we |it )?(?:could |can |might )?/g,
    '',
  ],
  [
    /(?<=^|[.,|] ?)(?:i |we )?(?:(?:would )?(?:want|need|like|love)|make(?: me| us)?|create|build|produce) (?:a|an|one) (?:video|reel|edit|film|montage)(?: (?:from|of|out of|with|using) (?:this|these(?: clips| videos)?|my clips|the clips|them|it|all this))? (?:,|where|in which|so that|that is|which is|that) /g,
    '. ',
  ],
];

/** The wish without fillers and favours. @param text lower case, pauses as words */
export function withoutTalk(text: string): string {
  let said = text
    .replace(SUCH_AS, '')
    .replace(TO_THE_EDITOR, (_whole, verb: string) => (verb === 'let' ? 'let us ' : 'show '));
  for (const filler of FILLERS) said = said.replace(filler, ' ');
  said = squeeze(said).replace(REMARK, (_whole: string, at: number, whole: string) =>
    /^ and (?:the|my) /.test(whole.slice(at + _whole.length)) ? '' : ' ,',
  );
  for (const [pattern, plain] of [...POLITE, ...REFUSING]) said = squeeze(said.replace(pattern, plain));
  return said;
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
