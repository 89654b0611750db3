import type { ServiceContext } from './context.js';
import { outboxLagSeconds } from './events/outbox.js';

const MAX_LAG_S = 60;

/** The table of MikroORM's migrator, which has no entity. */
type MigrationsTable = { migrations: { id: number } };

/** What has to be so for the product to do all its work. */
export interface Readiness {
  readonly checks: Readonly<Record<'database' | 'migrations' | 'outbox', boolean>>;
  readonly isReady: boolean;
}

/** The database answers, is migrated, and the outbox is not late. Throws when the database does not answer. */
export async function readiness(ctx: ServiceContext): Promise<Readiness> {
  const migration = await ctx.db.withTables<MigrationsTable>().selectFrom('migrations').select('id').limit(1).execute();
  const checks = {
    database: true,
    migrations: migration.length > 0,
    outbox: (await outboxLagSeconds(ctx)) < MAX_LAG_S,
  };
  return { checks, isReady: Object.values(checks).every(Boolean) };
}
