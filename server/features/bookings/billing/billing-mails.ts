import { formatDay } from '../../../core/values/format-day.js';
import { price } from '../../../core/values/format-numbers.js';
import { Locale } from '../../../core/values/locale.js';
import { renderStaffMail } from '../../../core/mail/mail-layout.js';
import { textParam, type MailTemplate, type MailTemplates } from '../../../core/mail/mailer.js';
import { FORMAL_NOTICE_DAYS, stepDay, type LadderAction } from './charge-ladder.rules.js';

interface StaffNote {
  readonly subject: string;
  readonly preview: string;
  readonly paragraph: string;
}

/** A mail to the staff about an unpaid cycle, with a link to its booking. */
function staffNote({ subject, preview, paragraph }: StaffNote): MailTemplate {
  return (params, scene) => {
    const reference = textParam(params, 'reference');
    const dayOf = (name: string): string => formatDay(textParam(params, name), Locale.ES);
    const path = `/admin/bookings?${new URLSearchParams({ q: reference })}`;
    return renderStaffMail(
      {
        subject: `${reference} · ${subject}`,
        preview,
        heading: subject,
        paragraphs: [paragraph],
        details: [
          { label: 'Reserva', value: reference },
          { label: 'Importe', value: price(Number(params['totalCents']), Locale.ES) },
          { label: 'Periodo', value: `${dayOf('from')} – ${dayOf('to')}` },
        ],
        action: { label: 'Ver la reserva', url: new URL(path, scene.config.publicUrl).href },
      },
      scene,
    );
  };
}

const unpaidFor = (step: LadderAction): string => `Un cobro lleva ${stepDay(step)} días sin pagar`;

export const billingMails: MailTemplates = {
  'billing.may-terminate': staffNote({
    subject: unpaidFor('allowTermination'),
    preview: 'Ya se puede resolver la reserva.',
    paragraph: `Han pasado ${FORMAL_NOTICE_DAYS} días desde el requerimiento de pago y el inquilino no ha pagado. Ya se puede resolver la reserva por impago. Las cosas siguen siendo del inquilino: no se cambia la cerradura y se recogen con cita.`,
  }),
  'billing.in-recovery': staffNote({
    subject: unpaidFor('recover'),
    preview: 'Hay que acordar un plan de pago.',
    paragraph: 'La deuda pasa a recobro: contacta con el inquilino y acuerda con él un plan de pago.',
  }),
  'billing.abandonment-file': staffNote({
    subject: unpaidFor('openAbandonment'),
    preview: 'Si el espacio no está vacío, hay que hacer inventario.',
    paragraph:
      'Si la reserva está resuelta, su expediente de abandono ya está abierto en la sala de la reserva; si no, se abre al resolverla. Haz allí el inventario con fotos y dos testigos y envía la carta certificada. No se vende, no se tira y no se subasta nada: las cosas son del inquilino hasta que renuncie a ellas o decida un juez.',
  }),
};
