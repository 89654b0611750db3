import { createHash } from 'node:crypto';
import { pgErrorOf } from '../errors/db-errors.js';
import { DomainError, ErrorCode, FieldProblemCode, ValidationError } from '../errors/errors.js';
const MAX_KEY_LENGTH = 200;
const LOCK_TIMEOUT = '55P03';
/**
 * Claims a key in the open transaction: null when the call is new, else the result of the first one.
 * While the first one still runs this waits for it, some seconds at most (`LOCK_TIMEOUT_MS`).
 * `expected`: what the call will most likely answer; another result is stored at its end.
 */
export async function claimKey(tx, call, expected = null) {
    checkKey(call.key);
    const hash = createHash('sha256').update(canonical(call.input)).digest('base64url');
    if (await insertKey(tx, call, hash, expected))
        return null;
    const row = await tx.db
        .selectFrom('IdempotencyKey')
        .select(['requestHash', 'response'])
        .where('userId', '=', call.userId)
        .where('operation', '=', call.operation)
        .where('key', '=', call.key)
        .executeTakeFirst();
    if (!row)
        throw new DomainError(ErrorCode.IDEMPOTENCY_IN_PROGRESS);
    if (row.requestHash !== hash)
        throw new DomainError(ErrorCode.IDEMPOTENCY_KEY_REUSED);
    if (!row.response)
        throw new DomainError(ErrorCode.IDEMPOTENCY_IN_PROGRESS);
    return row.response;
}
/** Stores the result of the call in its transaction. */
export async function storeResult(tx, call, answer) {
    await tx.db
        .updateTable('IdempotencyKey')
        .set({ response: answer })
        .where('userId', '=', call.userId)
        .where('operation', '=', call.operation)
        .where('key', '=', call.key)
        .execute();
}
/** Whether the key was free. */
async function insertKey(tx, { userId, operation, key }, requestHash, response) {
    try {
        const inserted = await tx.db
            .insertInto('IdempotencyKey')
            .values({ userId, operation, key, requestHash, response, createdAt: tx.clock.now() })
            .onConflict((conflict) => conflict.doNothing())
            .returning('key')
            .executeTakeFirst();
        return inserted !== undefined;
    }
    catch (error) {
        if (pgErrorOf(error)?.code === LOCK_TIMEOUT)
            throw new DomainError(ErrorCode.IDEMPOTENCY_IN_PROGRESS);
        throw error;
    }
}
/** Refuses a key that cannot be one; for commands that keep it with what they make. */
export function checkKey(key) {
    const code = key.trim() === '' ? FieldProblemCode.REQUIRED : key.length > MAX_KEY_LENGTH ? FieldProblemCode.TOO_LONG : null;
    if (code)
        throw new ValidationError([{ path: 'idempotencyKey', code, params: { max: MAX_KEY_LENGTH } }]);
}
/** JSON with sorted keys, so that the order of fields does not change the hash. */
function canonical(value) {
    if (Array.isArray(value))
        return `[${value.map(canonical).join(',')}]`;
    if (value === null || typeof value !== 'object')
        return JSON.stringify(value) ?? 'null';
    const entries = Object.entries(value).filter(([, v]) => v !== undefined);
    return `{${entries
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([k, v]) => `${JSON.stringify(k)}:${canonical(v)}`)
        .join(',')}}`;
}
//# sourceMappingURL=idempotency.js.map