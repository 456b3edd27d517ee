/** What places are called in words; negative ones count from the end. */
export const ORDINALS: Readonly<Record<string, number>> = {
  first: 1,
  '1 st': 1,
  '1st': 1,
  second: 2,
  '2nd': 2,
  third: 3,
  '3rd': 3,
  fourth: 4,
  '4th': 4,
  fifth: 5,
  '5th': 5,
  sixth: 6,
  '6th': 6,
  seventh: 7,
  '7th': 7,
  eighth: 8,
  '8th': 8,
  ninth: 9,
  '9th': 9,
  tenth: 10,
  '10th': 10,
  last: -1,
  final: -1,
  eleventh: 11,
  twelfth: 12,
};

interface Positions {
  readonly found: readonly number[];
  readonly said: string;
  readonly rest: string;
}

/** 'clip 3', 'the second one', 'clips 2 to 4', 'the first three clips', 'the third and fifth clips'. */
export function positionsIn(phrase: string): Positions {
  const found: number[] = [];
  const said: string[] = [];
  const word = Object.keys(ORDINALS).join('|');
  const add = (text: string, ...numbers: number[]): string => {
    said.push(text.trim());
    found.push(...numbers);
    return ' | ';
  };
  let rest = ` ${phrase} `.replace(
    /(?:the )?(?:clips?|videos?|shots?|files?|numbers?|#) ?(?:numbers? |# ?)?((?:#?\d+(?: (?:to|through|and|or|,|,? and) | (?=\d+(?! (?:seconds?|secs?|s|minutes?|cuts?|clips?|shots?|times)\b)))?)+)(?= |$)/g,
    (text: string, list: string) => {
      const range = /^(\d+) (?:to|through) (\d+)$/.exec(list.trim());
      if (range !== null) return add(text, ...span(Number(range[1]), Number(range[2])));
      return add(text, ...[...list.matchAll(/\d+/g)].map((m) => Number(m[0])));
    },
  );
  rest = rest.replace(
    / (?:the )?(first|last|final|opening) (\d+)(?: (?:clips?|videos?|ones?|shots?|files?))?(?= |$)/g,
    (text: string, side: string, count: string) => {
      const n = Math.min(50, Number(count));
      return add(text, ...(side === 'first' || side === 'opening' ? span(1, n) : span(-n, -1)));
    },
  );
  rest = rest.replace(
    / (?:the )?(?:second|2nd) to (?:the )?last(?: (?:clip|video|one|shot))?(?= |$)/g,
    (text: string) => add(text, -2),
  );
  rest = rest.replace(
    new RegExp(
      String.raw` (?:the )?((?:${word})(?:(?: ,)?(?: and| or| ,)(?: the)? (?:${word}))*)(?: (?:clips?|videos?|ones?|shots?|files?|scenes?|takes?|uploaded|upload)| i uploaded)+(?= |$)`,
      'g',
    ),
    (text: string, list: string) =>
      add(
        text,
        ...[...list.matchAll(new RegExp(String.raw`\b(?:${word})\b`, 'g'))].map((m) => ORDINALS[m[0]] ?? 1),
      ),
  );
  rest = rest.replace(
    new RegExp(String.raw`^ (?:the )?((?:${word})(?:(?: ,)?(?: and| or| ,)(?: the)? (?:${word}))*) $`),
    (text: string, list: string) =>
      add(
        text,
        ...[...list.matchAll(new RegExp(String.raw`\b(?:${word})\b`, 'g'))].map((m) => ORDINALS[m[0]] ?? 1),
      ),
  );
  return { found, said: saidPlainly(said.join(' and ')), rest: rest.trim() };
}

/** 'clips 1, 3 and 5', 'the first 10 clips' */
function saidPlainly(said: string): string {
  return said
    .replace(/(?<=\d) (?:and|,|, and) (?=\d+ (?:and|,|or) )/g, ', ')
    .replace(/^(?=(?:first|last|second|third|fourth|fifth|final) )/, 'the ');
}

/** Whole numbers from one to another, at most 201 of them. */
export function span(from: number, to: number): number[] {
  const numbers: number[] = [];
  for (let at = from; at <= Math.min(to, from + 200); at += 1) numbers.push(at);
  return numbers;
}
