import { Locale } from '../../../core/values/locale.js';
import { SpacePart } from './space-part.enums.js';

export interface PartNote {
  readonly part: SpacePart;
  readonly note: string;
}

const NAMES: Readonly<Record<Locale, Readonly<Record<SpacePart, string>>>> = {
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

/** The text for the host: the staff's statement, then each part with its note, in the host's language. */
export function changesText(words: string, notes: readonly PartNote[], locale: Locale): string {
  return [words, ...notes.map(({ part, note }) => `${NAMES[locale][part]}: ${note}`)]
    .filter((line) => line !== '')
    .join('\n\n');
}
