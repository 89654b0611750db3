import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { lockOwnAccount } from '../../accounts/password/require-password.js';
import { isValidAt } from './key-conditions.js';

/** Locks the viewer's account; throws TOKEN_INVALID when the session or the API key of the call has ended before the lock was granted. */
export async function lockCaller(tx: SignedInContext): Promise<void> {
  if (!tx.apiKey) {
    await lockOwnAccount(tx);
    return;
  }
  await tx.db.selectFrom('User').select('id').where('id', '=', tx.viewer.id).forUpdate().execute();
  const key = await tx.db
    .selectFrom('ApiKey as k')
    .innerJoin('User as u', 'u.id', 'k.userId')
    .select('k.id')
    .where('k.id', '=', tx.apiKey.id)
    .where(isValidAt(tx.clock.now()))
    .executeTakeFirst();
  if (!key) throw new DomainError(ErrorCode.TOKEN_INVALID);
}
