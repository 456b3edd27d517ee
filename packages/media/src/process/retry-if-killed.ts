import { MediaError } from './media-error.ts';

/**
 * Does a step a second time where something outside ended its tool: a system that ran out of memory, an operator. What
 * crashes or fails by itself would only do so again.
 * @param step starts from nothing each time it is called
 */
export async function retryIfKilled<Result>(
  signal: AbortSignal,
  step: () => Promise<Result>,
): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof MediaError && error.failure === 'killed')) throw error;
    signal.throwIfAborted();
    return step();
  }
}
