import { BookingPageResolver } from './booking-page.resolver.js';
/** What the page of one booking shows beside the booking itself: its life, the next step, what can be done. */
export const bookingPageFeature = { name: 'booking-page', resolvers: [BookingPageResolver] };
//# sourceMappingURL=booking-page.feature.js.map