import { createHash, createHmac } from 'node:crypto';
import type { ServiceContext } from './context.js';
import { deriveKey } from './crypto.js';

/** A sensitive act: who did what to which object, and how it looked before and after. Never secrets. */
export interface AuditEntry {
  /** Null for the house itself: jobs, timers. */
  readonly actorId: string | null;
  /** In the past tense: `user.suspended`. */
  readonly action: string;
  readonly objectType: string;
  readonly objectId: string;
  readonly before?: object | null;
  readonly after?: object | null;
  readonly reason?: string | null;
  /** Kept as a keyed hash: the same address can be known again, but not read. */
  readonly ip?: string | null;
}

/** What an entry is, word for word, when its hash is made. */
interface AuditFacts {
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

interface AuditRow {
  readonly id: string;
  readonly actor_id: string | null;
  readonly action: string;
  readonly object_type: string;
  readonly object_id: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly reason: string | null;
  readonly ip_hash: string | null;
  readonly at: string | Date;
  readonly prev_hash: string;
  readonly hash: string;
}

/** Entries are chained one by one: whoever writes holds this lock until the commit. */
const CHAIN_LOCK = 20_261_121;
const BEGINNING = '';
const PAGE = 1000;

/** Writes an act beside the change it tells of; the table itself refuses to have it changed later. */
export async function recordAudit(tx: ServiceContext, entry: AuditEntry): Promise<void> {
  const facts: AuditFacts = {
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
  await tx.em.execute('select pg_advisory_xact_lock(?)', [CHAIN_LOCK]);
  const [last] = await tx.em.execute<{ hash: string }[]>('select hash from audit_log order by id desc limit 1');
  const previous = last?.hash ?? BEGINNING;
  await tx.em.execute(
    `insert into audit_log (actor_id, action, object_type, object_id, before, after, reason, ip_hash, at, prev_hash, hash)
     values (?, ?, ?, ?, ?::jsonb, ?::jsonb, ?, ?, ?, ?, ?)`,
    [
      facts.actorId,
      facts.action,
      facts.objectType,
      facts.objectId,
      jsonOf(facts.before),
      jsonOf(facts.after),
      facts.reason,
      facts.ipHash,
      facts.at,
      previous,
      hashOf(previous, facts),
    ],
  );
}

/** Reads the chain from its beginning; answers the id of the first entry that was changed, or null when all are as they were written. */
export async function firstBrokenAudit(ctx: ServiceContext): Promise<string | null> {
  let previous = BEGINNING;
  for (let after = '0'; ;) {
    const rows = await ctx.em.execute<AuditRow[]>('select * from audit_log where id > ? order by id limit ?', [
      after,
      PAGE,
    ]);
    for (const row of rows) {
      if (row.prev_hash !== previous || row.hash !== hashOf(previous, factsOf(row))) return String(row.id);
      previous = row.hash;
      after = String(row.id);
    }
    if (rows.length < PAGE) return null;
  }
}

function factsOf(row: AuditRow): AuditFacts {
  return {
    actorId: row.actor_id,
    action: row.action,
    objectType: row.object_type,
    objectId: row.object_id,
    before: row.before,
    after: row.after,
    reason: row.reason,
    ipHash: row.ip_hash,
    at: new Date(row.at).toISOString(),
  };
}

function hashOf(previous: string, facts: AuditFacts): string {
  return createHash('sha256')
    .update(`${previous}\n${JSON.stringify(sorted(facts))}`)
    .digest('base64url');
}

/** As the database will give it back: dates as texts, nothing undefined. */
function asStored(value: object | null | undefined): unknown {
  return value ? (JSON.parse(JSON.stringify(value)) as unknown) : null;
}

function jsonOf(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}

/** jsonb keeps keys in an order of its own; the hash must not depend on it. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}
