import { expect, test } from 'vitest';
import { maskedEmail } from '../../../client/features/developers/consent/consent-address';

test.each([
  ['lucia@correo.es', 'lu···@correo.es'],
  ['ana@correo.es', 'an···@correo.es'],
  ['yo@correo.es', 'y···@correo.es'],
  ['y@correo.es', 'y···@correo.es'],
])('P-33 %s is masked on the page of consent as in mails', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked);
});
