import { describe, expect, test } from 'vitest';
import { sortByDate, isOfSide, withNewest } from '../../../client/features/notifications/notification-list';
import type { NotificationRow_NotificationFragment, NotificationsQuery } from '../../../client/generated/graphql';

const notification = (id: string, createdAt: string): NotificationRow_NotificationFragment => ({
  id,
  type: 'MESSAGE_RECEIVED',
  icon: 'MESSAGE',
  title: `Mensaje de ${id}`,
  message: 'Hola',
  read: false,
  createdAt,
  path: null,
  bookingId: null,
  booking: null,
  spaceTitle: null,
});
const listOf = (...nodes: NotificationRow_NotificationFragment[]): NotificationsQuery =>
  ({ notifications: { edges: nodes.map((node) => ({ cursor: node.id, node })) } }) as unknown as NotificationsQuery;
const ids = (list: NotificationsQuery): string[] => list.notifications.edges.map(({ node }) => node.id);

describe("N-M01 the bell's list", () => {
  test('moves an updated conversation to the front', () => {
    const list = listOf(
      notification('b', '2027-03-02T10:00:00Z'),
      notification('a', '2027-03-02T11:00:00Z'),
      notification('c', '2027-03-02T09:00:00Z'),
    );
    expect(ids(sortByDate(list))).toEqual(['a', 'b', 'c']);
  });

  test('returns the same object when a list is already in order, so that nothing renders again', () => {
    const list = listOf(notification('a', '2027-03-02T11:00:00Z'), notification('b', '2027-03-02T10:00:00Z'));
    expect(sortByDate(list)).toBe(list);
  });

  test('NOT-1 puts a new notification in front once', () => {
    const list = listOf(notification('a', '2027-03-02T11:00:00Z'));
    expect(ids(withNewest(list, notification('n', '2027-03-02T12:00:00Z')))).toEqual(['n', 'a']);
    expect(withNewest(list, notification('a', '2027-03-02T11:00:00Z'))).toBe(list);
  });

  test('NOT-7 shows in each mode only notifications of its bookings and those without a booking', () => {
    const ofHost = {
      ...notification('a', '2027-03-02T11:00:00Z'),
      bookingId: 'bkg_1',
      booking: { id: 'bkg_1', viewerRole: 'HOST' as const },
    };
    expect([null, 'HOST' as const, 'RENTER' as const].map((side) => isOfSide(ofHost, side))).toEqual([
      true,
      true,
      false,
    ]);
    expect(isOfSide(notification('b', '2027-03-02T11:00:00Z'), 'RENTER')).toBe(true);
    // Of a booking of others the staff are told on either side, also those who cannot read it, as in the server's lists.
    for (const booking of [{ id: 'bkg_1', viewerRole: 'ADMIN' as const }, null])
      expect([isOfSide({ ...ofHost, booking }, 'HOST'), isOfSide({ ...ofHost, booking }, 'RENTER')]).toEqual([
        true,
        true,
      ]);
  });
});
