import type { Feature } from '../../core/feature.js';
import { BookingPageResolver } from './booking-page.resolver.js';

/** What the page of one booking shows beside the booking itself: its life, the next step, what can be done. */
export const bookingPageFeature: Feature = { name: 'booking-page', resolvers: [BookingPageResolver] };
