import type { SameKeys } from '../../translations';
import type * as es from '../../es/staff/search';

/** The search over everything. */
export const search: SameKeys<typeof es.search> = {
  title: 'Search everything',
  open: 'Search person, space, booking, ticket or payment',
  hint: 'Name, e-mail, phone, reference or postal code',
  results: 'Results',
  groups: { people: 'People', spaces: 'Spaces', bookings: 'Bookings', tickets: 'Tickets', payments: 'Payments' },
  count: '{{shown}} of {{total}}',
  none: 'Nothing for “{{text}}”.',
  short: 'Type at least two letters.',
  last: 'Opened last',
  found_zero: 'No results',
  found_one: '{{count}} result',
  found_other: '{{count}} results',
  failed: 'The search failed. Try again.',
  keys: { move: 'move', open: 'open', tab: 'in another tab', group: 'next group' },
};
