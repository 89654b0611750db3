import type { NotificationIcon } from '../schema';

export const NotificationIconValues = [
  'ACCEPTED',
  'CARD',
  'CLAIM',
  'DOOR',
  'EXPIRED',
  'LAST_DAY',
  'LOWER_PRICE',
  'MESSAGE',
  'MESSAGE_WARNING',
  'NOT_VERIFIED',
  'PAUSE',
  'REFUSED',
  'SEARCH_MATCH',
  'SPACE',
  'STAR',
  'SUPPORT',
  'TAKEN_BACK',
  'VERIFIED',
  'WAITING',
] as const satisfies readonly NotificationIcon[];