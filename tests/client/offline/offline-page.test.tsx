import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { OfflinePage } from '../../../client/features/offline/OfflinePage';
import type { OfflineBookings } from '../../../client/features/offline/store-bookings';
import { readEncrypted } from '../../../client/session/encrypted-storage';
import { rememberPerson } from '../../../client/session/tabs';
import { renderAt, useLanguage } from '../support/render';

vi.mock('../../../client/session/encrypted-storage', () => ({ readEncrypted: vi.fn() }));
vi.mock('../../../client/features/offline/wait-for-server', () => ({ waitForServer: () => () => undefined }));

beforeEach(() => {
  rememberPerson('usr_lucia');
  return useLanguage('es', ['offline']);
});

const booking = (isOpenEnded: boolean): OfflineBookings[number] =>
  ({
    __typename: 'Booking',
    id: 'bkg_1',
    reference: 'HU-bkg_1',
    status: 'ACTIVE',
    from: '2027-04-05',
    to: '2027-05-20',
    isOpenEnded,
    host: { displayName: 'Marta' },
    moveIn: null,
    space: {
      title: 'Trastero seco',
      address: null,
      floor: null,
      door: null,
      postalCode: null,
      city: null,
      accessInstructions: null,
    },
  }) as OfflineBookings[number];

test.each([
  [true, /^Reserva HU-bkg_1 · desde el 5 abr 2027$/],
  [false, /^Reserva HU-bkg_1 · 5 abr\s–\s20 may 2027$/],
])('U4 without a connection a booking shows its last day unless it goes on: %s', async (isOpenEnded, line) => {
  vi.mocked(readEncrypted).mockResolvedValue({ at: '2027-04-10T09:00:00Z', value: [booking(isOpenEnded)] });
  renderAt('/booking/bkg_1', <OfflinePage />);
  const card = await screen.findByRole('listitem');
  expect(card.querySelector('p')?.textContent).toMatch(line);
});
