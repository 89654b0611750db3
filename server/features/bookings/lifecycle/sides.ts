import type { ExpressionBuilder, ExpressionWrapper } from 'kysely';
import type { ServiceContext } from '../../../core/context.js';
import type { Tables } from '../../../database.js';
import type { Booking } from '../booking.entity.js';

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

/**
 * Whether the host's bookings may be charged: not while the host is suspended, unless the staff have since allowed this booking's charges.
 */
export async function mayChargeFor(
  tx: ServiceContext,
  { hostId, chargesAllowedAt }: Pick<Booking, 'hostId' | 'chargesAllowedAt'>,
): Promise<boolean> {
  const host = await tx.db.selectFrom('User').select('suspendedAt').where('id', '=', hostId).executeTakeFirst();
  const since = host?.suspendedAt ?? null;
  return since === null || (chargesAllowedAt !== null && chargesAllowedAt >= since);
}

type WithSides = Tables & { b: Tables['Booking']; h: Tables['User'] };

/** The same for the booking with alias `b` and its host `h`, for lists of due charges. */
export function isChargeable(
  eb: ExpressionBuilder<WithSides, 'b' | 'h'>,
): ExpressionWrapper<WithSides, 'b' | 'h', boolean> {
  return eb
    .or([eb('h.suspendedAt', 'is', null), eb('b.chargesAllowedAt', '>=', eb.ref('h.suspendedAt'))])
    .$castTo<boolean>();
}

/** Whether a booking may be confirmed: never with a suspended renter, and with a suspended host only by the staff. */
export async function areSidesActive(tx: ServiceContext, booking: Booking): Promise<boolean> {
  return !(await isSuspended(tx, booking.renterId)) && (await mayChargeFor(tx, booking));
}
