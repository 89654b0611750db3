import type { ServiceContext } from '../../../core/context.js';
import { renderMail } from '../../../core/mail/mail-layout.js';
import { textParam, type MailTemplate, type MailTemplates } from '../../../core/mail/mailer.js';
import { Locale } from '../../../core/values/locale.js';
import { queueOwnerMail } from '../queue-owner-mail.js';
import { DELIVERIES_KEPT_DAYS } from './webhook.enums.js';
import type { WebhookEndpoint } from './webhook-endpoint.entity.js';

const TEMPLATE = 'partners.webhook-disabled';

/** Why a webhook was disabled: deliveries kept failing, or its answer was 410. */
export type DisabledCause = 'silent' | 'gone';

/** To the owner of a webhook that we disabled. */
export async function queueDisabledMail(
  tx: ServiceContext,
  { id, userId, url, disabledAt }: WebhookEndpoint,
  cause: DisabledCause,
): Promise<void> {
  await queueOwnerMail(tx, userId, {
    id: `webhook-disabled:${id}:${disabledAt?.toISOString() ?? ''}`,
    template: TEMPLATE,
    params: { host: new URL(url).host, cause },
  });
}

const disabled: MailTemplate = (params, scene) => {
  const host = textParam(params, 'host');
  const isGone = params['cause'] === 'gone';
  const words = {
    [Locale.ES]: {
      subject: `Hemos desactivado tu webhook de ${host}`,
      preview: 'Los avisos esperan hasta que lo actives de nuevo.',
      heading: isGone ? 'Tu webhook no quiere más avisos' : 'Tu webhook no responde',
      paragraphs: [
        isGone
          ? `${host} ha contestado con el estado 410, que pide no recibir más avisos, así que hemos dejado de enviárselos.`
          : `Llevamos más de un día sin respuesta de ${host}, así que hemos dejado de enviarle avisos.`,
        `No se pierde nada: los avisos nuevos esperan ${DELIVERIES_KEPT_DAYS} días. Cuando tu programa ${isGone ? 'vuelva a aceptarlos' : 'vuelva a responder'}, actívalo en la consola y te los enviamos, cada uno con su número. Los que ya habían fallado los reenvías tú desde el registro.`,
      ],
      action: { label: 'Abrir la consola', url: `${scene.config.publicUrl}/developers/console?view=webhooks` },
    },
    [Locale.EN]: {
      subject: `We have disabled your webhook at ${host}`,
      preview: 'Events wait until you enable it again.',
      heading: isGone ? 'Your webhook wants no more events' : 'Your webhook does not answer',
      paragraphs: [
        isGone
          ? `${host} answered with the status 410, which asks for no more events, so we have stopped sending them.`
          : `${host} has not answered for more than a day, so we have stopped sending events to it.`,
        `Nothing is lost: new events wait for ${DELIVERIES_KEPT_DAYS} days. Once your program ${isGone ? 'accepts them' : 'answers'} again, enable it in the console and we send them, each with its number. Those that had already failed you send again from the log.`,
      ],
      action: { label: 'Open the console', url: `${scene.config.publicUrl}/developers/console?view=webhooks` },
    },
  }[scene.locale];
  return renderMail(words, scene);
};

export const webhookMails: MailTemplates = { [TEMPLATE]: disabled };
