import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { RequestFailed, toAppError } from '../../../client/apollo/app-error';
import { WaitingSection } from '../../../client/features/favorites/components/WaitingSection';
import { useErrorText } from '../../../client/i18n/use-error-text';
import { renderAnswered } from '../support/answers';
import { milestoneOf, openBookingPage, ownBookingOf } from '../support/booking-page';
import { renderAt, useLanguage } from '../support/render';
import { DATES, openSpace } from '../support/space-page';

beforeEach(() =>
  useLanguage('es', [
    'errors',
    'waiting',
    'favorites',
    'space',
    'domain',
    'booking',
    'stays',
    'dashboard',
    'condition',
    'documents',
  ]),
);

const AT = '2027-03-05T11:03:00Z';
const ZONES = [
  ['Europe/Madrid', '5 mar 2027, 12:03'],
  ['Atlantic/Canary', '5 mar 2027, 11:03 (hora de Canarias)'],
] as const;

function Refusal({ timeZone }: { timeZone: string }) {
  const { textOf } = useErrorText();
  const params = { until: AT, timeZone };
  return <p>{textOf(toAppError(new RequestFailed({ code: 'BOOKING_DAYS_PROMISED', params, fields: [] })))}</p>;
}

test.each(ZONES)('N-W01 a refusal names the end of a priority in the zone of the space: %s', async (timeZone, text) => {
  renderAt('/', <Refusal timeZone={timeZone} />);
  expect(await screen.findByText((words) => words.includes(`hasta el ${text}`))).toBeVisible();
});

test.each(ZONES)('N-W01 an offered place names its end in the zone of the space: %s', async (timeZone, text) => {
  renderAnswered(<WaitingSection />, {
    WaitingPlaces: () => ({
      waitingPlaces: [
        {
          __typename: 'WaitingPlace',
          id: 'wtp_1',
          from: '2027-04-01',
          to: null,
          state: 'OFFERED',
          priorityUntil: AT,
          timeZone,
          ahead: 0,
          space: null,
        },
      ],
    }),
  });
  expect(await screen.findByText((words) => words.includes(text))).toBeVisible();
});

test.each(ZONES)('N-W01 the space page names the end of a priority in its zone: %s', async (timeZone, text) => {
  await openSpace({ dates: DATES, quote: { isAvailable: false, promisedUntil: AT, timeZone } });
  const [shown] = await screen.findAllByText((words) => words.includes(text));
  expect(shown).toBeVisible();
});

test.each([
  ['Europe/Madrid', '4 nov', 'A las 23:30'],
  ['Atlantic/Canary', '4 nov', 'A las 22:30 (hora de Canarias)'],
] as const)('P10 a request has the day and the time of the zone of the space: %s', async (timeZone, day, time) => {
  const asked = milestoneOf('REQUESTED', 'DONE', { day: '2027-11-04', at: '2027-11-04T22:30:00Z' });
  await openBookingPage(ownBookingOf({ timeZone }), {
    BookingPageLife: () => ({ booking: { __typename: 'Booking', id: 'bkg_1', milestones: [asked] } }),
  });
  const life = await screen.findByRole('region', { name: 'De principio a fin' });
  expect(await within(life).findByText(time)).toBeVisible();
  expect(life).toHaveTextContent(day);
});
