import { timingSafeEqual } from 'node:crypto';
import type { SignedInContext } from '../../../core/context.js';
import { pgErrorOf } from '../../../core/db-errors.js';
import { FieldProblemCode, ValidationError } from '../../../core/errors.js';
import { inTransaction } from '../../../core/transaction.js';
import { forgetPerson } from '../profile/own-profile.loaders.js';
import { hashPhoneCode } from '../secrets.js';

const MAX_TRIES = 5;

interface CodeRow {
  readonly phone: string;
  readonly code_hash: string;
  readonly attempts: number;
  readonly is_over: boolean;
}

/** Takes the code that was sent: the phone is the viewer's from now on. */
export async function confirmPhone(ctx: SignedInContext, code: string): Promise<void> {
  // A refusal is returned and thrown outside: it must not undo the count of tries.
  const problem = await inTransaction(ctx, (tx) => tryCode(tx, code.replace(/\s/g, ''))).catch((error: unknown) => {
    if (pgErrorOf(error)?.constraint === 'users_verified_phone_key') return FieldProblemCode.PHONE_TAKEN;
    throw error;
  });
  if (problem) throw new ValidationError([{ path: 'code', code: problem }]);
  forgetPerson(ctx, ctx.viewer.id);
}

/** Takes the viewer's phone away. */
export async function removePhone(ctx: SignedInContext): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await tx.em.execute('update users set phone = null, phone_verified_at = null, updated_at = ? where id = ?', [tx.clock.now(), tx.viewer.id]);
    await tx.em.execute('delete from phone_codes where user_id = ?', [tx.viewer.id]);
  });
  forgetPerson(ctx, ctx.viewer.id);
}

async function tryCode(tx: SignedInContext, code: string): Promise<FieldProblemCode | null> {
  const now = tx.clock.now();
  const [row] = await tx.em.execute<CodeRow[]>('select phone, code_hash, attempts, expires_at <= ? as is_over from phone_codes where user_id = ? for update', [
    now,
    tx.viewer.id,
  ]);
  if (!row || row.is_over || row.attempts >= MAX_TRIES) return FieldProblemCode.CODE_EXPIRED;
  const given = hashPhoneCode(tx.config, tx.viewer.id, row.phone, code);
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(row.code_hash))) {
    await tx.em.execute('update phone_codes set attempts = attempts + 1 where user_id = ?', [tx.viewer.id]);
    return FieldProblemCode.CODE_INVALID;
  }
  await tx.em.execute('update users set phone = ?, phone_verified_at = ?, updated_at = ? where id = ?', [row.phone, now, now, tx.viewer.id]);
  await tx.em.execute('delete from phone_codes where user_id = ?', [tx.viewer.id]);
  return null;
}
