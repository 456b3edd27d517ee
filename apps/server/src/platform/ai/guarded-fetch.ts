/**
 * A fetch for servers that are not trusted: it follows no redirect, so that keys and pictures go where the settings say
 * and nowhere else, and an answer longer than allowed fails instead of filling the memory.
 */
export function guardedFetch(answerBytesMax: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' });
    if (response.body === null) return response;
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(byteLimit(answerBytesMax)), {
      status,
      statusText,
      headers,
    });
  };
}

/** The answer was longer than any honest one. */
export class AnswerTooLongError extends Error {
  override readonly name = 'AnswerTooLongError';
}

function byteLimit(bytesMax: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > bytesMax)
        controller.error(new AnswerTooLongError(`The answer is longer than ${bytesMax} bytes`));
      else controller.enqueue(chunk);
    },
  });
}
