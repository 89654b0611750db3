import type DataLoader from 'dataloader';
import { constantsOf } from '../../../core/constants/load-constants.js';
import type { PlatformConstants } from '../../../core/constants/constants.js';
import type { RequestContext, ServiceContext } from '../../../core/context.js';
import type { LocalDate } from '../../../core/values/date-range.js';
import { MAINLAND_ZONE } from '../../../core/values/time-zone.js';
import { spaceBookingQueries } from '../space-hooks.js';
import { spaceStatusesThat } from '../space-status.rules.js';
import { SpaceStatus } from '../space.enums.js';
import { CommissionKind, type HostCommission } from './commission.enums.js';

/** The inputs of the commission. */
export interface CommissionBasis {
  readonly isTrader: boolean;
  readonly publishedSpaces: number;
  /** One of their bookings was confirmed and not cancelled. */
  readonly hasRentedOut: boolean;
}

/**
 * The launch offer while it is active and nothing has been rented yet, the professional rate for traders with many spaces, else the
 * standard one (P2).
 */
export function commissionFor(
  constants: PlatformConstants,
  { isTrader, publishedSpaces, hasRentedOut }: CommissionBasis,
  today: LocalDate,
): HostCommission {
  const isOfferOn = Number(today.replaceAll('-', '')) <= constants.LAUNCH_OFFER_UNTIL;
  if (isOfferOn && !hasRentedOut)
    return { kind: CommissionKind.LAUNCH, bps: constants.HOST_COMMISSION_FIRST_BOOKING_BPS };
  if (isTrader && publishedSpaces > constants.HOST_PRO_ABOVE_SPACES)
    return { kind: CommissionKind.PROFESSIONAL, bps: constants.HOST_COMMISSION_PRO_BPS };
  return { kind: CommissionKind.USUAL, bps: constants.HOST_COMMISSION_BPS };
}

/** The commission of each host, for one command. */
export async function readCommissions(
  ctx: ServiceContext,
  hostIds: readonly string[],
  constants: PlatformConstants,
): Promise<ReadonlyMap<string, HostCommission>> {
  const rows = await ctx.db
    .selectFrom('User as u')
    .select('u.id')
    .select((eb) => [
      eb.fn.coalesce('u.isTrader', eb.lit(false)).as('isTrader'),
      eb
        .selectFrom('Space as s')
        .select((sub) => sub.fn.countAll<string>().as('count'))
        .whereRef('s.hostId', '=', 'u.id')
        .where('s.status', '=', SpaceStatus.PUBLISHED)
        .as('publishedSpaces'),
    ])
    .where('u.id', 'in', hostIds)
    .execute();
  const rented = await spaceBookingQueries().hostsWhoRented(ctx, hostIds);
  const today = ctx.clock.today(MAINLAND_ZONE);
  return new Map(
    rows.map(({ id, isTrader, publishedSpaces }) => {
      const basis = { isTrader, publishedSpaces: Number(publishedSpaces), hasRentedOut: rented.has(id) };
      return [id, commissionFor(constants, basis, today)];
    }),
  );
}

/**
 * The hosts whom the professional rate concerns: traders with more spaces than a number, shown or not, because one that is paused today may
 * be shown on the day of a change. `upTo` leaves out those who pay it already, because more than so many are shown.
 */
export async function findProfessionalHosts(
  { db }: ServiceContext,
  { above, upTo }: { readonly above: number; readonly upTo?: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('User as u')
    .innerJoin('Space as s', 's.hostId', 'u.id')
    .select('u.id')
    .where('u.isTrader', '=', true)
    .where('u.erasedAt', 'is', null)
    .where('s.status', 'in', spaceStatusesThat('isSubmitted'))
    .groupBy('u.id')
    .having((eb) => eb(eb.fn.countAll<string>(), '>', String(above)))
    .$if(upTo !== undefined, (query) =>
      query.having((eb) =>
        eb(eb.fn.countAll<string>().filterWhere('s.status', '=', SpaceStatus.PUBLISHED), '<=', String(upTo)),
      ),
    )
    .orderBy('u.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The commission of one host, read when a booking begins. */
export async function readCommission(
  ctx: ServiceContext,
  hostId: string,
  constants: PlatformConstants,
): Promise<HostCommission> {
  return (await readCommissions(ctx, [hostId], constants)).get(hostId) ?? usual(constants);
}

/** The commission of each host, loaded once per operation for display. */
export function commissionLoader(ctx: RequestContext): DataLoader<string, HostCommission> {
  return ctx.loaders.get<string, HostCommission>('host-commission', async (hostIds) => {
    const constants = await constantsOf(ctx);
    const found = await readCommissions(ctx, hostIds, constants);
    return hostIds.map((id) => found.get(id) ?? usual(constants));
  });
}

/** The constants for a charge of this host. */
export function withCommission(constants: PlatformConstants, { bps }: HostCommission): PlatformConstants {
  return { ...constants, HOST_COMMISSION_BPS: bps };
}

const usual = (constants: PlatformConstants): HostCommission => ({
  kind: CommissionKind.USUAL,
  bps: constants.HOST_COMMISSION_BPS,
});
