import { vi } from 'vitest';

export interface MadeCall {
  readonly method: string;
  readonly path: string;
}

/** Answers the calls of a test, in order, and remembers them. An Error stands for no answer at all. */
export function fakeServer(...answers: readonly (Response | Error)[]): readonly MadeCall[] {
  const made: MadeCall[] = [];
  const waiting = [...answers];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    made.push({ method, path });
    const answer = waiting.shift();
    if (answer === undefined) throw new Error(`Nothing is left to answer ${method} ${path} with`);
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return made;
}

export function refusal(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status });
}
