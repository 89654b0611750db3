import { layOutMail } from '../../core/mail/mail-layout.js';
import { textParam } from '../../core/mail/mailer.js';
/** To the staff, always in Spanish: a review that the word filter held. */
const held = (params, scene) => layOutMail({
    subject: `Reseña retenida: ${textParam(params, 'flags')}`,
    preview: textParam(params, 'text'),
    heading: 'Reseña retenida',
    paragraphs: [
        'Espera una decisión: nadie la ve hasta que alguien del equipo la publique o la retire con sus motivos.',
        textParam(params, 'text'),
    ],
    details: [
        { label: 'Identificador', value: textParam(params, 'reviewId') },
        { label: 'Motivo', value: textParam(params, 'flags') },
        { label: 'Nota privada', value: textParam(params, 'note') || '–' },
    ],
}, scene);
export const reviewMails = { 'reviews.held': held };
//# sourceMappingURL=held-review-mail.js.map