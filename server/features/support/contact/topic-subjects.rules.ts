import { Locale } from '../../../core/values/locale.js';
import type { ContactTopic } from './contact.inputs.js';

/** The subject of a ticket from the contact page, whose form has none. */
const SUBJECTS: Readonly<Record<Locale, Readonly<Record<ContactTopic, string>>>> = {
  [Locale.ES]: {
    access: 'No puedo entrar hoy',
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
    access: 'I cannot get in today',
    booking: 'About a booking',
    payment: 'About a payment',
    hosting: 'About renting out my space',
    account: 'About my account',
    personal_data: 'About my personal data',
    accessibility: 'Accessibility',
    report: 'Report of a listing or a person',
    other: 'Message from the contact page',
  },
};

/** The subject of a topic. */
export const topicSubject = (topic: ContactTopic, locale: Locale): string => SUBJECTS[locale][topic];
