import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { agreementOf, openBookingPage, ownBookingOf } from '../support/booking-page';
import { useLanguage } from '../support/render';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-02T09:55:00Z') });
  return useLanguage('es', ['booking', 'condition', 'documents', 'dashboard', 'stays', 'domain']);
});
afterEach(() => vi.useRealTimers());

const panel = (name: string | RegExp) => screen.findByRole('region', { name });

test('P10 the agreement shows a host the commission and its kind', async () => {
  await openBookingPage(ownBookingOf({ viewerRole: 'HOST', monthTotalCents: null, hostMonthNetCents: 5700 }));
  const agreement = await panel('Lo acordado9 ene 2027');
  expect(await within(agreement).findByText('Comisión al mes')).toBeVisible();
  // P2: the kind of commission is shown.
  expect(agreement).toHaveTextContent(/Comisión al mes3,00\s€ · 8\s%, profesional/);
  expect(agreement).toHaveTextContent('GuardaMuebles y cajas');
});

test.each([
  ['RENTER', 'ROLLING', 6600, /Precio al mes66,00/, /Precio total/],
  ['RENTER', 'FIXED', 6600, /Precio al mes66,00\s€Precio total132,00/, /Alquiler/],
  ['RENTER', 'FIXED', null, /Precio total132,00/, /Precio al mes/],
  ['HOST', 'ROLLING', null, /Alquiler al mes120,00\s€Comisión al mes6,00/, /Precio/],
  ['HOST', 'FIXED', null, /Alquiler total120,00\s€Comisión total6,00/, /Precio/],
] as const)('P2 the agreement labels each amount (%s, %s, %s)', async (viewerRole, termType, month, has, lacks) => {
  await openBookingPage(ownBookingOf({ viewerRole, termType }), {
    BookingPageAgreement: () => ({
      booking: {
        ...agreementOf({ viewerRole, termType, monthTotalCents: month, timeZone: 'Europe/Madrid' }),
        rentCents: 12_000,
        totalCents: viewerRole === 'HOST' ? null : 13_200,
        commissionCents: viewerRole === 'HOST' ? 600 : null,
        commissionTerms: null,
      },
    }),
  });
  const agreement = await panel('Lo acordado9 ene 2027');
  await within(agreement).findByText('Fianza');
  expect(agreement).toHaveTextContent(has);
  expect(agreement).not.toHaveTextContent(lacks);
});
