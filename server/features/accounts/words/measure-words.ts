import { Locale } from '../../../core/values/locale.js';
import type { WordList } from '../../../core/words/word-list.js';
import { MeasureKind, MeasureReason } from '../measures/measure-codes.js';

const entry = (key: MeasureReason, es: string, en: string) => ({ key, words: { es: { name: es }, en: { name: en } } });

/** Why the staff decided something about a person, as the person reads it; one of them always fits. */
export const measureReasons: WordList = {
  name: 'measure_reasons',
  defaults: [
    entry(MeasureReason.FALSE_LISTING, 'El espacio no es como se anuncia', 'The space is not as described'),
    entry(MeasureReason.CONTACT_OUTSIDE, 'Contacto o pagos fuera de Hueco', 'Contact or payments outside Hueco'),
    entry(MeasureReason.ABUSE, 'Insultos, amenazas o presiones', 'Insults, threats or pressure'),
    entry(MeasureReason.FRAUD, 'Engaño', 'Deceit'),
    entry(MeasureReason.FORBIDDEN_GOODS, 'Objetos que no se pueden guardar', 'Things that may not be stored'),
    entry(MeasureReason.NON_PAYMENT, 'Pagos sin atender', 'Unpaid charges'),
    entry(MeasureReason.IDENTITY, 'Dudas sobre la identidad', 'Doubts about the identity'),
    entry(MeasureReason.OTHER, 'Otro incumplimiento de las condiciones', 'Another breach of the terms'),
  ],
  addedParts: null,
  hasSwitch: (key) => key !== MeasureReason.OTHER,
  maxLength: () => 120,
};

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
