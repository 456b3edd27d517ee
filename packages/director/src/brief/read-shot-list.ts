import { namesThing } from '../vocabulary/meaning.ts';
import {
  hasTime,
  isListLine,
  namesShot,
  readShotListItem,
  type ShotListItem,
} from './read-shot-list-item.ts';

/**
 * A shot list as creators brief an edit: lines or items in a row, each a thing and a time. It is read from the prompt
 * as written, because its time codes and line ends are gone once the prompt is normalised. What is no part of the list
 * stays in the text; fewer than two shots are no list, but for 'only the first 5 seconds of the dog'.
 */
export function readShotList(prompt: string): ShotList {
  if (!hasTime(prompt.toLowerCase())) return { text: prompt, shots: [] };
  for (const separator of SEPARATORS) {
    const list = listIn(prompt, separator);
    if (list !== null) return list;
  }
  return { text: prompt, shots: [] };
}

export interface ShotList {
  readonly text: string;
  /** In the order written; empty where the prompt holds no list. */
  readonly shots: readonly ShotListItem[];
}

/** The coarse ones first: a comma within a line begins a hint, not another shot. */
const SEPARATORS: readonly RegExp[] = [
  /(\n+)/,
  /(\n+|\s*(?:\/|;|\||->|=>|\u2192)\s*)/,
  /(\n+|\s*(?:\/|;|\||->|=>|\u2192|,(?!\d)|(?<!(?:^|[\s,])\(?\d{1,2})\.(?=\s|$)|\bthen\b)\s*|(?<=(?:\d\s?s|secs?|seconds?)\)?)\s+(?:and|&|\+)\s+|\s+(?:and|&)\s+(?=(?:the\s+)?(?:first|last|final|\d)))/i,
];

interface Piece {
  readonly text: string;
  readonly separator: string;
  readonly lead: string;
  readonly shot: ShotListItem | null;
}

function listIn(prompt: string, separator: RegExp): ShotList | null {
  const parts = prompt.split(separator);
  const pieces = inOneRow(
    parts.flatMap((text, at) => (at % 2 === 0 ? [pieceOf(text, parts[at + 1] ?? '')] : [])),
  );
  const shots = pieces.flatMap(({ shot }) => shot ?? []);
  const isFramed = pieces.some(({ lead, shot }) => shot !== null && BEGINS_OR_ENDS.test(lead));
  // 'start with the dog for 3s, end on the sunset for 5s' leaves open what plays between.
  const least = isFramed
    ? 3
    : pieces.some(({ text, shot }) => shot?.part != null && ONLY_PART.test(text))
      ? 1
      : 2;
  if (shots.length < least || shots.filter(({ seconds }) => seconds !== null).length < Math.min(2, least))
    return null;
  // Another time that is about a thing shows that this is no list, or not all of it.
  if (pieces.some(({ text, shot }) => shot === null && hasTime(text.toLowerCase()) && namesShot(text)))
    return null;
  return shots.some(namesSomething) ? { text: pieces.map(leftOf).join('').trim(), shots } : null;
}

function pieceOf(text: string, separator: string): Piece {
  const shot = readShotListItem(text.toLowerCase());
  if (shot !== null) return { text, separator, lead: '', shot };
  const [, lead = '', item = ''] = LEAD.exec(text) ?? [];
  return { text, separator, lead, shot: item === '' ? null : readShotListItem(item.toLowerCase()) };
}

/** Of the pieces without a time only those are shots that are numbered, or that go on with a list of plain things. */
function inOneRow(pieces: readonly Piece[]): readonly Piece[] {
  let isAfterShot = false;
  return pieces.map((piece) => {
    if (piece.text.trim() === '') return piece;
    const isShot =
      piece.shot !== null &&
      (piece.shot.seconds !== null || (piece.lead === '' && isListLine(piece.text, isAfterShot)));
    isAfterShot = isShot;
    return isShot ? piece : { ...piece, shot: null };
  });
}

/** 'A reel for my channel: dog 3s' and 'a reel with dog 3s': what stands before the first shot. */
const LEAD =
  /^(.*(?::|\b(?:with|on|showing|featuring|like this|as follows|do|(?:use|show|play) (?:only|just)))\s+)(\S.*)$/is;
const BEGINS_OR_ENDS = /\b(?:start|begin|open|end|finish|close)\w*\s+(?:\w+\s+)?(?:with|on)\s+$/i;

const ONLY = /\b(?:only|just)\s+$/i;
const ONLY_PART = /^\W*(?:(?:use|show|play)\s+)?(?:only|just)\s+(?:the\s+)?(?:first|last|final)\b/i;

/** Words to show have a line of their own in some lists; the words are read before, the time says nothing. */
const TITLE = /^\W*\d+:\d+\W+\d+:\d+[\s\W]*(?:text|title|(?:title |end ?)?card|caption|logo)?[\s\W]*$/i;

function leftOf({ text, separator, lead, shot }: Piece): string {
  if (shot !== null)
    return `${BEGINS_OR_ENDS.test(lead) || ONLY.test(lead) ? '' : lead}${shot.rest === '' ? '' : ` ${shot.rest} `}. `;
  return TITLE.test(text) ? separator : text + separator;
}

function namesSomething({ references }: ShotListItem): boolean {
  return references.some(
    (reference) =>
      reference.kind === 'position' || (reference.kind === 'words' && reference.words.some(namesThing)),
  );
}
