const NUMBER = String.raw`(\d+(?:\.\d+)?)`;
const UNIT = '(minutes?|mins?|m(?= )|seconds?|secs?|s(?= |$))';

/**
 * A length of time in normalised text: '20 seconds', '1 minute 30', '1.5 min', '2 and a half minutes', 'half a minute',
 * 'a minute and a half', 'a couple of seconds'. It captures AMOUNT_GROUPS groups; read them with `amountSeconds`.
 */
export const AMOUNT =
  `(?:${NUMBER} ${UNIT}(?: (?:and )?(?:(a half)|(?:a )?${NUMBER} (?:seconds?|secs?|s(?= |$))))?` +
  `|${NUMBER} and a half ${UNIT}` +
  '|(half) (?:a |of a |an )?(minute|second|sec)' +
  '|(a quarter|3 quarters) of a minute' +
  '|(an?) (minute|min|second(?= and a half)|sec(?= and a half))( and a half)?' +
  `|(a couple of|couple of|couple|a few) ${UNIT})`;
export const AMOUNT_GROUPS = 14;
export const NUMBER_AND_UNIT = { number: NUMBER, unit: UNIT } as const;

export const AT_MOST =
  '(?:under|(?<!(?:no|not|nothing) )less than|at most|nothing (?:over|above|longer than|more than|beyond)|max(?:imum)?(?: of| length)?|no (?:more|longer) than|not (?:more|longer) than|up to|below|' +
  'within|(?<!(?:no|not|nothing) )shorter than|(?:can|should|must) not be (?:more|longer) than|not over|not exceed(?:ing)?|keep it (?:under|below))';
export const AT_LEAST =
  '(?:at least|(?<!(?:no|not|nothing) )over|(?<!(?:no|not|nothing) )more than|(?<!(?:no|not|nothing) )longer than|no (?:less|shorter) than|not (?:less|shorter) than|minimum(?: of)?)';

/** Seconds of one AMOUNT; `groups` begin with its own. */
export function amountSeconds(groups: readonly (string | undefined)[]): number {
  const g = groups.slice(0, AMOUNT_GROUPS);
  if (g[0] !== undefined) {
    const unit = unitSeconds(g[1]);
    return Number(g[0]) * unit + (g[2] !== undefined ? unit / 2 : 0) + Number(g[3] ?? 0);
  }
  if (g[4] !== undefined) return (Number(g[4]) + 0.5) * unitSeconds(g[5]);
  if (g[6] !== undefined) return 0.5 * unitSeconds(g[7]);
  if (g[8] !== undefined) return g[8] === 'a quarter' ? 15 : 45;
  if (g[9] !== undefined) return unitSeconds(g[10]) * (g[11] !== undefined ? 1.5 : 1);
  if (g[12] !== undefined) return (g[12] === 'a few' ? 3 : 2) * unitSeconds(g[13]);
  return 0;
}

export function unitSeconds(unit: string | undefined): number {
  return unit?.startsWith('m') ? 60 : 1;
}

/** Whole words only: a pattern never begins or ends inside a word. */
export function wholeWords(source: string): RegExp {
  return new RegExp(`(?<=^| )(?:${source})(?= |$)`, 'g');
}
