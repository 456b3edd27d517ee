import { API_CALLS, CutroomError } from '@cutroom/contract';
import helmet from '@fastify/helmet';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import { registerAccountRoutes } from './accounts/account-routes.ts';
import type { Auth } from './accounts/auth.ts';
import { registerOwnAccountRoutes } from './accounts/own-account/own-account-routes.ts';
import { sessionLookup } from './accounts/session-lookup.ts';
import { signInGuard } from './accounts/sign-in-guard.ts';
import { registerUsageRoutes } from './accounts/usage/usage-routes.ts';
import type { Config } from './config.ts';
import './platform/http/fastify-types.ts';
import type { SupportEmail } from './accounts/support-email.ts';
import { registerStages, type StageRouteOptions, type StageServices } from './pipeline.ts';
import { requireFreeDisk } from './platform/free-disk.ts';
import { addressing } from './platform/http/addresses/addressing.ts';
import { requireKnownHost } from './platform/http/addresses/known-host.ts';
import { ownOrigin, refuseForeignOrigin } from './platform/http/addresses/origin.ts';
import { warnOfUnreadProxy } from './platform/http/addresses/unread-proxy.ts';
import { refuseConnection } from './platform/http/client-error.ts';
import { compressAnswers } from './platform/http/compression.ts';
import { sendError } from './platform/http/errors.ts';
import { registerJsonBodies } from './platform/http/json-body.ts';
import { findExampleReel } from './platform/http/pages/example-reel.ts';
import { readWebPage, registerWeb } from './platform/http/pages/web.ts';
import { preloadedFont } from './platform/http/pages/web-page.ts';
import { requireAnswers } from './platform/http/readiness.ts';
import { registerReadyRoute } from './platform/http/ready-route.ts';
import { requestIds } from './platform/http/request-ids.ts';
import { PERMISSIONS_POLICY, securityHeaders } from './platform/http/security-headers.ts';
import { endStalledConnections, PATIENCE, type Patience } from './platform/http/stalled-connections.ts';
import type { HomeNetwork } from './platform/https/home-network.ts';
import { homeOrigin } from './platform/https/lan-notice.ts';
import { registerProjectRoutes } from './projects/project-routes.ts';
import { deleteProject } from './projects/removal/delete-project.ts';
import { type ModelRoutesDeps, registerModelRoutes } from './stages/analysis/models/model-routes.ts';
import { openReceivingDirectory } from './stages/upload/receive/receiving-store.ts';

export interface AppDependencies extends StageServices {
  readonly auth: Auth;
  readonly modelFetch: ModelRoutesDeps['modelFetch'];
  readonly encoder: StageRouteOptions['encoder'];
  readonly supportEmail: Pick<SupportEmail, 'current'>;
  readonly log: Logger;
  /** Serves https to the home network; plain http where absent. */
  readonly homeNetwork?: Pick<HomeNetwork, 'serverFactory' | 'names'>;
  /** Default PATIENCE. */
  readonly patience?: Patience;
  readonly config: Pick<
    Config,
    | 'publicUrl'
    | 'isHttps'
    | 'host'
    | 'trustProxy'
    | 'webDirectory'
    | 'isRateLimited'
    | 'exportRetentionMs'
    | 'dataDirectory'
    | 'oidc'
    | 'allowsPasswords'
    | 'allowsSignUp'
    | 'freeDiskBytesMin'
    | 'ai'
    | 's3'
    | 'speech'
  >;
}

/** One of the application's routes; authorisation.test.ts has a rule for each. */
interface Route {
  readonly method: string;
  readonly url: string;
}

const REQUESTS_PER_MINUTE_MAX = 10_000;
const JSON_BYTES_MAX = 1024 * 1024;

/** The HTTP application as a function of what it stands on. It listens to nothing and starts nothing. */
export async function buildApp(deps: AppDependencies): Promise<FastifyInstance> {
  const app = fastifyOf(deps);
  await registerPlatform(app, deps);
  guardRequests(app, deps);
  registerStatusRoutes(app, deps);
  await registerProductRoutes(app, deps);
  return app;
}

function fastifyOf({ log, config, patience, homeNetwork }: AppDependencies): FastifyInstance {
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    // In the answer and on each line of the log about it: what a person reports can be found.
    genReqId: requestIds(),
    requestIdHeader: false,
    bodyLimit: JSON_BYTES_MAX,
    clientErrorHandler: refuseConnection,
    ...addressing,
    ...(homeNetwork === undefined ? {} : { serverFactory: homeNetwork.serverFactory }),
  }) as unknown as FastifyInstance;
  const routes: Route[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) routes.push({ method: each, url });
  });
  app.decorate('routes', routes);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(sendError);
  registerJsonBodies(app);
  endStalledConnections(app, patience ?? PATIENCE);
  warnOfUnreadProxy(app, config.trustProxy);
  return app;
}

/** Compression, security headers, the rate limit and the document of the interface. */
async function registerPlatform(app: FastifyInstance, { config }: AppDependencies): Promise<void> {
  await compressAnswers(app);
  await app.register(helmet, securityHeaders(config.publicUrl));
  if (config.isRateLimited)
    await app.register(rateLimit, {
      max: REQUESTS_PER_MINUTE_MAX,
      timeWindow: '1 minute',
      keyGenerator: clientKey,
    });
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Cutroom',
        version: '1',
        description: 'Raw clips and one sentence in, a vertical reel out.',
      },
    },
    transform: jsonSchemaTransform,
  });
}

/** Known hosts and own pages only; every call under /api/ knows its user, or is refused without one. */
function guardRequests(app: FastifyInstance, deps: AppDependencies): void {
  const { auth, config, db, secret, homeNetwork } = deps;
  const ownNames = [config.host.toLowerCase(), ...(homeNetwork?.names ?? [])];
  app.decorateRequest('user', null);
  app.decorateRequest('requireUser', function requireUser() {
    if (this.user === null) throw new CutroomError('unauthorized');
    return this.user;
  });
  const findSessionUser = sessionLookup({ db, auth, secret, isHttps: config.isHttps });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).header('permissions-policy', PERMISSIONS_POLICY);
    requireKnownHost(request, config.publicUrl, ownNames);
    refuseForeignOrigin(request, config.publicUrl);
    // The route's own spelling: to the router '/%61pi/' is '/api/' too.
    const { url, config: route } = request.routeOptions;
    if (!url?.startsWith('/api/')) return;
    request.user = await findSessionUser(request.headers.cookie);
    if (route.access === 'user') request.requireUser();
  });
}

function registerStatusRoutes(app: FastifyInstance, deps: AppDependencies): void {
  const { config, db, media, queue, storage, supportEmail } = deps;
  app.get(API_CALLS.getSite.path, documented('getSite'), async () => ({
    supportEmail: supportEmail.current(),
    isSelfContained: isSelfContained(config),
  }));
  app.get(API_CALLS.getHealth.path, documented('getHealth'), async () => {
    await requireAnswers([db.execute('select 1'), storage.check(), queue.check()]);
    return { status: 'ok', cage: media.cage.strength };
  });
  app.get('/api/docs', { schema: { hide: true } }, async () => app.swagger());
  registerReadyRoute(app, {
    database: () => db.execute('select 1'),
    storage: () => storage.check(),
    queue: () => queue.check(),
    tools: () => media.check(),
    disk: () => requireFreeDisk(config.dataDirectory, config.freeDiskBytesMin),
  });
}

async function registerProductRoutes(app: FastifyInstance, deps: AppDependencies): Promise<void> {
  const { auth, config, db, queue, storage, accountLimits } = deps;
  const { publicUrl, webDirectory } = config;
  const page = await readWebPage(webDirectory);
  const fontUrl = page === null ? null : preloadedFont(page);
  const reel = await findExampleReel(webDirectory);
  const ways = {
    hasProvider: config.oidc !== null,
    allowsPasswords: config.allowsPasswords,
    allowsSignUp: config.allowsSignUp,
  };
  const guardSignIn = signInGuard(db, deps.secret);
  await app.register(async (scope) =>
    registerAccountRoutes(scope, { db, auth, publicUrl, fontUrl, reel, guardSignIn, ...ways }),
  );
  const received = await openReceivingDirectory(deps.uploadsDirectory);
  registerUsageRoutes(app, { db, accountLimits });
  registerOwnAccountRoutes(app, {
    ...{ db, storage, auth, secret: deps.secret, isHttps: config.isHttps, guardSignIn },
    deleteProject: (ownerId, projectId) =>
      deleteProject({ db, queue, removeReceived: received.remove }, ownerId, projectId),
  });
  registerProjectRoutes(app, { db, queue, storage, removeReceived: received.remove, accountLimits });
  registerModelRoutes(app, deps);
  await registerStages(app, deps, {
    publicOrigin: (request) => ownOrigin(request, publicUrl),
    networkOrigin: () => networkOrigin(app, deps),
    exportRetentionMs: config.exportRetentionMs,
    freeDiskBytesMin: config.freeDiskBytesMin,
    usesAi: config.ai !== null,
    encoder: deps.encoder,
    fontUrl,
  });
  await registerWeb(app, { directory: webDirectory, page, publicUrl });
}

/** With the port that was bound: where any may be taken, only then is it known. */
function networkOrigin(app: FastifyInstance, { config, homeNetwork }: AppDependencies): string | null {
  const bound = app.server.address();
  if (homeNetwork === undefined || bound === null || typeof bound === 'string') return null;
  return homeOrigin({ host: config.host, port: bound.port });
}

/** Whether all that is done is done here. */
function isSelfContained({ s3, oidc, ai, speech }: AppDependencies['config']): boolean {
  return [s3, oidc, ai, speech].every((other) => other === null);
}

/** A client that disconnected before the request was read has no address. */
function clientKey({ ip }: { readonly ip?: string }): string {
  return ip === undefined ? 'gone' : normalizeIP(ip);
}

function documented(name: 'getSite' | 'getHealth') {
  const { summary, response } = API_CALLS[name];
  return { schema: { summary, operationId: name, response: { 200: response } } };
}
