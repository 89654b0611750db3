import type { Database } from '../../database.js';

/** Sends a notification on a PostgreSQL channel, on commit if in a transaction. At most 8000 bytes. */
export async function notifyChannel(db: Database, channel: string, payload = ''): Promise<void> {
  await db.selectNoFrom((eb) => eb.fn('pg_notify', [eb.val(channel), eb.val(payload)]).as('sent')).execute();
}
