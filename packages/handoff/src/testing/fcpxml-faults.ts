import { FCPXML_RULES } from './fcpxml-rules.ts';
import type { ReadElement } from './read-xml.ts';

/** What a document has against the rules, in words; Final Cut Pro refuses one with any. */
export function fcpxmlFaults(root: ReadElement): string[] {
  const elements = [root, ...everyElement(root)];
  const ids = elements.flatMap(({ attributes }) => attributes.id ?? []);
  return [
    ...elements.flatMap((element) => [...childFaults(element), ...attributeFaults(element)]),
    ...elements.flatMap((element) => referenceFaults(element, new Set(ids))),
    ...(new Set(ids).size === ids.length ? [] : ['an id is given twice']),
  ];
}

function everyElement(element: ReadElement): ReadElement[] {
  return element.children.flatMap((child) => [child, ...everyElement(child)]);
}

function childFaults({ name, children }: ReadElement): string[] {
  const rule = FCPXML_RULES[name];
  if (rule === undefined) return [`there is no ${name}`];
  let next = 0;
  for (const group of rule.children) {
    const [, names = '', often = ''] = /^(.+?)([?*+]?)$/.exec(group) ?? [];
    const from = next;
    const most = often === '*' || often === '+' ? children.length : 1;
    while (next - from < most && names.split('|').includes(children[next]?.name ?? '')) next += 1;
    if (next === from && (often === '' || often === '+')) return [`${name} has no ${names}`];
  }
  const left = children[next];
  return left === undefined ? [] : [`${left.name} is out of place in ${name}`];
}

const TIMES = new Set(['offset', 'duration', 'frameDuration', 'time', 'tcStart']);

function attributeFaults({ name, attributes }: ReadElement): string[] {
  const known = new Map(
    (FCPXML_RULES[name]?.attributes ?? []).map((rule) => {
      const [, key = '', required, values] = /^(\w+)(!?)(?:=(.+))?$/.exec(rule) ?? [];
      return [key, { isRequired: required === '!', values: values?.split('|') ?? null }];
    }),
  );
  const missing = [...known].filter(([key, { isRequired }]) => isRequired && !(key in attributes));
  return [
    ...missing.map(([key]) => `${name} has no ${key}`),
    ...Object.entries(attributes).flatMap(([key, value]) => {
      const rule = known.get(key);
      if (rule === undefined) return [`${name} knows no ${key}`];
      if (rule.values !== null && !rule.values.includes(value))
        return [`${key} of ${name} is never ${value}`];
      return TIMES.has(key) && !/^-?\d+(?:\/\d+)?s$/.test(value) ? [`${value} is no time`] : [];
    }),
  ];
}

function referenceFaults({ name, attributes }: ReadElement, ids: ReadonlySet<string>): string[] {
  return ['ref', 'format'].flatMap((key) => {
    const value = attributes[key];
    return value === undefined || ids.has(value) ? [] : [`${key} of ${name} is nowhere: ${value}`];
  });
}
