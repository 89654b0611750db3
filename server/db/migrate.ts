import { runMigrations } from 'graphile-worker';
import { databaseOf } from '../database.js';
import { openOrm } from './orm.js';
import { writeReferenceData } from './reference-data.js';

/** Brings a database to the newest schema, the job queue's tables included; safe to repeat. */
export async function migrate(databaseUrl: string): Promise<void> {
  const orm = await openOrm({ databaseUrl, poolSize: 2, work: 'migrations' });
  try {
    await orm.migrator.up();
    await writeReferenceData(databaseOf(orm.em.fork()));
  } finally {
    await orm.close(true);
  }
  await runMigrations({ connectionString: databaseUrl });
}
