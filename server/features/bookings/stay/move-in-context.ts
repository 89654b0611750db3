import type { RequestContext, ServiceContext } from '../../../core/context.js';
import { loadUser } from '../../accounts/user.loaders.js';
import type { UserRow } from '../../accounts/user.entity.js';
import { lapsedIdentityLoader } from '../../verification/lapsed-identities.js';
import { getTrust } from '../../accounts/trust.js';
import type { Booking } from '../booking.entity.js';
import { areInstructionsWritten, loadFirstPayment } from '../booking.loaders.js';
import { moveInReadinessOf, type MoveInContext } from './move-in.rules.js';
import { isFirstChargeTaken, rentPayments } from '../payments/open-payments.js';

/** Loads the data of a move-in, batched with the operation's other bookings. */
export async function loadMoveInContext(ctx: RequestContext, booking: Booking): Promise<MoveInContext> {
  const [renter, host, hasInstructions, payment] = await Promise.all([
    loadUser(ctx, booking.renterId),
    loadUser(ctx, booking.hostId),
    areInstructionsWritten(ctx, booking),
    loadFirstPayment(ctx, booking.id),
  ]);
  const [isRenterIdentified, isHostIdentified] = await Promise.all([
    isIdentified(ctx, booking, renter),
    isIdentified(ctx, booking, host),
  ]);
  const isFirstPaymentTaken = payment?.capturedAt != null;
  return { ...bookingPart(ctx, booking, isFirstPaymentTaken), isRenterIdentified, isHostIdentified, hasInstructions };
}

/** Whether a side's identity is verified, or was until its document expired during the stay. */
async function isIdentified(
  ctx: RequestContext,
  booking: Booking,
  { id, identityVerifiedAt }: UserRow,
): Promise<boolean> {
  if (identityVerifiedAt !== null) return true;
  if (!ctx.config.requireIdentity || booking.startedAt === null) return false;
  const lastDay = await lapsedIdentityLoader(ctx).load(id);
  return lastDay !== null && lastDay >= booking.from;
}

/** Reads for a locked booking whether the move-in is complete, for the state machine. */
export async function readMoveInReadiness(
  tx: ServiceContext,
  booking: Booking,
): Promise<ReturnType<typeof moveInReadinessOf>> {
  const isFirstPaymentTaken = isFirstChargeTaken(await rentPayments(tx, booking.id));
  const [renter, host] = tx.config.requireIdentity
    ? [await getTrust(tx, booking.renterId), await getTrust(tx, booking.hostId)]
    : [];
  const isRenterIdentified = renter?.isIdentityVerified ?? false;
  const isHostIdentified = host?.isIdentityVerified ?? false;
  return moveInReadinessOf({
    ...bookingPart(tx, booking, isFirstPaymentTaken),
    isRenterIdentified,
    isHostIdentified,
    hasInstructions: false,
  });
}

function bookingPart(
  ctx: ServiceContext,
  booking: Booking,
  isFirstPaymentTaken: boolean,
): Omit<MoveInContext, 'isRenterIdentified' | 'isHostIdentified' | 'hasInstructions'> {
  return {
    from: booking.from,
    today: ctx.clock.today(booking.termsSnapshot.timeZone),
    isRequested: booking.requestedAt !== null,
    isDecided: booking.decidedAt !== null,
    isFirstPaymentTaken,
    requireIdentity: ctx.config.requireIdentity,
  };
}
