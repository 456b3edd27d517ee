import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

/** One call as it came over the wire. */
export interface ModelCall {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Whatever the provider's format says. */
  readonly body: unknown;
}

export type ModelBehaviour = (call: ModelCall, response: ServerResponse) => void;

/** A server on the loopback interface that speaks the formats of OpenAI, Google and Anthropic, well or badly. */
export interface ModelServer {
  /** Without a path: 'http://127.0.0.1:1234'. */
  readonly origin: string;
  readonly calls: ModelCall[];
  /** One behaviour for each call that follows; the last one stays. */
  behave(...behaviours: readonly [ModelBehaviour, ...ModelBehaviour[]]): void;
  close(): Promise<void>;
}

export async function startModelServer(): Promise<ModelServer> {
  const calls: ModelCall[] = [];
  let script: readonly ModelBehaviour[] = [];
  const server = createServer(async (request, response) => {
    const call = await readCall(request);
    calls.push(call);
    const [behaviour, ...rest] = script;
    if (rest.length > 0) script = rest;
    behaviour?.(call, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The model server has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    calls,
    behave: (...behaviours) => {
      script = behaviours;
      calls.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readCall(request: IncomingMessage): Promise<ModelCall> {
  const body = await text(request);
  return { path: request.url ?? '', headers: request.headers, body: body === '' ? null : JSON.parse(body) };
}

/** Answers in the format of the path that is asked. */
export function answersText(textOf: string | ((call: ModelCall) => string)): ModelBehaviour {
  return (call, response) => {
    const content = typeof textOf === 'string' ? textOf : textOf(call);
    sendJson(response, 200, wireAnswer(call, content));
  };
}

export function answersJson(answerOf: (call: ModelCall) => unknown): ModelBehaviour {
  return answersText((call) => JSON.stringify(answerOf(call)));
}

export function fails(status: number, headers: Record<string, string> = {}, message = 'no'): ModelBehaviour {
  return (_, response) =>
    sendJson(response, status, { error: { message, type: 'test', code: 'test' } }, headers);
}

export const hangs: ModelBehaviour = () => undefined;

export const resets: ModelBehaviour = (_, response) => response.socket?.resetAndDestroy();

/** Begins an answer and never ends it, a byte at a time. */
export const drips: ModelBehaviour = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(timer));
};

/** As many megabytes as anyone will take. */
export const floods: ModelBehaviour = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const chunk = `"${'x'.repeat(1024 * 1024)}",`;
  const pour = (): void => {
    while (!response.destroyed && response.write(chunk)) {}
  };
  response.on('drain', pour);
  response.write('[');
  pour();
};

const chatSchema = z.object({
  messages: z.array(
    z.object({
      role: z.string(),
      content: z.union([z.string(), z.array(z.object({ type: z.string(), text: z.string().optional() }))]),
    }),
  ),
});

/** The facts that the product put into a call in OpenAI's format, and how many images came with them. */
export function factsIn({ body }: ModelCall): { readonly facts: string; readonly images: number } {
  const content = chatSchema.parse(body).messages.find(({ role }) => role === 'user')?.content ?? '';
  if (typeof content === 'string') return { facts: content, images: 0 };
  return {
    facts: content.map((part) => part.text ?? '').join(''),
    images: content.filter(({ type }) => type === 'image_url').length,
  };
}

function wireAnswer({ path, body }: ModelCall, content: string): unknown {
  const { model } = z.object({ model: z.string().default('') }).parse(body);
  if (path.endsWith(':generateContent')) {
    return {
      candidates: [
        { content: { role: 'model', parts: [{ text: content }] }, finishReason: 'STOP', index: 0 },
      ],
      usageMetadata: { promptTokenCount: 1000, candidatesTokenCount: 100, totalTokenCount: 1100 },
    };
  }
  if (path.endsWith('/messages')) {
    return {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model,
      content: [{ type: 'text', text: content }],
      stop_reason: 'end_turn',
      stop_sequence: null,
      usage: { input_tokens: 1000, output_tokens: 100 },
    };
  }
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 0,
    model,
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1000, completion_tokens: 100, total_tokens: 1100 },
  };
}

function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}
