import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Express, type Request, type Response } from 'express';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Config } from './config.js';
import { OperationValidator } from './core/graphql/admit-operation.js';
import { systemClock, type Clock } from './core/clock.js';
import { CostBuckets } from './core/graphql/cost-bucket.js';
import type { MountDeps } from './core/feature.js';
import { JobRegistry, startWorker } from './core/jobs/jobs.js';
import { enableSettingsCache } from './core/cached-settings.js';
import { registerFileSweep, sweepUploads } from './core/files/file-sweep.js';
import { createLogger, type Log } from './core/logger.js';
import { registerMailJob } from './core/mail/mailer.js';
import { ConsumerRegistry, OutboxDispatcher } from './core/events/outbox.js';
import { fromProjectRoot } from './core/paths.js';
import { publicChanges } from './core/events/public-changes.js';
import { PostgresPubSub, RedisPubSub } from './core/events/pubsub.js';
import { serviceContext, type AppServices } from './core/request-context.js';
import { closeRedis } from './core/rate-limits/redis.js';
import { sharedBuckets } from './core/rate-limits/shared-buckets.js';
import { Uploads } from './core/files/uploads.js';
import { DEMO_CALLERS } from './db/demo-callers.js';
import { openOrm } from './db/orm.js';
import { ReadReplica } from './db/read-replica.js';
import { parseAccessToken } from './features/accounts/sessions/access-token.js';
import { authenticate } from './features/accounts/sessions/authenticate.js';
import { authenticateProgram, findProgram } from './features/partners/authenticate-program.js';
import { partnerEndpoint } from './features/partners/public-api/partner-endpoint.js';
import { CallMeter } from './features/partners/usage/call-meter.js';
import { features, mailAddressees, mailFiles, mailTemplates } from './features.js';
import { searchMemoryOf } from './features/search/engine/search-memory-of.js';
import { STRIPE_HOSTS } from './ports/payments/stripe-hosts.js';
import type { Ports } from './ports/ports.js';
import { createPorts } from './ports/create-ports.js';
import { tracedPorts } from './ports/traced-ports.js';
import { PaymentSandbox } from './ports/sandbox/payment-sandbox.js';
import { httpContext } from './http-context.js';
import { getPublicSchema, getSchema } from './schema.js';
import { startTracing } from './start-tracing.js';
import { AnswerCache } from './transport/answer-cache.js';
import { closeServer } from './transport/close-server.js';
import { crossOrigin } from './transport/cross-origin.js';
import { graphiqlPage } from './transport/graphiql-page.js';
import { graphqlHttp } from './transport/graphql-http.js';
import { graphqlSocket } from './transport/graphql-socket.js';
import { healthRoutes } from './transport/health.js';
import { metrics } from './transport/metrics.js';
import { firstHandlers } from './transport/first-handlers.js';
import { errorHandler } from './transport/http-errors.js';
import { RepeatedAnswers } from './transport/repeated-answers.js';
import { schemaFile } from './transport/schema-file.js';
import { sandboxPage } from './transport/sandbox-page.js';
import type { PolicyOptions } from './transport/security-headers.js';
import { mountMailbox } from './web/mailbox/mailbox.routes.js';
import { pageRateLimit } from './web/page-rate-limit.js';
import { siteMapRoutes } from './web/site-map.routes.js';
import { builtClient, isBuilt, type WebClient } from './web/web-client.js';
import { webDocuments } from './web/web-documents.js';

/** Concurrent jobs; those that call an outside service mostly wait. */
const WORKERS = { main: 2, provider: 4, outside: 2, files: 1 } as const;

export interface AppOptions {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly clock?: Clock;
  readonly log?: Log;
  /** Replaces outside services, in tests. */
  readonly ports?: Partial<Ports>;
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

/** The running product: one HTTP server with web, API, sockets and files. */
export interface App {
  readonly url: string;
  readonly port: number;
  readonly services: AppServices;
  readonly orm: MikroORM;
  readonly jobs: JobRegistry;
  readonly outbox: OutboxDispatcher;
  /** Prepares what the first visitors would otherwise wait for. */
  warmUp(): Promise<void>;
  stop(): Promise<void>;
}

/** Builds the app and listens; production and every test start this same one. */
export async function createApp(options: AppOptions): Promise<App> {
  const { config, databaseUrl, clock = systemClock } = options;
  const log = options.log ?? createLogger({ level: config.logLevel });
  // Must come first: only what is opened after this is traced.
  const tracing = await startTracing(config.collector, log);
  const orm = await openOrm({ databaseUrl });
  const pubsub = config.redisUrl
    ? new RedisPubSub(config.redisUrl, (error) => log.warn({ err: error }, 'redis: trouble'))
    : new PostgresPubSub(databaseUrl);
  const isBackground = options.background ?? true;
  const sandbox = config.demo
    ? await PaymentSandbox.start({ forkEm: () => orm.em.fork(), clock, log, isAwake: isBackground })
    : null;
  const searchMemory = searchMemoryOf(config, databaseUrl, () => orm.em.fork(), log);
  const adapters: Ports = { ...createPorts({ config, clock, sandbox }), searchMemory, ...options.ports };
  const ports = tracing ? tracedPorts(adapters) : adapters;
  const forkEm = () => orm.em.fork();
  const replica = await ReadReplica.open(config.databaseReplicaUrl, forkEm, log);
  const points = new CostBuckets(clock, sharedBuckets({ config, log }));
  const services: AppServices = { clock, config, ports, pubsub, log, replica, points, forkEm };
  const jobs = new JobRegistry();
  const consumers = new ConsumerRegistry();
  for (const feature of features) {
    feature.jobs?.(jobs);
    feature.consumers?.(consumers);
  }
  registerMailJob(jobs, mailTemplates, mailAddressees, mailFiles);
  registerFileSweep(jobs);
  const outbox = new OutboxDispatcher(() => serviceContext(services), consumers, databaseUrl);
  await pubsub.start();
  const server = await listen(options, services, { replica, buckets: points });
  sandbox?.deliverTo(`http://127.0.0.1:${server.port}/webhooks/stripe`);
  await sweepUploads(services);
  const worker = isBackground ? await startWorker(databaseUrl, jobs, () => serviceContext(services), WORKERS) : null;
  if (isBackground) {
    await outbox.start();
    // Takes half a second, which the first search should not wait for.
    setImmediate(() => ports.geocoder.warmUp());
  }
  const warmUp = async (): Promise<void> => {
    for (const feature of features) await feature.warmUp?.(serviceContext(services));
  };
  const stop = async (): Promise<void> => {
    await server.stop();
    await replica?.stop();
    await searchMemory?.stop();
    await sandbox?.stop();
    await worker?.stop();
    if (isBackground) await outbox.stop();
    await pubsub.stop();
    await closeRedis();
    await orm.close(true);
    await tracing?.stop();
  };
  return { url: `http://localhost:${server.port}`, port: server.port, services, orm, jobs, outbox, warmUp, stop };
}

async function listen(
  options: AppOptions,
  services: AppServices,
  { replica, buckets }: { readonly replica: ReadReplica | null; readonly buckets: CostBuckets },
): Promise<{ port: number; stop: () => Promise<void> }> {
  const { config } = services;
  const app = express();
  const httpServer = createServer(app);
  const state = { isStopping: false };
  const schema = getSchema();
  const client = webClient(options, services.log);
  const validator = new OperationValidator(
    schema,
    config.graphqlIntrospection,
    new Set(client?.trustedDocuments?.values()),
  );
  const makeContext = (req: Request, res: Response) => httpContext(services, req, res);
  // API keys and app tokens work for calls and uploads only; downloads need a session, or the URL that a call was given.
  const programContext = (req: Request, res: Response) => httpContext(services, req, res, authenticateProgram);
  const mountDeps: MountDeps = {
    services,
    makeContext,
    serviceContext: () => serviceContext(services),
    findProgram: (id, ip) => findProgram(serviceContext(services), id, ip),
    uploads: new Uploads(programContext),
  };
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  app.use(...firstHandlers(services.log, policyOptions(config)));
  if (config.metricsToken)
    app.use(
      metrics({
        token: config.metricsToken,
        measures: features.flatMap(({ measures = [] }) => measures),
        makeContext: mountDeps.serviceContext,
      }),
    );
  app.use(healthRoutes(mountDeps.serviceContext, () => state.isStopping));
  const sandboxes = fromProjectRoot('dist', 'graphiql');
  app.get('/graphql', sandboxPage(sandboxes));
  app.use(graphiqlPage(sandboxes, config.demo ? DEMO_CALLERS : []));
  const answers = (options.sharesAnswers ?? true) ? new AnswerCache() : null;
  const meter = new CallMeter(mountDeps.serviceContext, options.background ?? true);
  app.use(schemaFile(getPublicSchema()));
  const partner = partnerEndpoint(getPublicSchema(), config.graphqlIntrospection);
  const graphql = await graphqlHttp({
    schema,
    validator,
    buckets,
    httpServer,
    log: services.log,
    introspection: config.graphqlIntrospection,
    documents: client?.trustedDocuments,
    answers,
    partner,
    meter: (call) => meter.count(call),
    replica,
    repeats: new RepeatedAnswers(config.jwtSecret),
    makeContext: programContext,
  });
  app.use('/graphql', graphql.router);
  app.use('/uploads', crossOrigin);
  for (const feature of features) feature.mount?.(app, mountDeps);
  mountMailbox(app, mountDeps);
  const web = { schema, origin: new URL(config.publicUrl).origin };
  if (client) app.use(siteMapRoutes({ ...web, client, makeContext: mountDeps.makeContext }));
  const pages =
    client &&
    webDocuments({
      ...web,
      services: { ...services, forkEm: () => replica?.fork() ?? services.forkEm() },
      client,
      cacheBytes: options.pageCacheBytes,
      policy: policyOptions(config),
      takePagePoints: pageRateLimit(new CostBuckets(services.clock, sharedBuckets(services))),
    });
  if (pages) app.use(pages.router);
  const dropSettings = answers ? enableSettingsCache(services.pubsub) : null;
  const changes = publicChanges(options.databaseUrl, (change) => {
    if (change.ids === null) dropSettings?.();
    if (change.isGone) replica?.needCurrent();
    answers?.onChange(change);
    pages?.onChange(change);
  });
  if (answers || pages || replica) await changes.start();
  app.use(errorHandler(services.log));
  const sockets = graphqlSocket({
    schema,
    validator,
    partner,
    buckets,
    httpServer,
    services,
    publicOrigin: new URL(config.publicUrl).origin,
    clientIp: (request) => clientIp(app, request),
    sessionOf: (token) => parseAccessToken(config, token, services.clock.now())?.sessionId ?? null,
    // Staff who view Hueco as another person use HTTP only: they get no live updates.
    identify: async (ctx, token, ip) => {
      const identity = (await authenticateProgram(ctx, token, ip)) ?? (await authenticate(ctx, token));
      return identity?.viewer.isReadOnly ? null : identity;
    },
  });
  await new Promise<void>((resolve, reject) => httpServer.once('error', reject).listen(config.port, resolve));
  return {
    port: (httpServer.address() as AddressInfo).port,
    stop: async () => {
      state.isStopping = true;
      await sockets.stop();
      await graphql.stop();
      await meter.write();
      await closeServer(httpServer);
      for (const feature of features) await feature.beforeEnd?.(services);
      await changes.stop();
      await pages?.stop();
    },
  };
}

/** The client to serve; null serves only the API. */
function webClient({ client, clientDir = fromProjectRoot('dist', 'client') }: AppOptions, log: Log): WebClient | null {
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
