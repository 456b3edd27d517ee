import { namesThing } from '../vocabulary/meaning.ts';
import { BACKWARDS } from './sentences/backwards-sentences.ts';
import { CHOICE, REMARKS } from './sentences/choice-sentences.ts';
import { EVERY_CLIP } from './sentences/every-clip-sentences.ts';
import { MANNER } from './sentences/manner-sentences.ts';
import { AMOUNT, ORDER, shotsInTurn } from './sentences/order-sentences.ts';
import { SECONDS } from './sentences/sentence-terms.ts';
import { SOUND } from './sentences/sound-sentences.ts';
import { sideBySide } from './side-by-side.ts';

/**
 * Sentences that say a wish in a roundabout way, before the readers of single wishes see them: remarks go, a wish that
 * two sentences share is put into one.
 * @param text normalised, with pauses as words
 */
export function plainSentences(text: string): string {
  let said = squeeze(shotsInTurn(eachItsSeconds(inThatOrder(asOneList(notThisOne(squeeze(text)))))));
  for (const [pattern, plain] of [
    ...REMARKS,
    ...BACKWARDS,
    ...EVERY_CLIP,
    ...ORDER,
    ...AMOUNT,
    ...CHOICE,
    ...SOUND,
    ...MANNER,
  ])
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

/** 'waves. pizza. dog. that order.': things with full stops between them are a list, too. */
function asOneList(text: string): string {
  return text
    .replace(/(?<=^|[.] )(?:[^ .,|]+ \. ){2,}[^ .,|]+(?= ?[.]|$)/g, (run) =>
      run.split(' . ').every(namesThing) ? run.replaceAll(' . ', ' , ') : run,
    )
    .replace(/(?<=[.,] )(?=(?:exactly )?(?:that|this) order ?(?:[.|]|$))/g, 'in ');
}

const IN_ORDER =
  /(?<=^|[.|] )([^.|]*?)(?: [.,])? in (?:this|that|exactly this|exactly that|just this) (?:exact )?(?:order|sequence)(?= ?[.,|]|$| and | with | please)/;

/** 'cake, kiss, rings, in this order, hard cuts': what stands before is the list, what comes after another wish. */
function inThatOrder(said: string): string {
  if (!IN_ORDER.test(said)) return said;
  const text = sideBySide(said);
  const found = IN_ORDER.exec(text);
  if (found === null) return said;
  const clauses = (found[1] ?? '').split(/ ?(?:,|\band then\b|\bthen\b|\band\b|\bplus\b) ?/);
  const items: string[] = [];
  for (let at = clauses.length - 1; at >= 0; at -= 1) {
    const clause = (clauses[at] ?? '').trim();
    if (clause === '') continue;
    const bare = clause.replace(SHOWS_FIRST, '');
    const item = ITEM.test(clause)
      ? clause
      : (LAST_OF_CLAUSE.exec(clause)?.[1] ?? (ITEM.test(bare) ? bare : ''));
    const head = item.split(' ').at(-1) ?? '';
    if (!namesThing(head) && !/..(?:ing|ed)$/.test(head)) break;
    items.unshift(item);
    if (item !== clause) break;
  }
  const words = items.length === 1 ? (items[0] ?? '').split(' ') : [];
  const list = words.length >= 3 && words.every(namesThing) ? words : items;
  const [first = ''] = items;
  const from = found.index + (found[1] ?? '').indexOf(first);
  const lead = text.slice(found.index, from);
  if (list.length < 2 || /\b(?:start|end|begin|finish|open|close|first|then)\b/.test(lead)) return text;
  if (ONLY.test(lead) || ONLY.test(list[0] ?? '')) {
    const named = list.map((item) => item.replace(ONLY, ''));
    return `${text.slice(0, from).replace(ONLY, '').replace(SHOW, '')}, only ${named.join(' and ')} , start with ${named.join(' then ')} |${text.slice(found.index + found[0].length)}`;
  }
  const after = text.slice(found.index + found[0].length);
  // 'In this order: the rings, ...' lists what follows.
  if (/^ ?, (?:the |my )?[^ .,|]+ , /.test(after) && / in this/.test(found[0]) && list.length < 2)
    return text;
  return `${text.slice(0, from).replace(SHOW, '')}, start with ${list.join(' then ')} |${after}`;
}

const ONLY = /\b(?:only|just)(?: (?:use|show|with|want))? ?/;
/** 'show cutting' */
const SHOWS_FIRST =
  /^.*\b(?:show|see|use|play|include|with|want|have|like)(?: (?:me|us|them|people|you|only|just))* /;
/** 'it should show her the cutting' */
const LAST_OF_CLAUSE = /(?:^| )((?:the|my|our) (?:[^ ]+ )?[^ ]+)$/;
const SHOW =
  /(?:it |we |i |they |reel |video )?(?:should |must |to |would like to |want to )*(?:show|see|use|play|include|with|want|have|like)(?: (?:her|him|me|us|them|you))? $/;
const ITEM =
  /^(?!(?:show|see|use|play|include|with|want|i|we|have|first|start|end|it|please|make) )(?:the |my |our )?[^ .,|]+(?: [^ .,|]+){0,2}$/;

const THING_AND_SECONDS = new RegExp(
  `(?<=^|[.,|] |\\b(?:and|then|show|with|use|do|play|have|take|want) )((?:the |my )?[^ .,|]+)(?: ,)? (?:for )?(${SECONDS})(?! (?:each|of|in total|total|per))`,
  'g',
);

/** 'cat 2 sec, bird 2 sec' */
function eachItsSeconds(said: string): string {
  const text = withUnits(said);
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

const THING_AND_NUMBER =
  /(?<=^|[.,|] |\band |\bthen )((?:the |my )?[^ .,|]+)(?: ,)? (\d+(?:\.\d+)?)((?: (?:seconds?|secs?|s))?)(?= ?[.,|]|$| and )/g;

/** 'rings 2 seconds, ceremony 6, kiss 3': the unit is said once. */
function withUnits(text: string): string {
  const found = [...text.matchAll(THING_AND_NUMBER)].filter(([, thing = '']) =>
    namesThing(thing.replace(/^(?:the|my) /, '')),
  );
  if (found.length < 3 || !found.some(([, , , unit]) => unit !== '')) return text;
  return text.replace(THING_AND_NUMBER, (whole: string, thing: string, number: string) =>
    namesThing(thing.replace(/^(?:the|my) /, '')) ? `${thing} ${number} seconds` : whole,
  );
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
