import type { AttachmentKind } from '../schema';

export const AttachmentKindValues = [
  'IMAGE',
  'PDF',
] as const satisfies readonly AttachmentKind[];