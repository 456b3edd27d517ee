import { joinPhrases } from '../vocabulary/joined-phrases.ts';
import { numberWordsToDigits } from './number-words.ts';
import { plainAmounts } from './plain-amounts.ts';
import { withoutTalk } from './plain-speech.ts';
import { shapesNamed } from './shapes.ts';
import { withoutSlipsOfLetters } from './spelling.ts';
import { usualWords } from './usual-words.ts';

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\bcan'?t\b|\bcannot\b/g, 'can not'],
  [/\bwon'?t\b/g, 'will not'],
  [/\bdont\b/g, 'do not'],
  [/\bdoesnt\b/g, 'does not'],
  [/\b(is|are|was|were|did|should|could|would|must|have|has)nt\b/g, '$1 not'],
  [/\bcant\b/g, 'can not'],
  [/\bwont\b/g, 'will not'],
  [/\b(that|what|there|here)s\b/g, '$1 is'],
  [/\b(he|she|they|we|you)(?:s|re)\b(?<!\b(?:wes|yous|theys|were|here|shere|hers))/g, '$1 is'],
  [/\bi(?:m|ve)\b/g, 'i'],
  [/\b(?:lol|lmao|haha+|hehe+|omg|btw|tbh|fr|ngl|imo|lowkey|highkey|rofl|xd|hahah\w*)\b/g, ' , '],
  [/\bcold open\b/g, 'open'],
  [/\bvid(?:eo)?s?\b(?<=vid)/g, 'video'],
  [/n't\b/g, ' not'],
  [/\blet'?s\b/g, 'let us'],
  [/\bi'm (?=(?!(?:thinking|after|looking|saying|talking|going)\b)[a-z])/g, 'i am '],
  [/\b(she|he)'ll\b/g, '$1 will'],
  [/\b(i|you|we|they|it|that|there|she|he|who)'(?:d|ll|ve|re|m)\b/g, '$1'],
  [/\b(it|that|there|here|what|she|he|who|where)'s\b/g, '$1 is'],
  [/'s\b/g, ''],
  [/'/g, ''],
];

/**
 * The prompt as plain lower-case words: digits for number words, '.' and ',' as words of their own where the writer
 * put a pause, no fillers, no apostrophes. Dictated text simply has no pauses.
 */
export function normalisePrompt(prompt: string): string {
  let text = ` ${withoutSlipsOfLetters(prompt)
    .replace(/(?<![\d/])1\/2(?: an?)?(?= ?(?:min|sec))/gi, 'half a')
    .replace(/\u00bd(?: an?)?(?= ?(?:min|sec))/g, 'half a')
    .normalize('NFKC')
    .toLowerCase()} `
    .replace(/[\u2018\u2019\u02bc`\u00b4]/g, "'")
    .replace(/\.(?=(?:mp4|mov|avi|mkv|webm|flv|wmv|m4v|3gp)\b)\w+/g, '');
  text = text.replace(
    /\b(?:no|nr|num)\.\s*(?=\d)(?!\d+\s*(?:s|secs?|seconds?|min\w*|cuts|clips|shots)\b)/g,
    'clip ',
  );
  for (const [pattern, replacement] of CONTRACTIONS) text = text.replace(pattern, replacement);
  text = listsAfterColons(clockToSeconds(shapesNamed(text)))
    // 'Italy recap: the town, the food, the sea'
    .replace(
      /(?<!\b(?:order|sequence|this|clips|shots|things|videos|use|with|following|start|begin|title|text))\s*:\s+(?=(?:[^\s.:;,]+\s+){0,2}[^\s.:;,]+,(?:\s+[^\s.:;,]+){1,3}(?:,|\s+and\s))/g,
      ' . ',
    )
    .replace(/\s*(?:-+>|=+>|\u2192|\u27a1)\s*|\s>+\s/g, ' then ')
    .replace(/(?<=\s)-(?=\p{L})/gu, ' , no ')
    .replace(/(?<=[\p{L}\d])(?:\+| \+ )(?=\p{L})/gu, ' and ')
    .replace(/(?<=\s)\+(?=\p{L})/gu, ' , include ')
    // 'sunset = opening shot', 'first frame = chair'
    .replace(
      /(?<=^ ?|[.,;:\n] ?)([^.,;:=\n]+?)\s*=\s*(?:the |my )?(opening|first|opener|intro|start|starting|establishing|hook|closing|last|final|closer|outro|end|ending|finale)(?: (?:shot|clip|frame|scene|image|one))?(?=\s*(?:[.,;\n]|$| and ))/g,
      (_whole, thing: string, place: string) =>
        `${/^(?:closing|last|final|closer|outro|end|ending|finale)$/.test(place) ? 'end' : 'start'} with ${thing.trim()}`,
    )
    .replace(
      /(?<=^ ?|[.,;:\n] ?|(?<!first )and )(opening|first|opener|intro|start|starting|establishing|hook|closing|last|final|closer|outro|end|ending|finale)(?: (?:shot|clip|frame|scene|image|one))?\s*=\s*(?=[^\s.,])/g,
      (_whole, place: string) =>
        `${/^(?:closing|last|final|closer|outro|end|ending|finale)$/.test(place) ? 'end' : 'start'} with `,
    )
    .replace(/(?<=\p{L})\s+w\s+(?=\p{L}{2})/gu, ' with ')
    .replace(/\bw\/o\b/g, 'without')
    .replace(/(?<=\p{L}{3})\/(?=\p{L}{3})(?!after)/gu, ' or ')
    .replace(/\bw\/(?=\s)/g, 'with')
    .replace(/(\d)\s*(?:-|\u2013|\u2014|~)\s*(?=\d)/g, '$1 to ')
    .replace(/(\d)[,.](?=\d)/g, '$1\u00a4')
    .replace(/\s[-\u2013\u2014]+\s|[\u2014\u2026]|\.{2,}/g, ' , ')
    .replace(/[-_/\u2013]/g, ' ')
    .replace(/[.;!?\n\r]+/g, ' . ')
    .replace(/[,:()[\]{}]+/g, ' , ')
    .replace(/(\d)\s*["\u201d\u2033](?=\s)/g, '$1 seconds ')
    .replace(/&/g, ' and ')
    .replace(/(?<=[\p{L}\p{N}]{2} +(?:, +)?)n(?= +[\p{L}\p{N}])/gu, 'and')
    .replace(/%/g, ' percent ')
    .replace(/[^\p{L}\p{N}.,#\u00a4+ ]+/gu, ' ')
    .replace(/(\d)m(?=\d)/g, '$1 minutes ')
    .replace(/(\d)(?=\p{L})(?!st\b|nd\b|rd\b|th\b|p\b|k\b|d\b)/gu, '$1 ')
    .replace(/\u00a4/g, '.');
  text = withoutTalk(squeeze(text).replace(/ \+(?= |$)/g, ' '));
  return usualWords(
    joinPhrases(plainAmounts(withoutStutter(numberWordsToDigits(squeeze(text).split(' ')).join(' ')))),
  );
}

const UNWANTED_HEADING =
  /(?:do not (?:use|show|include|want|need|like)|avoid|skip|exclude|leave out|without|not|no|never|unwanted|nothing of)/;
const WANTED_HEADING =
  /(?:must haves?|must show|must include|has to have|include|middle|main part|in between|body|featuring|make sure to show)/;
const ONLY_HEADING =
  /(?:(?:[^\s.,:]+\s+)?(?:only|just)(?:\s+(?:these|those|the following|use))?(?:\s+\d+)?(?:\s+(?:clips|things|shots))?)/;
const COLON_LIST = new RegExp(
  `(?<=^|[\\s.])(?:(${UNWANTED_HEADING.source})|(${WANTED_HEADING.source})|(${ONLY_HEADING.source}))\\s*:\\s*([^.;:\\n]+)`,
  'g',
);

/** 'Do not use: a, b, c' is one wish about all three. */
function listsAfterColons(text: string): string {
  return text.replace(
    COLON_LIST,
    (
      _whole: string,
      unwanted: string | undefined,
      wanted: string | undefined,
      only: string | undefined,
      list: string,
    ) =>
      `${only === undefined ? '. ' : ''}${unwanted !== undefined ? 'do not use ' : wanted !== undefined ? 'include ' : `${/^(?:shots|clips|cuts|things|scenes)\s/.exec(only ?? '')?.[0] ?? ''}. only `}${list.replace(/\s*,\s*(?:and\s+|or\s+)?/g, ' and ')} . `,
  );
}

/** '1:30' is a length of 90 seconds and '10:30 pm' a time of day. */
function clockToSeconds(text: string): string {
  return text.replace(
    /(?<![\d:.])(\d{1,2}):([0-5]\d)(?![\d:])(?!\s*(?:am|pm|o'?clock)\b)/g,
    (_whole, minutes: string, seconds: string) => `${Number(minutes) * 60 + Number(seconds)} seconds`,
  );
}

/** 'the the dog': dictation repeats words, and readers stay fast when nothing comes a thousand times. */
function withoutStutter(text: string): string {
  return squeeze(text).replace(/(?<=^| )(\p{L}+)(?: \1)+(?= |$)/gu, '$1');
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
