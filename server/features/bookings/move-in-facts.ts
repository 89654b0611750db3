import type { RequestContext, ServiceContext } from '../../core/context.js';
import { loadUser } from '../accounts/user.loaders.js';
import { readTrust } from '../accounts/trust.js';
import type { Booking } from './booking.entity.js';
import { firstPaymentLoader, instructedLoader } from './booking.loaders.js';
import { PaymentStatus } from './booking-types.js';
import { beginFactsOf, type MoveInFacts } from './move-in.rules.js';
import { firstPayments } from './open-payments.js';
import type { Payment } from './payment.entity.js';

/** What is known of a move-in, read together with those of the operation's other bookings. */
export async function loadMoveInFacts(ctx: RequestContext, booking: Booking): Promise<MoveInFacts> {
  const [renter, host, hasInstructions, payment] = await Promise.all([
    loadUser(ctx, booking.renterId),
    loadUser(ctx, booking.hostId),
    instructedLoader(ctx).load(booking.spaceId),
    firstPaymentLoader(ctx).load(booking.id),
  ]);
  const isRenterIdentified = renter.identityVerifiedAt !== null;
  const isHostIdentified = host.identityVerifiedAt !== null;
  return { ...bookingFacts(ctx, booking, payment), isRenterIdentified, isHostIdentified, hasInstructions };
}

/** Whether a locked booking's renter may be told to have moved in, for the state machine. */
export async function readBeginFacts(tx: ServiceContext, booking: Booking): Promise<ReturnType<typeof beginFactsOf>> {
  const [payment] = await firstPayments(tx, booking.id);
  const [renter, host] = tx.config.requireIdentity ? [await readTrust(tx, booking.renterId), await readTrust(tx, booking.hostId)] : [];
  const isRenterIdentified = renter?.isIdentityVerified ?? false;
  const isHostIdentified = host?.isIdentityVerified ?? false;
  return beginFactsOf({ ...bookingFacts(tx, booking, payment ?? null), isRenterIdentified, isHostIdentified, hasInstructions: false });
}

function bookingFacts(ctx: ServiceContext, booking: Booking, payment: Payment | null): Omit<MoveInFacts, 'isRenterIdentified' | 'isHostIdentified' | 'hasInstructions'> {
  return {
    startsOn: booking.startsOn,
    today: ctx.clock.today(booking.termsSnapshot.timeZone),
    isRequested: booking.requestedAt !== null,
    isDecided: booking.decidedAt !== null,
    isFirstPaymentTaken: payment?.status === PaymentStatus.CAPTURED,
    requireIdentity: ctx.config.requireIdentity,
  };
}
