import { CONFIRM_LINK_HOURS, RESET_LINK_MINUTES } from '../account.rules.js';
import type { SameKeys } from '../../../core/values/texts.js';
import type { es } from './es.js';

const NOT_YOU = 'If it was not you, change your password right now and check where you are signed in.';

/** The scope of the decision, how it was taken, and how to contest it (DSA, articles 17, 20 and 21). */
const APPEAL_EN =
  'The decision applies to all of Hueco, in every country. A person decided this, not a program. If you think we are wrong, you have six months to complain, free of charge, with the button in this e-mail: somebody else will look at it again. You can also go to an out-of-court dispute body or to court.';

/** Texts of the account mails in English. */
export const en: SameKeys<typeof es> = {
  confirmEmail: {
    subject: 'Confirm your e-mail for Hueco',
    preview: 'One click and your account is ready.',
    paragraphs: ['Almost there. Confirm that this e-mail address is yours and you can sign in to Hueco.'],
    label: 'Confirm my e-mail',
    note: `The link works for ${CONFIRM_LINK_HOURS} hours and only once. If you did not create an account on Hueco, do nothing: nobody can use it until it is confirmed.`,
  },
  accountExists: {
    subject: 'You already have a Hueco account',
    preview: 'Sign in with the password you have.',
    paragraphs: [
      'Somebody, perhaps you, tried to create a Hueco account with this e-mail address. You already have one: sign in with your password.',
    ],
    label: 'Sign in',
    note: 'If it was not you, there is nothing to do: your account is unchanged and nobody has accessed it.',
  },
  sessionEnded: {
    subject: 'We closed one of your sessions to be safe',
    preview: 'Somebody may have copied it.',
    paragraphs: [
      'One of your sessions was used from two places at once. Somebody may have copied it, so we closed it everywhere.',
      'Sign in again with your password. Your other sessions stay open.',
    ],
    label: 'Sign in',
    details: { device: 'Device' },
  },
  resetPassword: {
    subject: 'Choose a new password for Hueco',
    preview: `The link works for ${RESET_LINK_MINUTES} minutes.`,
    paragraphs: [
      'Somebody, most likely you, asked for a new password for your Hueco account. Choose it with this button.',
    ],
    label: 'Choose a password',
    note: `The link works for ${RESET_LINK_MINUTES} minutes and only once. If you did not ask for it, do nothing: your password stays as it is.`,
  },
  confirmByPassword: {
    subject: 'Confirm your e-mail at Hueco',
    preview: 'Choose your password and your account is ready.',
    paragraphs: [
      'You asked again for the link that confirms this address, from a browser in which you did not sign up. Choose the password of your account with this button: that confirms it.',
    ],
    label: 'Choose a password and confirm',
    note: `The link works for ${RESET_LINK_MINUTES} minutes and only once. If you did not ask for it, do nothing: nobody can use the account until it is confirmed.`,
  },
  passwordChanged: {
    subject: 'Your Hueco password was changed',
    preview: 'And we closed your other sessions.',
    paragraphs: ['To be safe we closed all other sessions you had open.'],
    label: 'It was not me: change it',
    note: 'If it was you, there is nothing more to do.',
    details: { at: 'When' },
  },
  newSignIn: {
    subject: 'New sign-in to Hueco',
    preview: 'From a device we do not recognise.',
    paragraphs: ['Somebody signed in to your account from a device we do not recognise.'],
    label: 'See my sessions',
    note: `If it was you, there is nothing to do. ${NOT_YOU}`,
    details: { device: 'Device', at: 'When' },
    whenEmpty: { device: 'Unknown' },
  },
  secondFactorOn: {
    subject: 'Two-step verification is on',
    preview: 'Keep your recovery codes safe.',
    paragraphs: [
      'From now on, signing in to your account takes your password and a code from your app. We closed your other sessions.',
      'Keep your ten recovery codes in a safe place: each works once if you lose your phone.',
    ],
    label: 'See the security of my account',
    note: NOT_YOU,
  },
  secondFactorOff: {
    subject: 'Two-step verification is off',
    preview: 'Your account now opens with just your password.',
    paragraphs: ['Your account now opens with just your password, and the recovery codes no longer work.'],
    label: 'Turn it on again',
    note: NOT_YOU,
  },
  recoveryCodeUsed: {
    subject: 'A recovery code was used',
    preview: 'Codes left: {{left}}.',
    paragraphs: [
      'Somebody signed in to your account with your password and one of your recovery codes. That code no longer works. Codes left: {{left}}.',
    ],
    label: 'Make new codes',
    note: NOT_YOU,
  },
  confirmNewEmail: {
    subject: 'Confirm your new e-mail for Hueco',
    preview: 'One click and your account will use this address.',
    paragraphs: [
      'You asked for your Hueco account to use this e-mail address. Confirm that it is yours; until then the old one stays.',
    ],
    label: 'Confirm my e-mail',
    note: `The link works for ${CONFIRM_LINK_HOURS} hours and only once. If you did not ask for it, do nothing.`,
  },
  emailChangeRequested: {
    subject: 'A change of the e-mail of your Hueco account was requested',
    preview: 'Your e-mail stays this one until the new one is confirmed.',
    paragraphs: [
      'Somebody, probably you, used your password to ask for your account to use another e-mail address. Until it is confirmed from the new address, your account keeps this one.',
    ],
    label: 'Change my password',
    note: 'If it was you, there is nothing more to do here. If not, change your password right now: that cancels the change of e-mail and ends your sessions.',
    details: { newEmail: 'New e-mail' },
  },
  emailChanged: {
    subject: 'Your Hueco account now uses another e-mail',
    preview: 'This address no longer opens your account.',
    paragraphs: ['From now on you sign in and get our e-mails with the new address.'],
    label: 'It was not me: tell Hueco',
    note: 'If it was you, there is nothing more to do.',
    details: { newEmail: 'New e-mail' },
  },
  addressInUse: {
    subject: 'You already have a Hueco account with this e-mail',
    preview: 'Each account needs its own address.',
    paragraphs: [
      'Somebody, perhaps you, wanted to use this e-mail address for another Hueco account. As you already have an account with it, we did not change it.',
    ],
    label: 'Sign in',
    note: 'If it was not you, there is nothing to do: your account is unchanged.',
  },
  restored: {
    subject: 'Your Hueco account is active again',
    preview: 'You can sign in again.',
    paragraphs: ['We lifted the suspension. You can sign in again with your e-mail and password.'],
    label: 'Sign in',
  },
  warned: {
    subject: 'A warning about your Hueco account',
    preview: 'Your account stays open; read the reason.',
    paragraphs: [
      'We looked at something on your account, and it breaks Hueco’s rules. This is a warning: it stays in your history, but takes nothing from you and your account stays open. If it happens again we may limit or suspend it.',
    ],
    label: 'I do not agree',
    note: APPEAL_EN,
    details: { rule: 'Reason', reason: 'What happened', origin: 'How we learned of it' },
  },
  limited: {
    subject: 'We limited your Hueco account',
    preview: 'There are things you cannot do on Hueco for a few days.',
    paragraphs: [
      'Something on your account breaks Hueco’s rules, so until the date below there are things you cannot do. After that you can again, without asking. Your bookings and your money stay as they are.',
    ],
    label: 'I do not agree',
    note: APPEAL_EN,
    details: {
      what: 'What you cannot do',
      until: 'Until',
      rule: 'Reason',
      reason: 'What happened',
      origin: 'How we learned of it',
    },
  },
  suspendedUntil: {
    subject: 'We suspended your Hueco account',
    preview: 'The suspension ends by itself.',
    paragraphs: [
      'Something on your account breaks Hueco’s rules. We suspended your account and closed your sessions. Until the date below you cannot sign in, and others do not see your profile. Then it opens by itself.',
    ],
    label: 'I do not agree',
    note: APPEAL_EN,
    details: { until: 'Until', rule: 'Reason', reason: 'What happened', origin: 'How we learned of it' },
  },
  banned: {
    subject: 'We closed your Hueco account',
    preview: 'You can no longer use Hueco; read the reason.',
    paragraphs: [
      'Something on your account breaks Hueco’s rules. We closed your account and your sessions, with no end date. You can no longer sign in or create another one. You can still collect what you store and you will be paid what you are owed: we will write to you.',
    ],
    label: 'I do not agree',
    note: APPEAL_EN,
    details: { rule: 'Reason', reason: 'What happened', origin: 'How we learned of it' },
  },
  limitLifted: {
    subject: 'You can use Hueco without limits again',
    preview: 'We lifted a limit on your account.',
    paragraphs: ['We lifted a limit on your account early.'],
    label: 'Go to my dashboard',
    details: { reason: 'Reason' },
  },
  merged: {
    subject: 'Your two Hueco accounts are one now',
    preview: 'All of the other one is here.',
    paragraphs: [
      'You had two accounts, and we have merged them into this one. Your spaces, messages, favourites and the rest of the other one are here now; the other one is gone.',
    ],
    label: 'Sign in',
    details: { reason: 'Why' },
  },
  verificationReset: {
    subject: 'We need to verify your identity again',
    preview: 'Upload your document once more.',
    paragraphs: [
      'Your identity no longer counts as verified. Upload your document once more: we will look at it within 48 hours.',
    ],
    label: 'Verify my identity',
    details: { reason: 'Reason' },
  },
  spaceHidden: {
    subject: 'We hid one of your spaces',
    preview: 'It is not in the search; your bookings stay.',
    paragraphs: [
      'We hid this space because it breaks the law or Hueco’s rules: it is not in the search, with no end date, as long as the decision holds. The bookings it has stay as they are.',
    ],
    label: 'I do not agree',
    note: APPEAL_EN,
    details: { space: 'Space', reason: 'Reason', origin: 'How we learned of it' },
  },
  spaceShown: {
    subject: 'Your space is published again',
    preview: 'It is back in the search.',
    paragraphs: ['It is back in the search and can be booked.'],
    label: 'See my spaces',
    details: { space: 'Space', reason: 'Reason' },
  },
  spaceShownPaused: {
    subject: 'Your space is no longer hidden',
    preview: 'It is still paused, as you left it.',
    paragraphs: ['It is still paused, as you left it: it is in the search once you resume it.'],
    label: 'See my spaces',
    details: { space: 'Space', reason: 'Reason' },
  },
  spaceRestored: {
    subject: 'Your space is back on Hueco',
    preview: 'It is in your dashboard, not published.',
    paragraphs: [
      'We reversed its removal. It is in your dashboard, not published: it is back in the search when you want it to be.',
    ],
    label: 'See my spaces',
    details: { space: 'Space', reason: 'Reason' },
  },
  spaceRemoved: {
    subject: 'We removed one of your spaces',
    preview: 'It is no longer on Hueco; read the reason.',
    paragraphs: [
      'We removed this space because it breaks the law or Hueco’s rules. It is on no page any more and cannot be published again: the decision has no end date.',
    ],
    label: 'I do not agree',
    note: APPEAL_EN,
    details: { space: 'Space', reason: 'Reason', origin: 'How we learned of it' },
  },
  creditGiven: {
    subject: 'You have {{amount}} of credit with Hueco',
    preview: 'It comes off your next charge.',
    paragraphs: ['There is nothing for you to do: it comes off your next charge.'],
    label: 'See my payments',
    details: { reference: 'Booking', reason: 'Why' },
  },
  spaceMended: {
    subject: 'We corrected something in your space',
    preview: 'Please check that it is right.',
    paragraphs: ['Please check that it is right. If it is not, you can change it yourself.'],
    label: 'See my spaces',
    details: { space: 'Space', reason: 'What we changed and why' },
  },
};
