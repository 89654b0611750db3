import { Locale } from '../../../core/values/locale.js';
import type { MailTemplates } from '../../../core/mail/mailer.js';
import { accountMail, linkTo, page } from './account-mail.js';

const contact = page('/contact');

const confirmNewEmail = accountMail(linkTo('/', 'confirm'), {
  [Locale.ES]: () => ({
    subject: 'Confirma tu nuevo correo en Hueco',
    preview: 'Un clic y tu cuenta usará esta dirección.',
    paragraphs: [
      'Has pedido que tu cuenta de Hueco use este correo. Confirma que es tuyo; hasta entonces sigue valiendo el de antes.',
    ],
    label: 'Confirmar mi correo',
    note: 'El enlace vale durante 24 horas y una sola vez. Si no lo has pedido tú, no hagas nada.',
  }),
  [Locale.EN]: () => ({
    subject: 'Confirm your new e-mail for Hueco',
    preview: 'One click and your account will use this address.',
    paragraphs: [
      'You asked for your Hueco account to use this e-mail address. Confirm that it is yours; until then the old one stays.',
    ],
    label: 'Confirm my e-mail',
    note: 'The link works for 24 hours and only once. If you did not ask for it, do nothing.',
  }),
});

const emailChanged = accountMail(contact, {
  [Locale.ES]: (param) => ({
    subject: 'Tu cuenta de Hueco usa ahora otro correo',
    preview: 'Este correo ya no abre tu cuenta.',
    paragraphs: ['El correo de tu cuenta ha cambiado. Desde ahora entras y recibes los avisos con el nuevo.'],
    details: [{ label: 'Correo nuevo', value: param('newEmail') }],
    label: 'No he sido yo: avisar a Hueco',
    note: 'Si has sido tú, no tienes que hacer nada más.',
  }),
  [Locale.EN]: (param) => ({
    subject: 'Your Hueco account now uses another e-mail',
    preview: 'This address no longer opens your account.',
    paragraphs: [
      'The e-mail address of your account was changed. From now on you sign in and get notices with the new one.',
    ],
    details: [{ label: 'New e-mail', value: param('newEmail') }],
    label: 'It was not me: tell Hueco',
    note: 'If it was you, there is nothing more to do.',
  }),
});

const addressInUse = accountMail(page('/auth'), {
  [Locale.ES]: () => ({
    subject: 'Ya tienes una cuenta en Hueco con este correo',
    preview: 'Cada cuenta necesita un correo distinto.',
    paragraphs: [
      'Alguien, quizá tú, ha querido usar este correo en otra cuenta de Hueco. Como ya tienes una cuenta con él, no lo hemos cambiado.',
    ],
    label: 'Iniciar sesión',
    note: 'Si no has sido tú, no tienes que hacer nada: tu cuenta sigue igual.',
  }),
  [Locale.EN]: () => ({
    subject: 'You already have a Hueco account with this e-mail',
    preview: 'Each account needs an address of its own.',
    paragraphs: [
      'Somebody, perhaps you, wanted to use this e-mail address for another Hueco account. As you already have an account with it, we did not change it.',
    ],
    label: 'Sign in',
    note: 'If it was not you, there is nothing to do: your account is unchanged.',
  }),
});

const suspended = accountMail(contact, {
  [Locale.ES]: (param) => ({
    subject: 'Hemos suspendido tu cuenta de Hueco',
    preview: 'No puedes entrar mientras dure la suspensión.',
    paragraphs: [
      'Hemos suspendido tu cuenta y cerrado tus sesiones. Mientras dure la suspensión no puedes entrar y los demás no ven tu perfil.',
    ],
    details: [{ label: 'Motivo', value: param('reason') }],
    label: 'No estoy de acuerdo',
    note: 'Si crees que nos equivocamos, escríbenos: otra persona lo revisará.',
  }),
  [Locale.EN]: (param) => ({
    subject: 'We suspended your Hueco account',
    preview: 'You cannot sign in while it is suspended.',
    paragraphs: [
      'We suspended your account and closed your sessions. While it is suspended you cannot sign in, and others do not see your profile.',
    ],
    details: [{ label: 'Reason', value: param('reason') }],
    label: 'I do not agree',
    note: 'If you think we are wrong, write to us: somebody else will look at it again.',
  }),
});

const restored = accountMail(page('/auth'), {
  [Locale.ES]: () => ({
    subject: 'Tu cuenta de Hueco vuelve a estar activa',
    preview: 'Ya puedes entrar de nuevo.',
    paragraphs: [
      'Hemos levantado la suspensión de tu cuenta. Ya puedes entrar de nuevo con tu correo y tu contraseña.',
    ],
    label: 'Iniciar sesión',
  }),
  [Locale.EN]: () => ({
    subject: 'Your Hueco account is active again',
    preview: 'You can sign in again.',
    paragraphs: ['We lifted the suspension of your account. You can sign in again with your e-mail and password.'],
    label: 'Sign in',
  }),
});

/** Mails about changed addresses and suspensions. */
export const addressMails: MailTemplates = {
  'accounts.confirm-new-email': confirmNewEmail,
  'accounts.email-changed': emailChanged,
  'accounts.address-in-use': addressInUse,
  'accounts.suspended': suspended,
  'accounts.restored': restored,
};
