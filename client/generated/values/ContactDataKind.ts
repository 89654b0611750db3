import type { ContactDataKind } from '../schema';

export const ContactDataKindValues = [
  'APP',
  'EMAIL',
  'HANDLE',
  'IBAN',
  'LINK',
  'PAYMENT',
  'PHONE',
] as const satisfies readonly ContactDataKind[];