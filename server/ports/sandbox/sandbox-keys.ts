import { createHash } from 'node:crypto';
import { DAY_MS, MINUTE_MS } from '../../core/values/durations.js';
import type { Database } from '../../database.js';
import { SandboxRefusal, type SandboxAnswer, type StripeObject } from './sandbox-call.js';

const RETENTION_MS = DAY_MS;
/** A call that takes longer died with its process. */
const RUNNING_MS = MINUTE_MS;

/** Claims an idempotency key for a call; returns its earlier answer, or null when the call is to be made. */
export async function claimKey(
  db: Database,
  key: string,
  request: { readonly path: string; readonly form: StripeObject },
  now: Date,
): Promise<SandboxAnswer | null> {
  const requestHash = createHash('sha256')
    .update(JSON.stringify([request.path, request.form]))
    .digest('hex');
  const oldest = new Date(now.getTime() - RETENTION_MS);
  const running = new Date(now.getTime() - RUNNING_MS);
  await db
    .deleteFrom('SandboxKey')
    .where('key', '=', key)
    .where((eb) =>
      eb.or([eb('createdAt', '<=', oldest), eb.and([eb('status', 'is', null), eb('createdAt', '<=', running)])]),
    )
    .execute();
  const claimed = await db
    .insertInto('SandboxKey')
    .values({ key, requestHash, createdAt: now })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  if (claimed) return null;
  const former = await db.selectFrom('SandboxKey').selectAll().where('key', '=', key).executeTakeFirst();
  if (former && former.requestHash !== requestHash)
    throw new SandboxRefusal(400, 'idempotency_error', 'idempotency_error', 'The key was used with other parameters.');
  if (!former || former.status === null)
    throw new SandboxRefusal(409, 'idempotency_error', 'idempotency_key_in_use', 'The key is in use.');
  return { status: former.status, body: former.answer ?? {} };
}

/** Stores a call's answer in the call's own transaction. */
export async function storeResult(db: Database, key: string, { status, body }: SandboxAnswer): Promise<void> {
  await db.updateTable('SandboxKey').set({ status, answer: body }).where('key', '=', key).execute();
}

/** Releases the key of a call that was not made. */
export async function freeKey(db: Database, key: string): Promise<void> {
  await db.deleteFrom('SandboxKey').where('key', '=', key).where('status', 'is', null).execute();
}

/** Deletes stored answers about an object, with the personal data in them. */
export async function deleteAnswersWith(db: Database, objectId: string): Promise<void> {
  await db
    .deleteFrom('SandboxKey')
    .where((eb) => eb(eb.ref('answer', '->>').key('id' as never), '=', objectId as never))
    .execute();
}

/** Deletes expired keys. */
export async function purgeKeys(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('SandboxKey')
    .where('createdAt', '<=', new Date(now.getTime() - RETENTION_MS))
    .execute();
}
