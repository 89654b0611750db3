import type { ServiceContext } from '../../core/context.js';
import { changeRecord } from '../../core/writes/change-record.js';
import { User } from './user.entity.js';

/** Changes an account, which the caller has locked where the change depends on what it was. */
export function changeAccount(tx: ServiceContext, userId: string, change: Partial<User>): Promise<void> {
  return changeRecord(tx, User, userId, { ...change, updatedAt: tx.clock.now() });
}
