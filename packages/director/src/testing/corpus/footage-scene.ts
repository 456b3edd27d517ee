import { clipAnalysisSchema } from '@cutroom/contract';
import { z } from 'zod';
import type { DirectorClip } from '../../director-clip.ts';
import analyses from './footage-analyses.json' with { type: 'json' };

const schema = z.array(
  z.object({
    clipId: z.string(),
    filename: z.string(),
    uploadOrder: z.number().int(),
    analysis: clipAnalysisSchema,
  }),
);

/** What the built-in eye measured on 22 freely licensed clips; boxes and weaker moments left out for size. */
export const FOOTAGE: readonly DirectorClip[] = schema.parse(analyses);
