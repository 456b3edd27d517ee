import type { Amount, TextSpan } from '@cutroom/contract';

/** What a token counts or measures. Places count from 1, and from -1 backwards from the end. */
export type Quantity =
  | {
      readonly unit: 'seconds' | 'count';
      readonly amount: Amount;
      /** From one time to another, '0:05 to 0:11': a stretch of a clip, and no length. */
      readonly isStretch?: true;
      /** The other stretches of '0:12 to 0:20 and 0:31 to 0:38'. */
      readonly also?: readonly Extract<Amount, { bound: 'between' }>[];
      /** Of 'nothing under 1 or over 4 seconds' what lies between these, and is not refused. */
      readonly isBetweenRefused?: true;
    }
  | {
      readonly unit: 'share';
      readonly share: number;
      readonly bound: 'about' | 'atMost' | 'atLeast';
      /** As it was said, where that is more than the whole: of '150 %' 1.5. */
      readonly above?: number;
      /** Of '60/40' both, one for each of the things beside it. */
      readonly split?: readonly number[];
    }
  | { readonly unit: 'times'; readonly times: number; readonly bound?: Exclude<Amount['bound'], 'between'> }
  /** Of the speed at which it was filmed. */
  | { readonly unit: 'rate'; readonly factor: number }
  | { readonly unit: 'ordinal'; readonly place: number };

/** A word, number, quotation or sign of the prompt. Offsets count UTF-16 code units of the prompt as it was written. */
export interface Token {
  readonly kind: 'word' | 'number' | 'clock' | 'quote' | 'heard' | 'file' | 'comma' | 'break' | 'sign';
  readonly start: number;
  readonly end: number;
  /** Folded: lower case, no accents. Of a quotation its words, as written; 'heard' is what a clip says word for word. */
  readonly word: string;
  /** As written, in lower case. */
  readonly spelt: string;
  /** Of numbers, and of clock times in seconds. */
  readonly value: number | null;
  readonly quantity: Quantity | null;
}

const SHAPES: readonly (readonly [Token['kind'], RegExp])[] = [
  [
    'quote',
    /"[^"\n]{1,200}"|“[^”\n]{1,200}”|«[^»\n]{1,200}»|„[^“”"\n]{1,200}[“”"]|‘[^’\n]{1,200}’(?!\p{L})/uy,
  ],
  ['quote', /(?<![\p{L}\p{N}])'[^'\n]{1,80}'(?![\p{L}\p{N}])/uy],
  [
    'file',
    /[\p{L}\p{N}]+(?:[_-][\p{L}\p{N}]+)*\.(?:mp4|mov|avi|mkv|webm|flv|wmv|m4v|3gp)(?![\p{L}\p{N}])/iuy,
  ],
  ['file', /(?:img|dsc|dscn|mvi|vid|pxl|gopr|gx|dji|clip)[_-]?\d{2,}(?:[_-]\d+)*(?![\p{L}\p{N}])/iuy],
  ['file', /\p{L}[\p{L}\p{N}]*_[\p{L}\p{N}_]+/uy],
  // The shapes of pictures are no times, unless another time stands beside them: '9:16 to 9:20'.
  ['word', /(?:9:16|16:9|4:5|3:4|1:1)(?![\d:])(?!\s*(?:[-–—]|\p{L}{1,3})\s*\d{1,2}:\d)/uy],
  ['clock', /\d{1,2}:[0-5]\d(?::[0-5]\d)?(?![\d:])/uy],
  // An address is one word, and its dots end nothing: 'boulder.com', 'www.werkstatt.de'.
  ['word', /www(?:\.[\p{L}\p{N}-]+)+/iuy],
  [
    'word',
    /[\p{L}\p{N}][\p{L}\p{N}-]*(?:\.[\p{L}\p{N}-]+)*\.(?:com|net|org|info|shop|io|uk)(?![\p{L}\p{N}-])/iuy,
  ],
  // A date is one word: '12.06.2026', '2026-06-12'.
  ['word', /(?:\d{1,2}([./-])\d{1,2}\1(?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2})(?![\d.,/-]*\d)/uy],
  ['number', /\d+(?:[.,]\d+)?/uy],
  // Elisions are words of their own: l'eau, d'abord, qu'elle.
  ['word', /(?:[ldjmtsnc]|(?:jus|lors|puis)?qu)['’](?=\p{L})/iuy],
  ['word', /\p{L}[\p{L}\p{M}]*(?:['’´`]\p{L}[\p{L}\p{M}]*)*['’]?/uy],
  ['comma', /[,،、]|[-–—](?!>)(?=\s)|(?<=\s)[-–—](?!>)/uy],
  ['break', /\n+|[.!?;。！？…]+/uy],
  ['sign', /->|[^\s]/uy],
];

/** The words, numbers and signs of a prompt, in order. Blanks are left out, a new line ends a sentence. */
export function tokenise(prompt: string): readonly Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < prompt.length) {
    if (prompt[at] !== '\n' && /\s/.test(prompt[at] ?? '')) {
      at += 1;
      continue;
    }
    const token = tokenAt(prompt, at);
    // That of 'IMG_4401-IMG_4405' joins two names.
    if (!isHyphen(prompt, token) || tokens.at(-1)?.kind === 'file') tokens.push(token);
    at = token.end;
  }
  return tokens;
}

/** Of 'close-up', '30-second' and 'wheel-1'; that of '3-8' is a sign. */
function isHyphen(prompt: string, { start, word }: Token): boolean {
  return (
    /^[-‐‑]$/.test(word) &&
    /^(?:[\p{L}\p{N}][-‐‑]\p{L}|\p{L}[-‐‑]\p{N})/u.test(prompt.slice(start - 1, start + 3))
  );
}

function tokenAt(prompt: string, start: number): Token {
  for (const [kind, shape] of SHAPES) {
    shape.lastIndex = start;
    const found = shape.exec(prompt)?.[0];
    if (found !== undefined && found !== '') return tokenOf(kind, found, start);
  }
  return tokenOf('sign', prompt.slice(start, start + 1), start);
}

function tokenOf(kind: Token['kind'], text: string, start: number): Token {
  const spelt = text.toLowerCase().replace(/[’´`]/g, "'");
  return {
    kind,
    start,
    end: start + text.length,
    word:
      kind === 'quote'
        ? text.slice(1, -1).trim()
        : foldWord(kind === 'word' ? spelt.replace(/'$/, '') : spelt),
    spelt,
    value:
      kind === 'number'
        ? Math.min(NUMBER_MAX, Number(text.replace(',', '.')))
        : kind === 'clock'
          ? clockSeconds(text)
          : null,
    quantity: null,
  };
}

/** No wish means more; numbers without end are no numbers. */
const NUMBER_MAX = 1e9;

/** '1:10' is 70 seconds, '1:02:03' 3723. */
function clockSeconds(text: string): number {
  return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** Lower case and without accents, so that 'música' and 'musica' are one word. */
export function foldWord(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae');
}

export function spanOf(tokens: readonly Token[], from: number, to: number): TextSpan {
  // What took the place of something that was taken back was written behind it.
  let [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? tokens[from]?.start ?? 0];
  for (let at = from; at < to; at += 1) {
    start = Math.min(start, tokens[at]?.start ?? start);
    end = Math.max(end, tokens[at]?.end ?? end);
  }
  return [start, end];
}

/** What times and shares are as a speed. */
export function factorOf(quantity: Quantity): number | null {
  if (quantity.unit === 'times') return quantity.times;
  if (quantity.unit === 'rate') return quantity.factor;
  return quantity.unit === 'share' ? (quantity.above ?? quantity.share) : null;
}
