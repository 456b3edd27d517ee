/**
 * A JSON Schema, as far as the contract's answers need it; the build refuses one that needs more. It names the properties that
 * may be missing instead of those that may not, which are nearly all.
 */
export interface Shape {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly optional?: readonly string[];
  readonly items?: Shape;
  /** Of a tuple, by place. */
  readonly prefixItems?: readonly Shape[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly default?: unknown;
}

export type Shapes = Readonly<Record<string, Shape>>;

/**
 * What of a value does not fit its shape, as a path and a word; null where all fits. Fills in defaults.
 * @param shapes what `$ref` names, such as '#/$defs/project'
 */
export function firstMismatch(shape: Shape, value: unknown, shapes: Shapes, path = ''): string | null {
  if (shape.$ref !== undefined) {
    const named = shapes[shape.$ref.slice('#/$defs/'.length)];
    return named === undefined ? `${path}: no ${shape.$ref}` : firstMismatch(named, value, shapes, path);
  }
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices !== undefined) {
    const mismatches = choices.map((choice) => firstMismatch(choice, value, shapes, path));
    return mismatches.includes(null) ? null : (mismatches[0] ?? path);
  }
  if (!isOfType(shape.type, value)) return `${path}: not ${shape.type}`;
  if ('const' in shape && value !== shape.const) return `${path}: not ${shape.const}`;
  if (shape.enum !== undefined && !shape.enum.includes(value)) return `${path}: not listed`;
  if (typeof value === 'number') return isWithin(shape, value) ? null : `${path}: out of range`;
  if (typeof value === 'string') return isLong(value.length, shape) ? null : `${path}: length`;
  if (Array.isArray(value)) return firstMismatchOfItems(shape, value, shapes, path);
  return isRecord(value) ? firstMismatchOfProperties(shape, value, shapes, path) : null;
}

function firstMismatchOfItems(
  shape: Shape,
  items: readonly unknown[],
  shapes: Shapes,
  path: string,
): string | null {
  const { items: rest, prefixItems = [], minItems = 0, maxItems = Number.POSITIVE_INFINITY } = shape;
  if (items.length < minItems || items.length > maxItems) return `${path}: length`;
  for (const [index, item] of items.entries()) {
    const each = prefixItems[index] ?? rest;
    if (each === undefined) return null;
    const found = firstMismatch(each, item, shapes, `${path}/${index}`);
    if (found !== null) return found;
  }
  return null;
}

function firstMismatchOfProperties(
  { properties = {}, optional = [] }: Shape,
  value: Record<string, unknown>,
  shapes: Shapes,
  path: string,
): string | null {
  for (const [name, shape] of Object.entries(properties)) {
    if (value[name] === undefined && shape.default !== undefined) value[name] = shape.default;
    if (value[name] === undefined) {
      if (!optional.includes(name)) return `${path}/${name}: missing`;
      continue;
    }
    const found = firstMismatch(shape, value[name], shapes, `${path}/${name}`);
    if (found !== null) return found;
  }
  return null;
}

function isOfType(type: Shape['type'], value: unknown): boolean {
  if (type === undefined) return true;
  if (typeof type !== 'string') return type.some((each) => isOfType(each, value));
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isRecord(value);
    case 'integer':
      return Number.isSafeInteger(value);
    case 'number':
      return Number.isFinite(value);
    default:
      // What is left: string and boolean.
      return typeof value === type;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isWithin({ minimum, maximum, exclusiveMinimum }: Shape, value: number): boolean {
  return (
    (minimum === undefined || value >= minimum) &&
    (maximum === undefined || value <= maximum) &&
    (exclusiveMinimum === undefined || value > exclusiveMinimum)
  );
}

function isLong(length: number, { minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Shape): boolean {
  return length >= minLength && length <= maxLength;
}
