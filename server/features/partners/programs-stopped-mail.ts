import type { ServiceContext } from '../../core/context.js';
import { renderMail } from '../../core/mail/mail-layout.js';
import { optionalTextParam, type MailTemplate, type MailTemplates } from '../../core/mail/mailer.js';
import { Locale } from '../../core/values/locale.js';
import { queueOwnerMail } from './queue-owner-mail.js';

const KINDS = ['keys', 'webhooks', 'apps', 'secrets', 'ownApps'] as const;
const TEMPLATE = 'partners.programs-stopped';

/** What acted for a person: the names of keys and apps, the hosts of webhooks, and the names of own apps whose secret ended. */
export interface StoppedPrograms {
  readonly keys: readonly string[];
  readonly webhooks: readonly string[];
  readonly apps: readonly string[];
  readonly secrets: readonly string[];
}

/** Why they stopped. */
export type StopCause = 'recovered' | 'revoked_by_staff';

interface StoppedMail extends StoppedPrograms {
  /** The apps that the person registered, which go on and are for the owner to check. */
  readonly ownApps: readonly string[];
  readonly cause: StopCause;
}

/** Tells a person which programs no longer act for them. */
export async function queueStoppedMail(
  tx: ServiceContext,
  userId: string,
  id: string,
  { cause, ...names }: StoppedMail,
): Promise<void> {
  await queueOwnerMail(tx, userId, {
    id: `programs-stopped:${id}`,
    template: TEMPLATE,
    params: { cause, ...Object.fromEntries(KINDS.map((kind) => [kind, names[kind].join(', ')])) },
  });
}

const WORDS = {
  [Locale.ES]: {
    subject: 'Hemos detenido los programas de tu cuenta',
    preview: 'Revisa cuáles son tuyos y ponlos en marcha otra vez.',
    heading: 'Ningún programa actúa ya por ti',
    checkApps: {
      subject: 'Revisa las aplicaciones de tu cuenta',
      preview: 'Comprueba que nadie las ha cambiado.',
      heading: 'Comprueba las aplicaciones que tienes registradas',
    },
    why: {
      recovered:
        'Al recuperar una cuenta detenemos todo lo que actúa o recibe avisos por ella, por si otra persona lo había preparado.',
      revoked_by_staff:
        'Nuestro equipo ha cerrado tus sesiones y ha detenido todo lo que actúa o recibe avisos por tu cuenta.',
    },
    keys: 'Claves de API revocadas',
    webhooks: 'Webhooks desactivados',
    apps: 'Aplicaciones desconectadas',
    secrets: 'Aplicaciones con el secreto anulado',
    ownApps: 'Aplicaciones que tienes registradas',
    again: {
      keys: 'Crea claves nuevas en la consola para que tus programas sigan funcionando.',
      webhooks:
        'Activa en la consola solo los webhooks que reconozcas, con un secreto nuevo. Sus avisos esperan hasta entonces.',
      apps: 'Conecta otra vez, desde ellas, las aplicaciones que uses.',
      secrets:
        'Crea un secreto nuevo en la consola para las aplicaciones que reconozcas: sin él, tu servidor ya no puede usarlas.',
      ownApps:
        'Las aplicaciones que tienes registradas siguen ahí: revisa sus direcciones de vuelta en la consola y elimina las que no reconozcas.',
    },
    console: 'Abrir la consola',
    security: 'Ver la seguridad de tu cuenta',
  },
  [Locale.EN]: {
    subject: 'We have stopped the programs of your account',
    preview: 'Check which ones are yours and start them again.',
    heading: 'No program acts for you any more',
    checkApps: {
      subject: 'Check the apps of your account',
      preview: 'Make sure that nobody has changed them.',
      heading: 'Check the apps that you have registered',
    },
    why: {
      recovered:
        'When an account is recovered we stop everything that acts or receives events for it, in case somebody else set it up.',
      revoked_by_staff:
        'Our team has ended your sessions and stopped everything that acts or receives events for your account.',
    },
    keys: 'API keys revoked',
    webhooks: 'Webhooks disabled',
    apps: 'Apps disconnected',
    secrets: 'Apps whose secret no longer works',
    ownApps: 'Apps that you have registered',
    again: {
      keys: 'Create new keys in the console so that your programs keep working.',
      webhooks:
        'In the console enable only webhooks that you recognise, with a new secret. Their events wait until then.',
      apps: 'Connect the apps that you use again, from the apps themselves.',
      secrets:
        'In the console create a new secret for the apps that you recognise: without it your server can no longer use them.',
      ownApps:
        'The apps that you have registered are still there: in the console check their redirect addresses, and remove those that you do not recognise.',
    },
    console: 'Open the console',
    security: 'See the security of your account',
  },
} as const;

const stopped: MailTemplate = (params, scene) => {
  const words = WORDS[scene.locale];
  const kinds = KINDS.filter((kind) => optionalTextParam(params, kind));
  const isDeveloper = kinds.some((kind) => kind !== 'apps');
  const onlyOwnApps = kinds.every((kind) => kind === 'ownApps' || kind === 'secrets');
  const consolePath = `/developers/console?view=${onlyOwnApps ? 'apps' : 'keys'}`;
  const path = isDeveloper ? consolePath : '/profile/edit?section=security';
  const { subject, preview, heading } = onlyOwnApps ? words.checkApps : words;
  // Mails queued by an earlier version have no cause; they were about recoveries.
  const cause = optionalTextParam(params, 'cause') === 'revoked_by_staff' ? 'revoked_by_staff' : 'recovered';
  return renderMail(
    {
      subject,
      preview,
      heading,
      paragraphs: [words.why[cause], ...kinds.map((kind) => words.again[kind])],
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
