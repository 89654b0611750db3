import { registerEnumType } from 'type-graphql';

/** What a move-in needs. */
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
  description: 'What a move-in needs.',
  valuesConfig: {
    RENTER_IDENTITY: { description: "The renter's identity is approved." },
    HOST_IDENTITY: { description: "The host's identity is approved." },
    TERMS: { description: 'Both have said yes to the terms.' },
    FIRST_PAYMENT: { description: 'The first charge was taken.' },
    PROHIBITED_GOODS: { description: 'The renter has declared to store nothing forbidden.' },
    CONDITION_PHOTOS: { description: 'Four photos of the condition at move-in are there.' },
    ACCESS_DATA: { description: 'The renter can read how to get in.' },
    INVENTORY: { description: 'Both have signed the list of stored things; optional.' },
  },
});
