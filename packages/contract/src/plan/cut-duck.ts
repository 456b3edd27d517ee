import { z } from 'zod';
import { DUCK_DB_MAX, DUCK_DB_MIN, DUCKS_PER_CUT_MAX } from '../limits.ts';

/** A place where the music goes down, in seconds of the cut's clip: it moves with what is shown. */
export const cutDuckSchema = z
  .object({
    startSeconds: z.number().min(0),
    endSeconds: z.number().positive(),
    depthDb: z.number().min(DUCK_DB_MIN).max(DUCK_DB_MAX),
  })
  .refine(({ startSeconds, endSeconds }) => endSeconds > startSeconds, {
    message: 'Where the music goes down ends after it begins.',
  });
export type CutDuck = z.infer<typeof cutDuckSchema>;

/** In order, apart from each other. */
export const cutDucksSchema = z
  .array(cutDuckSchema)
  .max(DUCKS_PER_CUT_MAX)
  .refine(
    (ducks) =>
      ducks.every(
        ({ startSeconds }, index) => index === 0 || startSeconds >= (ducks[index - 1]?.endSeconds ?? 0),
      ),
    { message: 'The places where the music goes down follow each other.' },
  );
