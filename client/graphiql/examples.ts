import type { GraphiQLProps } from 'graphiql';

const SEARCH = `# Spaces in Madrid, the cheapest first. No sign-in needed.
query Search {
  searchSpaces(filter: { city: "Madrid", sizeMinM2: 4 }, sort: PRICE, first: 5) {
    totalCount
    edges {
      node { id title type sizeM2 district priceAllInCents }
    }
  }
}
`;

const PRICE = `# What a stay costs, line by line: put the id of a space found by the search.
query Price($input: PriceQuoteInput!) {
  priceQuote(input: $input) {
    isAvailable
    totalCents
    firstChargeCents
    lines { from to rentCents renterFeeCents totalCents }
  }
}
`;

const ROOM = `# How much room things take, and what such a space may earn.
query Room($things: [ThingCountInput!]!, $offer: PriceSuggestionInput!) {
  roomFor(things: $things) { volumeM3 sizeM2 goods }
  priceSuggestion(input: $offer) { suggestedCents lowCents highCents comparableCount }
}
`;

/** Stands in the Headers tab until a token is pasted over it. */
export const TOKEN_PLACEHOLDER = '<accessToken>';

const SIGN_IN = `# A token for the Headers tab: { "Authorization": "Bearer ${TOKEN_PLACEHOLDER}" }. It lasts 15 minutes.
mutation SignIn($input: SignInInput!) {
  signIn(input: $input) { accessToken expiresAt viewer { email roles } }
}
`;

const MINE = `# With a token in the Headers tab.
query Mine {
  viewer { email fullName roles ownsSpaces }
  myBookings(mode: RENTER, first: 5) {
    edges { node { reference status from to space { title } availableActions } }
  }
}
`;

const LIVE = `# With a token: runs until it is stopped, and tells each notification as it comes.
subscription Live {
  notificationChanged { kind notification { id title message createdAt } }
}
`;

const json = (value: unknown): string => JSON.stringify(value, null, 2);
/* A day that can be asked for whenever the page is opened. */
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Operations to begin with, one to a tab. */
export const EXAMPLES: NonNullable<GraphiQLProps['defaultTabs']> = [
  { query: SEARCH },
  { query: PRICE, variables: json({ input: { spaceId: 'spc_…', from: inDays(30), to: inDays(121) } }) },
  {
    query: ROOM,
    variables: json({
      things: [
        { thing: 'BOX', count: 12 },
        { thing: 'BICYCLE', count: 1 },
      ],
      offer: { type: 'STORAGE', sizeM2: 4, postalCode: '28010' },
    }),
  },
  { query: SIGN_IN, variables: json({ input: { email: 'renter@hueco.test', password: '', inBody: true } }) },
  { query: MINE, headers: json({ Authorization: `Bearer ${TOKEN_PLACEHOLDER}` }) },
  { query: LIVE, headers: json({ Authorization: `Bearer ${TOKEN_PLACEHOLDER}` }) },
];
