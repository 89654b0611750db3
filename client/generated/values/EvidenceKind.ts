import type { EvidenceKind } from '../schema';

export const EvidenceKindValues = [
  'IMAGE',
  'PDF',
] as const satisfies readonly EvidenceKind[];