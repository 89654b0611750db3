import { missing, randomId, secondsOf } from './sandbox-call.js';
const PREFIXES = {
    customer: 'cus',
    setup_intent: 'seti',
    account: 'acct',
    account_link: 'link',
    transfer: 'tr',
    transfer_reversal: 'trr',
    payout: 'po',
    dispute: 'dp',
};
export async function insertObject({ db, now }, kind, body, accountId = null) {
    const id = randomId(PREFIXES[kind]);
    await db.insertInto('SandboxObject').values({ id, kind, body, accountId, createdAt: now }).execute();
    return { id, object: kind, created: secondsOf(now), ...body };
}
/** An object for a call to read or change: locked until the call is answered. */
export async function readObject({ db }, kind, id) {
    const row = await db
        .selectFrom('SandboxObject')
        .select(['id', 'body', 'createdAt'])
        .where('id', '=', id)
        .where('kind', '=', kind)
        .forUpdate()
        .executeTakeFirst();
    if (!row)
        throw missing(kind, id);
    return storedObject({ ...row, kind });
}
/** A stored row as the API answers it. */
export function storedObject(row) {
    return { id: row.id, object: row.kind, created: secondsOf(row.createdAt), ...row.body };
}
export async function changeObject(place, kind, id, change) {
    const { id: _id, object: _object, created: _created, ...body } = await readObject(place, kind, id);
    await place.db
        .updateTable('SandboxObject')
        .set({ body: { ...body, ...change } })
        .where('id', '=', id)
        .execute();
    return readObject(place, kind, id);
}
/** A movement of a balance. */
export async function move({ db, now }, type, amountCents, source, accountId = null) {
    await db
        .insertInto('SandboxBalanceEntry')
        .values({ id: randomId('txn'), type, amountCents, source, accountId, createdAt: now })
        .execute();
}
/** What a balance holds; the calls that take from it are made one after the other. */
export async function balanceOf({ db }, accountId) {
    await db
        .selectNoFrom((eb) => eb.fn('pg_advisory_xact_lock', [eb.fn('hashtext', [eb.val(`balance ${accountId ?? ''}`)])]).as('lock'))
        .execute();
    const row = await db
        .selectFrom('SandboxBalanceEntry')
        .select((eb) => eb.fn.coalesce(eb.fn.sum('amountCents'), eb.lit(0)).as('cents'))
        .where('accountId', accountId === null ? 'is' : '=', accountId)
        .executeTakeFirstOrThrow();
    return Number(row.cents);
}
/** A webhook to be delivered. */
export async function queueWebhook({ db, now }, type, object, accountId = null) {
    await db
        .insertInto('SandboxEvent')
        .values({ id: randomId('evt'), type, object, accountId, createdAt: now })
        .execute();
}
//# sourceMappingURL=sandbox-store.js.map