import type { messages as es } from '../es/noticeReasons';
import type { SameKeys } from '../translations';

export const messages: SameKeys<typeof es> = {
  NOT_NEEDED: 'I no longer need it',
  MOVING: 'I am moving',
  FOUND_ANOTHER: 'I found another space',
  OWN_USE: 'I need it for myself or my family',
  WORKS: 'Building work makes it unusable',
  SALE: 'It has been sold, or I can no longer rent it out',
  BREACH: 'The rules of the space are being broken',
  OTHER: 'Another reason',
};
