import { DrizzleQueryError } from 'drizzle-orm';
import { stdSerializers } from 'pino';

/**
 * An error as it is logged. The values that a failed statement was given stay out of it, wherever among the causes it is:
 * they are people's prompts, addresses and sessions.
 */
function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const told = stdSerializers.err(error);
  return {
    ...told,
    message: withoutValues(told.message, error),
    stack: withoutValues(told.stack, error),
    ...(error instanceof AggregateError ? { aggregateErrors: error.errors.map(serializeError) } : {}),
    // Of drizzle, and of PostgreSQL's own errors: 'Key (email)=(…) already exists.'
    params: undefined,
    detail: undefined,
    where: undefined,
  };
}

/** For pino's `serializers`. */
export const logSerializers = { err: serializeError };

function withoutValues(text: string, error: unknown): string {
  if (!(error instanceof Error)) return text;
  const rest = withoutValues(text, error.cause);
  if (!(error instanceof DrizzleQueryError)) return rest;
  return rest.replaceAll(error.message, () => `Failed query: ${error.query}`);
}
