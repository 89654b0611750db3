import { expect, test } from 'vitest';
import { comingDays } from '../../../client/features/bookings/page/stay-days';

test.each([
  ['goes on month by month', true, ['start']],
  ['has an end, also by notice', false, ['start', 'end']],
])('U2 the calendar file of a stay that %s', (_name, isOpenEnded, expected) => {
  const booking = { id: 'bkg_1', from: '2027-04-05', to: '2028-01-20', isOpenEnded };
  expect(comingDays(booking, '2027-03-02', (day) => day).map(({ title }) => title)).toEqual(expected);
});
