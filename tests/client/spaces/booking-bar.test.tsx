import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { BookingBar } from '../../../client/features/spaces/space-page/components/BookingBar';
import type { BookingProps } from '../../../client/features/spaces/space-page/components/booking-props';
import { AuthProvider } from '../../../client/session/AuthProvider';
import { renderAt, useLanguage } from '../support/render';
import { createSessions } from '../support/sessions';
import { quote, space } from '../support/space-page';

beforeEach(() => useLanguage('es', ['space', 'domain']));

test.each([
  [false, /^77,00\s€\s· 5 abr – 5 jul$/],
  [true, /^5 abr – 5 jul$/],
])("P11 the bar of phones never shows the former dates' price beside the new dates; loading: %s", (isLoading, text) => {
  const booking = {
    space,
    stay: { from: '2027-04-05', to: '2027-07-05', isRolling: false },
    onStay: () => undefined,
    quoting: { quote: { ...quote, totalCents: 7700 }, isLoading, problem: null, retry: null },
    min: '2027-03-02',
  } as unknown as BookingProps;
  renderAt(
    '/space/spc_1',
    <AuthProvider client={createSessions().client}>
      <BookingBar {...booking} />
    </AuthProvider>,
  );
  expect(screen.getByRole('button', { name: text })).toBeVisible();
});
