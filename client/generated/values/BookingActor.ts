import type { BookingActor } from '../schema';

export const BookingActorValues = [
  'ADMIN',
  'HOST',
  'RENTER',
  'SYSTEM',
] as const satisfies readonly BookingActor[];