import { registerEnumType } from 'type-graphql';

/** Parts of a space that a note of the staff can be about. */
export enum SpacePart {
  PHOTOS = 'photos',
  TITLE = 'title',
  DESCRIPTION = 'description',
  TYPE = 'type',
  ADDRESS = 'address',
  ACCESS = 'access',
  GOODS = 'goods',
  PRICE = 'price',
  TERMS = 'terms',
}

registerEnumType(SpacePart, {
  name: 'SpacePart',
  description: 'A part of a space that a note of the staff can be about.',
  valuesConfig: {
    PHOTOS: { description: 'The pictures.' },
    TITLE: { description: 'The title.' },
    DESCRIPTION: { description: 'The description.' },
    TYPE: { description: 'Type and measures.' },
    ADDRESS: { description: 'Address and pin.' },
    ACCESS: { description: 'How and when renters get in.' },
    GOODS: { description: 'What may be stored.' },
    PRICE: { description: 'Price and shortest stay.' },
    TERMS: { description: 'Cancellation and deposit.' },
  },
});
