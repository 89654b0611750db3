import type { DashboardBooking_BookingFragment } from '../../generated/graphql';

/** The checkout of a booking's days; without an end in the address, a stay without one goes on without one. */
export const checkoutPath = ({
  from,
  to,
  termType,
  space,
}: Pick<DashboardBooking_BookingFragment, 'from' | 'to' | 'termType'> & { space: { id: string } }): string =>
  `/booking/${space.id}?${new URLSearchParams({ from, ...(termType === 'ROLLING' ? { term: 'rolling' } : { to }) })}`;
