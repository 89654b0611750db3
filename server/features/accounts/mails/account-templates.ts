import { textParam, type MailTemplates } from '../../../core/mail/mailer.js';
import { emailToken } from '../secrets.js';
import { encryptNext } from '../sign-up/next-link.js';
import { accountMail, linkTo, page, type Destination } from './account-mail.js';

const contact = page('/contact');
const signIn = page('/auth');
const security = page('/profile/edit?section=security');

const confirmation: Destination = (params, { config }) => {
  const url = new URL('/', config.publicUrl);
  const token = emailToken(config, textParam(params, 'tokenId'));
  url.searchParams.set('confirm', token);
  if (typeof params['next'] === 'string') url.searchParams.set('go', encryptNext(config, params['next'], token));
  return url;
};

/** Mails about signing up and in, passwords, the second factor, changed addresses and suspensions. */
export const accountMails: MailTemplates = {
  'accounts.confirm-email': accountMail('confirmEmail', confirmation),
  'accounts.account-exists': accountMail('accountExists', signIn),
  'accounts.session-ended': accountMail('sessionEnded', signIn),
  'accounts.reset-password': accountMail('resetPassword', linkTo('/auth?reset=true')),
  'accounts.confirm-by-password': accountMail('confirmByPassword', linkTo('/auth?reset=confirm')),
  'accounts.password-changed': accountMail('passwordChanged', page('/auth?view=reset')),
  'accounts.new-sign-in': accountMail('newSignIn', security),
  'accounts.second-factor-on': accountMail('secondFactorOn', security),
  'accounts.second-factor-off': accountMail('secondFactorOff', security),
  'accounts.recovery-code-used': accountMail('recoveryCodeUsed', security),
  'accounts.confirm-new-email': accountMail('confirmNewEmail', linkTo('/', 'confirm')),
  'accounts.email-change-requested': accountMail('emailChangeRequested', page('/auth?view=reset')),
  'accounts.email-changed': accountMail('emailChanged', contact),
  'accounts.address-in-use': accountMail('addressInUse', signIn),
  'accounts.restored': accountMail('restored', signIn),
  'accounts.merged': accountMail('merged', signIn),
  'accounts.warned': accountMail('warned', contact),
  'accounts.limited': accountMail('limited', contact),
  'accounts.suspended-until': accountMail('suspendedUntil', contact),
  'accounts.banned': accountMail('banned', contact),
  'accounts.limit-lifted': accountMail('limitLifted', page('/dashboard')),
  'accounts.verification-reset': accountMail('verificationReset', page('/verify-identity')),
  'accounts.space-hidden': accountMail('spaceHidden', contact),
  'accounts.space-shown': accountMail('spaceShown', page('/dashboard?mode=host&tab=spaces')),
  'accounts.space-shown-paused': accountMail('spaceShownPaused', page('/dashboard?mode=host&tab=spaces')),
  'accounts.space-restored': accountMail('spaceRestored', page('/dashboard?mode=host&tab=spaces')),
  'accounts.space-removed': accountMail('spaceRemoved', contact),
  'accounts.credit-given': accountMail('creditGiven', page('/dashboard?mode=renter&tab=payments')),
  'accounts.space-mended': accountMail('spaceMended', page('/dashboard?mode=host&tab=spaces')),
};
