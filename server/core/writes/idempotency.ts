import { createHash } from 'node:crypto';
import type { ServiceContext } from '../context.js';
import { pgErrorOf } from '../errors/db-errors.js';
import { DomainError, ErrorCode, FieldProblemCode, ValidationError } from '../errors/errors.js';
import type { StoredResult } from './idempotency-key.entity.js';

/** A call that its sender may repeat. */
export interface RepeatableCall {
  readonly userId: string;
  readonly operation: string;
  readonly key: string;
  /** All arguments of the call except its key. */
  readonly input: Readonly<Record<string, unknown>>;
}

const MAX_KEY_LENGTH = 200;
const LOCK_TIMEOUT = '55P03';

/**
 * Claims a key in the open transaction: null when the call is new, else the result of the first one. While the first one still runs this
 * waits for it, up to `LOCK_TIMEOUT_MS`. `expected` is the most likely result; a different one is stored at the end.
 */
export async function claimKey(
  tx: ServiceContext,
  call: RepeatableCall,
  expected: StoredResult | null = null,
): Promise<StoredResult | null> {
  checkKey(call.key);
  const hash = createHash('sha256').update(canonical(call.input)).digest('base64url');
  if (await insertKey(tx, call, hash, expected)) return null;
  const row = await tx.db
    .selectFrom('IdempotencyKey')
    .select(['requestHash', 'response'])
    .where('userId', '=', call.userId)
    .where('operation', '=', call.operation)
    .where('key', '=', call.key)
    .executeTakeFirst();
  if (!row) throw new DomainError(ErrorCode.IDEMPOTENCY_IN_PROGRESS);
  if (row.requestHash !== hash) throw new DomainError(ErrorCode.IDEMPOTENCY_KEY_REUSED);
  if (!row.response) throw new DomainError(ErrorCode.IDEMPOTENCY_IN_PROGRESS);
  return row.response;
}

/** The same for a command whose key is optional: without one every call is new. */
export async function claimOptionalKey(
  tx: ServiceContext,
  call: Omit<RepeatableCall, 'key'> & { readonly key: string | null | undefined },
  expected: StoredResult,
): Promise<StoredResult | null> {
  const { key } = call;
  return key == null ? null : claimKey(tx, { ...call, key }, expected);
}

/** Stores the result of the call in its transaction. */
export async function storeResult(tx: ServiceContext, call: RepeatableCall, answer: StoredResult): Promise<void> {
  await tx.db
    .updateTable('IdempotencyKey')
    .set({ response: answer })
    .where('userId', '=', call.userId)
    .where('operation', '=', call.operation)
    .where('key', '=', call.key)
    .execute();
}

/** Whether the key was free. */
async function insertKey(
  tx: ServiceContext,
  { userId, operation, key }: RepeatableCall,
  requestHash: string,
  response: StoredResult | null,
): Promise<boolean> {
  try {
    const inserted = await tx.db
      .insertInto('IdempotencyKey')
      .values({ userId, operation, key, requestHash, response, createdAt: tx.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    return inserted !== undefined;
  } catch (error) {
    if (pgErrorOf(error)?.code === LOCK_TIMEOUT) throw new DomainError(ErrorCode.IDEMPOTENCY_IN_PROGRESS);
    throw error;
  }
}

/** Validates a key; for commands that store it with what they create. */
export function checkKey(key: string): void {
  const code =
    key.trim() === '' ? FieldProblemCode.REQUIRED : key.length > MAX_KEY_LENGTH ? FieldProblemCode.TOO_LONG : null;
  if (code) throw new ValidationError([{ path: 'idempotencyKey', code, params: { max: MAX_KEY_LENGTH } }]);
}

/** JSON with sorted keys, so that the order of fields does not change the hash. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value as Record<string, unknown>).filter(([, v]) => v !== undefined);
  return `{${entries
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([k, v]) => `${JSON.stringify(k)}:${canonical(v)}`)
    .join(',')}}`;
}
