import { MediaError } from './media-error.ts';

/**
 * Does a step a second time where something outside ended its tool: a system that ran out of memory, an operator. What
 * crashes or fails by itself would only do so again.
 * @param step starts from nothing each time it is called
 * @param orIf other failures that may pass by themselves
 */
export async function retryIfKilled<Result>(
  signal: AbortSignal,
  step: () => Promise<Result>,
  orIf: readonly MediaError['failure'][] = [],
): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof MediaError && ['killed', ...orIf].includes(error.failure))) throw error;
    signal.throwIfAborted();
    return step();
  }
}
