import { describe, expect, test } from 'vitest';
import { Role } from '../../../server/core/roles.js';
import {
  canBookAgain,
  canReadBooking,
  canReadHostMoney,
  canReadRenterMoney,
  viewerRoleOf,
} from '../../../server/features/bookings/booking.policy.js';
import { referenceOf } from '../../../server/features/bookings/quote/booking-quote.rules.js';
import { dueBalances, postingLines } from '../../../server/features/bookings/ledger/posting.rules.js';
import { statusesThat } from '../../../server/features/bookings/booking-status.rules.js';
import { SpaceStatus } from '../../../server/features/spaces/space.enums.js';
import { BookingStatus } from '../../../server/features/bookings/booking.enums.js';

const viewer = (id: string, ...roles: Role[]) => ({ id, sessionId: 's', roles: new Set(roles), isEmailVerified: true });
const booking = (requestedAt: Date | null) => ({
  renterId: 'renter',
  hostId: 'host',
  status: BookingStatus.REQUESTED,
  requestedAt,
});
const asked = booking(new Date(0));

describe('P-34 roles and access', () => {
  test.each([
    ['renter', viewer('renter', Role.RENTER), 'renter', true, false],
    ['host', viewer('host', Role.HOST), 'host', false, true],
    ['admin', viewer('other', Role.ADMIN), 'admin', true, true],
    ['admin who is the renter', viewer('renter', Role.ADMIN), 'renter', true, false],
    ['another host', viewer('other', Role.HOST, Role.RENTER), null, false, false],
    ['visitor', null, null, false, false],
  ])('%s', (_name, who, role, renterMoney, hostMoney) => {
    expect(viewerRoleOf(who, asked)).toBe(role);
    expect(canReadBooking(who, asked)).toBe(role !== null);
    expect(canReadRenterMoney(who, asked)).toBe(renterMoney);
    expect(canReadHostMoney(who, asked)).toBe(hostMoney);
  });

  test('the host has no access before the request', () => {
    expect(viewerRoleOf(viewer('host', Role.HOST), booking(null))).toBeNull();
  });
});

test('the address is shown from confirmed to move_out', () => {
  const open = statusesThat('showsAddress');
  expect(open).toEqual([BookingStatus.CONFIRMED, BookingStatus.ACTIVE, BookingStatus.ENDING, BookingStatus.MOVE_OUT]);
});

test('a sent booking is live until its keys are back; it stops when nothing comes of it or the staff end it', () => {
  const { REQUESTED, CONFIRMED, ACTIVE, ENDING, MOVE_OUT, TERMINATED } = BookingStatus;
  expect(statusesThat('isLive')).toEqual([REQUESTED, CONFIRMED, ACTIVE, ENDING, MOVE_OUT]);
  expect(statusesThat('isStopped')).toEqual([...statusesThat('cameToNothing'), TERMINATED]);
});

test('only the renter of a completed stay can book again, and only a public space', () => {
  const renter = viewer('renter', Role.RENTER);
  const space = { hostId: 'host', status: SpaceStatus.PUBLISHED };
  const over = { ...asked, status: BookingStatus.COMPLETED };
  expect(canBookAgain(renter, over, space)).toBe(true);
  for (const status of Object.values(BookingStatus).filter((one) => one !== BookingStatus.COMPLETED))
    expect(canBookAgain(renter, { ...over, status }, space)).toBe(false);
  expect(canBookAgain(renter, over, { ...space, status: SpaceStatus.PAUSED })).toBe(false);
  for (const other of [null, viewer('host', Role.HOST), viewer('other', Role.ADMIN)])
    expect(canBookAgain(other, over, space)).toBe(false);
});

test('references are unique and not sequential', () => {
  const references = Array.from({ length: 20_000 }, (_, n) => referenceOf(n + 1, '2027'));
  expect(new Set(references).size).toBe(references.length);
  expect(references.every((reference) => /^HU-2027-\d{6}$/.test(reference))).toBe(true);
  expect(references.slice(0, 3)).not.toEqual(references.slice(0, 3).toSorted());
  expect(referenceOf(1_000_001, '2027')).toMatch(/^HU-2027-1\d{6}$/);
});

test('P-06 the ledger lines of a charge sum to zero', () => {
  const charge = { rentCents: 7000, renterFeeCents: 700, protectionCents: 499, ivaCents: 121, totalCents: 8199 };
  const entries = postingLines('cycle_due', dueBalances(charge));
  expect(entries).toEqual([
    { account: 'renter_receivable', amountCents: 8199 },
    { account: 'held', amountCents: -7000 },
    { account: 'platform_fee', amountCents: -1078 },
    { account: 'tax_payable', amountCents: -121 },
  ]);
  expect(entries.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0);
});
