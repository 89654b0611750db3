import type { messages as spanish } from '../es/apiTerms';
import type { SameKeys } from '../translations';

export const messages: SameKeys<typeof spanish> = {
  title: 'Terms of the API',
  lead: 'For anyone who uses the Hueco API with a key or an app, besides the <terms>terms of use</terms>.',
  version: 'Version of {{day}}',
  sections: {
    who: {
      title: 'Who may use it',
      text: 'Anybody with a Hueco account. By creating a key or registering an app you accept these terms. Using the API is free; what is booked with it costs the same as on the website.',
    },
    keys: {
      title: 'Your keys and secrets',
      text: 'They are yours, and you answer for what is done with them. Keep them on your server, never in a page or an app. If one leaks, revoke it in the <console>console</console>.',
    },
    people: {
      title: 'What you do for other people',
      text: 'Only with their consent, given on Hueco, and for what that consent says. Do not ask for their password. Paying, accepting terms and declaring what is stored is always done by each person, on Hueco. If they withdraw their consent, delete what you received by it, except for what the law makes you keep.',
    },
    data: {
      title: 'What you show and store',
      text: 'Always show the final price, with fees and taxes, and link to the listing. Photos and texts belong to who published them: use them only to show that space, and remove them once it is no longer published. Do not publish exact addresses or contact details, and do not store personal data that you do not need.',
    },
    limits: {
      title: 'Limits',
      text: 'Each call costs points; how many there are is in <limits>Limits</limits>. Do not avoid them with several accounts or keys. Tell us of security problems before anybody else, through <contact>Contact</contact>.',
    },
    changes: {
      title: 'Changes',
      text: 'What is in the public schema is not removed unless it was marked at least three months before, with its date. All of it is in <changes>Versions and notice</changes>. If these terms change, we say so there a month before.',
    },
    service: {
      title: 'Availability',
      text: 'We promise no percentage. What we measure of the last 24 hours is in <status>Service status</status>. Hueco is a demo today, as the <legal>legal notice</legal> explains: payments use test cards.',
    },
    end: {
      title: 'When it ends',
      text: 'You can stop using it whenever you like: revoke your keys and remove your apps. If somebody breaks these terms, we may limit or revoke their keys; we say why, and they can complain through <contact>Contact</contact>. Spanish law applies.',
    },
  },
};
