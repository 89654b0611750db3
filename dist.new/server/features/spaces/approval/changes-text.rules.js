import { Locale } from '../../../core/values/locale.js';
import { SpacePart } from './space-part-codes.js';
const NAMES = {
    [Locale.ES]: {
        [SpacePart.PHOTOS]: 'Fotos',
        [SpacePart.TITLE]: 'Título',
        [SpacePart.DESCRIPTION]: 'Descripción',
        [SpacePart.TYPE]: 'Tipo y medidas',
        [SpacePart.ADDRESS]: 'Dirección',
        [SpacePart.ACCESS]: 'Acceso',
        [SpacePart.GOODS]: 'Qué admite',
        [SpacePart.PRICE]: 'Precio',
        [SpacePart.TERMS]: 'Condiciones',
    },
    [Locale.EN]: {
        [SpacePart.PHOTOS]: 'Photos',
        [SpacePart.TITLE]: 'Title',
        [SpacePart.DESCRIPTION]: 'Description',
        [SpacePart.TYPE]: 'Type and size',
        [SpacePart.ADDRESS]: 'Address',
        [SpacePart.ACCESS]: 'Access',
        [SpacePart.GOODS]: 'What may be stored',
        [SpacePart.PRICE]: 'Price',
        [SpacePart.TERMS]: 'Terms',
    },
};
/** What the host reads: the staff's words, then each part with its note, in the host's language. */
export function changesText(words, notes, locale) {
    return [words, ...notes.map(({ part, note }) => `${NAMES[locale][part]}: ${note}`)]
        .filter((line) => line !== '')
        .join('\n\n');
}
//# sourceMappingURL=changes-text.rules.js.map