import { API_CALLS, errorBodySchema } from '@cutroom/contract';
import { z } from 'zod';
import type { Shape } from '../src/api/shape.ts';

/** The calls' answers and the error body as JSON Schemas that share what is the same in them. */
export interface AnswerShapes {
  readonly routes: Readonly<Record<string, { readonly method: string; readonly path: string }>>;
  readonly answers: Readonly<Record<string, Shape>>;
  readonly shared: Readonly<Record<string, Shape>>;
}

export const ERROR_BODY = 'error body';

const KEYWORDS: ReadonlySet<string> = new Set([
  ...['$ref', 'type', 'const', 'enum', 'anyOf', 'oneOf', 'properties', 'items', 'prefixItems', 'default'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'minLength', 'maxLength', 'minItems', 'maxItems'],
]);

const LISTS_OF_SHAPES: ReadonlySet<string> = new Set(['anyOf', 'oneOf', 'prefixItems']);

/** @throws where a schema says something that src/api/shape.ts does not check */
export function answerShapes(): AnswerShapes {
  const calls = Object.entries(API_CALLS);
  const all = z.object({
    ...Object.fromEntries(calls.map(([name, { response }]) => [name, response])),
    [ERROR_BODY]: errorBodySchema,
  });
  // What is sent, before defaults are filled in.
  const { properties = {}, $defs = {} } = z.toJSONSchema(all, { io: 'input', reused: 'ref' });
  return {
    routes: Object.fromEntries(calls.map(([name, { method, path }]) => [name, { method, path }])),
    answers: checked(properties),
    shared: checked($defs),
  };
}

function checked(schemas: object): Readonly<Record<string, Shape>> {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, checkedShape(schema)]));
}

function checkedShape(schema: {
  readonly properties?: object;
  readonly required?: readonly string[];
}): Shape {
  const { properties = {}, required = [], ...others } = schema;
  const optional = Object.keys(properties).filter((name) => !required.includes(name));
  return {
    ...checkedKeywords({ ...others, ...('properties' in schema ? { properties } : {}) }),
    ...(optional.length === 0 ? {} : { optional }),
  };
}

function checkedKeywords(schema: object): Shape {
  const entries = Object.entries(schema).filter(([keyword, value]) => !saysNothing(keyword, value));
  const unknown = entries.find(([keyword]) => !KEYWORDS.has(keyword));
  if (unknown !== undefined)
    throw new Error(`An answer's schema says '${unknown[0]}', which nothing checks.`);
  return Object.fromEntries(
    entries.map(([keyword, value]) => {
      if (keyword === 'properties') return [keyword, checked(value)];
      if (keyword === 'items') return [keyword, checkedShape(value)];
      return [keyword, LISTS_OF_SHAPES.has(keyword) ? value.map(checkedShape) : value];
    }),
  );
}

/** Other fields are let through anyway, every whole number is checked to be a safe one, and a tuple tells its length. */
function saysNothing(keyword: string, value: unknown): boolean {
  return (
    keyword === 'additionalProperties' ||
    (keyword === 'items' && value === false) ||
    (keyword === 'minimum' && value === Number.MIN_SAFE_INTEGER) ||
    (keyword === 'maximum' && value === Number.MAX_SAFE_INTEGER)
  );
}
