import type { Feature } from '../../core/feature.js';
import { provideHoldingStatuses } from '../search/search-projection.js';
import { provideSpaceBookingQueries } from '../spaces/space-hooks.js';
import { statusesThat } from './booking-status.rules.js';
import { BookingCommandsResolver } from './lifecycle/booking-commands.resolver.js';
import { registerBookingConsumers } from './booking.consumers.js';
import { BookingLifecycleResolver } from './lifecycle/booking-lifecycle.resolver.js';
import { BookingFieldsResolver } from './booking-fields.resolver.js';
import { BookingStayResolver } from './stay/booking-stay.resolver.js';
import { registerBookingJobs } from './booking.jobs.js';
import { BookingStatusResolver } from './booking-status.resolver.js';
import { bookingLoader } from './booking.loaders.js';
import { BookingResolver, SpaceBookingFieldsResolver } from './booking.resolver.js';
import { PlanPriceResolver } from './quote/plan-price.resolver.js';
import { refundMails } from './payments/refund-mails.js';
import { bookingQueriesOfSpaces } from './stay/space-rights.js';

provideSpaceBookingQueries(bookingQueriesOfSpaces);
provideHoldingStatuses(statusesThat('holdsDates'));

/** Bookings: from the dates chosen to the keys given back, with prices, charges, refunds and the ledger. */
export const bookingsFeature: Feature = {
  name: 'bookings',
  resolvers: [
    BookingResolver,
    BookingCommandsResolver,
    BookingFieldsResolver,
    BookingStatusResolver,
    BookingStayResolver,
    BookingLifecycleResolver,
    PlanPriceResolver,
    SpaceBookingFieldsResolver,
  ],
  nodes: { Booking: (ctx, uuid) => bookingLoader(ctx).load(uuid) },
  mails: refundMails,
  jobs: registerBookingJobs,
  consumers: registerBookingConsumers,
};
