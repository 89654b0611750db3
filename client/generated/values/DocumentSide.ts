import type { DocumentSide } from '../schema';

export const DocumentSideValues = [
  'BACK',
  'FRONT',
  'PROOF',
] as const satisfies readonly DocumentSide[];