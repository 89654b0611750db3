import type { IssuerType } from '../schema';

export const IssuerTypeValues = [
  'HOST',
  'PLATFORM',
] as const satisfies readonly IssuerType[];