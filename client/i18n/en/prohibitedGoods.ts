import type { SameKeys } from '../translations';
import type { messages as es } from '../es/prohibitedGoods';

export const messages: SameKeys<typeof es> = {
  title: 'What may not be stored',
  text: 'This goes for every space, whatever the listing says. Nor may you live, work or charge devices inside.',
  note: 'This may not be stored in any space:',
};
