import type DataLoader from 'dataloader';
import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
import { Booking } from '../../bookings/booking.entity.js';
import { BookingActor, TermType } from '../../bookings/booking.enums.js';
import { isChargeable } from '../../bookings/lifecycle/sides.js';
import { availableActions } from '../../bookings/lifecycle/booking.state-machine.js';
import { transitionContextOf } from '../../bookings/lifecycle/transition-context.rules.js';
import { hasMonthToCharge } from '../../bookings/cards/charged-bookings.js';
import { changeEnd, type NewEnd } from '../../bookings/changes/requests/change-end.js';
import { monthsToWaive } from '../money/waive-charge.js';
import { staffBookingActs, type ActedOnBooking, type LeftThings } from './staff-booking.policy.js';
import { StaffBookingAct } from './staff-booking.types.js';

/** The acts that the viewer may perform on a booking now; the details of many bookings are as many statements as those of one. */
export async function actsOfBooking(ctx: SignedInContext, booking: Booking): Promise<StaffBookingAct[]> {
  return actsBy(ctx, booking, await detailsLoader(ctx).load(booking.id));
}

function actsBy(ctx: SignedInContext, booking: Booking, details: Details): StaffBookingAct[] {
  const { renterId, hostId, status, termType } = booking;
  return staffBookingActs(ctx.viewer, {
    renterId,
    hostId,
    status,
    actions: availableActions(transitionContextOf(booking, ctx.config), BookingActor.ADMIN, ctx.clock.now()),
    isEndFixed: termType === TermType.FIXED,
    ...details,
  });
}

/** The target booking of an act; throws NOT_FOUND, or FORBIDDEN when the viewer may not perform the act now. */
export async function bookingFor(ctx: SignedInContext, id: string, act: StaffBookingAct): Promise<Booking> {
  const booking = await ctx.em.fork().findOne(Booking, fromGlobalId('Booking', id));
  if (!booking) throw new DomainError(ErrorCode.NOT_FOUND);
  // Reloaded, so that the answer shows the state after the act.
  const details = (await detailsOf(ctx, [booking.id])).get(booking.id) as Details;
  if (!actsBy(ctx, booking, details).includes(act)) throw new DomainError(ErrorCode.FORBIDDEN);
  return booking;
}

/** Changes the last day of a booking, for both sides. */
export async function changeBookingEnd(ctx: SignedInContext, bookingId: string, end: NewEnd): Promise<Booking> {
  const { id } = await bookingFor(ctx, bookingId, StaffBookingAct.CHANGE_END);
  return changeEnd(ctx, id, end);
}

type Details = Pick<
  ActedOnBooking,
  'areChargesPaused' | 'hasMonthToCharge' | 'hasMonthToWaive' | 'isCredited' | 'isHeld' | 'leftThings'
>;

function detailsLoader(ctx: SignedInContext): DataLoader<string, Details> {
  return ctx.loaders.get<string, Details>('staff-booking-details', async (ids) => {
    const found = await detailsOf(ctx, ids);
    return ids.map((id) => found.get(id) as Details);
  });
}

async function detailsOf(ctx: ServiceContext, ids: readonly string[]): Promise<Map<string, Details>> {
  const months = await monthsToWaive(ctx, ids);
  const rows = await ctx.db
    .selectFrom('Booking as b')
    .innerJoin('User as h', 'h.id', 'b.hostId')
    .leftJoin('AbandonmentFile as f', 'f.bookingId', 'b.id')
    .select((eb) => [
      'b.id',
      'f.openedOn',
      'f.listedAt',
      'f.letterSentAt',
      eb
        .exists(
          eb
            .selectFrom('Credit as c')
            .select('c.id')
            .whereRef('c.bookingId', '=', 'b.id')
            .where('c.reason', '=', 'staff'),
        )
        .as('isCredited'),
      eb
        .exists(
          eb
            .selectFrom('EarningHold as e')
            .select('e.id')
            .whereRef('e.bookingId', '=', 'b.id')
            .where('e.reason', '=', 'staff')
            .where('e.releasedAt', 'is', null),
        )
        .as('isHeld'),
      isChargeable(eb).as('isChargeable'),
      'h.erasedAt',
      hasMonthToCharge(eb).as('hasMonthToCharge'),
    ])
    .where('b.id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, isChargeable: mayCharge, erasedAt, isCredited, isHeld, hasMonthToCharge: isToCharge, ...file }) => [
      id,
      {
        // Of an erased account nothing can be allowed.
        areChargesPaused: !mayCharge && erasedAt === null,
        hasMonthToCharge: Boolean(isToCharge),
        hasMonthToWaive: months.some(({ bookingId }) => bookingId === id),
        isCredited: Boolean(isCredited),
        isHeld: Boolean(isHeld),
        leftThings: leftThingsOf(file),
      },
    ]),
  );
}

function leftThingsOf(file: {
  readonly openedOn: string | null;
  readonly listedAt: Date | null;
  readonly letterSentAt: Date | null;
}): LeftThings {
  if (file.openedOn === null) return 'none';
  if (file.listedAt === null) return 'open';
  return file.letterSentAt === null ? 'listed' : 'sent';
}
