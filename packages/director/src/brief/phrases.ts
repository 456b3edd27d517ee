import { namesThing } from '../vocabulary/meaning.ts';
import type { ClipReference, ExtremeMeasure } from './brief.ts';
import { ORDINALS, positionsIn } from './positions.ts';
import { spokenIn } from './read-spoken.ts';

/** Words that end a phrase about clips: another instruction begins. */
const STOPS = new Set(
  (
    '. | actually get gets getting finishes closes concludes opens leads kicks nothing none never nobody terminate terminates terminating conclude concludes round rounds wrap wraps then but start starts starting begin begins beginning end ends ending finish finishing close closing open opening make making keep keeping ' +
    'use using skip exclude excluding leave avoid remove drop without for please only just because so while when whenever add put show ' +
    'include including should must would could can will it i we you they fast slow quick quickly slowly instead rather try give set cut cuts mute fade crossfade ' +
    'focus focusing focused featuring highlighting showcasing no not do does if before after followed finally lastly first last also want need maybe total long everything every all is are that which mostly mainly'
  ).split(' '),
);
const GENERIC = new Set(
  (
    'its another other others rest else between what each every let anywhere appear appears somewhere everywhere needing be care cares trace sign sight glimpse whatsoever having contain contains contained as up off something anything angle angles feature features detail details pacing progression key different various important main clean professional engaging ' +
    'energy experience story memories atmosphere quality moments interesting twice once time times really possible clip clips video videos shot shots footage scene scenes part parts bit bits piece pieces stuff moment moments one ones thing things take takes ' +
    'segment segments file files content material any of the a an my our your his her their this these those some that which really very other ' +
    'there where with in at on from by to is are has have had being show shows showing see seen visible containing featuring about ' +
    'nice beautiful lovely cool great awesome pretty amazing and or both whole entire single big little view views called named image images picture pictures ' +
    'section sections everything anything whatever me us myself i we you he she they it them him either too also again right very just lots lot many much more most all like'
  ).split(' '),
);
/** Pronouns that mean people stay words, unlike the other generic ones. */
const PEOPLE_PRONOUNS: Readonly<Record<string, string>> = {
  me: 'person',
  myself: 'person',
  us: 'person',
  she: 'person',
  he: 'person',
  him: 'person',
  her: 'person',
  i: 'person',
  we: 'person',
  someone: 'person',
  somebody: 'person',
  anyone: 'person',
  anybody: 'person',
  everyone: 'person',
};
const CLIP_NOUN = /^(?:clips?|videos?|ones?|shots?|files?|scenes?|takes?)$/;

/** How many letters of `text` belong to the phrase that begins it; commas end it unless a list goes on. */
export function phraseLength(text: string): number {
  const words = text.split(' ');
  let taken = 0;
  let count = 0;
  for (const [index, word] of words.entries()) {
    const next = words[index + 1] ?? '|';
    const isOrdinal =
      ORDINALS[word] !== undefined &&
      (CLIP_NOUN.test(next) ||
        /^\d+$/.test(next) ||
        next === 'and' ||
        next === 'or' ||
        count === 0 ||
        (words[index - 1] === 'the' && /^[.,|]$/.test(next)) ||
        // 'the first dance' is a thing.
        (/^(?:the|my|our|their|his|her)$/.test(words[index - 1] ?? '') && namesThing(next)));
    if (
      STOPS.has(word) &&
      !isOrdinal &&
      !((count === 0 || /^(?:and|or|,)$/.test(words[index - 1] ?? '')) && /^(?:all|every)$/.test(word)) &&
      !(count === 0 && /^(?:all|each|is|are|any|every|everything|that|which|when|where)$/.test(word)) &&
      !isRelative(words, index)
    )
      break;
    if (word === ',' && !continuesList(words, index)) break;
    const isRange = word === 'to' && /^\d+$/.test(words[index - 1] ?? '') && /^\d+$/.test(next);
    if (
      /^(?:and|or|with|at|in|on|,|to|nor|plus)$/.test(word) &&
      !isRange &&
      endsThere(next, words[index + 2])
    )
      break;
    if (count >= 14) break;
    taken += word.length + 1;
    count += 1;
  }
  return Math.max(0, Math.min(text.length, taken));
}

/** 'the clip that shows the dog': the phrase goes on. */
function isRelative(words: readonly string[], index: number): boolean {
  const word = words[index] ?? '';
  const before = words[index - 1] ?? '';
  const next = words[index + 1] ?? '';
  if (/^(?:that|which|where|when)$/.test(word))
    return (
      CLIP_NOUN.test(before) ||
      /^(?:parts?|bits?|footage|moments?|everything|anything|stuff|those)$/.test(before) ||
      /^(?:parts?|moments?)$/.test(words[index - 2] ?? '')
    );
  if (/^(?:is|are|it|they)$/.test(word))
    return /^(?:that|which|where|when|she|he|there|people|they|kids|everyone|someone)$/.test(before);
  return word === 'show' && /^(?:that|which)$/.test(before) && next !== '|';
}

/** Whether the words after a link, such as 'and', belong to another wish. */
function endsThere(next: string, afterNext: string | undefined): boolean {
  if (next === 'with' || next === '|' || next === '.' || next === ',' || next === '') return true;
  if (/^\d/.test(next)) return false;
  if (next === 'the' && /^(?:end|start|beginning|same|order|best)$/.test(afterNext ?? '')) return true;
  if (/^(?:music|hard|smooth|sound|audio|text|title|captions|subtitles|upbeat|lots)$/.test(next)) return true;
  if (/^(?:speech|talking)$/.test(next)) return false;
  return STOPS.has(next) && ORDINALS[next] === undefined && !/^(?:that|which|all|every)$/.test(next);
}

/** 'no people, dogs or cars': a comma goes on when an 'or'/'and' follows within a few plain words. */
function continuesList(words: readonly string[], comma: number): boolean {
  for (let at = comma + 1; at <= comma + 4; at += 1) {
    const word = words[at] ?? '|';
    if (word === 'or' || word === 'nor') return true;
    // 'the sea, the sunset and nothing more' is a list, too.
    if (word === 'and') return words[at + 1] === 'nothing' || !endsThere(words[at + 1] ?? '|', words[at + 2]);
    if (word === ',') return continuesList(words, at);
    if (STOPS.has(word) && ORDINALS[word] === undefined) return false;
  }
  return false;
}

/** 'clips 3, 1 and 2' one after the other. */
export function inSequence(references: readonly ClipReference[]): readonly ClipReference[] {
  return references.flatMap((reference) =>
    reference.kind === 'position'
      ? reference.positions.map(
          (position): ClipReference => ({
            kind: 'position',
            said: reference.positions.length > 1 && position > 0 ? `clip ${position}` : reference.said,
            positions: [position],
          }),
        )
      : [reference],
  );
}

/** 'the dog or the cat': any one of them will do. */
export function asAlternatives(
  phrase: string,
  references: readonly ClipReference[],
): readonly ClipReference[] {
  if (references.length < 2 || !/\bor\b/.test(phrase)) return references;
  return [{ kind: 'any', said: phrase.replace(/^either /, ''), options: references }];
}

/** The clips that a phrase such as 'the second clip and the dog' names. Empty when it names none ('the clips'). */
export function referencesIn(phrase: string): ClipReference[] {
  const positions = positionsIn(phrase);
  const references: ClipReference[] = [];
  if (positions.found.length > 0) {
    references.push({ kind: 'position', said: positions.said, positions: positions.found });
  }
  for (const part of positions.rest.split(/ ?(?:\band\b|\bor\b|\bnor\b|\bplus\b|,|\|) ?/)) {
    const reference = wordsReference(part.trim());
    if (reference !== null) references.push(reference);
  }
  return references;
}

function wordsReference(part: string): ClipReference | null {
  const spoken = part
    .split(' ')
    .map(spokenIn)
    .find((found) => found !== null);
  if (spoken !== undefined) {
    const says = /^(?:you|they)$/.test(spoken.who) ? 'say' : 'says';
    return {
      kind: 'words',
      said: `the moment ${SUBJECTS[spoken.who] ?? spoken.who} ${says} ${spoken.words.join(' ')}`,
      words: spoken.words,
      isSpoken: true,
    };
  }
  const isPlain = thingsIn(part).every((word) => JUDGEMENTS.test(word));
  if (
    isPlain &&
    /\b(?:best|strongest|greatest|nicest|highlights?|coolest|favou?rite|good)\b/.test(part) &&
    !/\b(?:of|from) the \w+/.test(part)
  ) {
    return { kind: 'best', said: part };
  }
  if (isPlain && /\b(?:worst|weakest|bad|ugly|poor|terrible|low quality|unusable|boring)\b/.test(part))
    return { kind: 'worst', said: part };
  const extreme = extremeIn(part);
  if (extreme !== null) return { kind: 'extreme', said: part, ...extreme };
  const words = thingsIn(part);
  // 'three things' names none.
  return words.every((word) => /^\d{1,2}$/.test(word))
    ? null
    : { kind: 'words', said: part.replace(/^(?:to (?:see|have|use)|with|of|keep) /, ''), words };
}

/** 'her saying hello' is she who says it; the plan speaks to the one who wrote the prompt. */
const SUBJECTS: Readonly<Record<string, string>> = {
  her: 'she',
  him: 'he',
  me: 'someone',
  i: 'someone',
  us: 'someone',
  we: 'someone',
  them: 'someone',
};

const JUDGEMENTS =
  /^(?:best|strongest|greatest|nicest|highlights?|coolest|favou?rite|good|worst|weakest|bad|ugly|poor|terrible|low|quality|unusable|boring)$/;
const HOW_FILMED = new Set([
  'closeup',
  'wideangle',
  'wide',
  'macro',
  'drone',
  'aerial',
  'handheld',
  'timelapse',
]);

const EXTREMES: readonly (readonly [RegExp, ExtremeMeasure, boolean])[] = [
  [/\blongest\b/, 'length', true],
  [/\bshortest\b/, 'length', false],
  [/\bbrightest\b/, 'brightness', true],
  [/\bdarkest\b/, 'brightness', false],
  [/\b(?:sharpest|clearest)\b/, 'sharpness', true],
  [/\bblurriest\b/, 'sharpness', false],
  [/\b(?:fastest|most (?:action|movement|dynamic|energetic)|busiest|wildest)\b/, 'motion', true],
  [/\b(?:calmest|slowest|quietest (?:clip|shot|picture))\b/, 'motion', false],
  [/\bmost colou?rful\b/, 'colour', true],
  [/\bloudest\b/, 'loudness', true],
];

function extremeIn(part: string): { by: ExtremeMeasure; most: boolean } | null {
  const found = EXTREMES.find(([pattern]) => pattern.test(part));
  return found === undefined ? null : { by: found[1], most: found[2] };
}

/** The telling words, the head of the phrase first: the last one before a preposition. */
function thingsIn(part: string): string[] {
  const telling = (text: string): string[] =>
    text
      .split(' ')
      .map((word) => PEOPLE_PRONOUNS[word] ?? word)
      .filter((word) => /[\p{L}\p{N}]/u.test(word) && !GENERIC.has(word));
  const groups = part
    .split(/ ?\b(?:in|on|at|to|with|from|by|near|under|over|of|where|that|which|when|who)\b ?/)
    .map(telling)
    // 'the three steps'
    .map((group) => (/^\d+$/.test(group[0] ?? '') && /[^s]s$/.test(group[1] ?? '') ? group.slice(1) : group))
    .filter((group) => group.length > 0);
  const [first = [], ...rest] = groups;
  const words = [...new Set([...headFirst(first), ...rest.flat()])];
  // 'a close-up of the bee' is about the bee.
  return [...words.filter((word) => !HOW_FILMED.has(word)), ...words.filter((word) => HOW_FILMED.has(word))];
}

/**
 * The last word names the thing: 'birthday cake'. A participle that is no sight of its own does not: 'waves crashing';
 * and all people on film are 'people moving'.
 */
function headFirst(words: readonly string[]): string[] {
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  const head = before.at(-1) ?? '';
  if (!/..ing$/.test(last) || namesThing(last) || !namesThing(head)) return [...words.slice(-1), ...before];
  return [head, ...before.slice(0, -1), ...(last === 'moving' ? [] : [last])];
}
