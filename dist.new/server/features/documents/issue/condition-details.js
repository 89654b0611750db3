import { readInventory } from '../../claims/condition/read-inventory.js';
/** What a report of a space's condition says: the photos of the moment, and the list of stored things with who signed it. */
export async function conditionDetails(tx, bookingId, moment) {
    const photos = await tx.db
        .selectFrom('ConditionPhoto as p')
        .innerJoin('User as u', 'u.id', 'p.uploaderId')
        .select(['u.fullName', 'p.createdAt'])
        .where('p.bookingId', '=', bookingId)
        .where('p.moment', '=', moment)
        .orderBy('p.createdAt')
        .orderBy('p.id')
        .execute();
    const { items, signatures } = await readInventory(tx, bookingId);
    const names = await namesOf(tx, signatures.map(({ userId }) => userId));
    return {
        recordedAt: tx.clock.now().toISOString(),
        notes: '',
        photos: photos.map(({ fullName, createdAt }, index) => ({
            caption: `${index + 1} · ${fullName}`,
            takenAt: new Date(createdAt).toISOString(),
        })),
        inventory: items.map(({ name, valueCents }) => ({ name, valueCents })),
        signatures: signatures.map(({ userId, signedAt }) => ({
            name: names.get(userId) ?? '',
            signedAt: signedAt.toISOString(),
        })),
    };
}
/** When the last report of a moment was issued; null when there is none. */
export async function lastReportAt({ db }, bookingId, moment) {
    const row = await db
        .selectFrom('IssuedDocument')
        .select((eb) => eb.fn.max('issuedAt').as('at'))
        .where('bookingId', '=', bookingId)
        .where('sourceType', '=', moment)
        .executeTakeFirst();
    return row?.at ?? null;
}
async function namesOf({ db }, ids) {
    if (ids.length === 0)
        return new Map();
    const rows = await db.selectFrom('User').select(['id', 'fullName']).where('id', 'in', ids).execute();
    return new Map(rows.map(({ id, fullName }) => [id, fullName]));
}
//# sourceMappingURL=condition-details.js.map