import { randomUUID } from 'node:crypto';
import { DomainError, ErrorCode, FieldProblemCode, ValidationError } from '../../../core/errors/errors.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { lockBookingAs } from '../../bookings/lifecycle/booking-changes.js';
import { EvidenceKind } from '../evidence/evidence-types.js';
import { storeRentalFile } from '../evidence/rental-file-store.js';
import { photoMoments } from './condition.rules.js';
import { ConditionMoment } from './condition-types.js';
/** So many photos a booking takes in all. */
export const MAX_PHOTOS = 40;
/** Adds a photo of the condition: at move-in from the first day on, at move-out while the stay runs or ends. */
export async function addConditionPhoto(ctx, booking, given, received) {
    const moment = given === 'move_in' ? ConditionMoment.MOVE_IN : ConditionMoment.MOVE_OUT;
    refuseMoment(ctx, booking, moment);
    return storeRentalFile(ctx, received, async ({ kind, storageKey, sha256 }) => {
        if (kind !== EvidenceKind.IMAGE)
            throw new ValidationError([{ path: 'file', code: FieldProblemCode.ATTACHMENT_TYPE }]);
        return inTransaction(ctx, async (tx) => {
            // The lock puts two copies of one upload behind each other.
            await lockBookingAs(tx, tx.viewer, booking.id);
            const photos = await tx.db
                .selectFrom('ConditionPhoto')
                .select(['id', 'uploaderId', 'moment', 'sha256', 'createdAt'])
                .where('bookingId', '=', booking.id)
                .execute();
            const same = photos.find((photo) => photo.uploaderId === tx.viewer.id && photo.moment === moment && photo.sha256 === sha256);
            // Sent again after a lost answer: the first stays, with its time.
            if (same)
                return { id: toGlobalId('ConditionPhoto', same.id), createdAt: new Date(same.createdAt).toISOString() };
            if (photos.length >= MAX_PHOTOS)
                throw new ValidationError([
                    { path: 'file', code: FieldProblemCode.PHOTOS_TOO_MANY, params: { max: MAX_PHOTOS } },
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
function refuseMoment({ clock }, booking, moment) {
    if (!photoMoments(booking, clock.today(booking.termsSnapshot.timeZone)).includes(moment))
        throw new DomainError(ErrorCode.BOOKING_TRANSITION_REFUSED, { allowed: [] });
}
//# sourceMappingURL=condition-photos.js.map