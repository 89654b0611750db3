import type { MikroORM } from '@mikro-orm/postgresql';
import type { Config } from './config.js';
import { systemClock, type Clock } from './core/clock.js';
import { CostBuckets } from './core/graphql/cost-bucket.js';
import { JobRegistry, startWorker } from './core/jobs/jobs.js';
import { registerFileSweep, sweepUploads } from './core/files/file-sweep.js';
import { createLogger, type Log } from './core/logger.js';
import { registerMailJob } from './core/mail/mailer.js';
import { ConsumerRegistry, OutboxDispatcher } from './core/events/outbox.js';
import { PostgresPubSub, RedisPubSub } from './core/events/pubsub.js';
import { serviceContext, type AppServices } from './core/request-context.js';
import { closeRedis } from './core/rate-limits/redis.js';
import { sharedBuckets } from './core/rate-limits/shared-buckets.js';
import { openOrm } from './db/orm.js';
import { ReadReplica } from './db/read-replica.js';
import { features, mailAddressees, mailFiles, mailTemplates } from './features.js';
import { searchMemoryOf } from './features/search/engine/search-memory-of.js';
import type { Ports } from './ports/ports.js';
import { createPorts } from './ports/create-ports.js';
import { tracedPorts } from './ports/traced-ports.js';
import { PaymentSandbox } from './ports/sandbox/payment-sandbox.js';
import { startHttpServer, type HttpServerOptions } from './http-server.js';
import { startTracing } from './start-tracing.js';
import { warmUpGeocoder } from './warm-up-geocoder.js';

/** Concurrent jobs; those that call an outside service mostly wait. */
const WORKERS = { main: 2, provider: 4, outside: 2, files: 1 } as const;

export interface AppOptions extends HttpServerOptions {
  readonly config: Config;
  readonly clock?: Clock;
  readonly log?: Log;
  /** Replaces outside services, in tests. */
  readonly ports?: Partial<Ports>;
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
  const server = await startHttpServer(options, services, { replica, buckets: points });
  sandbox?.deliverTo(`http://127.0.0.1:${server.port}/webhooks/stripe`);
  await sweepUploads(services);
  const worker = isBackground ? await startWorker(databaseUrl, jobs, () => serviceContext(services), WORKERS) : null;
  if (isBackground) {
    await outbox.start();
    // Takes half a second, which the first search should not wait for.
    warmUpGeocoder(ports.geocoder, config.geoDataDir);
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
