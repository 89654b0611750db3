import { layOutMail } from '../../../core/mail/mail-layout.js';
import { Locale } from '../../../core/values/locale.js';
import { textParam, type MailTemplate, type MailTemplates } from '../../../core/mail/mailer.js';
import { emailToken } from '../secrets.js';
import { encryptNext } from '../sign-up/next-link.js';
import { greeting } from './account-mail.js';

const confirmEmail: MailTemplate = (params, scene) => {
  const url = new URL('/', scene.config.publicUrl);
  const token = emailToken(scene.config, textParam(params, 'tokenId'));
  url.searchParams.set('confirm', token);
  if (typeof params['next'] === 'string') url.searchParams.set('go', encryptNext(scene.config, params['next'], token));
  const contents = {
    [Locale.ES]: {
      subject: 'Confirma tu correo en Hueco',
      preview: 'Un clic y tu cuenta está lista.',
      paragraphs: ['Ya casi está. Confirma que este correo es tuyo y podrás entrar en Hueco.'],
      label: 'Confirmar mi correo',
      note: 'El enlace vale durante 24 horas y una sola vez. Si no has creado una cuenta en Hueco, no hagas nada: sin confirmar, nadie puede usarla.',
    },
    [Locale.EN]: {
      subject: 'Confirm your e-mail for Hueco',
      preview: 'One click and your account is ready.',
      paragraphs: ['Almost there. Confirm that this e-mail address is yours and you can sign in to Hueco.'],
      label: 'Confirm my e-mail',
      note: 'The link works for 24 hours and only once. If you did not open an account on Hueco, do nothing: nobody can use it unconfirmed.',
    },
  }[scene.locale];
  return layOutMail(
    { ...contents, heading: greeting(params, scene.locale), action: { label: contents.label, url: url.href } },
    scene,
  );
};

const accountExists: MailTemplate = (params, scene) => {
  const contents = {
    [Locale.ES]: {
      subject: 'Ya tienes una cuenta en Hueco',
      preview: 'Entra con tu contraseña de siempre.',
      paragraphs: [
        'Alguien, quizá tú, ha querido crear una cuenta en Hueco con este correo. Ya tienes una: entra con tu contraseña.',
      ],
      label: 'Iniciar sesión',
      note: 'Si no has sido tú, no tienes que hacer nada: tu cuenta sigue igual y nadie ha entrado en ella.',
    },
    [Locale.EN]: {
      subject: 'You already have a Hueco account',
      preview: 'Sign in with the password you have.',
      paragraphs: [
        'Somebody, perhaps you, tried to open a Hueco account with this e-mail address. You have one already: sign in with your password.',
      ],
      label: 'Sign in',
      note: 'If it was not you, there is nothing to do: your account is unchanged and nobody has entered it.',
    },
  }[scene.locale];
  return layOutMail(
    {
      ...contents,
      heading: greeting(params, scene.locale),
      action: { label: contents.label, url: new URL('/auth', scene.config.publicUrl).href },
    },
    scene,
  );
};

const sessionEnded: MailTemplate = (params, scene) => {
  const device = textParam(params, 'device');
  const contents = {
    [Locale.ES]: {
      subject: 'Hemos cerrado una sesión tuya por seguridad',
      preview: 'Una llave de sesión se usó dos veces.',
      paragraphs: [
        'La llave de una de tus sesiones se ha usado dos veces. Puede que alguien la haya copiado, así que hemos cerrado esa sesión en todas partes.',
        'Vuelve a entrar con tu contraseña. Tus otras sesiones siguen abiertas.',
      ],
      device: 'Dispositivo',
      label: 'Iniciar sesión',
    },
    [Locale.EN]: {
      subject: 'We closed one of your sessions to be safe',
      preview: 'A session key was used twice.',
      paragraphs: [
        'The key of one of your sessions was used twice. Somebody may have copied it, so we closed that session everywhere.',
        'Sign in again with your password. Your other sessions stay open.',
      ],
      device: 'Device',
      label: 'Sign in',
    },
  }[scene.locale];
  return layOutMail(
    {
      ...contents,
      heading: greeting(params, scene.locale),
      ...(device ? { details: [{ label: contents.device, value: device }] } : {}),
      action: { label: contents.label, url: new URL('/auth', scene.config.publicUrl).href },
    },
    scene,
  );
};

/** Mails about signing up and about ended sessions. */
export const accountMails: MailTemplates = {
  'accounts.confirm-email': confirmEmail,
  'accounts.account-exists': accountExists,
  'accounts.session-ended': sessionEnded,
};
