import { MikroORM, type Options } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import { STATEMENT_TIMEOUT_MS } from '../core/limits.js';
import { entities } from './entities.js';
import { takeBackLostConnections } from './lost-connections.js';
import { migrationsList } from './migrations/list.js';

export interface OrmOptions {
  readonly databaseUrl: string;
  /** Most connections at once. */
  readonly poolSize?: number;
  /** Changes of the schema: they may take their time, but not keep everybody waiting while they wait themselves. */
  readonly isMigrating?: boolean;
}

const MIGRATION_LOCK_MS = 3_000;
/** Below the time an operation may take, so that the answer is ours. */
const CONNECT_MS = 8_000;

function ormConfig({ databaseUrl, poolSize = 16, isMigrating = false }: OrmOptions): Options {
  const timeouts = isMigrating
    ? { statement_timeout: 0, lock_timeout: MIGRATION_LOCK_MS }
    : { statement_timeout: STATEMENT_TIMEOUT_MS };
  return {
    clientUrl: databaseUrl,
    entities: [...entities],
    extensions: [Migrator],
    migrations: { migrationsList, tableName: 'migrations', snapshot: false, transactional: true, silent: true },
    pool: { min: 0, max: poolSize },
    driverOptions: {
      ...timeouts,
      connectionTimeoutMillis: CONNECT_MS,
      application_name: 'hueco',
      onPoolCreated: takeBackLostConnections,
    },
    timezone: '+00:00',
    debug: false,
  };
}

/** Opens the database; close with `orm.close()`. */
export function openOrm(options: OrmOptions): Promise<MikroORM> {
  return MikroORM.init(ormConfig(options));
}
