import { SpaceStatus } from './space-types.js';
/** Whether everybody may see the space with alias `s`: spaces of suspended hosts are not offered. */
export function isPublicSpace(eb) {
    const suspendedHost = eb
        .selectFrom('User as h')
        .select('h.id')
        .whereRef('h.id', '=', 's.hostId')
        .where('h.suspendedAt', 'is not', null);
    return eb.and([eb('s.status', '=', SpaceStatus.PUBLISHED), eb.not(eb.exists(suspendedHost))]);
}
/** Published spaces, the ones changed last first. */
export function publicSpaceAddresses(ctx, most) {
    return ctx.db
        .selectFrom('Space as s')
        .select(['s.id', 's.updatedAt'])
        .where(isPublicSpace)
        .orderBy('s.updatedAt', 'desc')
        .orderBy('s.id')
        .limit(most)
        .execute();
}
//# sourceMappingURL=public-spaces.js.map