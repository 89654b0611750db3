import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { Booking } from '../booking.entity.js';
import { statusMeans } from '../booking-status.rules.js';
import { BookingStatus, TermType } from '../booking-types.js';
import type { ExternalId } from './external-id.rules.js';

/** What is asked for under the name of a program. */
interface ExternalRequest {
  readonly spaceId: string;
  readonly from: string;
  readonly to: string | null;
  readonly termType: TermType;
}

/**
 * The booking that already has this name: the same call again is answered with it. Null when there is none. A hold that came to nothing
 * gives its name back. Throws IDEMPOTENCY_KEY_REUSED when the name means another person's stay, or other days.
 */
export async function bookingNamed(
  tx: SignedInContext,
  { externalId, externalSourceId }: ExternalId,
  request: ExternalRequest,
): Promise<Booking | null> {
  const booking = await tx.em.findOne(Booking, { externalId, externalSourceId });
  if (!booking) return null;
  const isSame =
    booking.renterId === tx.viewer.id &&
    booking.spaceId === request.spaceId &&
    booking.startsOn === request.from &&
    booking.termType === request.termType &&
    (request.termType === TermType.ROLLING || booking.endsOn === request.to);
  if (!isSame) throw new DomainError(ErrorCode.IDEMPOTENCY_KEY_REUSED);
  if (!isLapsedHold(tx, booking)) return booking;
  Object.assign(booking, { externalId: null, externalSourceId: null });
  await tx.em.flush();
  return null;
}

/**
 * The name of the hold of this very stay that ran out, which the renter begins anew on our page: the program goes on finding the booking by
 * it. Null when no program named one.
 */
export async function takeNameOfLapsedHold(tx: SignedInContext, request: ExternalRequest): Promise<ExternalId | null> {
  const [lapsed] = await tx.em.find(
    Booking,
    {
      renterId: tx.viewer.id,
      spaceId: request.spaceId,
      startsOn: request.from,
      termType: request.termType,
      status: BookingStatus.PAYMENT_FAILED,
      requestedAt: null,
      externalId: { $ne: null },
      ...(request.termType === TermType.ROLLING ? {} : { endsOn: request.to ?? '' }),
    },
    { orderBy: { createdAt: 'desc' }, limit: 1 },
  );
  if (!lapsed?.externalId || !lapsed.externalSourceId) return null;
  const { externalId, externalSourceId } = lapsed;
  Object.assign(lapsed, { externalId: null, externalSourceId: null });
  await tx.em.flush();
  return { externalId, externalSourceId };
}

/** Days that were held and never asked for. */
function isLapsedHold({ clock }: SignedInContext, { status, requestedAt, holdExpiresAt }: Booking): boolean {
  if (requestedAt !== null) return false;
  return statusMeans(status, 'isFinal') || (holdExpiresAt !== null && holdExpiresAt <= clock.now());
}
