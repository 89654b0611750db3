import type { ServiceContext } from '../../../core/context.js';
import type { MailTemplates } from '../../../core/mail/mailer.js';
import { Locale } from '../../../core/values/locale.js';
import { consoleMail } from '../console-mail.js';
import { queueOwnerMail } from '../queue-owner-mail.js';

/** What a mail about API keys says: a key was created, or replaced another one. */
export type KeyMail = 'key-created' | 'key-rotated';

/** Mails the owner of API keys, who may not have been the one to change them. */
export async function queueKeyMail(
  tx: ServiceContext,
  userId: string,
  mail: { readonly template: KeyMail; readonly id: string; readonly params: { readonly name: string } },
): Promise<void> {
  await queueOwnerMail(tx, userId, {
    id: `${mail.template}:${mail.id}`,
    template: `partners.${mail.template}`,
    params: mail.params,
  });
}

const NOT_YOU: Readonly<Record<Locale, string>> = {
  [Locale.ES]: 'Si no has sido tú, revoca la clave en la consola y cambia tu contraseña.',
  [Locale.EN]: 'If it was not you, revoke the key in the console and change your password.',
};

const created = consoleMail('keys', (name) => ({
  [Locale.ES]: {
    subject: `Clave de API nueva en tu cuenta: ${name}`,
    preview: 'Un programa puede actuar con ella en tu nombre.',
    heading: 'Hay una clave de API nueva en tu cuenta',
    paragraphs: [`Con la clave «${name}» un programa puede actuar en tu nombre.`, NOT_YOU[Locale.ES]],
  },
  [Locale.EN]: {
    subject: `New API key in your account: ${name}`,
    preview: 'A program can act for you with it.',
    heading: 'There is a new API key in your account',
    paragraphs: [`With the key “${name}” a program can act for you.`, NOT_YOU[Locale.EN]],
  },
}));

const rotated = consoleMail('keys', (name) => ({
  [Locale.ES]: {
    subject: `Clave de API renovada en tu cuenta: ${name}`,
    preview: 'La anterior funciona como mucho un día más.',
    heading: 'Una clave de API de tu cuenta se ha renovado',
    paragraphs: [
      `La clave «${name}» tiene un valor nuevo; el anterior funciona como mucho un día más.`,
      NOT_YOU[Locale.ES],
    ],
  },
  [Locale.EN]: {
    subject: `API key replaced in your account: ${name}`,
    preview: 'The previous one works for at most one more day.',
    heading: 'An API key of your account was replaced',
    paragraphs: [
      `The key “${name}” has a new value; the previous one works for at most one more day.`,
      NOT_YOU[Locale.EN],
    ],
  },
}));

export const keyMails: MailTemplates = {
  'partners.key-created': created,
  'partners.key-rotated': rotated,
};
