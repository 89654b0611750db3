import { createServer } from 'node:net';
import { createApp } from './app.js';
import { banner } from './banner.js';
import { loadConfig, type Config } from './config.js';
import { createLogger } from './core/logger.js';
import { withDatabaseLock } from './db/database-lock.js';
import { demoSecretsInUse, lockDemoAccounts } from './db/demo-accounts.js';
import { migrate } from './db/migrate.js';
import { prepareAppRole, type AppAccess } from './db/migrations/app-role.js';
import { seed } from './db/seed/seed.js';
import { IdleMemory } from './idle-memory.js';
import { openDatabase, type OpenDatabase } from './open-database.js';
import { createFiles } from './ports/create-files.js';
import { withServices } from './services.js';
import { StartError, startProblem } from './start-problem.js';
import type { WebClient } from './web/web-client.js';

const STOP_MS = 15_000;

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
/** A signal before everything runs: a clean shutdown must also stop the database that was started. */
const leave = (): void => process.exit(130);

/**
 * The whole life cycle of the program: settings, database, demo data, web and API, until a signal ends it. `openClient` replaces the built
 * client.
 */
export async function serve(openClient?: (config: Config) => Promise<WebClient>): Promise<void> {
  for (const signal of SIGNALS) process.on(signal, leave);
  try {
    const config = loadConfig();
    await checkPort(config.port);
    const database = await openDatabase(config);
    stopOnSignals(config, await start(config, database.url, openClient), database);
  } catch (error) {
    process.stderr.write(`\n${startProblem(error)}\n\n`);
    process.exit(1);
  }
}

async function start(
  config: Config,
  databaseUrl: string,
  openClient?: (config: Config) => Promise<WebClient>,
): Promise<{ stop(): Promise<void> }> {
  await createFiles(config)
    .open()
    .catch(({ cause }: Error) => {
      const reason = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
      throw new StartError(
        `The store for files does not answer (${reason}). Look at S3_ENDPOINT, S3_BUCKET and the keys.`,
      );
    });
  // Several processes may start at once on one database: the first prepares it, the others find it ready.
  const access = await withDatabaseLock(databaseUrl, () => prepare(config, databaseUrl));
  if (access.warning !== null) createLogger({ level: config.logLevel }).warn(access.warning);
  const client = await openClient?.(config);
  const app = await createApp({ config, databaseUrl: access.url, ...(client && { client }) }).catch(
    (error: unknown) => {
      // Redis' client only reports that there is no connection.
      const isRedis = config.redisUrl !== null && error instanceof Error && error.message === 'Connection is closed.';
      throw isRedis
        ? new StartError('No Redis answers. Look at REDIS_URL, or leave it out: one process does without.')
        : error;
    },
  );
  process.stdout.write(banner(config, app.port));
  const log = createLogger({ level: config.logLevel });
  app
    .warmUp()
    .catch((error: unknown) => log.warn({ err: error }, 'search: statistics could not be read before visitors come'));
  const memory = new IdleMemory(log).start();
  return {
    stop: () => {
      memory.stop();
      return app.stop();
    },
  };
}

/** Runs as the owner of the tables; returns the credentials of the running program. */
async function prepare(config: Config, databaseUrl: string): Promise<AppAccess> {
  const { isEmpty } = await migrate(databaseUrl);
  if (!config.demo) await leaveDemo(config, databaseUrl);
  if (config.demo && isEmpty) {
    process.stdout.write('Filling the empty database with demo data …\n');
    await seed(databaseUrl, { config });
  }
  return prepareAppRole(databaseUrl, config.databaseUrl === null ? config.embeddedDatabasePassword : null);
}

/** A database may have been a demo's before: nobody may sign in with credentials of the README. */
async function leaveDemo(config: Config, databaseUrl: string): Promise<void> {
  await withServices(config, databaseUrl, 'requests', async (ctx) => {
    const locked = await lockDemoAccounts(ctx);
    if (locked > 0)
      process.stdout.write(`DEMO=off: ${locked} demo accounts were locked for good; their spaces leave the search.\n`);
    const inUse = await demoSecretsInUse(ctx);
    if (inUse.length > 0) {
      throw new StartError(
        `DEMO=off, but these accounts sign in with secrets of the demo, which everybody can read: ${inUse.join(', ')}. Start once with DEMO=on where nobody else can reach it and give them secrets of their own.`,
      );
    }
  });
}

/** Checked before anything is started: a taken port is the most common failure and should fail fast. */
async function checkPort(port: number): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) => reject(portProblem(port, error)));
    probe.listen(port, () => probe.close(() => resolve()));
  });
}

function portProblem(port: number, error: NodeJS.ErrnoException): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is in use, perhaps by another Hueco. End that program, or choose a port: PORT=${port + 1} npm start`,
    );
  }
  if (error.code === 'EACCES')
    return new StartError(`This user may not open port ${port}. Choose one above 1023: PORT=4000 npm start`);
  return error;
}

function stopOnSignals(config: Config, app: { stop(): Promise<void> }, database: OpenDatabase): void {
  const log = createLogger({ level: config.logLevel });
  let isStopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), STOP_MS).unref();
    app
      .stop()
      .then(() => database.stop())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'stopping failed');
          process.exit(1);
        },
      );
  };
  // An unhandled rejection must not end everybody's calls and sockets.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a promise was rejected and nobody heard'));
  // In this order: without any listener for a moment, a signal could be lost.
  for (const signal of SIGNALS) process.on(signal, stop).off(signal, leave);
}
