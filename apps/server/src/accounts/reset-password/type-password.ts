import { createInterface } from 'node:readline/promises';
import { type Readable, Writable } from 'node:stream';

interface Terminal {
  readonly input: Readable & { readonly isTTY?: boolean };
  readonly output: Writable;
}

/**
 * A new password: typed twice at a terminal, where it is not shown, or the first line of what another program sends.
 * @throws Error with a sentence where there is none, or the two differ
 */
export async function typePassword(
  terminal: Terminal,
  problemOf: (password: string) => string | null,
): Promise<string> {
  const { input, output } = terminal;
  const isTyped = input.isTTY === true;
  const lines = createInterface({ input, output: silent(), terminal: isTyped });
  const answers = lines[Symbol.asyncIterator]();
  // Ctrl-C does not reach the process while a terminal's keys are read one by one.
  lines.once('SIGINT', () => lines.close());
  const ask = async (question: string): Promise<string> => {
    if (isTyped) output.write(question);
    const { value, done } = await answers.next();
    if (isTyped) output.write('\n');
    if (done === true || typeof value !== 'string')
      throw new Error('No password was given: nothing has changed.');
    return value;
  };
  try {
    const password = await ask('New password: ');
    const problem = problemOf(password);
    if (problem !== null) throw new Error(problem);
    if (isTyped && (await ask('The same once more: ')) !== password)
      throw new Error('The two are not the same: nothing has changed.');
    return password;
  } finally {
    lines.close();
  }
}

/** Nobody beside the terminal is to read along. */
function silent(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done() });
}
