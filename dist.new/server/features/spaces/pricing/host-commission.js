import { constantsOf } from '../../../core/constants/load-constants.js';
import { spaceBookingQueries } from '../space-hooks.js';
import { SpaceStatus } from '../space-types.js';
import { CommissionKind } from './commission-types.js';
/** The launch offer while it runs and nothing has been rented yet, the professional commission for traders with many spaces, else the usual one (P2). */
export function commissionFor(constants, { isTrader, publishedSpaces, hasRentedOut }, today) {
    const isOfferOn = Number(today.replaceAll('-', '')) <= constants.LAUNCH_OFFER_UNTIL;
    if (isOfferOn && !hasRentedOut)
        return { kind: CommissionKind.LAUNCH, bps: constants.HOST_COMMISSION_FIRST_BOOKING_BPS };
    if (isTrader && publishedSpaces > constants.HOST_PRO_ABOVE_SPACES)
        return { kind: CommissionKind.PROFESSIONAL, bps: constants.HOST_COMMISSION_PRO_BPS };
    return { kind: CommissionKind.USUAL, bps: constants.HOST_COMMISSION_BPS };
}
/** The commission of each host, for one command. */
export async function readCommissions(ctx, hostIds, constants) {
    const rows = await ctx.db
        .selectFrom('User as u')
        .select('u.id')
        .select((eb) => [
        eb.fn.coalesce('u.isTrader', eb.lit(false)).as('isTrader'),
        eb
            .selectFrom('Space as s')
            .select((sub) => sub.fn.countAll().as('count'))
            .whereRef('s.hostId', '=', 'u.id')
            .where('s.status', '=', SpaceStatus.PUBLISHED)
            .as('publishedSpaces'),
    ])
        .where('u.id', 'in', hostIds)
        .execute();
    const rented = await spaceBookingQueries().hostsWhoRented(ctx, hostIds);
    const today = ctx.clock.today('Europe/Madrid');
    return new Map(rows.map(({ id, isTrader, publishedSpaces }) => {
        const basis = { isTrader, publishedSpaces: Number(publishedSpaces), hasRentedOut: rented.has(id) };
        return [id, commissionFor(constants, basis, today)];
    }));
}
/** The commission of one host, read when a booking begins. */
export async function readCommission(ctx, hostId, constants) {
    return (await readCommissions(ctx, [hostId], constants)).get(hostId) ?? usual(constants);
}
/** The commission of each host, once for all that one operation shows. */
export function commissionLoader(ctx) {
    return ctx.loaders.get('host-commission', async (hostIds) => {
        const constants = await constantsOf(ctx);
        const found = await readCommissions(ctx, hostIds, constants);
        return hostIds.map((id) => found.get(id) ?? usual(constants));
    });
}
/** The constants a charge of this host is made with. */
export function withCommission(constants, { bps }) {
    return { ...constants, HOST_COMMISSION_BPS: bps };
}
const usual = (constants) => ({
    kind: CommissionKind.USUAL,
    bps: constants.HOST_COMMISSION_BPS,
});
//# sourceMappingURL=host-commission.js.map