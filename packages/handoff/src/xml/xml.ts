/** An element, its attributes in the order they are written in, and what is in it: elements, or text. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly children: readonly XmlElement[] | string;
}

export function element(
  name: string,
  attributes: Readonly<Record<string, string | number>> = {},
  children: readonly XmlElement[] | string = [],
): XmlElement {
  return { name, attributes, children };
}

/** An element without attributes that holds a text or a number. */
export function leaf(name: string, text: string | number): XmlElement {
  return element(name, {}, String(text));
}

/** A whole XML 1.0 document, indented. */
export function xmlDocument(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE ${root.name}>\n${written(root, '')}\n`;
}

function written({ name, attributes, children }: XmlElement, indent: string): string {
  const attributeText = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
    .join('');
  const open = `${indent}<${name}${attributeText}`;
  if (children.length === 0) return `${open}/>`;
  if (typeof children === 'string') return `${open}>${escaped(children)}</${name}>`;
  const inner = children.map((child) => written(child, `${indent}  `)).join('\n');
  return `${open}>\n${inner}\n${indent}</${name}>`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\t': '&#9;',
};

/** XML 1.0 has no way to write most control characters, nor half a surrogate pair. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"\n\t]/g, (character) => ESCAPES[character] ?? '');
}
