import { parseAst } from 'vite';
import type { WordFault } from './word-fault.ts';

/** Where texts stand that creators read: in American English, though names and comments are British. */
const TEXTS = [
  'apps/web/src/',
  'packages/analysis/src/summary/',
  'packages/director/src/explain/',
  'packages/director/src/plan/outcome/',
  'packages/director/src/text/',
];

/** Files whose strings nobody reads, each with its reason. */
const UNREAD: Readonly<Record<string, string>> = {
  'apps/web/src/components/live-player/painting/shaders.ts': 'programs of the graphics card',
  'packages/analysis/src/summary/file-name-words.ts': 'words that file names have',
};

/** Strings that are one of these and nothing else are values, each with its reason. */
const VALUES: Readonly<Record<string, string>> = {
  recognised: 'a value of every stored analysis',
  cancelled: 'the state of a run',
};

const BRITISH = new RegExp(
  `\\b(?:${[
    String.raw`\w*colour\w*`,
    String.raw`grey(?:ish|s|er)?`,
    String.raw`\w*(?:favour|behaviour|neighbour|humour|flavour|labour|honour|rumour)\w*`,
    String.raw`\w*(?:organ|recogn|optim|minim|maxim|custom|normal|summar|synchron|initial|apolog|stabil|emphas|categor|priorit|visual|final|special|general|real|author|util|standard|memor)is(?:e[drs]?|ing|ations?)`,
    String.raw`\w*analys(?:e[drs]?|ing)`,
    String.raw`(?:centr|theatr|metr|litr|fibr)es?|centred|(?:kilo|centi|milli)metres?`,
    String.raw`(?:cancel|label|travel|model|signal|level|marvel)l(?:ed|ing|er|ers)`,
    String.raw`(?:licen|defen|offen|preten)ces?|judgement|programmes?|whilst|learnt|spelt|burnt|cosy|mould\w*|aluminium|pyjamas|moustache|ageing`,
  ].join('|')})\\b`,
  'giu',
);

/** British spellings in the strings and texts of a source file; pure. */
export function spellingFaults(file: string, text: string): WordFault[] {
  if (!TEXTS.some((folder) => file.startsWith(folder)) || /\.test\.tsx?$|\/testing\//.test(file)) return [];
  if (Object.hasOwn(UNREAD, file)) return [];
  // Most files have none, and need not be parsed.
  if (text.match(BRITISH) === null) return [];
  return stringsIn(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' })).flatMap(({ value, start }) =>
    [...(isValue(value) ? [] : value.matchAll(BRITISH))].map(([word]) => ({
      file,
      line: text.slice(0, start).split('\n').length,
      message: `'${word}' is British: what people read is in American English`,
    })),
  );
}

/** What has no blanks but dashes, dots or the like is a name, a path or a class. */
function isValue(value: string): boolean {
  const word = value.trim();
  return Object.hasOwn(VALUES, word) || (!/\s/.test(word) && !/^\p{L}+[.!?:…]?$/u.test(word));
}

interface ReadString {
  readonly value: string;
  readonly start: number;
}

/** Of an ESTree: string literals, the fixed parts of templates, and text between tags. */
function stringsIn(node: unknown): ReadString[] {
  if (Array.isArray(node)) return node.flatMap(stringsIn);
  if (typeof node !== 'object' || node === null) return [];
  const { type, value, start } = node as { type?: unknown; value?: unknown; start?: unknown };
  const found = type === 'TemplateElement' ? (value as { cooked?: unknown }).cooked : value;
  const isText = type === 'Literal' || type === 'JSXText' || type === 'TemplateElement';
  if (isText) return typeof found === 'string' && typeof start === 'number' ? [{ value: found, start }] : [];
  return Object.values(node).flatMap(stringsIn);
}
