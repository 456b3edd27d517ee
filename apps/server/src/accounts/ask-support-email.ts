import { createInterface } from 'node:readline/promises';
import type { Readable, Writable } from 'node:stream';
import { z } from 'zod';
import type { SupportEmail } from './support-email.ts';

const QUESTION = 'Email address for people who need help with this server (Enter for none): ';

/** Asks at the terminal while the server already answers; whoever closes the terminal's input is asked at the next start. */
export async function askSupportEmail(
  { input, output }: { readonly input: Readable; readonly output: Writable },
  supportEmail: Pick<SupportEmail, 'answer'>,
): Promise<void> {
  // The terminal stays as it is, so that Ctrl-C still stops the server.
  const lines = createInterface({ input, terminal: false });
  output.write(`\n${QUESTION}`);
  for await (const line of lines) {
    const said = line.trim();
    if (said !== '' && !z.email().safeParse(said).success) {
      output.write(`That is not an email address.\n${QUESTION}`);
      continue;
    }
    await supportEmail.answer(said === '' ? null : said);
    output.write(
      said === ''
        ? 'No address is shown. SUPPORT_EMAIL sets one later.\n'
        : `The contact links write to ${said}. SUPPORT_EMAIL sets another.\n`,
    );
    break;
  }
}
