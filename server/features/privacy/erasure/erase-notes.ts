import type { ServiceContext } from '../../../core/context.js';

/** Deletes the staff's notes about the user's bookings and spaces; those about the user go with the account. */
export async function eraseNotes(tx: ServiceContext, userId: string): Promise<void> {
  const bookings = await tx.db
    .selectFrom('Booking')
    .select('id')
    .where((eb) => eb.or([eb('renterId', '=', userId), eb('hostId', '=', userId)]))
    .execute();
  await deleteBookingNotes(
    tx,
    bookings.map(({ id }) => id),
  );
  await tx.db
    .deleteFrom('StaffNote')
    .where('subjectType', '=', 'Space')
    .where('subjectId', 'in', tx.db.selectFrom('Space').select('id').where('hostId', '=', userId))
    .execute();
}

/** Deletes the staff's notes about bookings. */
export async function deleteBookingNotes(tx: ServiceContext, bookingIds: readonly string[]): Promise<void> {
  if (bookingIds.length === 0) return;
  await tx.db
    .deleteFrom('StaffNote')
    .where('subjectType', '=', 'Booking')
    .where('subjectId', 'in', bookingIds)
    .execute();
}
