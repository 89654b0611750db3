import { registerEnumType } from 'type-graphql';

/** Which side of her bookings a person looks at. */
export enum DashboardMode {
  RENTER = 'renter',
  HOST = 'host',
}

/** Bookings by what they ask of a person. */
export enum BookingGroup {
  PENDING = 'pending',
  CURRENT = 'current',
  UPCOMING = 'upcoming',
  PAST = 'past',
}

registerEnumType(DashboardMode, {
  name: 'DashboardMode',
  description: 'Which side of her bookings a person looks at.',
  valuesConfig: {
    RENTER: { description: 'What she rents.' },
    HOST: { description: 'What others rent of her.' },
  },
});
registerEnumType(BookingGroup, {
  name: 'BookingGroup',
  description: 'Bookings by what they ask of a person; each is in exactly one group.',
  valuesConfig: {
    PENDING: { description: 'Waiting for payment or for the answer.' },
    CURRENT: { description: 'Running today, to the return of the keys.' },
    UPCOMING: { description: 'Confirmed, not begun.' },
    PAST: { description: 'Over, however it ended.' },
  },
});
