import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Express, type Request, type Response } from 'express';
import type { Config } from './config.js';
import { enableSettingsCache } from './core/cached-settings.js';
import type { PgListener } from './core/events/pg-listener.js';
import { publicChanges } from './core/events/public-changes.js';
import type { MountDeps } from './core/feature.js';
import { Uploads } from './core/files/uploads.js';
import { OperationValidator } from './core/graphql/admit-operation.js';
import { CostBuckets } from './core/graphql/cost-bucket.js';
import type { Log } from './core/logger.js';
import { fromProjectRoot } from './core/paths.js';
import { sharedBuckets } from './core/rate-limits/shared-buckets.js';
import { serviceContext, type AppServices } from './core/request-context.js';
import { dropTtlCache, dropTtlCacheAtIntervals } from './core/ttl-cache.js';
import { DEMO_CALLERS } from './db/demo-callers.js';
import type { ReadReplica } from './db/read-replica.js';
import { features } from './features.js';
import { parseAccessToken } from './features/accounts/sessions/access-token.js';
import { authenticate } from './features/accounts/sessions/authenticate.js';
import { authenticateProgram, findProgram } from './features/partners/authenticate-program.js';
import { partnerEndpoint } from './features/partners/public-api/partner-endpoint.js';
import { CallMeter } from './features/partners/usage/call-meter.js';
import { httpContext } from './http-context.js';
import { STRIPE_HOSTS } from './ports/payments/stripe-hosts.js';
import { getPublicSchema, getSchema } from './schema.js';
import { AnswerCache } from './transport/answer-cache.js';
import { closeServer } from './transport/close-server.js';
import { crossOrigin } from './transport/cross-origin.js';
import { firstHandlers } from './transport/first-handlers.js';
import { graphiqlPage } from './transport/graphiql-page.js';
import { graphqlHttp } from './transport/graphql-http.js';
import { graphqlSocket } from './transport/graphql-socket.js';
import { healthRoutes } from './transport/health.js';
import { errorHandler } from './transport/http-errors.js';
import { metrics } from './transport/metrics.js';
import { RepeatedAnswers } from './transport/repeated-answers.js';
import { sandboxPage } from './transport/sandbox-page.js';
import { schemaFile } from './transport/schema-file.js';
import type { PolicyOptions } from './transport/security-headers.js';
import { mountMailbox } from './web/mailbox/mailbox.routes.js';
import { pageRateLimit } from './web/page-rate-limit.js';
import { siteMapRoutes } from './web/site-map.routes.js';
import { builtClient, isBuilt, type WebClient } from './web/web-client.js';
import { webDocuments, type WebDocuments } from './web/web-documents.js';

/** Settings of the HTTP server, most of them for tests. */
export interface HttpServerOptions {
  readonly databaseUrl: string;
  /** Folder of the built client; null serves only the API. */
  readonly clientDir?: string | null;
  /** Replaces the built client: the development server's client, or a test's. */
  readonly client?: WebClient;
  /** Maximum size of the page cache, in bytes; tests set a small one. */
  readonly pageCacheBytes?: number;
  /** False executes every query of visitors, for tests that must see each change at once. */
  readonly sharesAnswers?: boolean;
  /** False starts no jobs and no timers; tests run them by hand. */
  readonly background?: boolean;
}

/** What the server uses more of than the services offer. */
interface HttpServices {
  readonly replica: ReadReplica | null;
  readonly buckets: CostBuckets;
}

/** What the parts of the server share. */
interface Parts extends HttpServices {
  readonly options: HttpServerOptions;
  readonly services: AppServices;
  readonly app: Express;
  readonly httpServer: Server;
  readonly client: WebClient | null;
  readonly validator: OperationValidator;
  readonly partner: ReturnType<typeof partnerEndpoint>;
  readonly mountDeps: MountDeps;
  /** The cache of visitors' answers; null disables it. */
  readonly answers: AnswerCache | null;
  readonly meter: CallMeter;
}

/** Mounts web, API, sockets and files on one HTTP server, and listens. */
export async function startHttpServer(
  options: HttpServerOptions,
  services: AppServices,
  httpServices: HttpServices,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const { config } = services;
  const state = { isStopping: false };
  const parts = createParts(options, services, httpServices);
  const { app, httpServer } = parts;
  mountFirst(parts, () => state.isStopping);
  const graphql = await mountApi(parts);
  const pages = mountPages(parts);
  const changes = await watchChanges(parts, pages);
  app.use(errorHandler(services.log));
  const sockets = openSockets(parts);
  await new Promise<void>((resolve, reject) => httpServer.once('error', reject).listen(config.port, resolve));
  return {
    port: (httpServer.address() as AddressInfo).port,
    stop: async () => {
      state.isStopping = true;
      await sockets.stop();
      await graphql.stop();
      await parts.meter.write();
      await closeServer(httpServer);
      for (const feature of features) await feature.beforeEnd?.(services);
      await changes.stop();
      await pages?.stop();
    },
  };
}

function createParts(options: HttpServerOptions, services: AppServices, httpServices: HttpServices): Parts {
  const { config } = services;
  const app = express();
  const client = webClient(options, services.log);
  const documents = new Set(client?.trustedDocuments?.values());
  const forService = () => serviceContext(services);
  return {
    ...httpServices,
    options,
    services,
    app,
    httpServer: createServer(app),
    client,
    validator: new OperationValidator(getSchema(), config.graphqlIntrospection, documents),
    partner: partnerEndpoint(getPublicSchema(), config.graphqlIntrospection),
    mountDeps: {
      services,
      makeContext: (req, res) => httpContext(services, req, res),
      serviceContext: forService,
      findProgram: (id, ip) => findProgram(forService(), id, ip),
      uploads: new Uploads((req, res) => programContext(services, req, res)),
    },
    answers: (options.sharesAnswers ?? true) ? new AnswerCache() : null,
    meter: new CallMeter(forService, options.background ?? true),
  };
}

/** API keys and app tokens work for calls and uploads only; downloads need a session, or the URL that a call was given. */
const programContext = (services: AppServices, req: Request, res: Response) =>
  httpContext(services, req, res, authenticateProgram);

/** What comes before every route: headers, metrics and health checks. */
function mountFirst({ app, services, mountDeps }: Parts, isStopping: () => boolean): void {
  const { config, log } = services;
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  app.use(...firstHandlers(log, policyOptions(config)));
  if (config.metricsToken)
    app.use(
      metrics({
        token: config.metricsToken,
        measures: features.flatMap(({ measures = [] }) => measures),
        makeContext: mountDeps.serviceContext,
      }),
    );
  app.use(healthRoutes(mountDeps.serviceContext, isStopping));
}

/** GraphQL with its sandbox pages, uploads, and the routes of every feature. */
async function mountApi({
  app,
  httpServer,
  services,
  client,
  validator,
  partner,
  mountDeps,
  answers,
  meter,
  replica,
  buckets,
}: Parts): Promise<{ stop: () => Promise<void> }> {
  const { config, log } = services;
  const sandboxes = fromProjectRoot('dist', 'graphiql');
  app.get('/graphql', sandboxPage(sandboxes));
  app.use(graphiqlPage(sandboxes, config.demo ? DEMO_CALLERS : []));
  app.use(schemaFile(getPublicSchema()));
  const graphql = await graphqlHttp({
    schema: getSchema(),
    validator,
    buckets,
    httpServer,
    log,
    introspection: config.graphqlIntrospection,
    documents: client?.trustedDocuments,
    answers,
    partner,
    meter: (call) => meter.count(call),
    replica,
    repeats: new RepeatedAnswers(config.jwtSecret),
    makeContext: (req, res) => programContext(services, req, res),
  });
  app.use('/graphql', graphql.router);
  app.use('/uploads', crossOrigin);
  for (const feature of features) feature.mount?.(app, mountDeps);
  mountMailbox(app, mountDeps);
  return graphql;
}

/** The pages of the client, rendered on the server; null serves only the API. */
function mountPages({ app, options, services, replica, client, mountDeps }: Parts): WebDocuments | null {
  if (!client) return null;
  const { config } = services;
  const web = { schema: getSchema(), origin: new URL(config.publicUrl).origin, client };
  app.use(siteMapRoutes({ ...web, makeContext: mountDeps.makeContext }));
  const pages = webDocuments({
    ...web,
    services: { ...services, forkEm: () => replica?.fork() ?? services.forkEm(), isOnReplica: replica !== null },
    cacheBytes: options.pageCacheBytes,
    policy: policyOptions(config),
    takePagePoints: pageRateLimit(new CostBuckets(services.clock, sharedBuckets(services))),
  });
  app.use(pages.router);
  return pages;
}

/** Drops cached answers and pages that a change has made stale. */
async function watchChanges(
  { options, services, replica, answers }: Parts,
  pages: WebDocuments | null,
): Promise<PgListener> {
  const dropSettings = answers ? enableSettingsCache(services.pubsub) : null;
  const changes = publicChanges(options.databaseUrl, (change) => {
    if (change.ids === null) {
      dropSettings?.();
      // Before the pages, which are rendered again from these values.
      if (change.isGone) dropTtlCache(services);
      else dropTtlCacheAtIntervals(services, () => pages?.onChange(change));
    }
    if (change.isGone) replica?.needCurrent();
    answers?.onChange(change);
    pages?.onChange(change);
  });
  if (answers || pages || replica) await changes.start();
  return changes;
}

function openSockets({ app, httpServer, services, validator, partner, buckets }: Parts): { stop: () => Promise<void> } {
  const { config, clock } = services;
  return graphqlSocket({
    schema: getSchema(),
    validator,
    partner,
    buckets,
    httpServer,
    services,
    publicOrigin: new URL(config.publicUrl).origin,
    clientIp: (request) => clientIp(app, request),
    sessionOf: (token) => parseAccessToken(config, token, clock.now())?.sessionId ?? null,
    // Staff who view Hueco as another person use HTTP only: they get no live updates.
    identify: async (ctx, token, ip) => {
      const identity = (await authenticateProgram(ctx, token, ip)) ?? (await authenticate(ctx, token));
      return identity?.viewer.isReadOnly ? null : identity;
    },
  });
}

/** The client to serve; null serves only the API. */
function webClient(
  { client, clientDir = fromProjectRoot('dist', 'client') }: HttpServerOptions,
  log: Log,
): WebClient | null {
  if (client) return client;
  return clientDir !== null && isBuilt(clientDir) ? builtClient(clientDir, log) : null;
}

function policyOptions(config: Config): PolicyOptions {
  return {
    isHttps: config.publicUrl.startsWith('https:'),
    analytics: config,
    cardForm: config.stripe && STRIPE_HOSTS,
  };
}

/** The remote address of a socket, by the same `trust proxy` rule that Express applies to HTTP calls. */
function clientIp(app: Express, request: IncomingMessage): string {
  const req = Object.create(app.request, { app: { value: app } }) as Request;
  return Object.assign(req, { headers: request.headers, socket: request.socket, connection: request.socket }).ip ?? '';
}
