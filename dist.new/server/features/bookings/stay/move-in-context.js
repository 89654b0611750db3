import { loadUser } from '../../accounts/user.loaders.js';
import { getTrust } from '../../accounts/trust.js';
import { areInstructionsWritten, firstPaymentLoader } from '../booking.loaders.js';
import { moveInReadinessOf } from './move-in.rules.js';
import { firstPayments } from '../payments/open-payments.js';
/** Loads the data of a move-in, batched with the operation's other bookings. */
export async function loadMoveInContext(ctx, booking) {
    const [renter, host, hasInstructions, payment] = await Promise.all([
        loadUser(ctx, booking.renterId),
        loadUser(ctx, booking.hostId),
        areInstructionsWritten(ctx, booking),
        firstPaymentLoader(ctx).load(booking.id),
    ]);
    const isRenterIdentified = renter.identityVerifiedAt !== null;
    const isHostIdentified = host.identityVerifiedAt !== null;
    return { ...bookingPart(ctx, booking, payment), isRenterIdentified, isHostIdentified, hasInstructions };
}
/** Reads for a locked booking whether the move-in is complete, for the state machine. */
export async function readMoveInReadiness(tx, booking) {
    const [payment] = await firstPayments(tx, booking.id);
    const [renter, host] = tx.config.requireIdentity
        ? [await getTrust(tx, booking.renterId), await getTrust(tx, booking.hostId)]
        : [];
    const isRenterIdentified = renter?.isIdentityVerified ?? false;
    const isHostIdentified = host?.isIdentityVerified ?? false;
    return moveInReadinessOf({
        ...bookingPart(tx, booking, payment ?? null),
        isRenterIdentified,
        isHostIdentified,
        hasInstructions: false,
    });
}
function bookingPart(ctx, booking, payment) {
    return {
        startsOn: booking.startsOn,
        today: ctx.clock.today(booking.termsSnapshot.timeZone),
        isRequested: booking.requestedAt !== null,
        isDecided: booking.decidedAt !== null,
        isFirstPaymentTaken: payment?.capturedAt != null,
        requireIdentity: ctx.config.requireIdentity,
    };
}
//# sourceMappingURL=move-in-context.js.map