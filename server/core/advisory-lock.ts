import { sql } from 'kysely';
import type { ServiceContext } from './context.js';

/** Waits for the lock of this name and holds it until the transaction ends. */
export async function lockByName(tx: ServiceContext, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx.db);
}
