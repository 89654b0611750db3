import type { Feature } from '../../core/feature.js';
import { provideSpaceBookingFacts } from '../spaces/space-hooks.js';
import { BookingCommandsResolver } from './booking-commands.resolver.js';
import { registerBookingConsumers } from './booking.consumers.js';
import { BookingEndsResolver } from './booking-ends.resolver.js';
import { BookingFieldsResolver } from './booking-fields.resolver.js';
import { BookingStayResolver } from './booking-stay.resolver.js';
import { Booking } from './booking.entity.js';
import { registerBookingJobs } from './booking.jobs.js';
import { bookingLoader } from './booking.loaders.js';
import { BookingResolver, SpaceBookingFieldsResolver } from './booking.resolver.js';
import { Payment } from './payment.entity.js';
import { PlanPriceResolver } from './plan-price.resolver.js';
import { Refund } from './refund.entity.js';
import { refundMails } from './refund-mails.js';
import { bookingFactsOfSpaces } from './space-rights.js';

provideSpaceBookingFacts(bookingFactsOfSpaces);

/** Bookings: from the dates chosen to the keys given back, with prices, charges, refunds and the ledger. */
export const bookingsFeature: Feature = {
  name: 'bookings',
  entities: [Booking, Payment, Refund],
  resolvers: [BookingResolver, BookingCommandsResolver, BookingFieldsResolver, BookingStayResolver, BookingEndsResolver, PlanPriceResolver, SpaceBookingFieldsResolver],
  nodes: { Booking: (ctx, uuid) => bookingLoader(ctx).load(uuid) },
  mails: refundMails,
  jobs: registerBookingJobs,
  consumers: registerBookingConsumers,
};
