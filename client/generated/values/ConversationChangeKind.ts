import type { ConversationChangeKind } from '../schema';

export const ConversationChangeKindValues = [
  'MESSAGE',
  'READ',
  'STATE',
  'TYPING',
] as const satisfies readonly ConversationChangeKind[];