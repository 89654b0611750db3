import type { ConversationFilter } from '../schema';

export const ConversationFilterValues = [
  'ALL',
  'BOOKINGS',
  'UNREAD',
] as const satisfies readonly ConversationFilter[];