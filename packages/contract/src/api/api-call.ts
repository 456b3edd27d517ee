import { z } from 'zod';
import { PROJECT_ID_MAX } from '../limits.ts';

/** One JSON call: where it is, what it takes and what it answers (docs/specification.md, section 7). */
export interface ApiCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
}

export const projectParamsSchema = z.object({ id: z.coerce.number().int().positive().max(PROJECT_ID_MAX) });

/** Of a call about one project. */
export const onProject = { params: projectParamsSchema } as const;

/** Answer of calls whose answer the specification does not show. */
export const doneSchema = z.object({ success: z.literal(true) });

/** Text as a database keeps it: PostgreSQL stores neither NUL nor half a surrogate pair, so pasted ones are dropped. */
export const text = (charsMax: number) =>
  z
    .string()
    .max(charsMax)
    .overwrite((value) => value.toWellFormed().replaceAll('\0', ''));
