import { createHash } from 'node:crypto';
import type { ServiceContext } from './context.js';
import { pgErrorOf } from './db-errors.js';
import { DomainError, ErrorCode, FieldProblemCode, ValidationError } from './errors.js';

/** A call that its sender may repeat. */
export interface RepeatableCall {
  readonly userId: string;
  readonly operation: string;
  readonly key: string;
  /** All that the call says beside its key. */
  readonly input: Readonly<Record<string, unknown>>;
}

/** What an earlier call with the same key came to; ids only. */
export type KeptAnswer = Readonly<Record<string, string>>;

const MAX_KEY_LENGTH = 200;
/** Below the statement timeout, so that the answer is ours. */
const WAIT_MS = 4_500;
const LOCK_TIMEOUT = '55P03';

/**
 * Claims a key in the open transaction: null when the call is new, else what the first one came to.
 * While the first one still runs this waits for it, some seconds at most.
 */
export async function claimKey(tx: ServiceContext, call: RepeatableCall): Promise<KeptAnswer | null> {
  checkKey(call.key);
  const hash = createHash('sha256').update(canonical(call.input)).digest('base64url');
  const id = [call.userId, call.operation, call.key];
  const isNew = await insert(tx, [...id, hash, tx.clock.now()]);
  if (isNew) return null;
  const [row] = await tx.em.execute<{ request_hash: string; response: KeptAnswer | null }[]>(
    'select request_hash, response from idempotency_keys where user_id = ? and operation = ? and key = ?',
    id,
  );
  if (!row) throw new DomainError(ErrorCode.IDEMPOTENCY_IN_PROGRESS);
  if (row.request_hash !== hash) throw new DomainError(ErrorCode.IDEMPOTENCY_KEY_REUSED);
  if (!row.response) throw new DomainError(ErrorCode.IDEMPOTENCY_IN_PROGRESS);
  return row.response;
}

/** Keeps what the call came to, in the transaction that did it. */
export async function keepAnswer(tx: ServiceContext, call: RepeatableCall, answer: KeptAnswer): Promise<void> {
  await tx.em.execute(
    'update idempotency_keys set response = ?::jsonb where user_id = ? and operation = ? and key = ?',
    [JSON.stringify(answer), call.userId, call.operation, call.key],
  );
}

async function insert(tx: ServiceContext, values: readonly unknown[]): Promise<boolean> {
  await tx.em.execute(`set local lock_timeout = '${WAIT_MS}ms'`);
  try {
    const rows = await tx.em.execute<object[]>(
      'insert into idempotency_keys (user_id, operation, key, request_hash, created_at) values (?, ?, ?, ?, ?) on conflict do nothing returning key',
      [...values],
    );
    return rows.length > 0;
  } catch (error) {
    if (pgErrorOf(error)?.code === LOCK_TIMEOUT) throw new DomainError(ErrorCode.IDEMPOTENCY_IN_PROGRESS);
    throw error;
  }
}

function checkKey(key: string): void {
  const code =
    key.trim() === '' ? FieldProblemCode.REQUIRED : key.length > MAX_KEY_LENGTH ? FieldProblemCode.TOO_LONG : null;
  if (code) throw new ValidationError([{ path: 'idempotencyKey', code, params: { max: MAX_KEY_LENGTH } }]);
}

/** JSON with sorted keys: the order in which fields are sent says nothing. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value as Record<string, unknown>).filter(([, v]) => v !== undefined);
  return `{${entries
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([k, v]) => `${JSON.stringify(k)}:${canonical(v)}`)
    .join(',')}}`;
}
