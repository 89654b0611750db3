import type { SameKeys, Translations } from '../translations';

/** Reviews as everybody reads them. */
export const messages: SameKeys<Translations['reviews']> = {
  heading_one: '{{count}} review of a rental paid here',
  heading_other: '{{count}} reviews of rentals paid here',
  count_one: '{{count}} review',
  count_other: '{{count}} reviews',
  outOfFive: 'out of 5',
  none: {
    title: 'Reviews',
    text: 'There are none yet. Only people who have rented and paid for this space on Hueco can write one.',
  },
  checked: 'Verified review: rental paid here.',
  how: 'Only people who have rented and paid with Hueco can write: we check it against each booking. We remove none for being negative and give nothing in return.',
  mean: {
    spoken_one: 'Average of {{average}} out of 5, from {{count}} review',
    spoken_other: 'Average of {{average}} out of 5, from {{count}} reviews',
    of: 'on average',
  },
  distribution: 'Reviews by stars',
  byPart: 'Average of each aspect',
  stars_one: '{{count}} star out of 5',
  stars_other: '{{count}} stars out of 5',
  starsShort_one: '{{count}} star',
  starsShort_other: '{{count}} stars',
  scores: {
    accuracy: 'Accuracy',
    access: 'Access',
    condition: 'Condition',
    security: 'Security',
    communication: 'Communication',
    value: 'Value',
    care: 'Care',
    rules: 'Rules',
    payment: 'Payments',
  },
  formerMember: 'Deleted account',
  letters: '{{count}} of {{max}}',
  reply: { by: 'Reply from {{name}}' },
};
