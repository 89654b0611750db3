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
    email: 'Hosts with a verified e-mail',
    emailShort: 'Verified e-mail',
    verified: 'Verified spaces',
    verifiedShort: 'Verified',
    trusted: 'Trusted hosts',
    trustedShort: 'Trusted',
    flexible: 'Flexible dates',
    flexibleShort: 'Flexible dates',
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
      title: 'Talk to the host',
      text: 'Ask whatever you like before you request. Your phone and e-mail stay hidden.',
    },
    pay: {
      title: 'Pay with protection',
      text: 'The amount is held on your card. It is only charged once confirmed; otherwise all of it is released.',
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
    price: {
      title: 'From {{price}} a month, one price',
      text: 'Fees and taxes included from the very first search.',
      more: 'See the cheapest',
    },
    cheaper: {
      title: 'Up to {{percent}} cheaper',
      text: 'Than the average price of a rented storage room in the same city, according to the press.',
      more: 'How we work it out',
    },
    verified: {
      title: 'Verified spaces',
      text: '{{verified}} of {{total}}: a document links the space to its host.',
      more: 'What we check',
    },
    refund: {
      title: 'Refund-guaranteed bookings',
      text: 'If you cannot get in or it is not what the listing said, you get your money back.',
      more: 'Cases and deadlines',
    },
    covered: {
      title: 'A guarantee for your things',
      text: 'For damage and theft, included in every booking. It is not insurance.',
      more: 'Limits and excess',
    },
    hold: {
      title: 'Protected payment',
      text: 'While the host decides, the money is only held.',
      more: 'What is charged and when',
    },
  },
  chart: {
    title: 'A storage room in {{city}}',
    unit: 'Price a month per square metre',
    city: 'Average in the city',
    ours: 'Storage room on Hueco',
    saving: '{{percent}} less',
    note_one:
      'Average in the city: {{source}}, {{day}}. Hueco: {{count}} storage room listed today, the middle price, everything included.',
    note_other:
      'Average in the city: {{source}}, {{day}}. Hueco: {{count}} storage rooms listed today, the middle price, everything included.',
    more: 'How we work it out',
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
    notifyMe: 'Tell me',
  },
  host: {
    line1: 'Got a spare space?',
    line2: 'Put it to work.',
    text: 'You set the price and the terms, and choose who you say yes to. Listing is free.',
    label: '{{type}}, {{area}}',
    note: 'Estimate per month in central Madrid, before the {{percent}} commission.',
    publish: 'List my space',
    how: 'See how it works',
  },
};
