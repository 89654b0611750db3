import { beforeEach, expect, test, vi } from 'vitest';
import { CancellationBox } from '../../../client/features/bookings/checkout/components/CancellationBox';
import type { PolicyTerms_TermsFragment } from '../../../client/generated/graphql';
import { instantIn } from '../../../client/ui/time/instant-in';
import { renderAt, useLanguage } from '../support/render';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-07-01T00:00:00Z') });
  return useLanguage('es', ['checkout', 'domain']);
});

test.each([
  ['Europe/Madrid', 22],
  ['Atlantic/Canary', 23],
])('BOK-2 the bar of free cancellation ends at midnight in %s', (timeZone, hours) => {
  const terms = { policy: 'FLEXIBLE', freeHours: 24 } as PolicyTerms_TermsFragment;
  const { container } = renderAt(
    '/',
    <CancellationBox
      terms={terms}
      freeUntil="2027-07-01T12:00:00Z"
      freeHours={null}
      from="2027-07-02"
      timeZone={timeZone}
    />,
  );
  const bar = container.querySelector<HTMLElement>('[style*="--free"]');
  expect(Number.parseFloat(bar?.style.getPropertyValue('--free') ?? '')).toBeCloseTo((12 / hours) * 100, 3);
});

test.each([
  ['Europe/Madrid', '2027-01-10', '2027-01-09T23:00:00.000Z'],
  ['Europe/Madrid', '2027-03-29', '2027-03-28T22:00:00.000Z'],
  ['Atlantic/Canary', '2027-01-10', '2027-01-10T00:00:00.000Z'],
  ['Atlantic/Canary', '2027-07-10', '2027-07-09T23:00:00.000Z'],
])('BOK-2 a day in %s begins at its midnight: %s', (timeZone, day, instant) => {
  expect(instantIn(timeZone, day, '00:00')).toBe(instant);
});

test.each([
  ['Europe/Madrid', '2027-07-03T22:00:00Z', '3 jul'],
  ['Atlantic/Canary', '2027-07-03T22:00:00Z', '3 jul'],
  ['Atlantic/Canary', '2027-07-03T23:00:00Z', '3 jul'],
  ['Europe/Madrid', '2027-07-03T22:01:00Z', '4 jul'],
])('BOK-2 in %s the bar, the label and the words name the same last day of %s: %s', (timeZone, freeUntil, day) => {
  const terms = { policy: 'FLEXIBLE', freeHours: 24 } as PolicyTerms_TermsFragment;
  const { container, getByText } = renderAt(
    '/',
    <CancellationBox terms={terms} freeUntil={freeUntil} freeHours={null} from="2027-07-05" timeZone={timeZone} />,
  );
  expect(getByText(`Gratis hasta el ${day}`)).toBeTruthy();
  const bar = container.querySelector('[style*="--free"]');
  expect([...(bar?.querySelectorAll('span') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Hoy',
    day,
    '5 jul',
  ]);
});
