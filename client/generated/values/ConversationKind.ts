import type { ConversationKind } from '../schema';

export const ConversationKindValues = [
  'BOOKING',
  'DIRECT',
] as const satisfies readonly ConversationKind[];