import { readFileSync } from 'node:fs';
import {
  API_CALLS,
  type ApiCallName,
  type ApiResponse,
  ERROR_CATALOGUE,
  type ErrorCode,
  type Project,
  type ReadBrief,
} from '@cutroom/contract';
import type { BrowserContext, Page, Request, Route } from '@playwright/test';
import { clip } from '../footage/footage.ts';
import { answerFile } from './fake-files.ts';

/** A request of the page as the faked server saw it. */
interface SeenCall {
  readonly path: string;
  /** What its JSON body held; null where it had none. */
  readonly body: unknown;
}

type Behaviour = (route: Route) => Promise<void>;

/**
 * The server's answers, made at the network: the pages are the real ones. Every JSON answer is checked against the
 * contract, so that no fake says what the server never would; `say` is for what stands between the two.
 */
export interface FakeApi {
  /** The user's own projects, from now on; `getProject` finds them too. */
  projects: readonly Project[];
  /** What is understood of any prompt, from now on; what was changed by hand is laid over it. */
  brief: ReadBrief;
  answer<Name extends ApiCallName>(name: Name, body: ApiResponse<Name>): void;
  /** The contract's error, with its own sentence or another. */
  refuse(name: ApiCallName, code: ErrorCode, message?: string): void;
  /** An answer nobody promised, such as a proxy's. */
  say(name: ApiCallName, status: number, text: string): void;
  /** No answer: the connection breaks. */
  drop(name: ApiCallName): void;
  /** The device itself is offline, from now on or until `goOnline`: the browser knows, and nothing gets through. */
  goOffline(): Promise<void>;
  goOnline(): Promise<void>;
  /** The call waits until released, then answers as it would have. */
  hold(name: ApiCallName): { readonly release: () => void };
  /** What the server holds changes with the call and not before it, which a page that polls would see. */
  changeWith(name: ApiCallName, change: () => void): void;
  /** Back to what the call answers where no test says otherwise. */
  restore(name: ApiCallName): void;
  /** Everything the session allowed answers 401 from now on. */
  endSession(): void;
  /** Takes over every request below a path, such as '/api/tus/'. */
  handle(pathPrefix: string, behaviour: Behaviour): void;
  calls(name: ApiCallName): readonly SeenCall[];
  /** Requests that no fake knows; a test that ends with one fails. */
  readonly unknown: readonly string[];
}

const USER = { id: 'user-1', email: 'maya@example.com' } as const;

const ACCOUNT = { email: USER.email, name: 'Maya', hasPassword: true } as const;
const SESSIONS: ApiResponse<'listSessions'> = [
  {
    id: 'session-1',
    createdAt: '2026-11-20T10:00:00.000Z',
    ipAddress: '203.0.113.7',
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    isCurrent: true,
  },
  {
    id: 'session-2',
    createdAt: '2026-11-02T10:00:00.000Z',
    ipAddress: null,
    userAgent: null,
    isCurrent: false,
  },
];
const used = (used: number, limit: number) => ({ used, limit });
const USAGE: ApiResponse<'getUsage'> = {
  projects: used(3, 1000),
  storedBytes: used(5 * 1024 ** 3, 200 * 1024 ** 3),
  openUploads: used(0, 200),
  waitingJobs: used(1, 500),
  generationsToday: used(4, 200),
  aiCallsToday: used(0, 1000),
};

const NOTIFYING_MS_MAX = 5000;

/** What tells of a lost connection is fetched when the browser is idle; never where a test holds the clock. */
async function untilNotifying(page: Page): Promise<void> {
  const region = page.locator('[role="region"][aria-label^="Notifications"]');
  await region.waitFor({ state: 'attached', timeout: NOTIFYING_MS_MAX }).catch(() => undefined);
}

export async function fakeApi(context: BrowserContext): Promise<FakeApi> {
  const behaviours = new Map<ApiCallName, Behaviour>();
  const seen = new Map<ApiCallName, SeenCall[]>();
  const prefixes = new Map<string, Behaviour>();
  const unknown: string[] = [];
  let isOffline = false;

  const api: FakeApi = {
    projects: [],
    brief: { language: 'en', isLanguageRead: true, wishes: [], notUsed: [], clips: [] },
    answer: (name, body) => void behaviours.set(name, json(200, API_CALLS[name].response.parse(body))),
    refuse: (name, code, message = ERROR_CATALOGUE[code].message) =>
      void behaviours.set(name, json(ERROR_CATALOGUE[code].status, { code, message })),
    say: (name, status, text) =>
      void behaviours.set(name, (route) => route.fulfill({ status, contentType: 'text/html', body: text })),
    drop: (name) => void behaviours.set(name, (route) => route.abort('connectionreset')),
    async goOffline() {
      await Promise.all(context.pages().map(untilNotifying));
      isOffline = true;
      await context.setOffline(true);
    },
    async goOnline() {
      isOffline = false;
      await context.setOffline(false);
    },
    hold(name) {
      const held = Promise.withResolvers<void>();
      const then = behaviours.get(name);
      behaviours.set(name, async (route) => {
        await held.promise;
        // A page that has gone meanwhile waits for nothing.
        await (then ?? usual(name))(route).catch(() => undefined);
      });
      return { release: () => held.resolve() };
    },
    changeWith(name, change) {
      const then = behaviours.get(name) ?? usual(name);
      behaviours.set(name, (route) => {
        change();
        return then(route);
      });
    },
    restore: (name) => void behaviours.delete(name),
    endSession() {
      for (const name of Object.keys(API_CALLS) as ApiCallName[]) {
        if (name !== 'getSite') api.refuse(name, 'unauthorized');
      }
    },
    handle: (pathPrefix, behaviour) => void prefixes.set(pathPrefix, behaviour),
    calls: (name) => seen.get(name) ?? [],
    unknown,
  };

  /** What a signed-in person with `api.projects` would get. */
  const usual = (name: ApiCallName): Behaviour => {
    switch (name) {
      case 'getUser':
        return json(200, USER);
      case 'getSite':
        return json(200, { supportEmail: 'help@cutroom.example' });
      case 'listProjects':
        return (route) => json(200, API_CALLS.listProjects.response.parse(api.projects))(route);
      case 'getAccount':
        return json(200, ACCOUNT);
      case 'listSessions':
        return json(200, SESSIONS);
      case 'getUsage':
        return json(200, USAGE);
      case 'listPlans':
      case 'listShares':
      case 'listTracks':
        return json(200, []);
      case 'readBrief':
        return (route) => json(200, API_CALLS.readBrief.response.parse(withEdits(api.brief, route)))(route);
      case 'getPlayback':
        // Nothing to play an edit from: the timeline shows the finished video.
        return json(200, { clips: [], planned: null });
      case 'getProject':
        return (route) => {
          const project = api.projects.find(({ id }) => id === idOf(route.request()));
          return (
            project === undefined ? NOT_FOUND : json(200, API_CALLS.getProject.response.parse(project))
          )(route);
        };
      default:
        return async (route) => {
          unknown.push(`${name} has no answer in this test`);
          await route.abort();
        };
    }
  };

  await context.route(
    ({ pathname }) => pathname.startsWith('/api/'),
    async (route) => {
      // What a test answers would get through although the browser is offline.
      if (isOffline) return route.abort('internetdisconnected');
      const request = route.request();
      const { pathname } = new URL(request.url());
      for (const [prefix, behaviour] of prefixes) if (pathname.startsWith(prefix)) return behaviour(route);
      const name = callOf(request.method(), pathname);
      if (name !== null) {
        const calls = seen.get(name) ?? [];
        seen.set(name, [...calls, { path: pathname, body: request.postDataJSON() as unknown }]);
        return (behaviours.get(name) ?? usual(name))(route);
      }
      if (pathname.startsWith('/api/videos/')) return answerFile(route, video(), 'video/mp4');
      if (pathname.startsWith('/api/thumbnails/')) return answerFile(route, IMAGE, 'image/png');
      if (pathname === '/api/login' || pathname === '/api/logout') return page(route, pathname);
      unknown.push(`${request.method()} ${pathname}`);
      await route.abort();
    },
  );
  // Pages of other sites, such as a platform's upload page, stay outside.
  await context.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => page(route, new URL(route.request().url()).hostname),
  );
  return api;
}

/** As the server does it where the words of all changes still stand in the prompt. */
function withEdits(brief: ReadBrief, route: Route): ReadBrief {
  const { brief: edits } = API_CALLS.readBrief.body.parse(route.request().postDataJSON());
  if (edits === undefined) return brief;
  const removed = edits.removed ?? [];
  return {
    ...brief,
    wishes: [
      ...brief.wishes
        .filter(({ id }) => !removed.some((wish) => wish.id === id))
        .map((wish) => edits.wishes.find(({ id }) => id === wish.id) ?? wish),
      ...edits.wishes.filter(({ id }) => !brief.wishes.some((wish) => wish.id === id)),
    ],
    removed,
  };
}

function json(status: number, body: unknown): Behaviour {
  return (route) => route.fulfill({ status, json: body });
}

const NOT_FOUND = json(404, {
  code: 'project_not_found',
  message: ERROR_CATALOGUE.project_not_found.message,
});

function page(route: Route, title: string): Promise<void> {
  return route.fulfill({ contentType: 'text/html', body: `<title>${title}</title><h1>${title}</h1>` });
}

function idOf(request: Request): number {
  return Number(/\/api\/projects\/(\d+)/.exec(request.url())?.[1]);
}

const PATTERNS = (Object.keys(API_CALLS) as ApiCallName[]).map((name) => {
  const { method, path } = API_CALLS[name];
  return { name, method, pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`) };
});

function callOf(method: string, pathname: string): ApiCallName | null {
  return PATTERNS.find((call) => call.method === method && call.pattern.test(pathname))?.name ?? null;
}

let videoBytes: Buffer | null = null;
/** Three seconds that Chromium plays. */
function video(): Buffer {
  videoBytes ??= readFileSync(clip('portrait'));
  return videoBytes;
}

const IMAGE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
