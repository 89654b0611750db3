import type { SameKeys, Translations } from '../translations';

/** Telling the staff that something on a page is wrong. */
export const messages: SameKeys<Translations['report']> = {
  how: 'How we look after safety',
  reason: 'What is wrong',
  choose: 'Choose one',
  details: 'Tell us about it',
  name: 'Your name',
  email: 'Your e-mail',
  emailHint: 'We write there what we decide.',
  goodFaith: 'I believe in good faith that what I say is true and complete.',
  send: 'Send report',
  sent: 'Thank you for telling us',
  sentText: 'Your report has the code {{code}}. We write to {{email}} what we decide.',
};
