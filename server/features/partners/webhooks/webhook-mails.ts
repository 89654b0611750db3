import type { ServiceContext } from '../../../core/context.js';
import { renderMail } from '../../../core/mail/mail-layout.js';
import { textParam, type MailTemplate, type MailTemplates } from '../../../core/mail/mailer.js';
import { Locale } from '../../../core/values/locale.js';
import { queueOwnerMail } from '../queue-owner-mail.js';
import { DELIVERIES_KEPT_DAYS } from './webhook-types.js';
import type { WebhookEndpoint } from './webhook-endpoint.entity.js';

const TEMPLATE = 'partners.webhook-disabled';

/** To the owner of a webhook that was disabled because deliveries kept failing. */
export async function queueDisabledMail(
  tx: ServiceContext,
  { id, userId, url, disabledAt }: WebhookEndpoint,
): Promise<void> {
  await queueOwnerMail(tx, userId, {
    id: `webhook-disabled:${id}:${disabledAt?.toISOString() ?? ''}`,
    template: TEMPLATE,
    params: { host: new URL(url).host },
  });
}

const disabled: MailTemplate = (params, scene) => {
  const host = textParam(params, 'host');
  const words = {
    [Locale.ES]: {
      subject: `Hemos desactivado tu webhook de ${host}`,
      preview: 'Los avisos esperan hasta que lo actives de nuevo.',
      heading: 'Tu webhook no responde',
      paragraphs: [
        `Llevamos más de un día sin respuesta de ${host}, así que hemos dejado de enviarle avisos.`,
        `No se pierde nada: los avisos nuevos esperan ${DELIVERIES_KEPT_DAYS} días. Cuando tu programa vuelva a responder, actívalo en la consola y te los enviamos, cada uno con su número. Los que ya habían fallado los reenvías tú desde el registro.`,
      ],
      action: { label: 'Abrir la consola', url: `${scene.config.publicUrl}/developers/console?view=webhooks` },
    },
    [Locale.EN]: {
      subject: `We have disabled your webhook at ${host}`,
      preview: 'Events wait until you enable it again.',
      heading: 'Your webhook does not answer',
      paragraphs: [
        `${host} has not answered for more than a day, so we have stopped sending events to it.`,
        `Nothing is lost: new events wait for ${DELIVERIES_KEPT_DAYS} days. Once your program answers again, enable it in the console and we send them, each with its number. Those that had already failed you send again from the log.`,
      ],
      action: { label: 'Open the console', url: `${scene.config.publicUrl}/developers/console?view=webhooks` },
    },
  }[scene.locale];
  return renderMail(words, scene);
};

export const webhookMails: MailTemplates = { [TEMPLATE]: disabled };
