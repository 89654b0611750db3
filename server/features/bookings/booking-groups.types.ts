import { registerEnumType } from 'type-graphql';

/** Which side of their bookings a person sees. */
export enum DashboardMode {
  RENTER = 'renter',
  HOST = 'host',
}

/** Bookings by their stage. */
export enum BookingGroup {
  PENDING = 'pending',
  CURRENT = 'current',
  UPCOMING = 'upcoming',
  PAST = 'past',
}

registerEnumType(DashboardMode, {
  name: 'DashboardMode',
  description: 'Which side of their bookings a person sees.',
  valuesConfig: {
    RENTER: { description: 'Spaces they rent.' },
    HOST: { description: 'Their spaces that others rent.' },
  },
});
registerEnumType(BookingGroup, {
  name: 'BookingGroup',
  description: 'Bookings by their stage; each is in exactly one group.',
  valuesConfig: {
    PENDING: { description: 'Waiting for payment or for the answer.' },
    CURRENT: { description: 'Running today, to the return of the keys.' },
    UPCOMING: { description: 'Confirmed, not begun.' },
    PAST: { description: 'Over, however it ended.' },
  },
});
