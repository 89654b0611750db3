import type { MoveInStep } from '../schema';

export const MoveInStepValues = [
  'ACCESS_DATA',
  'CONDITION_PHOTOS',
  'FIRST_PAYMENT',
  'HOST_IDENTITY',
  'INVENTORY',
  'PROHIBITED_GOODS',
  'RENTER_IDENTITY',
  'TERMS',
] as const satisfies readonly MoveInStep[];