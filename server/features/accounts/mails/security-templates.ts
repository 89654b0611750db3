import { Locale } from '../../../core/values/locale.js';
import type { MailTemplates } from '../../../core/mail/mailer.js';
import { accountMail, formatMoment, linkTo, page } from './account-mail.js';

const security = page('/profile/edit?section=security');
const newPassword = page('/auth?view=reset');

const NOT_YOU = {
  [Locale.ES]: 'Si no has sido tú, cambia tu contraseña ahora mismo y mira dónde tienes la sesión abierta.',
  [Locale.EN]: 'If it was not you, change your password right now and look where you are signed in.',
};

const resetPassword = accountMail(linkTo('/auth?reset=true'), {
  [Locale.ES]: () => ({
    subject: 'Elige una contraseña nueva para Hueco',
    preview: 'El enlace vale durante 30 minutos.',
    paragraphs: [
      'Alguien, seguramente tú, ha pedido una contraseña nueva para tu cuenta de Hueco. Elígela con este botón.',
    ],
    label: 'Elegir contraseña',
    note: 'El enlace vale durante 30 minutos y una sola vez. Si no lo has pedido tú, no hagas nada: tu contraseña sigue siendo la misma.',
  }),
  [Locale.EN]: () => ({
    subject: 'Choose a new password for Hueco',
    preview: 'The link works for 30 minutes.',
    paragraphs: [
      'Somebody, most likely you, asked for a new password for your Hueco account. Choose it with this button.',
    ],
    label: 'Choose a password',
    note: 'The link works for 30 minutes and only once. If you did not ask for it, do nothing: your password stays as it is.',
  }),
});

const passwordChanged = accountMail(newPassword, {
  [Locale.ES]: (param, locale) => ({
    subject: 'Has cambiado tu contraseña de Hueco',
    preview: 'Y hemos cerrado tus otras sesiones.',
    paragraphs: [
      'La contraseña de tu cuenta ha cambiado. Por seguridad hemos cerrado las demás sesiones que tenías abiertas.',
    ],
    details: [{ label: 'Cuándo', value: formatMoment(param('at'), locale) }],
    label: 'No he sido yo: pedir otra',
    note: 'Si has sido tú, no tienes que hacer nada más.',
  }),
  [Locale.EN]: (param, locale) => ({
    subject: 'Your Hueco password was changed',
    preview: 'And we closed your other sessions.',
    paragraphs: ['The password of your account was changed. To be safe we closed all other sessions you had open.'],
    details: [{ label: 'When', value: formatMoment(param('at'), locale) }],
    label: 'It was not me: ask for another',
    note: 'If it was you, there is nothing more to do.',
  }),
});

const newSignIn = accountMail(security, {
  [Locale.ES]: (param, locale) => ({
    subject: 'Nuevo inicio de sesión en Hueco',
    preview: 'Desde un dispositivo que no conocíamos.',
    paragraphs: ['Alguien ha entrado en tu cuenta desde un dispositivo que no conocíamos.'],
    details: [
      { label: 'Dispositivo', value: param('device') || 'Desconocido' },
      { label: 'Cuándo', value: formatMoment(param('at'), locale) },
    ],
    label: 'Ver mis sesiones',
    note: `Si has sido tú, no tienes que hacer nada. ${NOT_YOU[Locale.ES]}`,
  }),
  [Locale.EN]: (param, locale) => ({
    subject: 'New sign-in to Hueco',
    preview: 'From a device we did not know.',
    paragraphs: ['Somebody signed in to your account from a device we did not know.'],
    details: [
      { label: 'Device', value: param('device') || 'Unknown' },
      { label: 'When', value: formatMoment(param('at'), locale) },
    ],
    label: 'See my sessions',
    note: `If it was you, there is nothing to do. ${NOT_YOU[Locale.EN]}`,
  }),
});

const secondFactorOn = accountMail(security, {
  [Locale.ES]: () => ({
    subject: 'La verificación en dos pasos está activada',
    preview: 'Guarda tus códigos de recuperación.',
    paragraphs: [
      'Desde ahora, para entrar en tu cuenta hace falta tu contraseña y un código de tu aplicación. Hemos cerrado tus otras sesiones.',
      'Guarda bien tus diez códigos de recuperación: cada uno sirve una vez si pierdes el teléfono.',
    ],
    label: 'Ver la seguridad de mi cuenta',
    note: NOT_YOU[Locale.ES],
  }),
  [Locale.EN]: () => ({
    subject: 'Two-step verification is on',
    preview: 'Keep your recovery codes safe.',
    paragraphs: [
      'From now on, signing in to your account takes your password and a code of your app. We closed your other sessions.',
      'Keep your ten recovery codes in a safe place: each works once if you lose your phone.',
    ],
    label: 'See the security of my account',
    note: NOT_YOU[Locale.EN],
  }),
});

const secondFactorOff = accountMail(security, {
  [Locale.ES]: () => ({
    subject: 'La verificación en dos pasos está desactivada',
    preview: 'Tu cuenta se abre ahora solo con la contraseña.',
    paragraphs: [
      'Has desactivado la verificación en dos pasos. Tu cuenta se abre ahora solo con la contraseña y los códigos de recuperación ya no sirven.',
    ],
    label: 'Volver a activarla',
    note: NOT_YOU[Locale.ES],
  }),
  [Locale.EN]: () => ({
    subject: 'Two-step verification is off',
    preview: 'Your account now opens with the password alone.',
    paragraphs: [
      'You turned two-step verification off. Your account now opens with the password alone, and the recovery codes no longer work.',
    ],
    label: 'Turn it on again',
    note: NOT_YOU[Locale.EN],
  }),
});

const recoveryCodeUsed = accountMail(security, {
  [Locale.ES]: (param) => ({
    subject: 'Se ha usado un código de recuperación',
    preview: `Te quedan ${param('left')}.`,
    paragraphs: [
      `Alguien ha entrado en tu cuenta con tu contraseña y uno de tus códigos de recuperación. Ese código ya no sirve; te quedan ${param('left')}.`,
    ],
    label: 'Hacer códigos nuevos',
    note: NOT_YOU[Locale.ES],
  }),
  [Locale.EN]: (param) => ({
    subject: 'A recovery code was used',
    preview: `You have ${param('left')} left.`,
    paragraphs: [
      `Somebody signed in to your account with your password and one of your recovery codes. That code no longer works; you have ${param('left')} left.`,
    ],
    label: 'Make new codes',
    note: NOT_YOU[Locale.EN],
  }),
});

/** Mails about passwords, sign-ins and the second factor. */
export const securityMails: MailTemplates = {
  'accounts.reset-password': resetPassword,
  'accounts.password-changed': passwordChanged,
  'accounts.new-sign-in': newSignIn,
  'accounts.second-factor-on': secondFactorOn,
  'accounts.second-factor-off': secondFactorOff,
  'accounts.recovery-code-used': recoveryCodeUsed,
};
