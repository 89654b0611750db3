import { price } from '../../../core/values/format-numbers.js';
import { Locale } from '../../../core/values/locale.js';
import { renderStaffMail } from '../../../core/mail/mail-layout.js';
import { textParam, type MailScene, type MailTemplate, type MailTemplates } from '../../../core/mail/mailer.js';
import type { AlarmKind } from '../payouts/payout.enums.js';

/** The staff page for money problems. */
const actionTo = ({ config }: MailScene, label: string): { label: string; url: string } => ({
  label,
  url: new URL('/admin?section=money', config.publicUrl).href,
});

/** The most common reasons given by the payment provider. */
const FAILURES: Readonly<Record<string, string>> = {
  charge_for_pending_refund_disputed: 'El titular ha reclamado el cobro a su banco',
  declined: 'El banco no lo ha admitido',
  expired_or_canceled_card: 'La tarjeta ha caducado o está anulada',
  insufficient_funds: 'No hay fondos bastantes en el proveedor',
  lost_or_stolen_card: 'La tarjeta consta como perdida o robada',
  unknown: 'No lo ha dicho',
};

/** Addressed to the staff: a failed refund is not retried automatically. */
const refused: MailTemplate = (params, scene) => {
  const [reference, failure] = [textParam(params, 'reference'), textParam(params, 'failureCode')];
  return renderStaffMail(
    {
      subject: `${reference} · El proveedor de pagos ha rechazado un reembolso`,
      preview: 'Hay que devolver el dinero a mano.',
      heading: 'Un reembolso no ha salido',
      paragraphs: [
        'El proveedor de pagos no ha devuelto este importe, o el banco lo ha rechazado después. El inquilino lo ve como retrasado: se puede volver a pedir, o pagarlo por transferencia y anotar la referencia.',
      ],
      details: [
        { label: 'Reserva', value: reference },
        { label: 'Importe', value: price(Number(params['totalCents']), Locale.ES) },
        { label: 'Cobro en el proveedor', value: textParam(params, 'providerRef') },
        { label: 'Motivo', value: FAILURES[failure] ?? failure },
      ].filter(({ value }) => value !== ''),
      action: actionTo(scene, 'Ver los reembolsos'),
    },
    scene,
  );
};

const ALARMS: Readonly<Record<AlarmKind, string>> = {
  missing_at_provider: 'Falta en el proveedor',
  missing_in_ledger: 'Falta en nuestros libros',
  amount_differs: 'El importe no coincide',
  out_of_balance: 'No suma cero',
  payout_unanswered: 'Pago a un anfitrión sin respuesta',
  balance_too_small: 'Nuestro saldo no cubre un pago a un anfitrión',
  transfer_not_returned: 'No vuelve el dinero de un pago fallido a un anfitrión',
  call_refused: 'El proveedor de pagos no acepta nuestras llamadas',
  payment_disputed: 'Cobro reclamado a través del banco',
};

/** Also to the staff: somebody has to explain the difference. */
const booksDiffer: MailTemplate = (params, scene) => {
  const [kind, ref] = [textParam(params, 'kind') as AlarmKind, textParam(params, 'ref')];
  return renderStaffMail(
    {
      subject: `${ref} · Nuestros libros no cuadran`,
      preview: ALARMS[kind],
      heading: 'Una diferencia en los libros',
      paragraphs: ['Hay un movimiento que no coincide con el del otro lado. Alguien tiene que explicarlo.'],
      details: [
        { label: 'Qué pasa', value: ALARMS[kind] },
        { label: 'Proveedor', value: textParam(params, 'provider') },
        { label: 'Referencia', value: ref },
        { label: 'Nuestros libros', value: price(Number(params['expectedCents']), Locale.ES) },
        { label: 'El otro lado', value: price(Number(params['foundCents']), Locale.ES) },
      ],
      action: actionTo(scene, 'Ver las diferencias'),
    },
    scene,
  );
};

export const refundMails: MailTemplates = {
  'bookings.refund-refused': refused,
  'bookings.reconciliation-alarm': booksDiffer,
};
