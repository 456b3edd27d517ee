/**
 * Words of unknown origin made fit to show, store and log: one line, no control characters or terminal sequences, no
 * markup, no addresses, no invisible or direction-changing characters, and no longer than allowed.
 * @returns '' where nothing is left
 */
export function plainText(text: string, charsMax: number): string {
  // Whatever is cut off here could not have been shown anyway; the patterns stay quick.
  const plain = withoutTerminalSequences(text.slice(0, charsMax * 8 + 1000))
    .normalize('NFKC')
    .replace(INVISIBLE, ' ')
    .replace(ELEMENTS_WITH_CONTENT, ' ')
    .replace(TAGS, ' ')
    .replace(MARKDOWN_LINKS, '$1')
    .replace(ADDRESSES, '')
    .replace(/[<>`*_#|\\{}[\]]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\s+([.,;:!?])/g, '$1')
    .trim();
  return plain.length <= charsMax ? plain : shortened(plain, charsMax);
}

/** Control, format (zero width, direction), private use and lone surrogates. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]+/gu;
const ELEMENTS_WITH_CONTENT = /<(script|style|iframe|svg)\b[^>]{0,500}>.{0,2000}?(?:<\/\1\s{0,9}>|$)/gi;
const TAGS = /<\/?[a-z!][^>]{0,500}>/gi;
const MARKDOWN_LINKS = /!?\[([^\]]{0,200})\]\([^)]{0,500}\)/g;
const ADDRESSES = /\b(?:[a-z][a-z0-9+.-]{1,15}:\/\/|www\.|(?:javascript|data|mailto):)\S*/gi;

/** At a word's end where there is one near. */
function shortened(text: string, charsMax: number): string {
  const cut = text.slice(0, charsMax - 1).replace(/[\uD800-\uDBFF]$/, '');
  const space = cut.lastIndexOf(' ');
  return `${(space > charsMax * 0.6 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

function withoutTerminalSequences(text: string): string {
  const [before = '', ...sequences] = text.split(ESCAPE);
  return [before, ...sequences.map((sequence) => sequence.replace(SEQUENCE, ''))].join('');
}

const ESCAPE = String.fromCharCode(27);
/** Colours and movements, and those that set a terminal's title. */
const SEQUENCE = /^(?:\[[0-?]*[ -/]*[@-~]|\]\P{Cc}{0,500}|[@-_])/u;
