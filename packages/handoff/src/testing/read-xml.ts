import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** An element as a parser of XML reads it back. */
export interface ReadElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly ReadElement[];
  readonly text: string;
}

type Parsed = Readonly<Record<string, unknown>>;
const ATTRIBUTES = ':@';
const TEXT = '#text';
const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: true,
  ignoreDeclaration: true,
  htmlEntities: true,
});

/** The root element. @throws Error where it is not well-formed */
export function readXml(text: string): ReadElement {
  const verdict = XMLValidator.validate(text);
  if (verdict !== true) throw new Error(verdict.err.msg);
  const [root] = elementsOf(parser.parse(text) as readonly Parsed[]);
  if (root === undefined) throw new Error('no root element');
  return root;
}

function elementsOf(nodes: readonly Parsed[]): ReadElement[] {
  return nodes.flatMap((node) => {
    const name = Object.keys(node).find((key) => key !== ATTRIBUTES && key !== TEXT);
    if (name === undefined) return [];
    const inner = node[name] as readonly Parsed[];
    const text = inner.map((child) => (TEXT in child ? String(child[TEXT]) : '')).join('');
    const attributes = (node[ATTRIBUTES] ?? {}) as Record<string, string>;
    return [{ name, attributes, children: elementsOf(inner), text }];
  });
}

/** Every element of that name below, in order of the document. */
export function allOf(element: ReadElement, name: string): ReadElement[] {
  return element.children.flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...allOf(child, name),
  ]);
}

/** The element at a path of names, each the first of its kind. @throws Error where there is none */
export function at(element: ReadElement, ...path: readonly string[]): ReadElement {
  return path.reduce((parent, name) => {
    const child = parent.children.find((each) => each.name === name);
    if (child === undefined) throw new Error(`no ${name} in ${parent.name}`);
    return child;
  }, element);
}

export function numberAt(element: ReadElement, ...path: readonly string[]): number {
  return Number(at(element, ...path).text);
}
