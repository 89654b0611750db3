import { runMigrations } from 'graphile-worker';
import { databaseOf } from '../database.js';
import { openOrm } from './orm.js';
import { writeReferenceData } from './reference-data.js';

/** Migrates a database to the newest schema, the job queue's tables included; safe to repeat. */
export async function migrate(databaseUrl: string): Promise<{ isEmpty: boolean }> {
  const orm = await openOrm({ databaseUrl, poolSize: 2, work: 'migrations' });
  try {
    await orm.migrator.up();
    const db = databaseOf(orm.em.fork());
    await writeReferenceData(db);
    await runMigrations({ connectionString: databaseUrl });
    const user = await db.selectFrom('User').select('id').limit(1).executeTakeFirst();
    return { isEmpty: user === undefined };
  } finally {
    await orm.close(true);
  }
}
