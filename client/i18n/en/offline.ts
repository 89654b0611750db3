import type { SameKeys } from '../translations';
import type { messages as es } from '../es/offline';

/** What can be read without a connection. */
export const messages: SameKeys<typeof es> = {
  title: 'No connection',
  text: 'We cannot reach Hueco. This is what we kept on this device.',
  of: 'Offline · data from {{time}}',
  again: 'Try again',
  bookings: 'Your bookings',
  noBookings: 'No bookings are kept here. You will see them once the connection is back.',
  searches: 'Your last searches',
  until: 'Booking {{reference}} · {{dates}}',
  since: 'from {{day}}',
  access: 'How to get in',
  opensOn: 'Access opens on {{day}}.',
  noInstructions: '{{name}} has not explained how to get in yet.',
  readOnly: 'Read only: you need a connection to change or pay anything.',
};
