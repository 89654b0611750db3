import type { messages as es } from '../es/lost';
import type { SameKeys } from '../translations';

export const messages: SameKeys<typeof es> = {
  title: 'Oops! Page not found',
  text: 'There is nothing here: no page, no front door. The link may be old, or the space is no longer for rent.',
  action: 'Back to home',
  help: 'Help centre',
  street: 'A street with the doors 402 and 406 and, between them, an empty plot with the sign 404 and a cat on a box',
  near: 'Other places nearby',
  price: '{{price}} a month, all included',
};
