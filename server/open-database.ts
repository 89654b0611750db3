import type { Config } from './config.js';
import { createLogger } from './core/logger.js';
import { startEmbeddedPostgres } from './db/embedded-postgres.js';

/** The configured database, until it is closed. */
export interface OpenDatabase {
  readonly url: string;
  stop(): Promise<void>;
}

/** The given PostgreSQL, or our own in the data folder. */
export async function openDatabase(config: Config): Promise<OpenDatabase> {
  if (config.databaseUrl !== null) return { url: config.databaseUrl, stop: async () => {} };
  const server = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    password: config.embeddedDatabasePassword,
    log: createLogger({ level: config.logLevel }),
  });
  return { url: await server.ensureDatabase('hueco'), stop: () => server.stop() };
}
