import { MikroORM } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import { LOCK_TIMEOUT_MS, STATEMENT_TIMEOUT_MS } from '../core/graphql/limits.js';
import { isTracing } from '../core/tracing.js';
import { entities } from './entities.js';
import { takeBackLostConnections } from './lost-connections.js';
import { migrationsList } from './migrations/list.js';
import { nameStatements } from './named-statements.js';
import { traceStatements } from './trace-statements.js';
const MIGRATION_LOCK_MS = 3_000;
/** Below the time limit of an operation, so that the error is ours. */
const CONNECT_MS = 8_000;
const TIMEOUTS = {
    requests: { statement_timeout: STATEMENT_TIMEOUT_MS, lock_timeout: LOCK_TIMEOUT_MS },
    migrations: { statement_timeout: 0, lock_timeout: MIGRATION_LOCK_MS },
    seed: { statement_timeout: 0 },
};
/** What the address asks for as a connection opens, such as the program's role: MikroORM passes on no such parameter by itself. */
const startOptions = (databaseUrl) => {
    const options = new URL(databaseUrl).searchParams.get('options');
    return options === null ? {} : { options };
};
function ormConfig({ databaseUrl, poolSize = 16, work = 'requests' }) {
    return {
        clientUrl: databaseUrl,
        entities: [...entities],
        extensions: [Migrator],
        migrations: { migrationsList, tableName: 'migrations', snapshot: false, transactional: true, silent: true },
        pool: { min: 0, max: poolSize },
        driverOptions: {
            ...TIMEOUTS[work],
            ...startOptions(databaseUrl),
            connectionTimeoutMillis: CONNECT_MS,
            application_name: 'hueco',
            onPoolCreated: (pool) => {
                takeBackLostConnections(pool);
                if (work === 'requests')
                    nameStatements(pool);
                if (isTracing())
                    traceStatements(pool);
            },
        },
        timezone: '+00:00',
        debug: false,
    };
}
/** Opens the database; close with `orm.close()`. */
export function openOrm(options) {
    return MikroORM.init(ormConfig(options));
}
//# sourceMappingURL=orm.js.map