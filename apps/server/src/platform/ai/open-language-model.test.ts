import { inspect } from 'node:util';
import { type LanguageModelPort, ModelFailure, type ModelQuestion } from '@cutroom/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  answersJson,
  answersText,
  drips,
  fails,
  floods,
  hangs,
  type ModelBehaviour,
  type ModelServer,
  resets,
  startModelServer,
} from '../../testing/servers/model-server.ts';
import { type AiVariables, readAiSettings } from './ai-settings.ts';
import { openLanguageModel } from './open-language-model.ts';

const KEY = 'sk-0123456789-do-not-show';
const JPEG = Buffer.from('/9j/4AAQSkZJRgABAQEASABIAAD/2Q==', 'base64');
const animal = z.object({ animal: z.enum(['cat', 'dog']), legs: z.number() });
const DOG = { animal: 'dog', legs: 4 };

let server: ModelServer;
let logged: string[];
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());
beforeEach(() => {
  logged = [];
});

describe('asking a model', () => {
  it('answers what fits the schema, and logs what it cost', async () => {
    server.behave(answersJson(() => DOG));
    expect(await ask()).toEqual(DOG);
    expect(logged.join()).toMatch(/AI model answered.*/);
    expect(JSON.parse(logged[0] ?? '{}')).toMatchObject({
      inputTokens: 1000,
      outputTokens: 100,
      attempts: 1,
    });
  });

  it.each([
    ['wrapped in a fence', '```json\n{"animal":"cat","legs":4}\n```'],
    ['wrapped in words', 'Here you are: {"animal":"cat","legs":4} Anything else?'],
    ['with more than was asked for', '{"animal":"cat","legs":4,"__proto__":{"x":1},"extra":[1]}'],
  ])('takes an answer %s', async (_, text) => {
    server.behave(answersText(text));
    expect(await ask()).toEqual({ animal: 'cat', legs: 4 });
    expect(server.calls).toHaveLength(1);
  });

  it.each<[string, ModelBehaviour]>([
    ['an error of the server', fails(500)],
    ['an overload that passes', fails(529)],
    ['a broken connection', resets],
    ['a quota that is back at once', fails(429, { 'retry-after': '0' })],
    ['an answer that is no JSON', answersText('I would rather talk about birds.')],
    ['an answer of another shape', answersJson(() => ({ animal: 'bird', legs: 'two' }))],
    ['an empty answer', answersText('')],
  ])('asks once more after %s', async (_, behaviour) => {
    server.behave(
      behaviour,
      answersJson(() => DOG),
    );
    expect(await ask()).toEqual(DOG);
    expect(server.calls).toHaveLength(2);
  });

  it('asks in words where the server knows no schemas', async () => {
    server.behave(
      fails(400, {}, "'response_format.type' must be 'text'"),
      answersText('{"animal":"dog","legs":4}'),
    );
    expect(await ask()).toEqual(DOG);
    const [first, second] = server.calls.map(({ body }) => body);
    expect(first).toMatchObject({ response_format: { type: 'json_schema' } });
    expect(second).not.toHaveProperty('response_format');
    expect(second).toMatchObject({ messages: [{ content: expect.stringContaining('"legs"') }, {}] });
  });

  it.each<[string, ModelBehaviour, object, number]>([
    ['a key that is refused', fails(401), { reason: 'key_refused', status: 401 }, 1],
    ['an account that is closed', fails(403), { reason: 'key_refused', status: 403 }, 1],
    ['an empty account', fails(402), { reason: 'quota', status: 402 }, 1],
    ['a quota without a date', fails(429), { reason: 'quota', status: 429 }, 1],
    [
      'a quota for tomorrow',
      fails(429, { 'retry-after': '86400' }),
      { reason: 'quota', retryAfterMs: 86_400_000 },
      1,
    ],
    ['a model that does not exist', fails(404), { reason: 'refused', status: 404 }, 1],
    ['errors without end', fails(503), { reason: 'broken', status: 503 }, 2],
    ['broken connections without end', resets, { reason: 'unreachable' }, 2],
    ['nonsense without end', answersText('{"animal":'), { reason: 'nonsense' }, 2],
    ['a page instead of an answer', (_, response) => response.end('<html>'), { reason: 'nonsense' }, 2],
    ['half an answer', (_, response) => response.end('{"choices":[{}]}'), { reason: 'nonsense' }, 2],
    ['a flood', floods, { reason: 'nonsense' }, 2],
  ])('fails on %s', async (_, behaviour, failure, calls) => {
    server.behave(behaviour);
    await expect(ask()).rejects.toMatchObject({ name: 'ModelFailure', ...failure });
    expect(server.calls).toHaveLength(calls);
  });

  it.each<[string, ModelBehaviour]>([
    ['does not answer', hangs],
    ['drips', drips],
  ])('gives up in time on a server that %s', async (_, behaviour) => {
    server.behave(behaviour);
    await expect(ask({ timeLimitMs: 250 })).rejects.toMatchObject({ reason: 'too_slow' });
  });

  it('does not wait for a second attempt that could not end in time', async () => {
    server.behave(fails(429, { 'retry-after': '5' }));
    await expect(ask({ timeLimitMs: 4000 })).rejects.toMatchObject({ reason: 'quota' });
    expect(server.calls).toHaveLength(1);
  });

  it('fails where nobody listens', async () => {
    const gone = await startModelServer();
    await gone.close();
    await expect(ask({}, compatible(gone.origin))).rejects.toMatchObject({ reason: 'unreachable' });
  });

  it('ends with the caller’s reason when it is withdrawn', async () => {
    const caller = new AbortController();
    server.behave(() => caller.abort(new Error('cancelled')));
    await expect(ask({ signal: caller.signal })).rejects.toThrow('cancelled');
    await expect(ask({ signal: caller.signal })).rejects.toThrow('cancelled');
  });

  it('follows no redirect: key and pictures go nowhere else', async () => {
    const elsewhere = await startModelServer();
    elsewhere.behave(answersJson(() => DOG));
    server.behave((_, response) => {
      response.writeHead(307, { location: `${elsewhere.origin}/v1/chat/completions` });
      response.end();
    });
    await expect(ask()).rejects.toMatchObject({ reason: 'unreachable' });
    expect(elsewhere.calls).toEqual([]);
    await elsewhere.close();
  });

  it('shows neither key nor what was sent or said, in logs or failures', async () => {
    const failures: unknown[] = [];
    for (const behaviour of [
      fails(401, { 'x-echo': KEY }, `Incorrect API key provided: ${KEY} for "look at this"`),
      fails(500, {}, KEY),
      answersText(`{"animal": "${KEY}"}`),
      resets,
    ]) {
      server.behave(behaviour);
      failures.push(await ask().catch((error: unknown) => error));
    }
    expect(failures.every((failure) => failure instanceof ModelFailure)).toBe(true);
    const shown = [
      ...logged,
      ...failures.map((failure) => inspect(failure, { depth: 9, showHidden: true })),
    ].join();
    expect(shown).not.toContain(KEY);
    expect(shown).not.toContain('look at this');
    expect(logged).toHaveLength(4);
  });
});

describe('the request', () => {
  const image = JPEG.toString('base64');

  it('to OpenAI is a chat completion that OpenAI does not keep', async () => {
    server.behave(answersJson(() => DOG));
    const model = open({
      AI_MODEL: 'openai:gpt-5-mini',
      OPENAI_API_KEY: KEY,
      OPENAI_BASE_URL: `${server.origin}/v1`,
    });
    expect(await ask({ images: [JPEG] }, model)).toEqual(DOG);
    const { path, headers, body } = call();
    expect(path).toBe('/v1/chat/completions');
    expect(headers.authorization).toBe(`Bearer ${KEY}`);
    expect(body).toMatchObject({
      model: 'gpt-5-mini',
      max_completion_tokens: 300,
      reasoning_effort: 'low',
      response_format: {
        type: 'json_schema',
        json_schema: { strict: true, schema: { required: ['animal', 'legs'], additionalProperties: false } },
      },
      messages: [
        { content: 'Say which animal it is.' },
        {
          role: 'user',
          content: [
            { type: 'text', text: 'look at this' },
            { type: 'image_url', image_url: { url: `data:image/jpeg;base64,${image}` } },
          ],
        },
      ],
    });
    expect(body).not.toHaveProperty('store');
  });

  it('to a compatible server carries no settings that only some know, and no key where there is none', async () => {
    server.behave(answersJson(() => DOG));
    await ask({}, open({ AI_MODEL: `openai-compatible:llama3.2:3b@${server.origin}/v1` }));
    const { path, headers, body } = call();
    expect(path).toBe('/v1/chat/completions');
    expect(headers).not.toHaveProperty('authorization');
    expect(body).toEqual({
      model: 'llama3.2:3b',
      max_tokens: 300,
      messages: expect.anything(),
      response_format: expect.anything(),
    });
  });

  it('to Google is a generateContent with its key in a header', async () => {
    server.behave(answersJson(() => DOG));
    const model = open({
      AI_MODEL: 'google:gemini-2.5-flash',
      GOOGLE_GENERATIVE_AI_API_KEY: KEY,
      GOOGLE_GENERATIVE_AI_BASE_URL: `${server.origin}/v1beta`,
    });
    expect(await ask({ images: [JPEG] }, model)).toEqual(DOG);
    const { path, headers, body } = call();
    expect(path).toBe('/v1beta/models/gemini-2.5-flash:generateContent');
    expect(headers['x-goog-api-key']).toBe(KEY);
    expect(body).toMatchObject({
      systemInstruction: { parts: [{ text: 'Say which animal it is.' }] },
      contents: [
        {
          role: 'user',
          parts: [{ text: 'look at this' }, { inlineData: { mimeType: 'image/jpeg', data: image } }],
        },
      ],
      generationConfig: { maxOutputTokens: 300, responseMimeType: 'application/json' },
    });
  });

  it('to Anthropic is a message with its key in a header', async () => {
    server.behave(answersJson(() => DOG));
    const model = open({
      AI_MODEL: 'anthropic:claude-sonnet-4-5',
      ANTHROPIC_API_KEY: KEY,
      ANTHROPIC_BASE_URL: `${server.origin}/v1`,
    });
    expect(await ask({ images: [JPEG] }, model)).toEqual(DOG);
    const { path, headers, body } = call();
    expect(path).toBe('/v1/messages');
    expect(headers).toMatchObject({ 'x-api-key': KEY, 'anthropic-version': expect.any(String) });
    expect(body).toMatchObject({
      model: 'claude-sonnet-4-5',
      max_tokens: 300,
      system: [{ type: 'text', text: 'Say which animal it is.' }],
      output_config: { format: { type: 'json_schema' } },
      messages: [
        {
          role: 'user',
          content: [
            { type: 'text', text: 'look at this' },
            { type: 'image', source: { type: 'base64', media_type: 'image/jpeg', data: image } },
          ],
        },
      ],
    });
  });

  it.each([
    ['google', 'GOOGLE_GENERATIVE_AI', '/v1beta'],
    ['anthropic', 'ANTHROPIC', '/v1'],
  ])('failing at %s is told the same way', async (provider, prefix, path) => {
    const model = open({
      AI_MODEL: `${provider}:some-model`,
      [`${prefix}_API_KEY`]: KEY,
      [`${prefix}_BASE_URL`]: server.origin + path,
    });
    server.behave(fails(401, {}, KEY));
    await expect(ask({}, model)).rejects.toMatchObject({ reason: 'key_refused' });
    server.behave(fails(429));
    await expect(ask({}, model)).rejects.toMatchObject({ reason: 'quota' });
    server.behave((_, response) => response.end('{}'));
    await expect(ask({}, model)).rejects.toMatchObject({ reason: 'nonsense' });
    expect(logged.join()).not.toContain(KEY);
  });
});

function open(variables: AiVariables): LanguageModelPort {
  const settings = readAiSettings(variables);
  if (settings === null) throw new Error('No model is configured');
  return openLanguageModel(
    settings,
    pino({ level: 'trace' }, { write: (line: string) => logged.push(line) }),
  );
}

function compatible(origin: string): LanguageModelPort {
  return open({ AI_MODEL: `openai-compatible:test-model@${origin}/v1`, AI_API_KEY: KEY });
}

function ask(
  changes: Partial<ModelQuestion<unknown>> = {},
  model: LanguageModelPort = compatible(server.origin),
): Promise<unknown> {
  return model.ask({
    instructions: 'Say which animal it is.',
    facts: 'look at this',
    answer: animal,
    answerTokensMax: 300,
    timeLimitMs: 10_000,
    signal: new AbortController().signal,
    ...changes,
  });
}

function call(): ModelServer['calls'][number] {
  const [only] = server.calls;
  if (only === undefined || server.calls.length > 1)
    throw new Error(`There were ${server.calls.length} calls`);
  return only;
}
