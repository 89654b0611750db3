import type { ServiceContext } from '../../core/context.js';
import { renderMail } from '../../core/mail/mail-layout.js';
import { optionalTextParam, type MailTemplate, type MailTemplates } from '../../core/mail/mailer.js';
import { Locale } from '../../core/values/locale.js';
import { queueOwnerMail } from './queue-owner-mail.js';

const TEMPLATE = 'partners.programs-stopped';

/** What acted for a person: the names of keys and apps, and the hosts of webhooks. */
export interface StoppedPrograms {
  readonly keys: readonly string[];
  readonly webhooks: readonly string[];
  readonly apps: readonly string[];
}

/** Tells a person which programs no longer act for them. */
export async function queueStoppedMail(
  tx: ServiceContext,
  userId: string,
  id: string,
  { keys, webhooks, apps }: StoppedPrograms,
): Promise<void> {
  await queueOwnerMail(tx, userId, {
    id: `programs-stopped:${id}`,
    template: TEMPLATE,
    params: { keys: keys.join(', '), webhooks: webhooks.join(', '), apps: apps.join(', ') },
  });
}

const WORDS = {
  [Locale.ES]: {
    subject: 'Hemos detenido los programas de tu cuenta',
    preview: 'Revisa cuáles son tuyos y ponlos en marcha otra vez.',
    heading: 'Ningún programa actúa ya por ti',
    why: 'Al recuperar una cuenta detenemos todo lo que actúa o recibe avisos por ella, por si otra persona lo había preparado.',
    keys: 'Claves de API revocadas',
    webhooks: 'Webhooks desactivados',
    apps: 'Aplicaciones desconectadas',
    again: {
      keys: 'Crea claves nuevas en la consola para que tus programas sigan funcionando.',
      webhooks:
        'Activa en la consola solo los webhooks que reconozcas, con un secreto nuevo. Sus avisos esperan hasta entonces.',
      apps: 'Conecta otra vez, desde ellas, las aplicaciones que uses.',
    },
    console: 'Abrir la consola',
    security: 'Ver la seguridad de tu cuenta',
  },
  [Locale.EN]: {
    subject: 'We have stopped the programs of your account',
    preview: 'Check which ones are yours and start them again.',
    heading: 'No program acts for you any more',
    why: 'When an account is recovered we stop everything that acts or receives events for it, in case somebody else set it up.',
    keys: 'API keys revoked',
    webhooks: 'Webhooks disabled',
    apps: 'Apps disconnected',
    again: {
      keys: 'Create new keys in the console so that your programs keep working.',
      webhooks:
        'In the console enable only webhooks that you recognize, with a new secret. Their events wait until then.',
      apps: 'Connect the apps that you use again, from the apps themselves.',
    },
    console: 'Open the console',
    security: 'See the security of your account',
  },
} as const;

const KINDS = ['keys', 'webhooks', 'apps'] as const;

const stopped: MailTemplate = (params, scene) => {
  const words = WORDS[scene.locale];
  const kinds = KINDS.filter((kind) => optionalTextParam(params, kind));
  const isDeveloper = kinds.some((kind) => kind !== 'apps');
  const path = isDeveloper ? '/developers/console?view=keys' : '/profile/edit?section=security';
  return renderMail(
    {
      subject: words.subject,
      preview: words.preview,
      heading: words.heading,
      paragraphs: [words.why, ...kinds.map((kind) => words.again[kind])],
      details: kinds.map((kind) => ({ label: words[kind], value: optionalTextParam(params, kind) ?? '' })),
      action: { label: isDeveloper ? words.console : words.security, url: `${scene.config.publicUrl}${path}` },
    },
    scene,
  );
};

export const stoppedMails: MailTemplates = {
  [TEMPLATE]: stopped,
  // Of mails queued by an earlier version.
  'partners.keys-revoked': stopped,
};
