import { namesThing } from '../vocabulary/meaning.ts';
import type { ClipReference } from './brief.ts';
import { normalisePrompt } from './normalise.ts';
import { inSequence, referencesIn } from './phrases.ts';

/** One line of a shot list: what it shows, and for how long. */
export interface ShotListItem {
  readonly references: readonly ClipReference[];
  /** null where the line gives no time. */
  readonly seconds: number | null;
  /** 'last 5 seconds: sunset' is about the reel. */
  readonly place: 'first' | 'last' | null;
  /** 'the last 5 seconds of the sunset' is about the clip. */
  readonly part: 'first' | 'last' | null;
  /** Words of the line that are about the whole video: 'with a fade out'. */
  readonly rest: string;
}

/**
 * '1. Hook: dog running (2s)', '[0:03-0:08] surfing', 'the last 5 seconds of the sunset'. Reads text as written, in
 * lower case; null where it is no line of a shot list.
 */
export function readShotListItem(line: string): ShotListItem | null {
  const found = [...line.matchAll(TIME)];
  const times = found.map(({ groups = {} }) => secondsOf(groups));
  const [seconds = null] = times;
  if (seconds !== null && (seconds < SHOT_SECONDS_MIN || seconds > SHOT_SECONDS_MAX)) return null;
  // '0:00-0:03 (3s)' says the same twice; two lengths are no single shot.
  if (times.some((other) => Math.abs(other - (seconds ?? other)) > 0.05)) return null;
  const [time, lastTime] = [found[0], found.at(-1)];
  const before = time === undefined ? line : line.slice(0, time.index);
  const after = lastTime === undefined ? '' : line.slice(lastTime.index + lastTime[0].length);
  if (OF_EACH.test(after)) return null;
  const label = LABEL.exec(before)?.[0] ?? '';
  const isAfter = plainThing(before.slice(label.length)) === '';
  const [thing, wish] = splitAtWish(isAfter ? after : before.slice(label.length));
  const [, hintWish] = splitAtWish(isAfter ? '' : after);
  const references = referencesOf(thing) ?? (isAfter && after.trim() === '' ? referencesOf(label) : null);
  if (references === null) return null;
  const side = sideOf(time?.groups ?? {});
  return {
    references,
    seconds,
    place: time?.groups?.of === undefined ? side : null,
    part: time?.groups?.of === undefined ? null : side,
    rest: `${wish} ${hintWish}`.trim(),
  };
}

/** Whether the text gives a time at all. */
export function hasTime(text: string): boolean {
  return text.search(TIME) >= 0;
}

/** Whether a line without a time is one of a list all the same: it is numbered, or goes on with a thing and no more. */
export function isListLine(line: string, isAfterShot: boolean): boolean {
  const thing = plainThing(line).replace(/^(?:the|my|our|a|an) /, '');
  return NUMBERED.test(line) || (isAfterShot && thing !== '' && thing.split(' ').every(namesThing));
}

/** 'hold the dog for 3s' names a shot in words that are no line of a list; 'a 20 second travel video' names none. */
export function namesShot(text: string): boolean {
  const plain = normalisePrompt(text.toLowerCase().replace(TIME, ' '));
  return !NO_THING.test(plain) && plain.split(' ').some(namesThing);
}

/** 'dog, cat and bird, 2s each' */
const OF_EACH = /^\s*(?:each|apiece|per|every)\b/;
const SHOT_SECONDS_MIN = 0.1;
const SHOT_SECONDS_MAX = 30;
const THING_WORDS_MAX = 7;

const NUMBER_WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const N = `(?:\\d{1,3}(?:\\.\\d+)?|${NUMBER_WORDS.join('|')})`;
const UNIT = '(?:seconds?|secs?|s)(?![\\p{L}\\d])';
const TO = '\\s*(?:-|\u2013|\u2014|to|until|till)\\s*';
/** In the order of trial: a span of the clock, a span of seconds, so many seconds of one end, so many seconds. */
const TIME = new RegExp(
  String.raw`[[(]?\s*(?<![\d:.])(?:\bfrom\s+)?(?:` +
    String.raw`(?<fromMinutes>\d{1,2}):(?<fromSeconds>[0-5]\d)${TO}(?<toMinutes>\d{1,2}):(?<toSeconds>[0-5]\d)(?!\d|:\d)` +
    `|(?<!\\b(?:clip|shot|scene|video|part|step)\\s*#?)(?<from>\\d{1,3}(?:\\.\\d+)?)\\s*(?:${UNIT})?${TO}(?<to>\\d{1,3}(?:\\.\\d+)?)\\s*-?${UNIT}` +
    `|(?:\\bthe\\s+)?\\b(?<side>first|last|final|opening|closing)\\s+(?<sideSeconds>${N})\\s*${UNIT}(?:\\s+(?<of>of|from)(?=\\s)(?!${TO}|\\s+(?:the|my|this|our)\\s+(?:video|reel|edit|film)\\b)|\\s+of\\s+the\\s+(?:video|reel|edit|film)\\b)?` +
    String.raw`|(?:\b(?:for|about|around|exactly|lasting)\s+|~\s*)*(?<![\p{L}\d])(?<seconds>${N})[\s-]*${UNIT}(?:\s+long\b)?` +
    String.raw`)\s*[\])]?`,
  'gu',
);

const NUMBERED =
  /^[\s>*\u2022\u25aa\u25cf\u2013\u2014-]*(?:\(?\d{1,2}[.)](?!\d)|#\d|[-*\u2022\u25aa\u25cf\u2013\u2014]\s)/;
/** Bullets, numbers, and what a shot is for. */
const LABEL =
  /^[\s>*\u2022\u25aa\u25cf\u2013\u2014-]*(?:\(?\d{1,2}[.)](?!\d)\s*|#\d{1,2}\s*[:.)-]?\s*)?(?:(?:(?:clip|shot|scene|part|step|segment)\s*#?\d{1,2}|hook|intro|opening|opener|start|beginning|middle|body|main(?: part)?|ending|end|outro|finale|closing|cta|b-?roll)(?:\s*[:\u2013\u2014]\s*|\s+-\s+|\s*$))?/;

/** What of a line is no thing to see, but a wish about the video. */
const WISH =
  /(?:[\s,(\u2013\u2014-]|^)+(?:(?:and|with|plus|but|then|a|an|the|some)\s+)*(?:fad(?:e|es|ing)|cross\s?fad|slow[\s-]?mo|text|titles?|captions?|subtitles?|music|songs?|beats?|mute|sound|audio|voice\s?over|transitions?|no|without|don'?t|do not|keep|make|total|in total|black and white|b&w|vintage|cinematic|warm|vivid)(?![\p{L}])/u;
/** How a shot looks: nothing that the plan could promise for one shot alone. */
const HINT = /(?:\s+|^)(?:very |really |super )?(?:slow(?:ly)?|fast|quick(?:ly)?|please|snappy|cut|shot)$/;

function secondsOf(groups: Readonly<Record<string, string | undefined>>): number {
  const number = (text = ''): number => {
    const word = NUMBER_WORDS.indexOf(text);
    return word >= 0 ? word + 1 : Number(text);
  };
  if (groups.toSeconds !== undefined)
    return (
      number(groups.toMinutes) * 60 +
      number(groups.toSeconds) -
      number(groups.fromMinutes) * 60 -
      number(groups.fromSeconds)
    );
  if (groups.to !== undefined) return number(groups.to) - number(groups.from);
  return number(groups.sideSeconds ?? groups.seconds);
}

function sideOf(groups: Readonly<Record<string, string | undefined>>): 'first' | 'last' | null {
  if (groups.side === undefined) return null;
  return groups.side === 'first' || groups.side === 'opening' ? 'first' : 'last';
}

function splitAtWish(text: string): readonly [thing: string, wish: string] {
  const at = text.search(WISH);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}

/** 'then the dog running, close up' is 'the dog running'. */
function plainThing(text: string): string {
  const [thing = ''] = text
    .replace(/^[\s.,:;()[\]\u2013\u2014=-]+/, '')
    .replace(/^(?:(?:and|then|next|first|finally|just|only|is|should be|a shot of)(?:\s+|$))+/, '')
    .split(/[,;(\n]|\s[-\u2013\u2014]+(?:\s|$)/);
  const plain = normalisePrompt(thing)
    .replace(/(?:^| )[.,|](?= |$)/g, '')
    .trim();
  return plain.replace(HINT, '').trim();
}

/** What the words name; null where they are an instruction, or about the whole video. */
function referencesOf(text: string): readonly ClipReference[] | null {
  const thing = plainThing(text);
  if (thing === '' || NO_THING_FIRST.test(thing) || NO_THING.test(thing)) return null;
  if (thing.split(' ').length > THING_WORDS_MAX) return null;
  const references = inSequence(referencesIn(thing));
  return references.length === 0 ? null : references;
}

const NO_THING_FIRST =
  /^(?:of|from|do|show|shows|make|start|starts|begin|open|end|ends|finish|close|keep|hold|linger|use|cut|want|need|put|add|give|have|include|let|i|we|it|that|this|them|they|at|in|on|for|to|if|when|max|min|up|under|over|about|short|long|slow|fast|quick|loop|no|not)(?= |$)/;
const NO_THING =
  /(?:^| )(?:reels?|videos?(?! \d)|edit|film|montage|total|length|duration|runtime|cuts|transitions?|fade|crossfades?|text|titles?|captions?|logo|music|songs?|sound|audio|voiceover|screen|pause|silence|maximum|minimum|least|most|less|more|per|each|every|all|everything|anything|rest|others?|should|must|want|without|except|but|intro|outro|hook|instagram|tiktok)(?= |$)/;
