import { registerEnumType } from 'type-graphql';

/** Requirements of a move-in. */
export enum MoveInStep {
  RENTER_IDENTITY = 'renter_identity',
  HOST_IDENTITY = 'host_identity',
  TERMS = 'terms',
  FIRST_PAYMENT = 'first_payment',
  PROHIBITED_GOODS = 'prohibited_goods',
  CONDITION_PHOTOS = 'condition_photos',
  ACCESS_DATA = 'access_data',
  INVENTORY = 'inventory',
}

registerEnumType(MoveInStep, {
  name: 'MoveInStep',
  description: 'A requirement of a move-in.',
  valuesConfig: {
    RENTER_IDENTITY: { description: "The renter's identity is approved." },
    HOST_IDENTITY: { description: "The host's identity is approved." },
    TERMS: { description: 'Both have accepted the terms.' },
    FIRST_PAYMENT: { description: 'The first charge was collected.' },
    PROHIBITED_GOODS: { description: 'The renter has declared to store no prohibited goods.' },
    CONDITION_PHOTOS: { description: 'Four photos of the condition at move-in exist.' },
    ACCESS_DATA: { description: 'The renter can read the access instructions.' },
    INVENTORY: { description: 'Both have signed the list of stored things; optional.' },
  },
});
