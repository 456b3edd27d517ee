/** 'no wait', 'scratch that': the speaker takes back what came just before. */
const TAKES_BACK =
  /(?:^| )(?:[,.] )?(?:(?:no|oh|or|well|sorry|but) )*(?:(?:just |only )?(?:kidding|joking)|no wait|wait no|wait|hang on|hold on|scrap that|strike that|cancel that|scratch that|forget that|correction|sorry|i mean|i meant|or you know what|you know what|on second thoughts?|or better(?: yet)?|or maybe(?= (?:about |around )?\d)|or rather|i changed my mind|changed my mind|rather|make that|make it|actually|eh|er no|no no|(?<!\band )no(?=(?: ,)? (?:about |around )?\d| (?:at|in) the (?:very )?(?:start|beginning|end|middle)\b| (?:start|begin|open|end|finish|close) (?:it )?(?:with|on)\b| put (?:the|it)\b| (?:use|show) the\b| (?:the|my) [^ .,|]+| (?:ok |okay |then )?(?:with|on) (?:the|my) )|no make(?: it| that)?)(?: (?:no|sorry|actually|make that|make it|i mean|let us (?:say|do|make it)|,))*(?: [,.])?(?= |$)/g;

/** Weak cues ('actually', 'make it', 'sorry') only count as a correction when a value follows a value of the same kind. */
const STRONG =
  /\b(?:kidding|joking|eh|you know what|second thoughts?|or better|changed my mind|hang on|hold on|scrap that|strike that|cancel that|wait|scratch|forget that|correction|i mean|i meant|sorry|rather|or maybe|no no|make that|no make)\b/;

const CUES: readonly RegExp[] = [
  /\b(?:start(?:s|ing)?|begin(?:s|ning)?|open(?:s|ing)?)(?: (?:with|on|from))?(?: the)?\b/g,
  /\b(?:end(?:s|ing)?|finish(?:es|ing)?|clos(?:e|es|ing))(?: (?:with|on))?(?: the)?\b/g,
  /\b(?:no|without|skip|exclude|remove|leave out|avoid)(?: the)?\b/g,
  /\b(?:only|just)(?: the)?\b/g,
  /\b(?:use|show|include|add|feature)(?: the)?\b/g,
  /\bput(?: the)?\b/g,
  /\b(?:not|no|without|skip|exclude|remove|leave out|avoid|drop|use|keep|show|include)(?: the)?\b/g,
];
const LOOK = String.raw`(?:in )?(?:blackwhite|warm|cool|cold|vivid|vintage|retro|sepia|cinematic|soft|pastel|dreamy)(?: (?:tones?|colou?rs?|look))?`;
/** Of looks 'the vintage one' is no clip. */
const THE_LOOK_ONE =
  /^(?:the |a )?(blackwhite|warm|cool|cold|vivid|vintage|retro|sepia|cinematic|soft|pastel|dreamy) (?:1|one|version)\b/;
const TRANSITION = String.raw`(?:(?:smooth|soft) transitions?|crossfades?|dissolves?|(?:hard|straight) cuts|fade to black|dip to black)`;
const KINDS: readonly RegExp[] = [
  new RegExp(`\\b${LOOK}\\b`, 'g'),
  new RegExp(`\\b${TRANSITION}\\b`, 'g'),
  /\b(?:fast|quick|slow|calm|medium|snappy|relaxed)(?: (?:paced|cuts|pace))?\b/g,
  /\b(?:mute(?: it)?|(?:keep|with|use) (?:the )?(?:original )?(?:sound|audio))\b/g,
  /\b(?:chronological(?:ly)?|reversed?|shuffled?|random)(?: order)?\b/g,
  /\b(?:at|in|for|to) the (?:very )?(?:start|beginning|front|middle|end|back)\b/g,
  /\b(?:first|last)(?= ?[.,|]|$| and | then | no | sorry )/g,
];
const VALUE =
  /\b\d+(?:\.\d+)?(?: (?:minutes?|mins?|seconds?|secs?|s|clips?|cuts?|shots?))?\b|\bhalf a minute\b|\ba minute\b/g;

const TOO =
  /\b(\d+)( (?:seconds?|secs?|minutes?|clips?|cuts?|shots?))?(\b[^|]*?)\b\1(?: (?:seconds?|secs?|minutes?|clips?|cuts?|shots?))? (?:is|are|was|would be|might be|seems?|feels?)(?: a bit| probably| way| maybe)? too (?:short|long|much|many|few|little)(?: [.,])*(?: (?:let us (?:say|do|make it|go (?:for|with))|so|then|make it|better|rather|say|i would say|take|go (?:for|with)|how about))* (\d+)(?: (?:seconds?|secs?|minutes?|clips?|cuts?|shots?))?/g;

/** 'in black and white, no hang on, not black and white': the look is taken back. */
const NOT_THIS_LOOK =
  /\b(?:(?:make it|in|with) )?(blackwhite|warm|cool|cold|vivid|vintage|retro|sepia|cinematic|soft|pastel|dreamy)(?: (?:look|style|tones?))?(?: [.,])?(?: (?:no|sorry|wait|actually|oh|well|hang on|hold on|i mean|,))+ not (?:in )?\1(?= |$)/g;

/** 'start with the sunset, actually no, end with the sunset' */
const OTHER_PLACE =
  /\b(start|begin|open|end|finish|close) (?:with|on) ((?:the |my )?[^ .,|]+)(?: [.,])?(?: (?:oh|sorry|wait|actually|no|i mean|well|,))+ (start|end|finish|begin|open|close) (?:with|on) \2(?= |$)/g;

/** 'the dog and the street no sorry not the street the pizza' */
const NOT_THIS_BUT =
  /\b(?:the|my|a) ([^ .,|]+)(?: [.,])? (?:(?:no|sorry|wait|actually|oh|well|i mean|i meant|,) )*not (?:the |my |a )?\1(?: [.,])?(?: (?:but|i mean|i meant|rather|use|make it|sorry|no))* (?=(?:the|my|a) )/g;

/** 'no wait do not start with the cake': what was said before is not in the prompt. */
const NOTHING_BEFORE =
  /^(?:(?:no|oh|sorry|actually) )*(?:wait|hang on|hold on)(?: (?:no|sorry|actually|[.,]))* /;

/** 'the flower first no wait the bee first' */
const PLACED_THING = /^(?:the |my )?[^ .,|]+ (first|last)(?= ?[.,|]|$| and )/;

/** '30 no wait 20 seconds' becomes '20 seconds'; 'start with the dog no i mean the cat' keeps the cat only. */
export function applySelfCorrections(text: string): string {
  let corrected = withoutNamedAgain(
    text
      .replace(NOTHING_BEFORE, '')
      .replace(NOT_THIS_LOOK, ',')
      .replace(TOO, '$4$2$3')
      .replace(OTHER_PLACE, '$3 with $2'),
  );
  for (let guard = 0; guard < 20; guard += 1) {
    const next = applyFirst(corrected);
    if (next === corrected) return next;
    corrected = next;
  }
  return corrected;
}

/** What is taken back by name is out of the reel, unless it was only out of place. */
function withoutNamedAgain(text: string): string {
  const out: string[] = [];
  const kept = text.replace(NOT_THIS_BUT, (_whole, thing: string, at: number) => {
    if (!PLACE_BEFORE.test(text.slice(0, at))) out.push(` . no ${thing}`);
    return '';
  });
  return `${kept}${out.join('')}`;
}

const PLACE_BEFORE = /\b(?:start|begin|open|end|finish|close|first|last|then)\w*(?: [^ .,|]+){0,2} ?$/;

function applyFirst(text: string): string {
  for (const match of text.matchAll(TAKES_BACK)) {
    const left = text.slice(0, match.index);
    const right = text.slice(match.index + match[0].length).trim();
    const kept = keptLeft(
      left,
      right,
      STRONG.test(match[0]) ? 'strong' : / no$/.test(match[0]) ? 'of a thing' : 'weak',
    );
    if (kept !== null)
      return `${kept} ${withUnit(left, right).replace(THE_LOOK_ONE, 'in $1')}`.replace(/\s+/g, ' ').trim();
  }
  return text;
}

/** 'twenty seconds, scratch that, thirty five': the unit stays. */
function withUnit(left: string, right: string): string {
  const unit =
    /\d+(?:\.\d+)? (minutes?|mins?|seconds?|secs?|clips?|cuts?|shots?)(?: [.,]| [^ .,|]+){0,4}$/.exec(
      left,
    )?.[1];
  return unit === undefined
    ? right
    : right.replace(
        /^((?:maybe |like |about |around |more )*\d+(?:\.\d+)?)(?= ?[.,|]|$| and | with | but | (?:is|would be|sounds) (?:good|fine|ok|okay|enough|better|perfect|right|great|plenty)| they | i | we )/,
        `$1 ${unit}`,
      );
}

/** The part before the correction that still stands; null when nothing is corrected here. */
function keptLeft(left: string, right: string, cue: 'strong' | 'of a thing' | 'weak'): string | null {
  const value = startsWithOneOf(right.replace(/^(?:about|around|under|like|just|only|maybe) /, ''), [VALUE]);
  const leftValue = value === null ? null : lastOfSameUnit(left, value[0]);
  if (value !== null && leftValue !== null && wordsAfter(left, leftValue) <= 5)
    return left.slice(0, leftValue.index);
  const place = PLACED_THING.exec(right)?.[1];
  if (place !== undefined) {
    const before = lastMatch(left, new RegExp(`(?:\\b(?:the|my) )?[^ .,|]+ ${place}\\b`, 'g'));
    if (before !== null && wordsAfter(left, before) <= 2) return left.slice(0, before.index);
  }
  for (const kind of [...KINDS, ...CUES]) {
    if (startsWithOneOf(right.replace(/^(?:and|it|the) /, ''), [kind]) === null) continue;
    const before = lastMatch(left, kind);
    if (before !== null && wordsAfter(left, before) <= 8) return left.slice(0, before.index);
  }
  if (cue === 'of a thing' && /^(?:ok |okay |then )?(?:with|on) /.test(right)) {
    const place = lastOf(left, CUES.slice(0, 2));
    return place === null
      ? null
      : left.slice(0, place.index + place[0].length).replace(/(?: (?:on|with))?(?: the)?$/, '');
  }
  if (cue === 'of a thing') return /^(?:the|my) /.test(right) ? (LAST_THING.exec(left)?.[1] ?? null) : null;
  if (cue === 'weak') return null;
  if (/^(?:on|with)\b/.test(right)) {
    const before = lastOf(left, CUES);
    if (before !== null && wordsAfter(left, before) <= 6) {
      return left.slice(0, before.index + before[0].length).replace(/(?: (?:on|with))?(?: the)?$/, '');
    }
  }
  if (/^(?:the|a|my|our)\b/.test(right)) {
    const upToThing = LAST_THING.exec(left)?.[1];
    if (upToThing !== undefined) return upToThing;
    const before = lastOf(left, CUES);
    if (before !== null && wordsAfter(left, before) <= 6)
      return left.slice(0, before.index + before[0].length).replace(/ the$/, '');
  }
  return null;
}

/** '... then the cake', up to the cake. */
const LAST_THING =
  /^(.*\b(?:then|and|with|on|use|show|skip|no|want|see|have)) (?:the|my|our|a) [^ .,|]+(?: (?:clip|shot|one|scene|part))?(?: [.,])?$/;

/** 'five clips ... make it ten seconds' takes nothing back: seconds are no clips. */
function lastOfSameUnit(left: string, value: string): RegExpExecArray | null {
  const unit = (text: string): string | null =>
    /(?:clips?|cuts?|shots?)$/.test(text) ? 'clips' : /(?:\d|^[\d.]+)$/.test(text) ? null : 'seconds';
  const wanted = unit(value);
  return (
    [...left.matchAll(VALUE)].findLast(({ 0: found }) => {
      const own = unit(found);
      return own === null || wanted === null || own === wanted;
    }) ?? null
  );
}

function startsWithOneOf(text: string, patterns: readonly RegExp[]): RegExpExecArray | null {
  for (const pattern of patterns) {
    const found = new RegExp(`^(?:${pattern.source})`).exec(text);
    if (found !== null) return found;
  }
  return null;
}

function lastOf(text: string, patterns: readonly RegExp[]): RegExpExecArray | null {
  return patterns
    .map((pattern) => lastMatch(text, pattern))
    .reduce(
      (best, found) => (found !== null && (best === null || found.index > best.index) ? found : best),
      null,
    );
}

function lastMatch(text: string, pattern: RegExp): RegExpExecArray | null {
  return [...text.matchAll(pattern)].at(-1) ?? null;
}

function wordsAfter(text: string, match: RegExpExecArray): number {
  return text
    .slice(match.index + match[0].length)
    .split(' ')
    .filter((word) => word !== '').length;
}
