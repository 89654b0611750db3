import { describe, expect, test } from 'vitest';
import { containsWhole, isAboutUser } from '../../../server/features/privacy/erasure/personal-texts.rules.js';

describe('P-64 containsWhole matches whole texts only', () => {
  test.each<[string, string, boolean]>([
    ['ana@example.com', 'ana@example.com', true],
    ['Soy ANA@example.com.', 'ana@example.com', true],
    ['<ana@example.com>, y más', 'ana@example.com', true],
    ['susana@example.com', 'ana@example.com', false],
    ['ana@example.com.mx', 'ana@example.com', false],
    ['mariana.ana@example.com', 'ana@example.com', false],
    ['Llámame: +34612345678', '+34612345678', true],
    ['+346123456789', '+34612345678', false],
    ['/dashboard?highlight=bkg_AbC-_9&tab=bookings', 'bkg_AbC-_9', true],
    ['bkg_AbC-_91', 'bkg_AbC-_9', false],
    ['La reserva 2027-123456.', '2027-123456', true],
    ['Ana Ruiz (de Madrid)', 'Ana Ruiz', true],
    ['Mariana Ruiz', 'ana ruiz', false],
    ['Un nombre (raro) [así] a+b', '(raro) [así] a+b', true],
  ])('%s / %s: %s', (text, part, expected) => {
    expect(containsWhole(text, part)).toBe(expected);
  });
});

test('P-64 a job is about the user when it contains their address or booking', () => {
  const personal = { addresses: ['ana@example.com'], bookings: ['bkg_1'] };
  expect(isAboutUser({ to: 'ana@example.com' }, personal)).toBe(true);
  expect(isAboutUser({ params: [{ path: '/x?highlight=bkg_1' }, 1, null] }, personal)).toBe(true);
  expect(isAboutUser({ to: 'susana@example.com', params: { bkg_1: true } }, personal)).toBe(false);
});
