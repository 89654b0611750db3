import { randomUUID } from 'node:crypto';
const HOUR_MS = 3_600_000;
const NOTES = ['Preguntar si cabe la bicicleta de carga.', '', 'El de la esquina: medir el sofá antes.'];
/** The price of the first one when it was kept, so that it shows a drop. */
const DROP = 1.1;
const LIST = { name: 'Para la mudanza', spaces: 2 };
/** One space of Madrid of each type, which the demo's renter keeps, and a list for two more that they share by a link. */
export async function seedFavorites(tx, { id: renterId }, published, now) {
    const inMadrid = published
        .map(({ space }) => space)
        .filter(({ city, hostId }) => city === 'Madrid' && hostId !== renterId);
    const kept = [...new Map(inMadrid.map((space) => [space.type, space])).values()];
    const first = await makeList(tx, renterId, null, now);
    for (const [place, space] of kept.entries()) {
        const droppedFrom = place === 0 ? Math.round((space.priceMonthCents * DROP) / 100) * 100 : null;
        await keep(tx, {
            renterId,
            listId: first,
            space,
            note: NOTES[place] ?? '',
            droppedFrom,
            at: new Date(now.getTime() - (place + 1) * HOUR_MS),
        });
    }
    const named = await makeList(tx, renterId, LIST.name, now);
    const others = inMadrid.filter((space) => !kept.includes(space)).slice(0, LIST.spaces);
    for (const [place, space] of others.entries())
        await keep(tx, {
            renterId,
            listId: named,
            space,
            note: '',
            droppedFrom: null,
            at: new Date(now.getTime() - (place + 1) * HOUR_MS),
        });
}
async function makeList(tx, renterId, name, now) {
    const { id } = await tx.db
        .insertInto('FavoriteList')
        .values({ userId: renterId, name, shareId: name === null ? null : randomUUID(), createdAt: now })
        .returning('id')
        .executeTakeFirstOrThrow();
    return id;
}
async function keep(tx, { renterId, listId, space, note, droppedFrom, at }) {
    const { id, priceMonthCents: price } = space;
    await tx.db
        .insertInto('Favorite')
        .values({
        userId: renterId,
        spaceId: id,
        listId,
        note,
        priceAtSaveCents: droppedFrom ?? price,
        notifiedPriceCents: droppedFrom && price,
        createdAt: at,
    })
        .execute();
}
//# sourceMappingURL=seed-favorites.js.map