import type { ServiceContext } from '../core/context.js';
import { CommandError } from './command.types.js';

/** The account of an e-mail address, locked in a transaction; throws when there is none. */
export async function lockAccount(tx: ServiceContext, email: string): Promise<{ readonly id: string }> {
  const account = await tx.db
    .selectFrom('User')
    .select('id')
    .where('email', '=', email.trim().toLowerCase())
    .where('erasedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!account) throw new CommandError(`Nobody has the address ${email}.`);
  return account;
}
