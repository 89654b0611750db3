import { randomUUID } from 'node:crypto';
import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode, FieldProblemCode, ValidationError } from '../../../core/errors/errors.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import type { ReceivedFile } from '../../../core/files/uploads.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { lockBookingAs } from '../../bookings/lifecycle/booking-changes.js';
import { EvidenceKind } from '../evidence/evidence.enums.js';
import { storeRentalFile } from '../evidence/rental-file-store.js';
import { MAX_PHOTOS, photoMoments, photosTaken } from './condition.rules.js';
import { ConditionMoment } from './condition.enums.js';

/** Adds a photo of the condition: at move-in from the first day on, at move-out during the stay and its end. */
export async function addConditionPhoto(
  ctx: SignedInContext,
  booking: Booking,
  given: 'move_in' | 'move_out',
  received: ReceivedFile,
): Promise<object> {
  const moment = given === 'move_in' ? ConditionMoment.MOVE_IN : ConditionMoment.MOVE_OUT;
  refuseMoment(ctx, booking, moment);
  return storeRentalFile(ctx, received, async ({ kind, storageKey, sha256 }) => {
    if (kind !== EvidenceKind.IMAGE)
      throw new ValidationError([{ path: 'file', code: FieldProblemCode.ATTACHMENT_TYPE }]);
    return inTransaction(ctx, async (tx) => {
      // The lock serializes two copies of one upload.
      const { booking: locked } = await lockBookingAs(tx, tx.viewer, booking.id);
      const photos = await tx.db
        .selectFrom('ConditionPhoto')
        .select(['id', 'uploaderId', 'moment', 'sha256', 'createdAt'])
        .where('bookingId', '=', booking.id)
        .execute();
      const same = photos.find(
        (photo) => photo.uploaderId === tx.viewer.id && photo.moment === moment && photo.sha256 === sha256,
      );
      // A repeated upload after a lost response: the first one stays, with its time.
      if (same) return { id: toGlobalId('ConditionPhoto', same.id), createdAt: new Date(same.createdAt).toISOString() };
      const count = photosTaken(photos, locked, { uploaderId: tx.viewer.id, moment });
      if (count >= MAX_PHOTOS)
        throw new ValidationError([
          { path: 'file', code: FieldProblemCode.PHOTOS_TOO_MANY, params: { max: MAX_PHOTOS, count } },
        ]);
      const id = randomUUID();
      const createdAt = tx.clock.now();
      await tx.db
        .insertInto('ConditionPhoto')
        .values({ id, bookingId: booking.id, uploaderId: tx.viewer.id, moment, storageKey, sha256, createdAt })
        .execute();
      return { id: toGlobalId('ConditionPhoto', id), createdAt: createdAt.toISOString() };
    });
  });
}

function refuseMoment({ clock }: SignedInContext, booking: Booking, moment: ConditionMoment): void {
  if (!photoMoments(booking, clock.today(booking.termsSnapshot.timeZone)).includes(moment))
    throw new DomainError(ErrorCode.BOOKING_TRANSITION_REFUSED, { allowed: [] });
}
