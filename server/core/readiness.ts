import type { ServiceContext } from './context.js';
import { outboxLagSeconds } from './events/outbox.js';

const MAX_LAG_S = 60;

/** The table of MikroORM's migrator, which has no entity. */
type MigrationsTable = { migrations: { id: number } };

/** The conditions for the product to work fully. */
export interface Readiness {
  readonly checks: Readonly<Record<'database' | 'migrations' | 'outbox', boolean>>;
  readonly isReady: boolean;
}

/** Whether the database responds, is migrated, and the outbox is on time. Throws when the database does not respond. */
export async function readiness(ctx: ServiceContext): Promise<Readiness> {
  const migration = await ctx.db.withTables<MigrationsTable>().selectFrom('migrations').select('id').limit(1).execute();
  const checks = {
    database: true,
    migrations: migration.length > 0,
    outbox: (await outboxLagSeconds(ctx)) < MAX_LAG_S,
  };
  return { checks, isReady: Object.values(checks).every(Boolean) };
}
