import { createLogger } from './core/logger.js';
import { startEmbeddedPostgres } from './db/embedded-postgres.js';
/** The given PostgreSQL, or our own in the data folder. */
export async function openDatabase(config) {
    if (config.databaseUrl !== null)
        return { url: config.databaseUrl, stop: async () => { } };
    const server = await startEmbeddedPostgres({
        dataDir: config.dataDir,
        password: config.embeddedDatabasePassword,
        log: createLogger({ level: config.logLevel }),
    });
    return { url: await server.ensureDatabase('hueco'), stop: () => server.stop() };
}
//# sourceMappingURL=open-database.js.map