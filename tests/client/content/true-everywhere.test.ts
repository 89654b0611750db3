import { expect, test } from 'vitest';
import { messages as bookingEn } from '../../../client/i18n/en/booking';
import { messages as consentEn } from '../../../client/i18n/en/consent';
import { messages as bookingEs } from '../../../client/i18n/es/booking';
import { messages as consentEs } from '../../../client/i18n/es/consent';

test.each([
  [bookingEs, /cita/, /equipo|pídenos/iu],
  [bookingEn, /appointment/, /team|ask us/iu],
])(
  'T21 the booking page says to both sides who arranges the collection, as mails and help do',
  ({ step }, what, who) => {
    for (const { text } of [step.renter.RETURN_GOODS, step.host.RETURN_GOODS]) {
      expect(text).toMatch(what);
      expect(text).toMatch(who);
    }
  },
);

// Full-height pages, tasks and the developers' area have no footer, or another one.
test('COO-2 the cookie settings do not promise a footer on every page', () => {
  for (const { lead } of [consentEs, consentEn]) expect(lead).not.toMatch(/pie de (cualquier|cada|todas)|foot of/);
});
