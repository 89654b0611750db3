import { statusMeans } from '../../bookings/booking-status.rules.js';
import type { BookingStatus } from '../../bookings/booking.enums.js';
import { ConditionMoment } from './condition.enums.js';

/** Maximum number of photos of one side at one moment; neither uses up the other's. */
export const MAX_PHOTOS = 20;

interface Stay {
  readonly status: BookingStatus;
  readonly from: string;
}

/** The moments that photos can be added for: the move-in from the first day on, the move-out during the stay and its end. */
export function photoMoments({ status, from }: Stay, today: string): ConditionMoment[] {
  const isRunningOrLeaving = statusMeans(status, 'isRunning') || statusMeans(status, 'isLeaving');
  return [
    ...(today >= from && statusMeans(status, 'showsAddress') ? [ConditionMoment.MOVE_IN] : []),
    ...(isRunningOrLeaving ? [ConditionMoment.MOVE_OUT] : []),
  ];
}

/** Whose photos are counted, and of which moment. */
interface PhotoGroup {
  readonly uploaderId: string;
  readonly moment: ConditionMoment;
}

/** How many photos of a side and moment count towards the maximum: after an early end only later ones, which show what was left. */
export function photosTaken(
  photos: readonly (PhotoGroup & { readonly createdAt: Date | string })[],
  { terminatedAt }: { readonly terminatedAt: Date | null },
  { uploaderId, moment }: PhotoGroup,
): number {
  return photos.filter(
    (photo) =>
      photo.uploaderId === uploaderId &&
      photo.moment === moment &&
      (terminatedAt === null || new Date(photo.createdAt) >= terminatedAt),
  ).length;
}

/** Whether the list of stored things can be edited and signed. */
export const isInventoryOpen = ({ status }: Stay): boolean => statusMeans(status, 'showsAddress');
