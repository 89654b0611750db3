import type { messages as spanish } from '../es/articleFeedback';
import type { SameKeys } from '../translations';

export const messages: SameKeys<typeof spanish> = {
  title: 'Was this useful?',
  guide: 'Did this help?',
  yes: 'Yes',
  no: 'No',
  thanks: 'Thank you for telling us.',
  comment: 'Noted: thank you for telling us.',
  told: 'Thank you. Whoever looks after this text will read it.',
  missing: 'What was missing?',
  hint: 'Up to {{max}} characters. We do not know who writes: leave out personal data. If you need an answer, use the <contact>contact page</contact>.',
  send: 'Send',
};
