import { CommandError } from './command.types.js';
/** The account with an e-mail address, locked in a transaction; throws when there is none. */
export async function lockAccount(tx, email) {
    const account = await tx.db
        .selectFrom('User')
        .select('id')
        .where('email', '=', email.trim().toLowerCase())
        .where('erasedAt', 'is', null)
        .forUpdate()
        .executeTakeFirst();
    if (!account)
        throw new CommandError(`Nobody has the address ${email}.`);
    return account;
}
//# sourceMappingURL=find-account.js.map