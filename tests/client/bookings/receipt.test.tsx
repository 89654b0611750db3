import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { Receipt } from '../../../client/features/bookings/success/Receipt';
import type { SuccessBooking } from '../../../client/features/bookings/success/steps';
import { AuthProvider } from '../../../client/session/AuthProvider';
import { bookingOf, space } from '../support/checkout';
import { renderAt, useLanguage } from '../support/render';
import { createSessions } from '../support/sessions';

beforeEach(() => useLanguage('es', ['checkout', 'domain']));

function open(change: Partial<SuccessBooking>): void {
  const booking = { ...bookingOf(), lines: [], space, host: space.host, requestedAt: null, ...change };
  renderAt(
    '/',
    <AuthProvider client={createSessions().client}>
      <Receipt booking={booking as unknown as SuccessBooking} />
    </AuthProvider>,
  );
}

test('P11 the receipt of a space in the Canaries names the last free day there', () => {
  open({ freeCancellationUntil: '2027-04-10T23:00:00Z', timeZone: 'Atlantic/Canary' });
  expect(screen.getByText('Cancelas gratis hasta el sábado 10 de abril.')).toBeVisible();
});

test('P11 the receipt names the hours after the confirmation, as the checkout does', () => {
  open({ freeHoursAfterConfirmation: 24, freeCancellationUntil: null });
  expect(screen.getByText('Cancelas gratis hasta 24 horas después de la confirmación.')).toBeVisible();
});
