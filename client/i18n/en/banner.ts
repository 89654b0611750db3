import type { SameKeys } from '../translations';
import type { messages as es } from '../es/banner';

/** The line at the top of the pages. */
export const messages: SameKeys<typeof es> = {
  label: 'Notice from Hueco',
  more: 'Read more',
  close: 'Close the notice',
};
