import { Locale } from '../../../core/values/locale.js';
/** What a ticket from the contact page is called: its form has no subject. */
const SUBJECTS = {
    [Locale.ES]: {
        booking: 'Sobre una reserva',
        payment: 'Sobre un pago',
        hosting: 'Sobre alquilar mi espacio',
        account: 'Sobre mi cuenta',
        personal_data: 'Sobre mis datos personales',
        accessibility: 'Accesibilidad',
        report: 'Denuncia de un anuncio o una persona',
        other: 'Mensaje desde Contacto',
    },
    [Locale.EN]: {
        booking: 'About a booking',
        payment: 'About a payment',
        hosting: 'About renting out my space',
        account: 'About my account',
        personal_data: 'About my personal data',
        accessibility: 'Accessibility',
        report: 'Report of an advert or a person',
        other: 'Message from the contact page',
    },
};
/** The subject of a topic. */
export const topicSubject = (topic, locale) => SUBJECTS[locale][topic];
//# sourceMappingURL=topic-subjects.rules.js.map