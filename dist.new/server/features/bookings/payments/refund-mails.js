import { price } from '../../../core/values/format-numbers.js';
import { Locale } from '../../../core/values/locale.js';
import { layOutMail } from '../../../core/mail/mail-layout.js';
import { textParam } from '../../../core/mail/mailer.js';
/* For the staff, always in Spanish: nobody asks the provider again by itself. */
const refused = (params, scene) => {
    const reference = textParam(params, 'reference');
    return layOutMail({
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
            { label: 'Motivo del proveedor', value: textParam(params, 'failureCode') },
        ],
    }, scene);
};
/* For the staff too: somebody has to explain the difference. */
const booksDiffer = (params, scene) => layOutMail({
    subject: `${textParam(params, 'ref')} · Nuestra contabilidad no cuadra`,
    preview: 'Hay una diferencia que explicar.',
    heading: 'Una diferencia en la contabilidad',
    paragraphs: ['La comparación de cada noche ha encontrado un movimiento que no coincide.'],
    details: [
        { label: 'Tipo', value: textParam(params, 'kind') },
        { label: 'Proveedor', value: textParam(params, 'provider') },
        { label: 'Referencia', value: textParam(params, 'ref') },
        { label: 'Según nosotros', value: price(Number(params['expectedCents']), Locale.ES) },
        { label: 'Encontrado', value: price(Number(params['foundCents']), Locale.ES) },
    ],
}, scene);
export const refundMails = {
    'bookings.refund-refused': refused,
    'bookings.reconciliation-alarm': booksDiffer,
};
//# sourceMappingURL=refund-mails.js.map