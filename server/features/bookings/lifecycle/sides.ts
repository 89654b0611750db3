import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { ServiceContext } from '../../../core/context.js';
import type { Tables } from '../../../database.js';
import { CLOSING_KINDS, MeasureKind } from '../../accounts/measures/measure.enums.js';
import type { Booking } from '../booking.entity.js';
import type { Pause } from '../pauses/pauses.rules.js';

/** Whether an account is suspended. */
export async function isSuspended(tx: ServiceContext, userId: string): Promise<boolean> {
  const row = await tx.db
    .selectFrom('User')
    .select('id')
    .where('id', '=', userId)
    .where('suspendedAt', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

type WithBooking = Tables & { b: Tables['Booking'] };
type WithMeasure = WithBooking & { m: Tables['AccountMeasure'] };
type WithSides = WithBooking & { h: Tables['User'] };
type OnSides = ExpressionWrapper<WithSides, 'b' | 'h', SqlBool>;

/**
 * Whether the measure with alias `m` pauses the charges of the booking `b` until it is lifted: it closes the host's account, and the staff
 * have not allowed the charges since. A newer measure therefore revokes the permission.
 */
export function pausesCharges(
  eb: ExpressionBuilder<WithMeasure, 'b' | 'm'>,
): ExpressionWrapper<WithMeasure, 'b' | 'm', SqlBool> {
  return eb.and([
    eb('m.userId', '=', eb.ref('b.hostId')),
    eb('m.kind', 'in', CLOSING_KINDS),
    eb.or([eb('b.chargesAllowedAt', 'is', null), eb('m.startsAt', '>', eb.ref('b.chargesAllowedAt'))]),
  ]);
}

const openPauses = (eb: ExpressionBuilder<WithSides, 'b' | 'h'>) =>
  eb.selectFrom('AccountMeasure as m').select('m.id').where(pausesCharges).where('m.liftedAt', 'is', null);

/** Whether the booking with alias `b` of the host `h` may be charged: no measure pauses it, and the host's account exists. */
export function isChargeable(eb: ExpressionBuilder<WithSides, 'b' | 'h'>): OnSides {
  return eb.and([eb('h.erasedAt', 'is', null), eb.not(eb.exists(openPauses(eb)))]);
}

/** Whether its charges are paused without an end: by a ban, or because the host's account no longer exists. */
export function isPausedForGood(eb: ExpressionBuilder<WithSides, 'b' | 'h'>): OnSides {
  const ban = openPauses(eb).where('m.kind', '=', MeasureKind.BAN);
  return eb.or([eb('h.erasedAt', 'is not', null), eb.exists(ban)]);
}

/** Whether a booking may be charged. */
export async function mayChargeFor(tx: ServiceContext, { id }: Pick<Booking, 'id'>): Promise<boolean> {
  const row = await tx.db
    .selectFrom('Booking as b')
    .innerJoin('User as h', 'h.id', 'b.hostId')
    .select('b.id')
    .where('b.id', '=', id)
    .where(isChargeable)
    .executeTakeFirst();
  return row !== undefined;
}

/** Since when the newest of the measures that pause the charges of a booking is in force; null without one. */
export async function chargesPausedSince({ db }: ServiceContext, bookingId: string): Promise<Date | null> {
  const newest = await db
    .selectFrom('Booking as b')
    .innerJoin('AccountMeasure as m', 'm.userId', 'b.hostId')
    .select('m.startsAt')
    .where('b.id', '=', bookingId)
    .where(pausesCharges)
    .where('m.liftedAt', 'is', null)
    .orderBy('m.startsAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.startsAt ?? null;
}

/** The pauses of a booking's charges since the staff last allowed them. */
export async function pausesOf(tx: ServiceContext, { id }: Pick<Booking, 'id'>): Promise<Pause[]> {
  const rows = await tx.db
    .selectFrom('Booking as b')
    .innerJoin('AccountMeasure as m', 'm.userId', 'b.hostId')
    .select(['m.startsAt', 'm.liftedAt'])
    .where('b.id', '=', id)
    .where(pausesCharges)
    .execute();
  return rows.map(({ startsAt, liftedAt }) => ({ from: startsAt, to: liftedAt }));
}

/** Whether a booking may be confirmed: never with a suspended renter, and with a suspended host only by the staff. */
export async function areSidesActive(tx: ServiceContext, booking: Booking): Promise<boolean> {
  return !(await isSuspended(tx, booking.renterId)) && (await mayChargeFor(tx, booking));
}
