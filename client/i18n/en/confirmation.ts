import type { messages as es } from '../es/confirmation';
import type { SameKeys } from '../translations';

/** Toasts of a confirmed e-mail address. */
export const messages: SameKeys<typeof es> = {
  title: 'E-mail confirmed',
  text: 'You can sign in now.',
  signedIn: 'Your account is ready and you are signed in.',
  changed: 'It is the e-mail of your account from now on.',
  failed: 'We could not confirm the e-mail',
};
