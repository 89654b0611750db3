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
}

function ormConfig({ databaseUrl, poolSize = 16 }: OrmOptions): Options {
  return {
    clientUrl: databaseUrl,
    entities,
    extensions: [Migrator],
    migrations: { migrationsList, tableName: 'migrations', snapshot: false, transactional: true, silent: true },
    pool: { min: 0, max: poolSize },
    driverOptions: { statement_timeout: STATEMENT_TIMEOUT_MS, application_name: 'hueco', onPoolCreated: takeBackLostConnections },
    timezone: '+00:00',
    debug: false,
  };
}

/** Opens the database; close with `orm.close()`. */
export function openOrm(options: OrmOptions): Promise<MikroORM> {
  return MikroORM.init(ormConfig(options));
}
