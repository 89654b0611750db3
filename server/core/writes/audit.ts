import { createHash, createHmac } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Tables } from '../../database.js';
import type { ServiceContext } from '../context.js';
import { deriveKey } from '../crypto.js';

/** What acts are about, as the log names it. Entries before 2026-11-29 also have these in lower case, some with underscores. */
export const AUDITED_TYPES = [
  'ApiKey',
  'Backup',
  'Banner',
  'Booking',
  'BookingDocument',
  'Bookings',
  'Claim',
  'Content',
  'Erasure',
  'LegalVersion',
  'Money',
  'OutboxEvent',
  'PartnerApp',
  'Payment',
  'Payout',
  'People',
  'ReconciliationAlarm',
  'Refund',
  'Report',
  'Review',
  'SavedReply',
  'Session',
  'Setting',
  'Space',
  'Spaces',
  'TaxRate',
  'Ticket',
  'User',
  'Verification',
  'VideoAppointment',
  'WebhookEndpoint',
  'Words',
] as const;
export type AuditedType = (typeof AUDITED_TYPES)[number];

/** A sensitive act: who did what to which object, with its state before and after. Never secrets. */
export interface AuditEntry {
  /** Null for the system itself: jobs and timers. */
  readonly actorId: string | null;
  /** In the past tense: `user.suspended`. */
  readonly action: string;
  readonly objectType: AuditedType;
  readonly objectId: string;
  readonly before?: object | null;
  readonly after?: object | null;
  readonly reason?: string | null;
  /** Stored as a keyed hash: equal addresses can be recognised, but not read. */
  readonly ip?: string | null;
}

/** The values of an entry that its hash covers. */
interface HashedValues {
  readonly actorId: string | null;
  readonly action: string;
  readonly objectType: string;
  readonly objectId: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly reason: string | null;
  readonly ipHash: string | null;
  readonly at: string;
}

/** Entries are chained one by one: each writer holds this lock until its commit. */
const CHAIN_LOCK = 20_261_121;
const BEGINNING = '';
const PAGE = 1000;

/** What writing an entry needs of a context. */
type AuditWriter = Pick<ServiceContext, 'db' | 'config'> & { readonly clock: Pick<ServiceContext['clock'], 'now'> };

/** Writes an entry in the transaction of its change; a trigger of the table refuses later changes. */
export async function recordAudit(tx: AuditWriter, entry: AuditEntry): Promise<void> {
  const values: HashedValues = {
    actorId: entry.actorId,
    action: entry.action,
    objectType: entry.objectType,
    objectId: entry.objectId,
    before: asStored(entry.before),
    after: asStored(entry.after),
    reason: entry.reason ?? null,
    ipHash: entry.ip
      ? createHmac('sha256', deriveKey(tx.config.passwordPepper, 'audit-ip')).update(entry.ip).digest('base64url')
      : null,
    at: tx.clock.now().toISOString(),
  };
  await tx.db.selectNoFrom((eb) => eb.fn('pg_advisory_xact_lock', [eb.val(CHAIN_LOCK)]).as('lock')).execute();
  const prevHash = await lastHash(tx);
  await tx.db
    .insertInto('AuditEntry')
    .values({ ...values, at: new Date(values.at), prevHash, hash: hashOf(prevHash, values) })
    .execute();
}

/** Deletes entries older than six years by the database's clock; returns how many. The rest of the chain stays verifiable. */
export async function deleteOldActs({ db }: ServiceContext): Promise<number> {
  const row = await db.selectNoFrom((eb) => eb.fn<number>('delete_old_acts', []).as('count')).executeTakeFirst();
  return row?.count ?? 0;
}

/** Checks the whole chain and returns the id of the first changed entry, or null when all are intact. */
export async function firstBrokenAudit({ db }: Pick<ServiceContext, 'db'>): Promise<string | null> {
  const start = await db
    .selectFrom('AuditCheckpoint')
    .select(['uptoId', 'hash'])
    .orderBy('uptoId', 'desc')
    .limit(1)
    .executeTakeFirst();
  let previous = start?.hash ?? BEGINNING;
  for (let after = start?.uptoId ?? 0; ;) {
    const rows = await db
      .selectFrom('AuditEntry')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    for (const row of rows) {
      if (row.prevHash !== previous || row.hash !== hashOf(previous, hashedValuesOf(row))) return String(row.id);
      previous = row.hash;
      after = row.id;
    }
    if (rows.length < PAGE) return null;
  }
}

/** What the next entry continues: the last one, or the checkpoint if all of them were deleted. */
async function lastHash({ db }: Pick<ServiceContext, 'db'>): Promise<string> {
  const last = await db.selectFrom('AuditEntry').select('hash').orderBy('id', 'desc').limit(1).executeTakeFirst();
  if (last) return last.hash;
  const gone = await db
    .selectFrom('AuditCheckpoint')
    .select('hash')
    .orderBy('uptoId', 'desc')
    .limit(1)
    .executeTakeFirst();
  return gone?.hash ?? BEGINNING;
}

function hashedValuesOf(row: Selectable<Tables['AuditEntry']>): HashedValues {
  return {
    actorId: row.actorId,
    action: row.action,
    objectType: row.objectType,
    objectId: row.objectId,
    before: row.before,
    after: row.after,
    reason: row.reason,
    ipHash: row.ipHash,
    at: row.at.toISOString(),
  };
}

function hashOf(previous: string, values: HashedValues): string {
  return createHash('sha256')
    .update(`${previous}\n${JSON.stringify(sorted(values))}`)
    .digest('base64url');
}

/** The value as the database returns it: dates as text, nothing undefined. */
function asStored(value: object | null | undefined): unknown {
  return value ? (JSON.parse(JSON.stringify(value)) as unknown) : null;
}

/** jsonb does not keep the order of keys, so the hash must not depend on it. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}
