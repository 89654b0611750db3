import type { messages as es } from '../es/documents';
import type { SameKeys } from '../translations';

export const messages: SameKeys<typeof es> = {
  title: 'Documents',
  all_one: 'See {{count}} document',
  all_other: 'See all {{count}} documents',
  list: 'Booking documents',
  none: 'There are no documents yet. The terms come with the confirmation; receipts and invoices, with each charge.',
  download: 'Download as PDF: {{name}}',
  preparing: 'Being prepared',
};
