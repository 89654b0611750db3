import { effectiveSizeM2 } from './draft/draft-rules.js';
import { spaceBookingQueries } from './space-hooks.js';
import { hostOnlyProperties, sharedProperties, spaceColumns } from './fields/space-columns.js';
import { SpaceStatus } from './space-types.js';
const OWN_COLUMNS = [
    's.id',
    's.hostId',
    's.district',
    's.areaLat',
    's.areaLng',
    's.draftSavedAt',
    's.isSample',
    's.publishedAt',
    's.submittedAt',
    's.changesAsked',
    's.changeNotes',
    's.createdAt',
    's.updatedAt',
];
const SHARED_COLUMNS = sharedProperties.map((property) => `s.${property}`);
const HOST_ONLY_COLUMNS = hostOnlyProperties.map((property) => `s.${property}`);
/** A published space of a suspended host reads as suspended. */
function shownStatus(eb) {
    const suspendedHost = eb
        .selectFrom('User as h')
        .select('h.id')
        .whereRef('h.id', '=', 's.hostId')
        .where('h.suspendedAt', 'is not', null);
    return eb
        .case()
        .when(eb.and([eb('s.status', '=', SpaceStatus.PUBLISHED), eb.exists(suspendedHost)]))
        .then(eb.val(SpaceStatus.SUSPENDED))
        .else(eb.ref('s.status'))
        .end();
}
function featuredHost(eb) {
    return eb
        .selectFrom('User as f')
        .select('f.id')
        .whereRef('f.id', '=', 's.hostId')
        .where('f.featuredHostSince', 'is not', null);
}
/** Spaces by uuid, one query for all that one operation asks for; null for unknown ids. Who may see them is not asked here. */
export function spaceLoader(ctx) {
    return ctx.loaders.get('spaces', async (ids) => {
        const rows = await ctx.db
            .selectFrom('Space as s')
            .select(OWN_COLUMNS)
            .select(SHARED_COLUMNS)
            .select((eb) => [
            shownStatus(eb).as('status'),
            eb('s.featuredRank', 'is not', null).$castTo().as('isFeatured'),
            eb('s.verifiedAt', 'is not', null).$castTo().as('isVerified'),
            eb.exists(featuredHost(eb)).$castTo().as('hasFeaturedHost'),
            eb('s.type', 'is', null).$castTo().as('isWizardOnly'),
            eb.case().when('s.type', 'is', null).then(eb.ref('s.draft')).end().as('wizard'),
        ])
            .where('s.id', 'in', ids)
            .execute();
        const byId = new Map(rows.map(({ wizard, ...row }) => [row.id, wizard ? withWizardValues(row, wizard) : row]));
        return ids.map((id) => byId.get(id) ?? null);
    });
}
/** Spaces that must exist, in the order of their ids: a page of a list. */
export function loadSpaces(ctx, ids) {
    return Promise.all(ids.map((id) => loadSpace(ctx, id)));
}
/** A space that must exist, such as that of a stored booking. */
export async function loadSpace(ctx, id) {
    const space = await spaceLoader(ctx).load(id);
    if (!space)
        throw new Error(`there is no space ${id}`);
    return space;
}
const PHOTO_COLUMNS = [
    'id',
    'spaceId',
    'storageKey',
    'position',
    'altEs',
    'altEn',
    'width',
    'height',
    'widths',
    'thumbhash',
    'color',
];
/** The first picture of a space and how many there are. Whoever edits it is shown what its draft lacks, which reads all of them anyway. */
export async function loadCover(ctx, { id, hostId }) {
    if (ctx.viewer?.id !== hostId)
        return coverLoader(ctx).load(id);
    const photos = await photosLoader(ctx).load(id);
    return { cover: photos[0] ?? null, photoCount: photos.length };
}
/** Of many spaces at once: lists show no more, and a space has up to twenty. */
function coverLoader(ctx) {
    return ctx.loaders.get('space-covers', async (ids) => {
        const rows = await ctx.db
            .selectFrom('SpacePhoto')
            .distinctOn('spaceId')
            .select(PHOTO_COLUMNS)
            .select((eb) => eb.fn
            .countAll()
            .over((over) => over.partitionBy('spaceId'))
            .as('photoCount'))
            .where('spaceId', 'in', ids)
            .orderBy('spaceId')
            .orderBy('position')
            .execute();
        const bySpace = new Map(rows.map(({ photoCount, ...cover }) => [cover.spaceId, { cover, photoCount: Number(photoCount) }]));
        return ids.map((id) => bySpace.get(id) ?? { cover: null, photoCount: 0 });
    });
}
/** The pictures of spaces, by position. */
export function photosLoader(ctx) {
    return ctx.loaders.get('space-photos', async (ids) => {
        const rows = await ctx.db
            .selectFrom('SpacePhoto')
            .select(PHOTO_COLUMNS)
            .where('spaceId', 'in', ids)
            .orderBy('spaceId')
            .orderBy('position')
            .execute();
        const bySpace = new Map(ids.map((id) => [id, []]));
        for (const row of rows)
            bySpace.get(row.spaceId)?.push(row);
        return ids.map((id) => bySpace.get(id) ?? []);
    });
}
/** The private fields of spaces that must exist. */
export function secretsLoader(ctx) {
    return ctx.loaders.get('space-secrets', async (ids) => {
        const rows = await ctx.db
            .selectFrom('Space as s')
            .select(['s.id', 's.draft'])
            .select(HOST_ONLY_COLUMNS)
            .select((eb) => eb.selectFrom('User as h').select('h.isTrader').whereRef('h.id', '=', 's.hostId').as('isHostTrader'))
            .where('s.id', 'in', ids)
            .execute();
        const byId = new Map(rows.map((row) => [row.id, row]));
        return ids.map((id) => byId.get(id) ?? new Error(`there is no space ${id}`));
    });
}
/** Whether a booking of the viewer opens the exact address of a space. */
export function addressRightLoader(ctx) {
    return ctx.loaders.get('space-address-right', async (ids) => {
        const open = await spaceBookingQueries().addressRight(ctx, ids);
        return ids.map((id) => open.has(id));
    });
}
/** Whether a booking of the viewer opens the access instructions of a space. */
export function accessRightLoader(ctx) {
    return ctx.loaders.get('space-access-right', async (ids) => {
        const open = await spaceBookingQueries().accessRight(ctx, ids);
        return ids.map((id) => open.has(id));
    });
}
/** The space as it is after a change in the same operation. */
export function reloadSpace(ctx, id) {
    spaceLoader(ctx).clear(id);
    photosLoader(ctx).clear(id);
    coverLoader(ctx).clear(id);
    secretsLoader(ctx).clear(id);
    return loadSpace(ctx, id);
}
/** What everybody sees, but the day that a published space is offered from. */
const DRAFT_COLUMNS = spaceColumns.filter(({ field, property, seenBy }) => seenBy === 'everybody' && field === property && field !== 'availableFrom');
/** The row of a draft never published. */
function withWizardValues(row, wizard) {
    const given = DRAFT_COLUMNS.map(({ field, property }) => [
        property,
        wizard[field] ?? row[property],
    ]);
    return { ...row, ...Object.fromEntries(given), sizeM2: effectiveSizeM2(wizard) };
}
//# sourceMappingURL=space.loaders.js.map