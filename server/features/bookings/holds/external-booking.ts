import type { ExpressionBuilder } from 'kysely';
import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import type { Tables } from '../../../database.js';
import { Booking } from '../booking.entity.js';
import { statusMeans } from '../booking-status.rules.js';
import { BookingStatus, TermType } from '../booking.enums.js';
import { lockBooking, lockSpaceRow } from '../lifecycle/booking-changes.js';
import { mayStillBePaid } from '../lifecycle/expire-holds.js';
import type { ExternalId } from './external-id.rules.js';

/** A booking requested under a program's name for it. */
interface ExternalRequest {
  readonly spaceId: string;
  readonly from: string;
  readonly to: string | null;
  readonly termType: TermType;
}

/**
 * The booking that already has this name, to be returned when a call is repeated; null when there is none. An unsuccessful hold releases
 * its name for any stay. Throws IDEMPOTENCY_KEY_REUSED when the name belongs to another person's stay, or to other days.
 */
export async function bookingNamed(
  tx: SignedInContext,
  { externalId, externalSourceId }: ExternalId,
  request: ExternalRequest,
): Promise<Booking | null> {
  const found = await tx.em.findOne(Booking, { externalId, externalSourceId });
  if (!found) return null;
  const booking = isLapsedHold(tx, found) ? await lockNamed(tx, found, request.spaceId) : found;
  // It lost its name while this call waited.
  if (booking.externalId !== externalId || booking.externalSourceId !== externalSourceId) return null;
  const isSame =
    booking.renterId === tx.viewer.id &&
    booking.spaceId === request.spaceId &&
    booking.from === request.from &&
    booking.termType === request.termType &&
    (request.termType === TermType.ROLLING || booking.to === request.to);
  // The bank may still confirm an expired hold: the renter starts its days again, and other days wait for the answer.
  const isFree = isLapsedHold(tx, booking) && (isSame || !(await mayStillBePaid(tx, booking)));
  if (!isFree && !isSame) throw new DomainError(ErrorCode.IDEMPOTENCY_KEY_REUSED);
  if (!isFree) return booking;
  Object.assign(booking, { externalId: null, externalSourceId: null });
  await tx.em.flush();
  return null;
}

/** Its space before it, as all commands do, and with the requested one in one order for everybody. */
async function lockNamed(tx: SignedInContext, { id, spaceId }: Booking, requestedSpaceId: string): Promise<Booking> {
  const [first = spaceId] = [spaceId, requestedSpaceId].toSorted();
  if (first !== spaceId) await lockSpaceRow(tx, first);
  return lockBooking(tx, id);
}

/** Selects the expired hold of this very stay, if a program named or prepared it. */
export function lapsedNamedHold(
  eb: ExpressionBuilder<Tables, never>,
  { renterId, spaceId, from, to, termType }: ExternalRequest & { readonly renterId: string },
) {
  return eb
    .selectFrom('Booking as l')
    .select('l.id')
    .where('l.renterId', '=', renterId)
    .where('l.spaceId', '=', spaceId)
    .where('l.from', '=', from)
    .where('l.termType', '=', termType)
    .$if(termType !== TermType.ROLLING, (fixed) => fixed.where('l.to', '=', to ?? ''))
    .where('l.status', '=', BookingStatus.PAYMENT_FAILED)
    .where('l.requestedAt', 'is', null)
    .where((l) => l.or([l('l.externalId', 'is not', null), l('l.preparedByAppId', 'is not', null)]))
    .orderBy('l.createdAt', 'desc')
    .limit(1);
}

/** The renter starts such a hold again on our page: the program still finds the booking by its external id, and the renter sees which app it comes from. */
export async function transferExternalId(tx: SignedInContext, lapsedId: string, booking: Booking): Promise<void> {
  const lapsed = await tx.em.findOneOrFail(Booking, lapsedId);
  const { externalId, externalSourceId, preparedByAppId } = lapsed;
  Object.assign(lapsed, { externalId: null, externalSourceId: null });
  // Released first, then assigned: a name belongs to one booking at a time.
  await tx.em.flush();
  await tx.em.persist(Object.assign(booking, { externalId, externalSourceId, preparedByAppId })).flush();
}

/** Days that were held and never requested. */
function isLapsedHold({ clock }: SignedInContext, { status, requestedAt, holdExpiresAt }: Booking): boolean {
  if (requestedAt !== null) return false;
  return statusMeans(status, 'isFinal') || (holdExpiresAt !== null && holdExpiresAt <= clock.now());
}
