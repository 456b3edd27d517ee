import type { ClipPlace, ClipReference, WantedOrder } from './brief.ts';
import { asAlternatives, inSequence, referencesIn } from './phrases.ts';
import { takeAll } from './reading.ts';
import { takePhrases } from './take-phrases.ts';

export interface OrderFound {
  readonly text: string;
  readonly order: WantedOrder | null;
  readonly opening: readonly ClipReference[];
  readonly ending: readonly ClipReference[];
  readonly placed: readonly ClipPlace[];
  readonly notOpening: readonly ClipReference[];
  readonly notEnding: readonly ClipReference[];
  readonly before: readonly (readonly [ClipReference, ClipReference])[];
}

const ORDERS: readonly (readonly [RegExp, WantedOrder])[] = [
  [
    /(?:save|keep|leave|put|with) (?:the |my )?(?:best|strongest|greatest)(?: (?:clip|shot|one|part|bit|moment|stuff))? (?:for |till |until |to )?(?:the )?(?:very )?(?:last|end|finale?)|(?:end|finish|close|ending|finishing)(?: it)? (?:with|on) (?:the )?(?:best|strongest)(?: (?:clip|shot|one|part|moment))?|(?:the )?best (?:clip |shot |one |part )?(?:last|at the end)|build(?:s|ing)? up to (?:the |a )?(?:best|climax|finale|big finish)|(?:end|finish) (?:strong|big|with a bang)/g,
    'best_last',
  ],
  [
    /(?:start|begin|open|lead|kick off|starting|opening)(?: it)? (?:with|on) (?:the |my )?(?:best|strongest|coolest)(?: (?:clip|shot|one|part|moment))?|(?:the )?best(?: (?:clip|shot|one|part|moment))? (?:first|at the (?:start|beginning))|(?:start|begin|open) (?:strong|big|with a bang)/g,
    'best_first',
  ],
  [
    /(?:in )?(?:the )?(?:reverse|reversed|opposite|backwards?)(?: chronological)? order|(?:reverse|reversed|backwards?) chronological(?:ly)?|reverse the order|(?:from )?(?:the )?(?:last|newest|latest)(?: clip| one| shot)? to (?:the )?(?:first|oldest|earliest)(?: clip| one| shot)?|in reverse(?! motion)|newest first|backwards order|backwards?(?= ?[.,|]|$)|in reverse|last (?:clip|one) first/g,
    'reverse',
  ],
  [
    /(?:in )?(?:the |a )?(?:same |original |given )?order (?:that |in which |as |of )?(?:(?:i|we) (?:have )?)?(?:filmed|shot|recorded|took|they were (?:filmed|shot|recorded)|it happened|things happened|of events|happened)(?: them| it| things)?|(?:in )?chronological(?:ly)?(?: order)?|(?:the way|as|how) (?:(?:i|we) (?:filmed|shot|recorded|took)(?: (?:it|them|everything))?|it happened|things happened)|(?:in )?(?:time|date|filming|shooting) order|by (?:date|time)|oldest (?:first|to newest)|order of events|follow the timeline/g,
    'filmed',
  ],
  [
    /(?:in )?(?:the |a )?(?:same |original |given |upload(?:ed)? )?order (?:that |in which |as |of )?(?:i |we |they were |they are |the )?(?:have )?(?:uploaded|uploading|added|upload|put|sent|given|listed)(?: them| it| in)?|(?:as|like) (?:i )?(?:uploaded|added)(?: them)?|(?:keep|in|use|stick to|maintain|preserve|follow|respect|leave)(?: them| the clips| my clips| everything| it| clips)?(?: in)? (?:the |their |my )?(?:same |original |given |right |correct |current |upload |file )*order|do not (?:change|mix|reorder|shuffle)(?: up)?(?: the| my)?(?: order| clips)?(?: of the clips)?|without (?:reordering|changing the order)|from (?:the )?first to (?:the )?last|first to last|1 after (?:the other|another)|in sequence|by upload/g,
    'uploaded',
  ],
  [
    /(?:in )?(?:a )?(?:random|shuffled|mixed)(?: up)? order|shuffle(?: them| the clips| it| everything| my clips)?|mix (?:them|it|everything|the clips) up|mix up the (?:clips|order)|randomi[sz]e(?: the order| them)?|randomly/g,
    'shuffled',
  ],
];

/** Order of the whole and of single clips: 'start with', 'end on', 'then', 'before'. */
export function readOrder(text: string): OrderFound {
  let order: WantedOrder | null = null;
  let rest = text;
  for (const [pattern, meaning] of ORDERS) {
    rest = takeAll(rest, new RegExp(String.raw`(?<=^| )(?:${pattern.source})(?= |$)`, 'g'), () => {
      order ??= meaning;
    });
  }
  const opening: ClipReference[] = [];
  const ending: ClipReference[] = [];
  const before: (readonly [ClipReference, ClipReference])[] = [];

  const notOpening: ClipReference[] = [];
  const notEnding: ClipReference[] = [];
  rest = takePhrases(
    rest,
    /(?<=^| )(?:do not|never|not|without|avoid|should not|must not) (?:start|starting|begin|beginning|open|opening)(?: it)? (?:with|on)(?= )/g,
    (references) => {
      notOpening.push(...references);
    },
  );
  rest = takePhrases(
    rest,
    /(?<=^| )(?:do not|never|not|without|avoid|should not|must not) (?:end|ending|finish|finishing|close|closing)(?: it)? (?:with|on)(?= )/g,
    (references) => {
      notEnding.push(...references);
    },
  );

  const placed: ClipPlace[] = [];
  rest = takePhrases(
    rest,
    /(?<=^| )(?<!(?:use|skip|no|not|without|exclude|remove|out|drop|except|avoid)(?: the)? )(?:the |make the |as the |for the )?(?:second|third|fourth|fifth|2 nd|3 rd) (?:shot|clip|scene|cut|thing)(?: (?:should|must|has to|to|i want|is|be|show|shows|being|use|,))+(?= )/g,
    (references, cue) => {
      const place = ['second', 'third', 'fourth', 'fifth'].findIndex((word) => cue.includes(word)) + 2;
      placed.push(...references.map((reference) => ({ reference, place })));
    },
  );
  rest = takeAll(
    rest,
    /(?<=^| )(?:(?:put|show|use|place|have|with) )?((?:(?:the |my )[^ .,|]+ and )?(?:the |my )?[^ .,|]+(?: (?!somewhere |right )[^ .,|]+)?) (?:(?:should |must |to )?(?:be|come|comes|go|goes|belongs?|sits?|is|fits?) )?(?:somewhere |right )?in the middle(?! of the (?:night|day|street|picture))(?= |$)/g,
    (m) => {
      const references = referencesIn(m[1] ?? '');
      placed.push(...references.map((reference) => ({ reference, place: 'middle' as const })));
      return references.length > 0;
    },
  );
  // '... first' and '... last', said after the clip's name.
  rest = takeAll(
    rest,
    /(?<=^| )(?:(?:put|show|use|play|have|with|want|i want) )?(?:the |my |our )?((?:(?!the |put |show |use |play |then |and |start |end |no |skip )[^ .,|]+ ){1,4})(?:(?:should |must |to |can )?(?:be |come |comes |go |goes |is ))?(?:(?:very )?(first|last)|(?:at|in|for|as|near) the (?:very )?(start|beginning|opening|end|finish|ending))(?! (?:clips?|videos?|shots?|ones?|scenes?|dance(?! last| first)|\d|of|to|half|about|around|a (?:minute|couple|few)|for))(?= |$)/g,
    (m) => {
      const phrase = (m[1] ?? '').trim().replace(/(?: (?:should|must|to|can|be|comes?|goes|is))+$/, '');
      if (
        /^(?:so|well|and|then|but|or|now|like|just)(?: (?:so|and))?$|(?:^| )(?:was|were|my|our|the|his|her)$|^(?:make|it|start|begin|end|finish|open|close|first|last|fade|text|title|music|at|and|or|black|out|logo)\b/.test(
          phrase,
        ) ||
        /\b(?:fade|title|text|music|caption|logo|out)\b/.test(phrase)
      )
        return false;
      const references = referencesIn(phrase);
      if (references.length === 0) return false;
      (m[2] === 'first' || (m[3] !== undefined && /^(?:start|beginning|opening)$/.test(m[3]))
        ? opening
        : ending
      ).push(...references);
      return true;
    },
  );
  rest = takePhrases(
    rest,
    /(?<=^| )(?:(?:start|starts|starting|begin|begins|beginning|open|opens|opening|kick off|kicks off|kicking off|lead|leads|leading|intro|introduce)(?: (?:it|things|off|out|us|the (?:video|reel|edit)|the intro|scene))*(?: (?:with|on|from|by showing|by|at|using|should be|is|be|in))|first (?:show|comes?|use|put|we see|have|is|should be)|(?:the )?(?:(?:first|opening|starting) (?:shot|clip|scene|thing|frame|image)|beginning|opening|start|intro)(?: (?:should|must|has to|to|i want|is|of|be|show|shows|being|,))+|hook with|(?:as|for) the (?:intro|opener|opening|hook)(?: (?:use|show|with|,))*)(?= |$)/g,
    (references, _cue, phrase) => {
      opening.push(...inSequence(asAlternatives(phrase, references)));
    },
  );
  rest = takePhrases(
    rest,
    /(?<=^| )(?:(?:end|ends|ending|finish|finishes|finishing|terminate|terminates|terminating|stop|stops|close|closes|closing|wrap up|wraps up|wrapping up|wrap|conclude|concludes|concluding|finalize|outro)(?: (?:it|things|off|out|up|the (?:video|reel|edit)|everything|the outro|should be|scene))*(?: (?:with|on|by showing|by|at|using|is|be|in))|(?:lastly|finally)(?: (?:show|use|put|comes?|,|with))*|(?:the )?(?:(?:last|final|closing|ending) (?:shot|clip|scene|thing|frame|image)|ending|end|finale|outro)(?: (?:should|must|has to|to|i want|is|of|be|show|shows|being|,))+|(?:as|for) the (?:outro|closer|closing|ending|finale)(?: (?:use|show|with|,))*)(?= |$)/g,
    (references, _cue, phrase) => {
      ending.push(...inSequence(asAlternatives(phrase, references)));
    },
  );
  // 'first the ocean then the dog': a bare 'first' only opens a sequence.
  if (opening.length === 0) {
    rest = takePhrases(
      rest,
      /(?<=^| )(?<!the |my |our |very |a )first(?: ,)?(?= (?!and\b|or\b|to\b|few\b|half\b|part\b|second\b|clips?\b|videos?\b|shots?\b|ones?\b|\d))/g,
      (references, _cue, phrase) => {
        opening.push(...inSequence(asAlternatives(phrase, references)));
      },
    );
  }
  if (opening.length > 0) {
    rest = takePhrases(
      rest,
      /(?<=^| )(?:(?:and |, )?(?:then|next|after that|afterwards|followed by|second(?:ly)?|third(?:ly)?)(?: (?:comes?|show|use|put|go to|cut to|move to|to|we see|,))*)(?= )/g,
      (references, _cue, phrase) => {
        opening.push(...inSequence(asAlternatives(phrase, references)));
      },
    );
  }
  rest = takeAll(
    rest,
    /(?<=^| )(?:put |show |place |have |use )?(?:the |my )?((?:(?!this |that |it |one |video |reel )[^ .,|]+ (?:with|of|in|on) (?:the |a |my )?)?[^ .,|]+(?: (?!right |directly )[^ .,|]+){0,2}?)(?: right| directly| straight)? (before|after) (?:the |my )([^ .,|]+(?: (?:clip|shot|video|one|\d+))?)(?= |$)/g,
    (m) => {
      const left = referencesIn(m[1] ?? '')[0];
      const right = referencesIn(m[3] ?? '')[0];
      if (left === undefined || right === undefined) return false;
      before.push(m[2] === 'before' ? [left, right] : [right, left]);
      return true;
    },
  );
  rest = takeAll(
    rest,
    /(?<=^| )(?:put|show|play|place|have) ((?!the |my )[^ .,|]+(?: [^ .,|]+){0,2}?) (before|after) ((?:[^ .,|]+)(?: (?!and |with |then |but )[^ .,|]+)?)(?= ?[.,|]|$| and | with | then | but )/g,
    (m) => {
      const left = referencesIn(m[1] ?? '')[0];
      const right = referencesIn(m[3] ?? '')[0];
      if (left === undefined || right === undefined) return false;
      before.push(m[2] === 'before' ? [left, right] : [right, left]);
      return true;
    },
  );
  // 'glue before paint,'
  rest = takeAll(
    rest,
    /(?<=^|[.,|] )(?!right |and |shortly |it |that |this |then )([^ .,|]+) (before|after) (?!that|this|it|the|which)([^ .,|]+)(?= ?[.,|]|$)/g,
    (m) => {
      const left = referencesIn(m[1] ?? '')[0];
      const right = referencesIn(m[3] ?? '')[0];
      if (left === undefined || right === undefined) return false;
      before.push(m[2] === 'before' ? [left, right] : [right, left]);
      return true;
    },
  );
  rest = takeAll(
    rest,
    /(?<=^| )(?:show |put |play )?((?:step|part|day|take|scene|number|chapter) \d+)(?: comes?| goes)? (before|after) ((?:step|part|day|take|scene|number|chapter) \d+)(?= |$)/g,
    (m) => {
      const [left] = referencesIn(m[1] ?? '');
      const [right] = referencesIn(m[3] ?? '');
      if (left === undefined || right === undefined) return false;
      before.push(m[2] === 'before' ? [left, right] : [right, left]);
      return true;
    },
  );
  return { text: rest, order, opening, ending, placed, notOpening, notEnding, before };
}
