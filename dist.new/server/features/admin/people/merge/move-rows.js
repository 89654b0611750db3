import { sql } from 'kysely';
import { MERGED_COLUMNS } from './merged-columns.rules.js';
/** Gives all that is one account's to another, and counts it. */
export async function moveRows(tx, pair) {
    await joinConversations(tx, pair);
    const listId = await firstListOf(tx, pair.intoId);
    const counts = new Map();
    for (const one of MERGED_COLUMNS) {
        await dropWhatIsThere(tx, one, pair);
        const moved = await moveColumn(tx, one, pair, one.table === 'Favorite' ? { listId } : {});
        counts.set(one.kind, (counts.get(one.kind) ?? 0) + moved);
    }
    await renameReporter(tx, pair);
    await tx.db
        .updateTable('StaffNote')
        .set({ subjectId: pair.intoId })
        .where('subjectType', '=', 'User')
        .where('subjectId', '=', pair.fromId)
        .execute();
    return [...counts].filter(([, count]) => count > 0).map(([kind, count]) => ({ kind, count }));
}
/** Reports are also known by the address of who filed them. */
async function renameReporter(tx, { fromId, intoId }) {
    const rows = await tx.db.selectFrom('User').select(['id', 'email']).where('id', 'in', [fromId, intoId]).execute();
    const emailOf = (id) => rows.find((row) => row.id === id)?.email ?? '';
    for (const table of ['SpaceReport', 'ReviewReport', 'UserReport', 'ReportCase'])
        await tx.db
            .updateTable(table)
            .set({ email: emailOf(intoId) })
            .where('userId', '=', intoId)
            .where('email', '=', emailOf(fromId))
            .execute();
}
/** Kysely cannot type a column of any table: names come from the list, whose test knows them all. */
async function moveColumn(tx, { table, column }, { fromId, intoId }, more) {
    const { numUpdatedRows } = await tx.db
        .updateTable(table)
        .set({ [column]: intoId, ...more })
        .where(column, '=', fromId)
        .executeTakeFirstOrThrow();
    return Number(numUpdatedRows);
}
async function dropWhatIsThere(tx, { table, column, once }, { fromId, intoId }) {
    if (!once)
        return;
    const doubles = await tx.db
        .selectFrom(`${table} as mine`)
        .innerJoin(`${table} as theirs`, (join) => join.on((eb) => eb.and(once.map((name) => sql `${sql.ref(`mine.${name}`)} is not distinct from ${sql.ref(`theirs.${name}`)}`))))
        .select(once.map((name) => `mine.${name}`))
        .where(`mine.${column}`, '=', fromId)
        .where(`theirs.${column}`, '=', intoId)
        .execute();
    for (const double of doubles)
        await tx.db
            .deleteFrom(table)
            .where(column, '=', fromId)
            .where((eb) => eb.and(once.map((name) => double[name] === null ? eb(name, 'is', null) : eb(name, '=', double[name]))))
            .execute();
}
/** Both may have asked about one space: what they wrote is one conversation then. */
async function joinConversations(tx, { fromId, intoId }) {
    const doubles = await tx.db
        .selectFrom('Conversation as mine')
        .innerJoin('Conversation as theirs', 'theirs.spaceId', 'mine.spaceId')
        .select(['mine.id as goes', 'theirs.id as stays'])
        .where('mine.renterId', '=', fromId)
        .where('theirs.renterId', '=', intoId)
        .execute();
    for (const { goes, stays } of doubles) {
        for (const table of ['Message', 'MessageAttachment', 'MessageReport'])
            await tx.db
                .updateTable(table)
                .set({ conversationId: stays })
                .where('conversationId', '=', goes)
                .execute();
        await tx.db.deleteFrom('Conversation').where('id', '=', goes).execute();
    }
}
/** The list without a name of the account that stays: favorites of the other one join it. */
async function firstListOf(tx, userId) {
    const found = await tx.db
        .selectFrom('FavoriteList')
        .select('id')
        .where('userId', '=', userId)
        .where('name', 'is', null)
        .executeTakeFirst();
    if (found)
        return found.id;
    const { id } = await tx.db
        .insertInto('FavoriteList')
        .values({ userId, name: null, createdAt: tx.clock.now() })
        .returning('id')
        .executeTakeFirstOrThrow();
    return id;
}
//# sourceMappingURL=move-rows.js.map