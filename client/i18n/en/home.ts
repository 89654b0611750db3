import type { SameKeys } from '../translations';
import type { messages as es } from '../es/home';

/** The front page. */
export const messages: SameKeys<typeof es> = {
  title: 'Space nearby, a fair price',
  hero: {
    line1: 'Space nearby,',
    line2: 'a fair price',
    lead: 'Self-storage, reinvented between neighbours. Garages, rooms and shops close to home, everything included.',
    leadFrom:
      'Self-storage, reinvented between neighbours. Garages, rooms and shops close to home, from {{price}} a month with everything included.',
    photo: 'Bright shop unit with a clay-tiled floor, a bicycle and shelves of boxes',
    claims: 'Why you can trust us',
    verified: 'Hosts with a verified e-mail',
    verifiedShort: 'Verified e-mail',
    trusted: 'Protected payment',
    flexible: 'Flexible dates',
    ask: 'Got space to spare?',
    publish: 'List it for free',
    publishPhone: 'Got a space? List it',
  },
  featured: {
    title: 'Featured spaces',
    text: 'Chosen by our team for their photos and access. Nobody pays to be here.',
    all: 'See all spaces',
  },
  steps: {
    title: 'From the first search to the key, in three steps',
    search: {
      title: 'Search close to home',
      text: 'Filter by size, access and final price. What you see on the map is what you pay.',
    },
    contact: {
      title: 'Talk to the owner',
      text: 'Ask whatever you like before you request. Your phone and e-mail stay hidden.',
    },
    pay: {
      title: 'Pay with protection',
      text: 'The amount is held on your card. It is only charged if the host accepts; otherwise all of it is released.',
    },
    answers: 'answers {{time}}',
    message: 'Hi {{name}}. I am moving and would like to store some boxes and a bike. Would that be all right?',
    messagePlain: 'Hi. I am moving and would like to store some boxes and a bike. Would that be all right?',
    accepted: 'Request accepted',
    rent: 'Rent',
    fee: 'Service fee',
    total: 'Total a month',
    held: 'Held until they accept',
  },
  why: {
    title: 'It is your neighbour’s, not a shed by the motorway',
    price: { title: 'One price', text: 'Fees and VAT included from the very first search.' },
    hold: {
      title: 'No charge without a yes',
      text: 'While the host decides, the payment is only held. With instant booking, the yes is already given.',
    },
    address: {
      title: 'The address, only for those who book',
      text: 'The map shows a rough area; the exact place comes with the confirmation.',
    },
    cancel: {
      title: 'Cancelling, to the hour',
      text: 'You see before you pay until when it is free. You cancel on your dashboard.',
    },
  },
  same: {
    title: 'What you see is what you pay',
    inSearch: 'In the search',
    atCheckout: 'At checkout',
    rent: 'Rent {{price}}',
    fee: 'Fee with VAT {{price}}',
    noExtra: 'Nothing else to add',
    note: 'The price of one month of this listing, right now. Odd days are charged pro rata.',
  },
  sizes: {
    title: 'How much space do you need?',
    text: 'Four spaces drawn to the same scale. Each square is one metre.',
    calculate: 'Work it out with my things',
    from: 'from {{price}}/month',
    plan: 'Floor plan of {{area}}: {{text}}',
    wardrobe: { name: 'A large wardrobe.', text: 'Boxes, suitcases, a surfboard or last season’s clothes.' },
    storage: { name: 'A storage room.', text: 'One room’s move: mattress, bike and boxes.' },
    room: { name: 'A room.', text: 'The furniture of a flat while it is being renovated.' },
    garage: { name: 'A garage.', text: 'A car, a motorbike and a wall of shelves.' },
    keep: 'What you can store',
    things: {
      furniture: 'Furniture',
      boxes: 'Moving boxes',
      bikes: 'Bicycles',
      vehicles: 'Car or motorbike',
      papers: 'Papers and files',
      stock: 'Shop stock',
    },
  },
  cities: {
    title: 'Cities',
    text: 'The more colour, the more spaces there are.',
    spaces_one: '{{count}} space',
    spaces_other: '{{count}} spaces',
    from: 'from {{price}}',
    fromMonth: 'from {{price}}/month',
    soon: 'Coming soon',
  },
  host: {
    line1: 'Got a spare space?',
    line2: 'Put it to work.',
    text: 'You set the price and the terms, and choose whom you say yes to. Listing is free.',
    label: '{{type}}, {{area}}',
    note: 'Estimate per month in central Madrid, before the {{percent}} commission.',
    publish: 'List my space',
    how: 'See how it works',
  },
};
