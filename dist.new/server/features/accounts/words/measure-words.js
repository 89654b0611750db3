import { Locale } from '../../../core/values/locale.js';
import { MeasureKind, MeasureReason } from '../measures/measure-codes.js';
/** Why the staff decided something about a person, as the person reads it. */
export const reasonNames = {
    [Locale.ES]: {
        [MeasureReason.FALSE_LISTING]: 'El espacio no es como se anuncia',
        [MeasureReason.CONTACT_OUTSIDE]: 'Contacto o pagos fuera de Hueco',
        [MeasureReason.ABUSE]: 'Insultos, amenazas o presiones',
        [MeasureReason.FRAUD]: 'Engaño',
        [MeasureReason.FORBIDDEN_GOODS]: 'Objetos que no se pueden guardar',
        [MeasureReason.NON_PAYMENT]: 'Pagos sin atender',
        [MeasureReason.IDENTITY]: 'Dudas sobre la identidad',
        [MeasureReason.OTHER]: 'Otro incumplimiento de las condiciones',
    },
    [Locale.EN]: {
        [MeasureReason.FALSE_LISTING]: 'The space is not as described',
        [MeasureReason.CONTACT_OUTSIDE]: 'Contact or payments outside Hueco',
        [MeasureReason.ABUSE]: 'Insults, threats or pressure',
        [MeasureReason.FRAUD]: 'Deceit',
        [MeasureReason.FORBIDDEN_GOODS]: 'Things that may not be stored',
        [MeasureReason.NON_PAYMENT]: 'Unpaid charges',
        [MeasureReason.IDENTITY]: 'Doubts about the identity',
        [MeasureReason.OTHER]: 'Another breach of the terms',
    },
};
/** What a limit closes. */
export const limitNames = {
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
//# sourceMappingURL=measure-words.js.map