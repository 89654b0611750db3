import type { ChangingBooking_BookingFragment } from '../../../client/generated/graphql';

const person = (id: string, displayName: string) => ({ __typename: 'PublicUser', id, displayName });

const fields: Omit<ChangingBooking_BookingFragment, 'renter' | 'host' | 'space'> = {
  id: 'bkg_1',
  reference: 'HUE-1',
  isRunning: false,
  changeAnswerHours: 24,
  from: '2027-03-10',
  to: '2027-03-15',
  termType: 'FIXED',
  timeZone: 'Europe/Madrid',
  viewerRole: 'RENTER',
  availableActions: ['CHANGE_DATES'],
  depositCents: 0,
  taxName: 'IVA',
  noticeBy: null,
  noticeAt: null,
  changeRequest: null,
  card: null,
};
/** A booking whose changes are shown, as its query returns it. */
export const changingBooking = (changes: Partial<typeof fields> = {}) => ({
  ...fields,
  ...changes,
  __typename: 'Booking',
  renter: person('usr_1', 'Marta R.'),
  host: person('usr_2', 'Luis M.'),
  space: { __typename: 'Space', id: 'spc_1', title: 'Trastero' },
});
