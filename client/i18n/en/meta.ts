import type { messages as es } from '../es/meta';
import type { SameKeys } from '../translations';

/** What search engines and link previews are told; browsers never fetch it. */
export const messages: SameKeys<typeof es> = {
  brand: 'Hueco',
  noScript: 'Hueco needs JavaScript to search and book.',
  unavailable: {
    title: 'Back in a moment',
    text: 'Hueco is not available right now. This page loads again by itself in a few seconds.',
    retry: 'Try now',
  },
  home: { title: 'Storage rooms, garages and shops close to home' },
  search: {
    title: 'Storage rooms and spaces in {{place}}',
    titleOfType: '{{type}} in {{place}}',
    everywhere: 'Spain',
    description_one:
      '{{n}} space for your things in {{place}}, from {{price}} a month, all included. Price, size and access of each one.',
    description_other:
      '{{n}} spaces for your things in {{place}}, from {{price}} a month, all included. Price, size and access of each one.',
    nothing: 'No spaces in {{place}} yet.',
    crumb: 'Spaces',
  },
  city: {
    description:
      'Storage rooms, garages and more, from neighbours in {{city}}. Half cost between {{low}} and {{high}} a month, all included. Price and district of each one.',
  },
  space: { price: '{{price}} a month, all included' },
  help: { description: 'How to find, book, pay for and rent out a space on Hueco, step by step.' },
  profile: { description: '{{name}} on Hueco.' },
  sharedList: {
    description_one: '{{owner}}’s list on Hueco: {{n}} space.',
    description_other: '{{owner}}’s list on Hueco: {{n}} spaces.',
  },
};
