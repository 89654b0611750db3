import { randomUUID } from 'node:crypto';
import type { ServiceContext } from '../../../core/context.js';
import type { MailTemplates } from '../../../core/mail/mailer.js';
import { Locale } from '../../../core/values/locale.js';
import { consoleMail } from '../console-mail.js';
import { queueOwnerMail } from '../queue-owner-mail.js';

/** What a mail about an app says: it was registered, or has a new secret or other redirect URIs. */
export type AppMail = 'app-registered' | 'app-secret-replaced' | 'app-secret-ended' | 'app-redirects-changed';

/** Mails the owner of an app, who may not have been the one to change it. */
export async function queueAppMail(
  tx: ServiceContext,
  template: AppMail,
  { userId, name }: { readonly userId: string; readonly name: string },
): Promise<void> {
  await queueOwnerMail(tx, userId, {
    // One mail per act, and an act can be repeated.
    id: `${template}:${randomUUID()}`,
    template: `partners.${template}`,
    params: { name },
  });
}

const registered = consoleMail('apps', (name) => ({
  [Locale.ES]: {
    subject: `Aplicación nueva en tu cuenta: ${name}`,
    preview: 'Otras personas pueden darle permiso para actuar por ellas.',
    heading: 'Hay una aplicación nueva en tu cuenta',
    paragraphs: [
      `Otras personas pueden dar permiso a «${name}» para actuar por ellas, y tú respondes de ella.`,
      'Si no has sido tú, elimina la aplicación en la consola y cambia tu contraseña.',
    ],
  },
  [Locale.EN]: {
    subject: `New app in your account: ${name}`,
    preview: 'Other people can allow it to act for them.',
    heading: 'There is a new app in your account',
    paragraphs: [
      `Other people can allow “${name}” to act for them, and you are responsible for it.`,
      'If it was not you, remove the app in the console and change your password.',
    ],
  },
}));

const secretReplaced = consoleMail('apps', (name) => ({
  [Locale.ES]: {
    subject: `Secreto nuevo de tu aplicación: ${name}`,
    preview: 'El anterior funciona un día más.',
    heading: 'El secreto de una aplicación tuya se ha cambiado',
    paragraphs: [
      `La aplicación «${name}» tiene un secreto nuevo; el anterior funciona un día más.`,
      'Si no has sido tú, cambia tu contraseña y después otra vez el secreto en la consola, de modo que el anterior deje de funcionar al momento.',
    ],
  },
  [Locale.EN]: {
    subject: `New secret of your app: ${name}`,
    preview: 'The previous one works for one more day.',
    heading: 'The secret of an app of yours was replaced',
    paragraphs: [
      `The app “${name}” has a new secret; the previous one works for one more day.`,
      'If it was not you, change your password, and then replace the secret again in the console, so that the previous one stops working at once.',
    ],
  },
}));

const secretEnded = consoleMail('apps', (name) => ({
  [Locale.ES]: {
    subject: `Secreto nuevo de tu aplicación: ${name}`,
    preview: 'El anterior ya no funciona.',
    heading: 'El secreto de una aplicación tuya se ha cambiado',
    paragraphs: [
      `La aplicación «${name}» tiene un secreto nuevo; el anterior ya no funciona.`,
      'Si no has sido tú, cambia tu contraseña y después otra vez el secreto en la consola.',
    ],
  },
  [Locale.EN]: {
    subject: `New secret of your app: ${name}`,
    preview: 'The previous one no longer works.',
    heading: 'The secret of an app of yours was replaced',
    paragraphs: [
      `The app “${name}” has a new secret; the previous one no longer works.`,
      'If it was not you, change your password, and then replace the secret again in the console.',
    ],
  },
}));

const redirectsChanged = consoleMail('apps', (name) => ({
  [Locale.ES]: {
    subject: `Direcciones de vuelta nuevas de tu aplicación: ${name}`,
    preview: 'Ha cambiado adónde vuelven las personas que la autorizan.',
    heading: 'Las direcciones de vuelta de una aplicación tuya han cambiado',
    paragraphs: [
      `Quien autoriza «${name}» vuelve ahora a otras direcciones, y quien las controla recibe sus permisos.`,
      'Si no has sido tú, corrige las direcciones en la consola y cambia tu contraseña.',
    ],
  },
  [Locale.EN]: {
    subject: `New redirect addresses of your app: ${name}`,
    preview: 'Where people return after they authorize it has changed.',
    heading: 'The redirect addresses of an app of yours have changed',
    paragraphs: [
      `People who authorize “${name}” now return to other addresses, and whoever controls those gets their permissions.`,
      'If it was not you, correct the addresses in the console and change your password.',
    ],
  },
}));

export const appMails: MailTemplates = {
  'partners.app-registered': registered,
  'partners.app-secret-replaced': secretReplaced,
  'partners.app-secret-ended': secretEnded,
  'partners.app-redirects-changed': redirectsChanged,
};
