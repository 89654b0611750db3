import { sql, type ExpressionBuilder, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import { CANARY_ZONE, MAINLAND_ZONE } from '../../../core/values/time-zone.js';
import { columnRef, type Tables } from '../../../database.js';
import type { SpaceBookingQueries } from '../../spaces/space-hooks.js';
import { selectLapsedIdentities } from '../../verification/lapsed-identities.js';
import { isFirstChargePaid } from '../ledger/owed-payments.js';
import { holdsDates } from '../quote/bookable-space.js';
import { statusesThat } from '../booking-status.rules.js';
import { BookingStatus } from '../booking.enums.js';

/** Implements the access checks that spaces need from bookings: which booking reveals an address or the access instructions. */
export const bookingQueriesOfSpaces: SpaceBookingQueries = {
  addressRight: (ctx, spaceIds) => idsOf(spacesOfRenter(ctx, spaceIds)),
  accessRight: (ctx, spaceIds) =>
    idsOf(
      spacesOfRenter(ctx, spaceIds)
        .where((eb) => isDuringStay(ctx, eb))
        .where('b.requestedAt', 'is not', null)
        .where('b.decidedAt', 'is not', null)
        .where(isFirstChargePaid)
        .$if(ctx.config.requireIdentity, (query) =>
          query.where((eb) =>
            eb.not(
              eb.exists(
                eb
                  .selectFrom('User as u')
                  .select('u.id')
                  .where((of) => of.or([of('u.id', '=', of.ref('b.renterId')), of('u.id', '=', of.ref('b.hostId'))]))
                  .where('u.identityVerifiedAt', 'is', null)
                  .where((of) => of.not(of.exists(lapsedDuringStay(ctx)))),
              ),
            ),
          ),
        ),
    ),
  hostsWhoRented: async (ctx: ServiceContext, hostIds: readonly string[]) => {
    const rows = await ctx.db
      .selectFrom('Booking')
      .select('hostId')
      .distinct()
      .where('hostId', 'in', hostIds)
      .where('status', 'in', statusesThat('isAgreed'))
      .execute();
    return new Set(rows.map(({ hostId }) => hostId));
  },
  hasOpenBooking: async (tx: ServiceContext, spaceId: string) => {
    // The Canary Islands are the last place where a day ends.
    const today = tx.clock.today(CANARY_ZONE);
    const open = await tx.db
      .selectFrom('Booking as b')
      .select('b.id')
      .where('b.spaceId', '=', spaceId)
      .where(holdsDates)
      .where((eb) =>
        eb.not(
          eb.and([eb('b.status', '=', BookingStatus.PENDING_PAYMENT), eb('b.holdExpiresAt', '<=', tx.clock.now())]),
        ),
      )
      .where((eb) => eb.or([eb('b.to', '>=', today), eb('b.status', 'in', statusesThat('isLeaving'))]))
      .limit(1)
      .executeTakeFirst();
    return open !== undefined;
  },
};

type BookingsOfSpaces = Tables & { b: Tables['Booking']; s: Tables['Space'] };
type RenterSpaces = SelectQueryBuilder<BookingsOfSpaces, 'b' | 's', { spaceId: string }>;

/** Those of the spaces whose address a booking of the viewer reveals. */
function spacesOfRenter(ctx: SignedInContext, spaceIds: readonly string[]): RenterSpaces {
  return ctx.db
    .selectFrom('Booking as b')
    .innerJoin('Space as s', 's.id', 'b.spaceId')
    .select('b.spaceId')
    .distinct()
    .where('b.renterId', '=', ctx.viewer.id)
    .where('b.spaceId', 'in', spaceIds)
    .where('b.status', 'in', statusesThat('showsAddress'));
}

/** Whether today is a day of the booking, in the space's time zone. */
function isDuringStay(
  ctx: SignedInContext,
  { ref }: ExpressionBuilder<BookingsOfSpaces, 'b' | 's'>,
): RawBuilder<boolean> {
  const isCanary = sql<boolean>`left(${ref('s.postalCode')}, 2) in ('35', '38')`;
  const today = sql<string>`case when ${isCanary} then ${ctx.clock.today(CANARY_ZONE)}::date else ${ctx.clock.today(MAINLAND_ZONE)}::date end`;
  return sql<boolean>`${today} between ${ref('b.from')} and ${ref('b.to')}`;
}

/** The person's identity was verified when the running booking began: a document that expires meanwhile closes no door. */
function lapsedDuringStay(ctx: SignedInContext) {
  return selectLapsedIdentities(ctx.db)
    .select('v.id')
    .where('v.userId', '=', columnRef<'User'>('u.id').$castTo<string>())
    .where(columnRef<'Booking'>('b.startedAt'), 'is not', null)
    .where('v.documentExpiresOn', '>=', columnRef<'Booking'>('b.from').$castTo<string>());
}

async function idsOf(query: RenterSpaces): Promise<ReadonlySet<string>> {
  const rows = await query.execute();
  return new Set(rows.map(({ spaceId }) => spaceId));
}
