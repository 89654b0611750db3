import { registerEnumType } from 'type-graphql';

/** Parts of a space that a note of the staff can refer to. */
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
  description: 'A part of a space that a note of the staff can refer to.',
  valuesConfig: {
    PHOTOS: { description: 'The pictures.' },
    TITLE: { description: 'The title.' },
    DESCRIPTION: { description: 'The description.' },
    TYPE: { description: 'Type and measures.' },
    ADDRESS: { description: 'Address and pin.' },
    ACCESS: { description: 'Kind and hours of access.' },
    GOODS: { description: 'What may be stored.' },
    PRICE: { description: 'Price and minimum stay.' },
    TERMS: { description: 'Cancellation and deposit.' },
  },
});
