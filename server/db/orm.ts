import { MikroORM, type Options } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import type { Pool } from 'pg';
import { LOCK_TIMEOUT_MS, STATEMENT_TIMEOUT_MS } from '../core/graphql/limits.js';
import { endSilentConnections, KEEP_ALIVE } from '../core/silent-connections.js';
import { isTracing } from '../core/tracing.js';
import { entities } from './entities.js';
import { removeLostConnections } from './lost-connections.js';
import { migrationsList } from './migrations/list.js';
import { nameStatements } from './named-statements.js';
import { traceStatements } from './trace-statements.js';

export interface OrmOptions {
  readonly databaseUrl: string;
  /** Maximum number of connections. */
  readonly poolSize?: number;
  /** Timeouts: requests end after some seconds; migrations may run long but not wait long for locks; the seed may do both. */
  readonly work?: 'requests' | 'migrations' | 'seed';
  /** Milliseconds after which an unanswered statement of a request counts as lost. */
  readonly silenceMs?: number;
}

const MIGRATION_LOCK_MS = 3_000;
/** Below the time limit of an operation, so that the caller gets our error. */
const CONNECT_MS = 8_000;
/** After the database's own limit, and within ten seconds (P-81). */
const SILENCE_MS = STATEMENT_TIMEOUT_MS + 2_000;

const TIMEOUTS = {
  requests: { statement_timeout: STATEMENT_TIMEOUT_MS, lock_timeout: LOCK_TIMEOUT_MS },
  migrations: { statement_timeout: 0, lock_timeout: MIGRATION_LOCK_MS },
  seed: { statement_timeout: 0 },
};

/** Parameters of the connection URL, such as the program's role, which MikroORM does not pass on by itself. */
const startOptions = (databaseUrl: string): { options?: string } => {
  const options = new URL(databaseUrl).searchParams.get('options');
  return options === null ? {} : { options };
};

function ormConfig({ databaseUrl, poolSize = 16, work = 'requests', silenceMs = SILENCE_MS }: OrmOptions): Options {
  return {
    clientUrl: databaseUrl,
    entities: [...entities],
    extensions: [Migrator],
    migrations: { migrationsList, tableName: 'migrations', snapshot: false, transactional: true, silent: true },
    pool: { min: 0, max: poolSize },
    driverOptions: {
      ...TIMEOUTS[work],
      ...startOptions(databaseUrl),
      ...KEEP_ALIVE,
      connectionTimeoutMillis: CONNECT_MS,
      application_name: 'hueco',
      onPoolCreated: (pool: Pool) => {
        removeLostConnections(pool);
        if (work === 'requests') {
          endSilentConnections(pool, silenceMs);
          nameStatements(pool);
        }
        if (isTracing()) traceStatements(pool);
      },
    },
    timezone: '+00:00',
    debug: false,
  };
}

/** Opens the database; close with `orm.close()`. */
export function openOrm(options: OrmOptions): Promise<MikroORM> {
  return MikroORM.init(ormConfig(options));
}
