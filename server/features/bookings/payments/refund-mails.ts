import { price } from '../../../core/figures.js';
import { Locale } from '../../../core/locale.js';
import { layOutMail } from '../../../core/mail-layout.js';
import { textParam, type MailTemplate, type MailTemplates } from '../../../core/mailer.js';

/* For the staff, always in Spanish: nobody asks the provider again by itself. */
const refused: MailTemplate = (params, scene) => {
  const reference = textParam(params, 'reference');
  return layOutMail(
    {
      subject: `${reference} · El proveedor de pagos ha rechazado un reembolso`,
      preview: 'Hay que devolver el dinero a mano.',
      heading: 'Un reembolso no ha salido',
      paragraphs: [
        'El proveedor de pagos no va a devolver este importe y no se le vuelve a pedir. El inquilino lo ve como retrasado: hay que hacérselo llegar y avisarle.',
      ],
      facts: [
        { label: 'Reserva', value: reference },
        { label: 'Importe', value: price(Number(params['totalCents']), Locale.ES) },
        { label: 'Cobro en el proveedor', value: textParam(params, 'providerRef') },
        { label: 'Motivo del proveedor', value: textParam(params, 'failureCode') },
      ],
    },
    scene,
  );
};

export const refundMails: MailTemplates = { 'bookings.refund-refused': refused };
