const MAX_SHOWN = 10;
/** The viewer's exports, newest first. */
export function listDataExports({ db, viewer }) {
    return db
        .selectFrom('DataExport')
        .selectAll()
        .where('userId', '=', viewer.id)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(MAX_SHOWN)
        .execute();
}
/** An export by uuid, whoever it belongs to. */
export async function findDataExport({ db }, id) {
    return (await db.selectFrom('DataExport').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}
//# sourceMappingURL=data-exports.js.map