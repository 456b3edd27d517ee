import { cueOf } from '../reading.ts';

/** Where a clause about a thing may begin and end, and what it says of it. */
export const BEGINS = '(?<=^|[.,|] |\\b(?:and|but|then|that|also|so|please|because|want|have|with|like) )';
export const ENDS = '(?= |$)';
export const MUST =
  '(?:should|must|has to|have to|needs? to|ought to|gets? to|got to|is to|are to|will|can|shall)';
export const SHOT = '(?:shot|clip|scene|thing|one|picture|image|frame|part|video)';

/** A wish about a thing, said as a statement, and the imperative that the readers know. */
export interface Restatement {
  /** Words without which the pattern cannot hold. */
  readonly cue: RegExp;
  readonly pattern: RegExp;
  readonly imperative: string;
}

/** @param cue words, one of which must be there; @param source whole words, matched all over the text */
export function restate(cue: string, source: string, imperative: string): Restatement {
  return { cue: cueOf(cue), pattern: new RegExp(source, 'g'), imperative };
}
