import { registerEnumType } from 'type-graphql';

/** The side of a person's bookings. */
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
  description: 'The side of a person’s bookings.',
  valuesConfig: {
    RENTER: { description: 'As the renter.' },
    HOST: { description: 'As the host.' },
  },
});
registerEnumType(BookingGroup, {
  name: 'BookingGroup',
  description: 'Bookings by their stage; each is in exactly one group.',
  valuesConfig: {
    PENDING: { description: 'Waiting for payment or for the answer.' },
    CURRENT: { description: 'Active: from the move-in until the keys are returned.' },
    UPCOMING: { description: 'Confirmed and not begun.' },
    PAST: { description: 'Past, however it ended.' },
  },
});
