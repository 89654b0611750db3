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
  'accounts.password-changed': accountMail('passwordChanged', page('/auth?view=reset')),
  'accounts.new-sign-in': accountMail('newSignIn', security),
  'accounts.second-factor-on': accountMail('secondFactorOn', security),
  'accounts.second-factor-off': accountMail('secondFactorOff', security),
  'accounts.recovery-code-used': accountMail('recoveryCodeUsed', security),
  'accounts.confirm-new-email': accountMail('confirmNewEmail', linkTo('/', 'confirm')),
  'accounts.email-changed': accountMail('emailChanged', contact),
  'accounts.address-in-use': accountMail('addressInUse', signIn),
  'accounts.suspended': accountMail('suspended', contact),
  'accounts.restored': accountMail('restored', signIn),
};
