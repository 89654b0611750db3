import { randomUUID } from 'node:crypto';
import type { SignedInContext } from '../../../core/context.js';
import { ApiScope } from '../../../core/graphql/api-scopes.js';
import { renderMail } from '../../../core/mail/mail-layout.js';
import { textParam, type MailTemplate, type MailTemplates } from '../../../core/mail/mailer.js';
import { Locale } from '../../../core/values/locale.js';
import { queueOwnerMail } from '../queue-owner-mail.js';

const TEMPLATE = 'partners.app-connected';

interface Words {
  readonly subject: string;
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly [string, string];
  readonly may: string;
  readonly scopes: Readonly<Record<ApiScope, string>>;
  readonly action: string;
}

const WORDS: Readonly<Record<Locale, (name: string) => Words>> = {
  [Locale.ES]: (name) => ({
    subject: `Aplicación conectada a tu cuenta: ${name}`,
    preview: 'Puede actuar en tu nombre durante un año.',
    heading: 'Has dado permiso a una aplicación',
    paragraphs: [
      `«${name}» puede actuar en tu nombre durante un año, aunque cierres tus sesiones.`,
      'Si no has sido tú, desconéctala en la seguridad de tu cuenta y cambia tu contraseña.',
    ],
    may: 'Podrá',
    scopes: {
      [ApiScope.SPACES_READ]: 'ver tus espacios, con la dirección, tu NIF y las instrucciones de acceso',
      [ApiScope.SPACES_WRITE]: 'publicar y cambiar tus espacios',
      [ApiScope.BOOKINGS_READ]: 'ver tus reservas',
      [ApiScope.BOOKINGS_WRITE]: 'preparar, responder y cancelar reservas',
      [ApiScope.MESSAGES]: 'leer y escribir tus mensajes',
      [ApiScope.WEBHOOKS]: 'gestionar webhooks',
    },
    action: 'Ver la seguridad de tu cuenta',
  }),
  [Locale.EN]: (name) => ({
    subject: `App connected to your account: ${name}`,
    preview: 'It can act for you for a year.',
    heading: 'You gave an app permission',
    paragraphs: [
      `“${name}” can act for you for a year, even after your sessions end.`,
      'If it was not you, disconnect it in the security of your account and change your password.',
    ],
    may: 'It can',
    scopes: {
      [ApiScope.SPACES_READ]: 'see your spaces, with the address, your tax number and the access instructions',
      [ApiScope.SPACES_WRITE]: 'publish and change your spaces',
      [ApiScope.BOOKINGS_READ]: 'see your bookings',
      [ApiScope.BOOKINGS_WRITE]: 'prepare, answer and cancel bookings',
      [ApiScope.MESSAGES]: 'read and write your messages',
      [ApiScope.WEBHOOKS]: 'manage webhooks',
    },
    action: 'See the security of your account',
  }),
};

/** Tells a person that an app acts for them: the consent outlives the session, which may have been left open. */
export async function queueConsentMail(
  tx: SignedInContext,
  { name, scopes }: { readonly name: string; readonly scopes: readonly ApiScope[] },
): Promise<void> {
  await queueOwnerMail(tx, tx.viewer.id, {
    id: `app-connected:${randomUUID()}`,
    template: TEMPLATE,
    params: { name, scopes: scopes.join(' ') },
  });
}

const connected: MailTemplate = (params, scene) => {
  const { may, scopes, action, ...words } = WORDS[scene.locale](textParam(params, 'name'));
  const allowed = textParam(params, 'scopes').split(' ') as ApiScope[];
  return renderMail(
    {
      ...words,
      details: [{ label: may, value: allowed.map((scope) => scopes[scope]).join('; ') }],
      action: { label: action, url: `${scene.config.publicUrl}/profile/edit?section=security` },
    },
    scene,
  );
};

export const consentMails: MailTemplates = { [TEMPLATE]: connected };
