import type { DocumentType } from '../schema';

export const DocumentTypeValues = [
  'COMMUNITY_CERTIFICATE',
  'DNI',
  'EU_ID',
  'IBI_RECEIPT',
  'LEASE',
  'NIE',
  'PASSPORT',
  'TITLE_NOTE',
] as const satisfies readonly DocumentType[];