import { timingSafeEqual } from 'node:crypto';
import type { SignedInContext } from '../../../core/context.js';
import { pgErrorOf } from '../../../core/errors/db-errors.js';
import { FieldProblemCode, ValidationError, type PlainFieldCode } from '../../../core/errors/errors.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { changeAccount } from '../change-account.js';
import { clearPersonCache } from '../profile/own-profile.loaders.js';
import { hashPhoneCode } from '../secrets.js';

const MAX_ATTEMPTS = 5;

/** Confirms the viewer's phone with the code that was sent to it. */
export async function confirmPhone(ctx: SignedInContext, code: string): Promise<void> {
  // The problem is thrown outside the transaction, so that the count of attempts is committed.
  const problem = await inTransaction(ctx, (tx) => checkCode(tx, code.replace(/\s/g, ''))).catch((error: unknown) => {
    if (pgErrorOf(error)?.constraint === 'users_verified_phone_key') return FieldProblemCode.PHONE_TAKEN;
    throw error;
  });
  if (problem) throw new ValidationError([{ path: 'code', code: problem }]);
  clearPersonCache(ctx, ctx.viewer.id);
}

/** Removes the viewer's phone. */
export async function removePhone(ctx: SignedInContext): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await changeAccount(tx, tx.viewer.id, { phone: null, phoneVerifiedAt: null });
    await tx.db.deleteFrom('PhoneCode').where('userId', '=', tx.viewer.id).execute();
  });
  clearPersonCache(ctx, ctx.viewer.id);
}

async function checkCode(tx: SignedInContext, code: string): Promise<PlainFieldCode | null> {
  const now = tx.clock.now();
  const { id } = tx.viewer;
  const sent = await tx.db
    .selectFrom('PhoneCode')
    .select(['phone', 'codeHash', 'attempts', 'expiresAt'])
    .where('userId', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!sent || sent.expiresAt <= now || sent.attempts >= MAX_ATTEMPTS) return FieldProblemCode.CODE_EXPIRED;
  const given = hashPhoneCode(tx.config, id, sent.phone, code);
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(sent.codeHash))) {
    await tx.db
      .updateTable('PhoneCode')
      .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
      .where('userId', '=', id)
      .execute();
    return FieldProblemCode.CODE_INVALID;
  }
  await changeAccount(tx, id, { phone: sent.phone, phoneVerifiedAt: now });
  await tx.db.deleteFrom('PhoneCode').where('userId', '=', id).execute();
  return null;
}
