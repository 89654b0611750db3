import { Locale } from '../../../core/values/locale.js';
import { reasonList } from '../../../core/words/reason-list.js';
import { MeasureKind, MeasureReason } from '../measures/measure.enums.js';

/** The reasons for a decision of the staff about a person, as the person reads them; one of them always fits. */
export const measureReasons = reasonList(
  'measure_reasons',
  [
    [MeasureReason.FALSE_LISTING, 'El espacio no es como se anuncia', 'The space is not as described'],
    [MeasureReason.CONTACT_OUTSIDE, 'Contacto o pagos fuera de Hueco', 'Contact or payments outside Hueco'],
    [MeasureReason.ABUSE, 'Insultos, amenazas o presiones', 'Insults, threats or pressure'],
    [MeasureReason.FRAUD, 'Engaño', 'Deceit'],
    [MeasureReason.FORBIDDEN_GOODS, 'Objetos que no se pueden guardar', 'Things that may not be stored'],
    [MeasureReason.NON_PAYMENT, 'Pagos sin atender', 'Unpaid charges'],
    [MeasureReason.IDENTITY, 'Dudas sobre la identidad', 'Doubts about the identity'],
    [MeasureReason.OTHER, 'Otro incumplimiento de las condiciones', 'Another breach of the terms'],
  ],
  MeasureReason.OTHER,
);

/** What a limit closes. */
export const limitNames: Readonly<Record<Locale, Partial<Readonly<Record<MeasureKind, string>>>>> = {
  [Locale.ES]: {
    [MeasureKind.LIMIT_MESSAGES]: 'escribir mensajes',
    [MeasureKind.LIMIT_BOOKINGS]: 'pedir reservas',
    [MeasureKind.LIMIT_PUBLISHING]: 'publicar o cambiar espacios',
  },
  [Locale.EN]: {
    [MeasureKind.LIMIT_MESSAGES]: 'writing messages',
    [MeasureKind.LIMIT_BOOKINGS]: 'asking for bookings',
    [MeasureKind.LIMIT_PUBLISHING]: 'publishing or changing spaces',
  },
};
