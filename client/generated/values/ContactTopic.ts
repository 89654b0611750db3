import type { ContactTopic } from '../schema';

export const ContactTopicValues = [
  'ACCESS',
  'ACCESSIBILITY',
  'ACCOUNT',
  'BOOKING',
  'HOSTING',
  'OTHER',
  'PAYMENT',
  'PERSONAL_DATA',
  'REPORT',
] as const satisfies readonly ContactTopic[];