import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface SpeechCall {
  readonly path: string;
  readonly authorization: string | undefined;
  /** The fields of the form, its file last. */
  readonly form: FormData;
}

/** A server that speaks OpenAI's interface for transcriptions, on the loopback interface. */
export interface SpeechServer {
  readonly origin: string;
  readonly calls: SpeechCall[];
  behave(answer: (response: ServerResponse) => void): void;
  close(): Promise<void>;
}

export async function startSpeechServer(): Promise<SpeechServer> {
  const calls: SpeechCall[] = [];
  let behaviour: (response: ServerResponse) => void = says([]);
  const server = createServer(async (request, response) => {
    const body = new Response(new Uint8Array(await buffer(request)), {
      headers: { 'content-type': request.headers['content-type'] ?? '' },
    });
    const { authorization } = request.headers;
    calls.push({ path: request.url ?? '', authorization, form: await body.formData() });
    behaviour(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    behave: (answer) => {
      calls.length = 0;
      behaviour = answer;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Words with the second at which each begins; each lasts 0.3 s. */
export function says(words: readonly (readonly [text: string, seconds: number])[], language = 'english') {
  return (response: ServerResponse) => {
    const answer = {
      task: 'transcribe',
      language,
      duration: 2,
      text: words.map(([text]) => text).join(' '),
      words: words.map(([word, start]) => ({ word, start, end: start + 0.3 })),
    };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  };
}
