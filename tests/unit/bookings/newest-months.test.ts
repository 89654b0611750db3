import { expect, test } from 'vitest';
import { linesAround, newestMonths } from '../../../server/features/bookings/payouts/earning-lines.js';
import { EarningState, type EarningLine } from '../../../server/features/bookings/payouts/earnings.types.js';

const lineOf = (from: string | null, state = EarningState.PAID): EarningLine => ({
  bookingId: null,
  from,
  to: null,
  rentCents: 7000,
  commissionCents: 350,
  netCents: 6650,
  state,
  availableOn: null,
});
/** Three lines a month, newest first. */
const lines = ['2027-03', '2027-02', '2027-01'].flatMap((month) =>
  ['-21', '-11', '-01'].map((day) => lineOf(`${month}${day}`)),
);
const NONE = { count: 0, paidCount: 0 };

test.each([
  ['in the middle of a month', 4, 6],
  ['at the end of a month', 6, 6],
  ['at the beginning of a month', 7, 9],
  ['behind the last line', 20, 9],
])('P10 lines cut %s are those of whole months', (_, most, shown) => {
  const { lines: found, earlierLines } = newestMonths(lines, most);
  expect(found).toEqual(lines.slice(0, shown));
  expect(earlierLines).toEqual({ count: 9 - shown, paidCount: 9 - shown });
});

test('P10 the older lines are counted, and those of them that were paid', () => {
  const late = [...lines, lineOf('2026-12-01', EarningState.OWED)];
  expect(newestMonths(late, 3).earlierLines).toEqual({ count: 7, paidCount: 6 });
});

test('P10 fees, which have no month, come first; no lines are no months', () => {
  expect(newestMonths([lineOf(null), ...lines], 2)).toMatchObject({ earlierLines: { count: 6, paidCount: 6 } });
  expect(newestMonths([], 200)).toEqual({ lines: [], earlierLines: NONE });
});

test('P10 many months ahead take no place of those that have begun, and are not counted among the older ones', () => {
  const ahead = ['2027-06', '2027-05', '2027-04'].map((month) => lineOf(`${month}-01`, EarningState.EXPECTED));
  const { lines: found, earlierLines } = linesAround([lineOf(null), ...ahead, ...lines], '2027-03-15', 2);
  expect(found.map(({ from }) => from)).toEqual([
    '2027-05-01',
    '2027-04-01',
    null,
    '2027-03-21',
    '2027-03-11',
    '2027-03-01',
  ]);
  expect(earlierLines).toEqual({ count: 6, paidCount: 6 });
});
