import type { SameKeys } from '../translations';
import type { messages as es } from '../es/comparison';

/** What the price claim rests on. */
export const messages: SameKeys<typeof es> = {
  title: 'How we compare prices',
  lead: 'What a storage room costs on Hueco, and what renting one costs on average in the same city, according to the press. With the source, the date and the method.',
  claim:
    'With today’s prices we can say “up to {{percent}} cheaper”: in the best city, one in ten storage rooms saves that or more.',
  none: 'With today’s prices we cannot say that we are cheaper, so we do not.',
  cities: 'Prices by city',
  bars: {
    city: 'Average in the city, according to {{source}}',
    median: 'Hueco, the median storage room',
    tenth: 'Hueco, one in ten costs this or less',
  },
  perM2: '{{price}}/m² a month',
  saving_one:
    'The median storage room costs {{median}} less, and one in ten at least {{tenth}} less. Sample: {{count}} storage room.',
  saving_other:
    'The median storage room costs {{median}} less, and one in ten at least {{tenth}} less. Sample: {{count}} storage rooms.',
  savingOfTenth_one:
    'The median storage room does not cost less than the city’s average; one in ten costs at least {{tenth}} less. Sample: {{count}} storage room.',
  savingOfTenth_other:
    'The median storage room does not cost less than the city’s average; one in ten costs at least {{tenth}} less. Sample: {{count}} storage rooms.',
  noSaving_one: 'The median storage room does not cost less than the city’s average. Sample: {{count}} storage room.',
  noSaving_other:
    'The median storage room does not cost less than the city’s average. Sample: {{count}} storage rooms.',
  ours: {
    title: 'Our prices',
    text: 'All storage rooms listed on Hueco today, {{day}}, in each city, at what the renter pays: rent, service fee and taxes. We recalculate them often: what you see may be a few minutes old, and a little over an hour at most. In this demonstration the listings are examples.',
  },
  theirs: {
    title: 'The city’s prices',
    text: 'We have not measured them. They are the average prices of rented storage rooms, per square metre, that {{source}} published on {{day}}:',
  },
  method: {
    title: 'The method',
    text: 'We divide the price of each storage room by its square metres and sort those of each city. We compare two of them with the city’s average: the middle one, and the one that leaves one in ten below it. Only cities with at least ten storage rooms on Hueco and a price in the source are included. The percentage is rounded down, and we never say more than 60%.',
  },
  limits: {
    title: 'What this comparison does not say',
    text: 'The article does not tell which companies or sizes its average is of, nor whether it includes VAT. We take the prices to be monthly, which is how storage rooms are rented. And small spaces usually cost more per square metre. A storage centre may offer things a private host does not: staff, trolleys, cameras. Always compare the final price of the space you want.',
  },
  search: 'See the spaces and their prices',
};
