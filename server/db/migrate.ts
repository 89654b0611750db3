import { runMigrations } from 'graphile-worker';
import { openOrm } from './orm.js';
import { writeReferenceData } from './reference-data.js';

/** Brings a database to the newest schema, the job queue's tables included; safe to repeat. */
export async function migrate(databaseUrl: string): Promise<void> {
  const orm = await openOrm({ databaseUrl, poolSize: 2, isMigrating: true });
  try {
    await orm.migrator.up();
    await writeReferenceData(orm.em.fork());
  } finally {
    await orm.close(true);
  }
  await runMigrations({ connectionString: databaseUrl });
}
