import { namesThing } from '../vocabulary/meaning.ts';
import { THING } from './thing-phrase.ts';

const WHAT_IS_SAID =
  '(?:is|are|was|were|looks|look|sounds|feels|came out|turned out|has|means|matters|[a-z]{3,}s)(?: [^.,| ]+){0,8}?';
const ASKS =
  '(?:turn|tone|take|bring|mute|lower|silence|raise|reduce|boost|skip|drop|remove|leave|cut|keep|use|show|give|hold|put|make|start with|begin with|open with|end on|end with|finish with|finish on|include|lose|delete|exclude|feature|quieten|trim|save|throw|toss|forget(?: about)?|get rid of|kill the (?:sound|audio)|mute the (?:sound|audio)|do not (?:use|show|include|bother with|need|want))';
const NOT_ALONE =
  /^(?:the |my |our |a |this |that )*(?:\d+|its|it|this|that|leave|turn|give|take|make|keep|cut|put|use|let|video|reel|edit|film|clips|footage|thing|goal|idea|plan|mood|vibe|style|music|order|length|pace|one|they|there|everything|what|which|who)\b/;
const PATTERN = new RegExp(
  `(?<=^|[.,|] |and |but |so |because )${THING} (${WHAT_IS_SAID})((?: ,| \\.| and| so| but| please| just| then| maybe| could you| can you| i want you to)* (?:please |just |also |then )*${ASKS}(?: (?:out|down|up|off))?) (?:it|them|that one|that 1|this one|this 1|those|that|this|there)(?= |$)`,
  'g',
);

const NAMED_FIRST = new RegExp(
  `(?<=^|[.|] )(?:and |but |as for |regarding |about )?${THING} , (?:please |just |you can |i want you to )*(${ASKS}) (?:it|them|that one|that 1|this one|this 1|that|this)(?= |$)`,
  'g',
);

/** 'He gave a speech, but I would like the reel without it' */
const WITHOUT_IT =
  /\b(?:a|an|the|my|our) ([^ .,|]+)(?: (?!(?:the|my|our|a|an) (?!reel|video|edit|film))[^ |]+){0,14}? without (?:it|that|them)(?= ?[.,|]|$)/g;

/** 'I talk too much in the first clip, so drop it' */
const CLIP_NAMED_LAST = new RegExp(
  `((?:the|my|our) (?:[^ .,|]+ ){1,2}(?:clip|shot|scene|video|one|part)|(?<!(?:every|each|per|a) )clip \\d+(?! (?:seconds?|secs?|s|minutes?)\\b))((?: (?!the |my |our |clip )[^ .,|]+){0,6}?(?: ,| \\.)?(?: and| so| but| please| just| then| maybe| could you| can you| i want you to)* ${ASKS}(?: (?:out|down|up|off))?) (?:it|that one|this one)(?= ?[.,|]|$| out| down| up| off| and )`,
  'g',
);

/** 'The party clip is too loud, turn that one down': what stands for a thing just named is replaced by it. */
export function resolvePronouns(text: string): string {
  const named = text.replace(NAMED_FIRST, (whole: string, thing: string, asks: string) =>
    NOT_ALONE.test(thing) ? whole : `${asks} ${thing}`,
  );
  return named
    .replace(CLIP_NAMED_LAST, '$1$2 $1')
    .replace(WITHOUT_IT, (whole: string, thing: string) =>
      namesThing(thing) || /^(?:speech|talk|interview)$/.test(thing)
        ? `${whole.replace(/ (?:it|that|them)$/, '')} the ${thing}`
        : whole,
    )
    .replace(PATTERN, (whole: string, thing: string, said: string, asks: string) =>
      NOT_ALONE.test(thing)
        ? whole
        : `, ${thing} ${said} ${asks.replace(/^(?: [.,])* ?/, ', ')}${/ there$/.test(whole) ? ' on' : ''} ${thing}`,
    );
}
