import type { MessageKind } from '../schema';

export const MessageKindValues = [
  'EVENT',
  'TEXT',
] as const satisfies readonly MessageKind[];