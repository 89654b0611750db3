import type { DataRequestStatus } from '../schema';

export const DataRequestStatusValues = [
  'GRANTED',
  'OPEN',
  'REFUSED',
  'WITHDRAWN',
] as const satisfies readonly DataRequestStatus[];