import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { API_CALLS, type ApiCallName, type ApiResponse, apiPath, type Project } from '@cutroom/contract';
import { Upload } from 'tus-js-client';
import { newEmail, PASSWORD } from './visitor.ts';

interface ApiAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** A signed-in caller of the API from outside, as a script would be. */
export interface ApiClient {
  readonly origin: string;
  readonly cookie: string;
  /** The answer of a call of the contract, checked against the contract. Throws unless it is 200. */
  call<Name extends ApiCallName>(name: Name, options?: CallOptions): Promise<ApiResponse<Name>>;
  /** Any request, whatever it answers. */
  ask(method: string, path: string, body?: unknown): Promise<ApiAnswer>;
  /** The bytes at an address of the product. */
  bytes(path: string): Promise<Buffer>;
}

interface CallOptions {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
}

/** Creates an account, or signs in to one, through the JSON API. */
export async function apiClient(origin: string, email: string | null = null): Promise<ApiClient> {
  const isNew = email === null;
  const address = email ?? newEmail();
  const answer = await fetch(`${origin}/api/auth/${isNew ? 'sign-up' : 'sign-in'}/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email: address, password: PASSWORD, ...(isNew ? { name: address } : {}) }),
  });
  if (!answer.ok) throw new Error(`Signing in as ${address}: ${answer.status} ${await answer.text()}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  return clientWith(origin, cookie);
}

/** A client that sends this cookie header; an empty one is a visitor who is not signed in. */
export function clientWith(origin: string, cookie: string): ApiClient {
  const request = (method: string, at: string, body?: unknown) =>
    fetch(new URL(at, origin), {
      method,
      headers: {
        origin,
        ...(cookie === '' ? {} : { cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  return {
    origin,
    cookie,
    async call<Name extends ApiCallName>(name: Name, { params = {}, body }: CallOptions = {}) {
      const { method, path: pattern, response } = API_CALLS[name];
      const answer = await request(method, apiPath(pattern, params), body);
      const text = await answer.text();
      if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${text}`);
      return response.parse(JSON.parse(text)) as ApiResponse<Name>;
    },
    async ask(method, at, body) {
      const answer = await request(method, at, body);
      const text = await answer.text();
      return { status: answer.status, body: text === '' ? null : parsedOrText(text) };
    },
    async bytes(at) {
      const answer = await request('GET', at);
      if (!answer.ok) throw new Error(`${at}: ${answer.status}`);
      return Buffer.from(await answer.arrayBuffer());
    },
  };
}

/** Uploads one file in chunks. Resolves when the server has all of it. */
export function uploadFile(
  client: ApiClient,
  projectId: number,
  file: string,
  kind: 'clip' | 'music' = 'clip',
): Promise<void> {
  return new Promise((resolve, reject) => {
    new Upload(readFileSync(file), {
      ...tusOptions(client, projectId, file, kind),
      chunkSize: 3 * 1024 * 1024,
      retryDelays: [],
      onError: reject,
      onSuccess: () => resolve(),
    }).start();
  });
}

export function tusOptions(
  client: ApiClient,
  projectId: number,
  file: string,
  kind: 'clip' | 'music' = 'clip',
) {
  return {
    endpoint: `${client.origin}/api/tus/`,
    headers: { cookie: client.cookie, origin: client.origin },
    metadata: {
      projectId: String(projectId),
      filename: path.basename(file),
      ...(kind === 'music' ? { type: 'audio/wav', kind } : { type: 'video/mp4' }),
    },
  };
}

/** Asks for the project every half second until it is as wanted. Throws with its last state after `withinMs`. */
export async function projectWhen(
  client: ApiClient,
  id: number,
  isAsWanted: (project: Project) => boolean,
  withinMs = 180_000,
): Promise<Project> {
  const until = Date.now() + withinMs;
  for (;;) {
    const project = await client.call('getProject', { params: { id } });
    if (isAsWanted(project)) return project;
    if (Date.now() > until) {
      const { status, processingProgress, errorMessage, run, uploads } = project;
      const state = JSON.stringify({ status, processingProgress, errorMessage, run, uploads });
      throw new Error(`The project did not become as expected: ${state}`);
    }
    await delay(500);
  }
}

function parsedOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
