import type { messages as es } from '../es/approval';
import type { SameKeys } from '../translations';

export const messages: SameKeys<typeof es> = {
  spacePart: {
    PHOTOS: 'Photos',
    TITLE: 'Title',
    DESCRIPTION: 'Description',
    TYPE: 'Type and size',
    ADDRESS: 'Address',
    ACCESS: 'Access',
    GOODS: 'What may be stored',
    PRICE: 'Price',
    TERMS: 'Terms',
  },
};
