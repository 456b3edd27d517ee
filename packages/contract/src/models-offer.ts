import { z } from 'zod';

/** 'paused': a part has come and nothing fetches the rest. 'failed': as `failure` says; what has come is kept. */
export const MODELS_STATES = ['absent', 'fetching', 'paused', 'failed', 'complete'] as const;

/** Open models that understand clips and music better than those that come with the product, and how far they have come. */
export const modelsOfferSchema = z.object({
  models: z.array(
    z.object({
      /** In plain words: what it finds. */
      purpose: z.string(),
      /** Where it comes from: 'huggingface.co'. */
      host: z.string(),
      /** `owner/name` there. */
      repository: z.string(),
      licence: z.string(),
      bytes: z.number().int(),
      isHere: z.boolean(),
      /** Whether it is fetched with the rest; a large one only where somebody has asked for it. */
      isWanted: z.boolean(),
      /** Whether the server has the memory for it now. What it would do is otherwise done as without it. */
      fitsMemory: z.boolean(),
    }),
  ),
  /** Of those that are wanted, as the two sums are. */
  state: z.enum(MODELS_STATES),
  bytesHere: z.number().int(),
  bytesTotal: z.number().int(),
  /** A sentence for people; null where nothing went wrong. */
  failure: z.string().nullable(),
  /** Clips of this installation that the models have not seen, or the larger ears not heard; 0 until they are complete. */
  clipsNotSeen: z.number().int(),
  /** Whether some of them are queued to be looked at again, or at work. */
  isLookingAgain: z.boolean(),
});
export type ModelsOffer = z.infer<typeof modelsOfferSchema>;
