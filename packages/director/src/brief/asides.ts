import { namesThing } from '../vocabulary/meaning.ts';

const WHO =
  '(?:i|we|she|he|they|you guys|there|nobody|everyone|everybody|(?:my|our|his|her|their) (?:[^ .,|]+ )?[^ .,|]+)';
const ADVERB =
  '(?: (?:all|both|just|really|also|still|already|actually|finally|even|sadly|unfortunately|recently|currently|literally|kind of|sort of|so|well|two|2|three|3))*';
/** What people tell with: of what was, what is the case and what others say and feel. */
const TELLING =
  '(?:am(?! (?:thinking|after|looking|imagining|going|picturing|hoping))|is|are|was|were|had|have (?:been|had|never|always|no)|has (?:been|never|always|no)|went|did(?! not (?:want|like|need))|does not (?:know|understand|care|mind|like it|watch|have)|do not (?:know|have (?:much|a lot|any idea|time)|really know|understand|remember|care|think|believe)|do not (?=know)|got|came|spent|stayed|met|married|flew|drove|moved|could(?! you)|may|might|live|lives|works?|hopes?|trust|feels?|made it(?= to| home| back)|bought|forgot|missed|lost|promised|told|said|says|proposed|hates?|never|always|can not|can (?:hardly|barely|never)|will (?:kill|cry|love|be|never|laugh|hate|not (?:notice|mind|believe|know|be|watch|understand))|would (?:kill|be|never|cry|hate)|kills?|cares?(?! (?:about|for))|[a-z]{3,}s (?:me|us|him|her|them)|(?:[^ .,|]{3,}(?<!(?:film|upload|record|ne|want|ne)))ed)';
/** Words after which someone is a part of what is wished: 'the clip where I was', 'in the order we filmed them'. */
const GOES_ON =
  /(?:^|[ ])(?:where|when|whenever|that|which|who|whom|if|what|whatever|how|than|as|while|clips?|shots?|parts?|bits?|scenes?|moments?|one|ones|order|way|everything|anything|something|(?<!at )all|time|before|after|until|till|once|like|stuff|footage|videos?|days?|with|of|for|from|to|only|just|see|hear|show|showing|want|make|let|have|use|keep|not|the|a|my|our|by|about|include|skip|without|no|feature|on|at|in|out|mute|then|focus|first|last|and then)$/;
const ASIDE = new RegExp(
  `(?<=^|[ ])(?:(?:or|because|since|although|though|even though|and|but|so|well|cause|as) )*${WHO}${ADVERB} ${TELLING}(?= |$)`,
  'g',
);
/** 'my intro was boring' may ask to leave it out, 'he told a terrible joke' does not. */
const POOR = /\b(?:boring|bad|awful|terrible)\b/;
const OF_A_THING = /^(?:[a-z]+ )?(?:my|our|his|her|their) /;

const THERE_IS = /there (?:is|are|was|were)$/;

/** 'no bar clip my mom follows me' */
const DOES_TO = / [a-z]{3,}s (?:me|us|him|her|them)$/;
/** Where a wish begins, or a pause. */
const GOES_ON_TELLING =
  /^(?:could|can|did|was|were|had|never|not|have|has|is|are|got|went|will|would|do|does|[a-z]{3,}ed)$/;
const WISH_BEGINS =
  /^(?:[.,|]|start|starts|begin|begins|open|opens|end|ends|finish|finishes|close|closes|use|show|make|keep|put|no|skip|leave|mute|give|cut|cuts|fade|fades|only|just|hard|crossfade|title|please|do|about|around|max|maximum|under|at most|and|so|but|then|or|include|drop|remove|without|turn|take|let|nothing|fast|slow|first|last|finally|want|need|needs|should|must|has to|would like|i|we|mostly|mainly|add|write|have|hold|all|every|everything|each|half|\d.*|qxq.*|warm|vintage|blackwhite|soft|vivid|sound|silent|delete|focus|instead|except|go|if|clip|end)$/;
/** A telling clause with one of these may ask for something all the same. */
const MAY_ASK =
  /\b(?:star|hero|important|longest|shortest|louder|quieter|loud|quiet|noisy|blurry|shaky|dark|unusable|missing|included?|shown|seen|used|best|favou?rite|main|too|clip|shot|video|reel|clips|shots|part|one|ones|gone|out|in it|off|beautiful|talking|speaking|speak|talk|stand|interested|hate[sd]?(?! (?:that|it|this)\b)|behind)\b/;

/**
 * A prompt without what asks for nothing: what the speaker tells of his life, of others, and why he wishes what he
 * wishes. People who dictate put it anywhere, without a pause.
 * @param isEarly things may still be meant by a later 'it': what names one stays
 */
export function withoutAsides(text: string, isEarly: boolean): string {
  let rest = '';
  let from = 0;
  for (const match of text.matchAll(ASIDE)) {
    if (match.index < from) continue;
    const before = text.slice(0, match.index).trimEnd();
    const isRunOn = /[^.,|]$/.test(before);
    if (isRunOn && GOES_ON.test(before) && !(DOES_TO.test(match[0]) && / (?:clips?|ones?)$/.test(before)))
      continue;
    const end = endOfAside(text, match.index + match[0].length);
    const aside = text.slice(match.index, end);
    // 'we did the pizza first': a place is a wish.
    if (/^(?:first|last)(?= |$)/.test(text.slice(end))) continue;
    // 'there is one clip': nothing is told before the wish begins.
    if (THERE_IS.test(match[0]) && end <= match.index + match[0].length + 1) continue;
    if (
      MAY_ASK.test(aside) ||
      (POOR.test(aside) && OF_A_THING.test(aside)) ||
      (isEarly && !isRunOn && aside.split(' ').some(namesThing))
    )
      continue;
    rest += `${text.slice(from, match.index)}, `;
    from = end;
  }
  return `${rest}${text.slice(from)}`
    .replace(REASON, (reason: string) => (MAY_ASK.test(reason) || REASON_ASKS.test(reason) ? reason : ' ,'))
    .replace(/(?: ,)+(?= ?[.,|])|^(?: ?[,.])+ /g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function endOfAside(text: string, from: number): number {
  const words = text.slice(from).split(' ');
  let at = from;
  for (const [place, word] of words.entries()) {
    // 'we were so happy', 'they live abroad and could not travel'
    const isTold =
      (place === 1 && /^(?:so|all|just|only|about|out|first|last|under)$/.test(word)) ||
      (/^(?:and|but)$/.test(word) && GOES_ON_TELLING.test(words[place + 1] ?? ''));
    if (word !== '' && WISH_BEGINS.test(word) && !isTold) break;
    at += word.length + (at < text.length ? 1 : 0);
  }
  return Math.min(text.length, at);
}

/** Why something is wished for: 'because my mum was not there'. */
const REASON =
  / (?:because|so that|in order that) (?:of )?(?:i|we|he|she|it|they|you|that|this|there|people|everyone|everybody|nobody|no one|(?:the|my|our|his|her|their) [^ .,|]+)(?: [^ .,|]+)*?(?= ?[.,|]|$| (?:and|but|so) (?:then |please |also |just |still )?(?:start|end|use|show|keep|make|put|no|skip|leave|with|only|give|have|begin|finish|close|open|add|mute|i |we |do |the |it |let|cut|fade|in |for )|$)/g;
const REASON_ASKS =
  /\b(?:want|wants|need|needs|like|love|prefer|wish|should|must|use|show|start|end|only|keep|skip|leave|cut|first|last|before|after|seconds?|minutes?|music|sound|hear|mostly|focus)\b/;
