import pg from 'pg';

/** An arbitrary number, the same in every process that prepares this database. */
const LOCK = 4_000_001;

/** Runs `work` while no other process does so on the same database; the lock ends with its process. */
export async function withDatabaseLock<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'hueco-lock' });
  // A connection lost while idle fails the statements of the work; without a listener its error would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    // Named query 4.
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    return await work();
  } finally {
    await client.end();
  }
}
