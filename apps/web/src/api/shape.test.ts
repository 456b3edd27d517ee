import { expect, it } from 'vitest';
import { firstMismatch, type Shape } from './shape.ts';

it.each<[Shape, unknown, string | null]>([
  [{ type: 'string' }, 'sea', null],
  [{ type: 'string' }, 7, ': not string'],
  [{ type: ['string', 'null'] }, null, null],
  [{ type: 'number' }, Number.NaN, ': not number'],
  [{ type: 'integer' }, 1.5, ': not integer'],
  [{ type: 'boolean' }, 'true', ': not boolean'],
  [{ type: 'object' }, [], ': not object'],
  [{ type: 'object' }, null, ': not object'],
  [{ type: 'number', minimum: 0, maximum: 1 }, 1, null],
  [{ type: 'number', minimum: 0, maximum: 1 }, 1.1, ': out of range'],
  [{ type: 'number', exclusiveMinimum: 0 }, 0, ': out of range'],
  [{ type: 'string', minLength: 1 }, '', ': length'],
  [{ type: 'array', maxItems: 1, items: {} }, [1, 2], ': length'],
  [{ type: 'array', items: { type: 'string' } }, ['a', 1], '/1: not string'],
  [{ type: 'array', prefixItems: [{ type: 'number' }, { type: 'string' }] }, [1, 'a'], null],
  [{ type: 'array', prefixItems: [{ type: 'number' }, { type: 'string' }] }, [1, 2], '/1: not string'],
  [{ type: 'string', enum: ['up', 'down'] }, 'left', ': not listed'],
  [{ type: 'boolean', const: true }, false, ': not true'],
  [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 3, ': not string'],
  [{ $ref: '#/$defs/clip' }, { id: 'a' }, null],
  [{ $ref: '#/$defs/clip' }, {}, '/id: missing'],
  [{ $ref: '#/$defs/nobody' }, {}, ': no #/$defs/nobody'],
])('%j finds of %j: %s', (shape, value, found) => {
  const clip: Shape = { type: 'object', properties: { id: { type: 'string' } } };
  expect(firstMismatch(shape, value, { clip })).toBe(found);
});

it('fills in what is left out and has a default', () => {
  const value = { brightness: 10 };
  const shape: Shape = {
    type: 'object',
    properties: { brightness: { type: 'number', default: 70 }, isShaky: { type: 'boolean', default: false } },
  };
  expect(firstMismatch(shape, value, {})).toBeNull();
  expect(value).toEqual({ brightness: 10, isShaky: false });
});
