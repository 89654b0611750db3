import type { ConversationRole } from '../schema';

export const ConversationRoleValues = [
  'HOST',
  'RENTER',
] as const satisfies readonly ConversationRole[];