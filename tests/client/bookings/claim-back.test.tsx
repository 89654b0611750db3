import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CaseBack } from '../../../client/features/claims/case/CaseBack';
import { renderAt, useLanguage } from '../support/render';

const BOOKING = { id: 'bkg_1', reference: 'HU-2027-00001' };

test.each([
  ['CLAIMANT', '/dashboard?mode=renter&tab=bookings&highlight=bkg_1', 'Reserva HU-2027-00001'],
  ['OTHER_SIDE', '/dashboard?mode=host&tab=bookings&highlight=bkg_1', 'Reserva HU-2027-00001'],
  ['STAFF', '/admin/claims/clm_1', 'Caso RE-2027-00001'],
] as const)('P5 the link above a claim leads %s back to %s', async (viewerRole, path, name) => {
  await useLanguage('es', ['claims']);
  const claim = { id: 'clm_1', reference: 'RE-2027-00001', side: 'RENTER', viewerRole, booking: BOOKING } as const;
  renderAt('/', <CaseBack claim={claim} />);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);
});
