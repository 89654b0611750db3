import type { Feature } from '../../core/feature.js';
import { BookingPageResolver } from './booking-page.resolver.js';

/** The page of one booking: its milestones, the next step and the possible actions. */
export const bookingPageFeature: Feature = { name: 'booking-page', resolvers: [BookingPageResolver] };
