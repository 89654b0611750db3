import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { Receipt } from '../../../client/features/bookings/success/Receipt';
import { StepList } from '../../../client/features/bookings/success/StepList';
import type { SuccessBooking } from '../../../client/features/bookings/success/steps';
import { AuthProvider } from '../../../client/session/AuthProvider';
import { bookingOf, space } from '../support/checkout';
import { renderAt, useLanguage } from '../support/render';
import { createSessions } from '../support/sessions';
import { meaningsOf } from '../support/status-meanings';

beforeEach(() => useLanguage('es', ['checkout', 'domain']));

function open(change: Partial<SuccessBooking>): void {
  const booking = { ...bookingOf(), lines: [], space, host: space.host, requestedAt: null, ...change };
  renderAt(
    '/',
    <AuthProvider client={createSessions().client}>
      <Receipt booking={booking as unknown as SuccessBooking} />
      <StepList booking={booking as unknown as SuccessBooking} />
    </AuthProvider>,
  );
}

test('P11 the receipt of a space in the Canaries names the last free day there', () => {
  open({ freeCancellationUntil: '2027-04-10T23:00:00Z', timeZone: 'Atlantic/Canary' });
  expect(screen.getByText('Cancelación flexible. Cancelas gratis hasta el sábado 10 de abril.')).toBeVisible();
});

test('P11 the receipt names the hours after the confirmation, as the checkout does', () => {
  open({ freeHoursAfterConfirmation: 24, freeCancellationUntil: null });
  expect(
    screen.getByText('Cancelación flexible. Cancelas gratis hasta 24 horas después de la confirmación.'),
  ).toBeVisible();
});

test('P3 the receipt names the cancellation policy where no free day is left', () => {
  const { cancellationTerms } = bookingOf();
  open({ cancellationTerms: { ...cancellationTerms, policy: 'STRICT' } as never, freeCancellationUntil: null });
  expect(screen.getByText('Cancelación estricta')).toBeVisible();
});

const payment = (change: object) => ({
  payment: {
    __typename: 'BookingPayment' as const,
    status: 'AUTHORIZED' as const,
    isToCome: !('status' in change),
    methodLast4: '4242',
    totalCents: 6000,
    creditCents: 2000,
    dueAt: '2027-04-05T10:00:00Z',
    ...change,
  },
});

test.each([
  ['REQUESTED', {}, /^Solicitud enviadaHemos retenido 40,00\s€ en tu tarjeta terminada en 4242/],
  ['CONFIRMED', { status: 'CAPTURED' }, /^Marta ha aceptadoHemos cobrado 40,00\s€ en tu tarjeta terminada en 4242/],
  ['REQUESTED', { creditCents: 6000 }, /^Solicitud enviada$/],
] as const)('N-R09 in %s the card has only what the credit leaves: %o', (status, change, words) => {
  open({ ...meaningsOf(status), status, ...payment(change) });
  const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts).toContainEqual(expect.stringMatching(words));
});

test.each([
  ['its end once notice was given', false, /^Salida/],
  ['no end while it goes on', true, null],
])('P11 a monthly rental has %s', (_, isOpenEnded, last) => {
  open({ ...meaningsOf('ACTIVE'), status: 'ACTIVE', termType: 'ROLLING', isOpenEnded });
  expect(screen.queryAllByText(/^Sin fecha/)).toHaveLength(isOpenEnded ? 1 : 0);
  expect(screen.queryAllByText(/^Sales el/)).toHaveLength(last ? 1 : 0);
});
