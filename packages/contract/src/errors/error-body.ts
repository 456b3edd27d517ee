import { z } from 'zod';

/** What every refused call answers; apart from the catalogue, which browsers need only where they check files. */
export const errorBodySchema = z.object({ code: z.string(), message: z.string() });
export type ErrorBody = z.infer<typeof errorBodySchema>;
