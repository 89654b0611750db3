import type { GraphiQLProps } from 'graphiql';

/** Values of the operations: a demo user if there is a demo, and a space that is free on the given days. */
export interface ExampleValues {
  readonly email: string;
  readonly password: string;
  readonly spaceId: string;
  /** Half-open. */
  readonly from: string;
  readonly to: string;
}

const MADRID = 'Madrid';

/** Each runs as it opens. The first line says who can run it; “a key” means that it is part of the public schema. */
export const EXAMPLES: readonly {
  readonly query: string;
  /** Who may run it, least privileged first. */
  readonly as: readonly ('visitor' | 'renter' | 'host' | 'partner')[];
  readonly variables?: (values: ExampleValues) => Record<string, unknown>;
}[] = [
  {
    as: ['visitor', 'partner'],
    query: `# Spaces in Madrid, the cheapest first.
# Nobody needs to sign in; a key works as well.
query Search($filter: SpaceFilter!) {
  searchSpaces(filter: $filter, sort: PRICE, first: 5) {
    totalCount
    edges {
      node { id title type sizeM2 district priceAllIn { amountCents currency } }
    }
    pageInfo { endCursor hasNextPage }
  }
}
`,
    variables: () => ({ filter: { city: MADRID, sizeMinM2: 4 } }),
  },
  {
    as: ['visitor', 'partner'],
    query: `# One space with its pictures, its rating and the days that are taken.
# Nobody needs to sign in; a key works as well.
query OneSpace($id: ID!, $from: LocalDate!, $to: LocalDate!) {
  space(id: $id) {
    title
    description
    features
    photos { url alt }
    rating { average count }
    busy(from: $from, to: $to) { from to }
  }
}
`,
    variables: ({ spaceId: id, from, to }) => ({ id, from, to }),
  },
  {
    as: ['visitor', 'partner'],
    query: `# What a stay costs, line by line.
# Nobody needs to sign in; a key works as well.
query Price($input: PriceQuoteInput!) {
  priceQuote(input: $input) {
    isAvailable
    total { amountCents }
    firstCharge { amountCents }
    lines { from to rent { amountCents } renterFee { amountCents } total { amountCents } }
  }
}
`,
    variables: ({ spaceId, from, to }) => ({ input: { spaceId, from, to } }),
  },
  {
    as: ['visitor', 'partner'],
    query: `# A city: how much is there, and what it costs by type.
# Nobody needs to sign in; a key works as well.
query OneCity {
  city(slug: "madrid") {
    city { name spaceCount priceFrom { amountCents } }
    prices { usualLow { amountCents } median { amountCents } usualHigh { amountCents } }
    types { type count median { amountCents } }
    districts { name count }
  }
}
`,
  },
  {
    as: ['visitor', 'partner'],
    query: `# What such a space may ask for.
# Nobody needs to sign in; a key works as well.
query Suggestion($input: PriceSuggestionInput!) {
  priceSuggestion(input: $input) {
    suggested { amountCents }
    low { amountCents }
    high { amountCents }
    comparableCount
  }
}
`,
    variables: () => ({ input: { type: 'STORAGE', sizeM2: 4, postalCode: '28010' } }),
  },
  {
    as: ['visitor'],
    query: `# How much room things take.
# Nobody needs to sign in.
query Room($things: [ThingCountInput!]!) {
  roomFor(things: $things) { volumeM3 sizeM2 goods }
}
`,
    variables: () => ({
      things: [
        { thing: 'BOX', count: 12 },
        { thing: 'BICYCLE', count: 1 },
      ],
    }),
  },
  {
    as: ['visitor', 'partner'],
    query: `# Every code an error may have.
# Nobody needs to sign in; a key works as well.
query Errors {
  errorCodes
}
`,
  },
  {
    as: ['visitor'],
    query: `# Signs in: the calls that follow carry the token, which lasts 15 minutes.
mutation SignIn($input: SignInInput!) {
  signIn(input: $input) { accessToken expiresAt viewer { email roles } }
}
`,
    variables: ({ email, password }) => ({ input: { email, password, inBody: true } }),
  },
  {
    as: ['renter', 'host'],
    query: `# Who is signed in, and what they rent.
query Mine {
  viewer { email fullName roles ownsSpaces }
  myBookings(mode: RENTER, first: 5) {
    edges { node { reference status from to space { title } availableActions } }
  }
}
`,
  },
  {
    as: ['renter', 'host'],
    query: `# Puts a space among the viewer's favourites; a second time changes nothing.
mutation Favorite($input: AddFavoriteInput!) {
  addFavorite(input: $input) { spaceId }
}
`,
    variables: ({ spaceId }) => ({ input: { spaceId } }),
  },
  {
    as: ['renter', 'host', 'partner'],
    query: `# The newest conversations, each with its last message.
query Talks {
  conversations(first: 5) {
    edges { node { renter { displayName } host { displayName } unreadCount lastMessage { body createdAt } } }
  }
}
`,
  },
  {
    as: ['host', 'partner'],
    query: `# A host's own spaces, drafts included.
query MySpaces {
  mySpaces(first: 10) {
    totalCount
    edges { node { id title status priceAllIn { amountCents } completenessPercent } }
  }
}
`,
  },
  {
    as: ['host', 'partner'],
    query: `# A host's month: what takes which days of which space.
query Month($month: LocalDate!) {
  hostMonth(month: $month) {
    occupancyPercent
    rows { space { title } entries { kind from to booking { reference } block { reason } } }
  }
}
`,
    variables: ({ from }) => ({ month: `${from.slice(0, 7)}-01` }),
  },
  {
    as: ['host', 'partner'],
    query: `# A host's bookings with what they bring, and what can be done with each.
query Rented {
  myBookings(mode: HOST, first: 5) {
    totalCount
    edges { node { id reference status from to renter { displayName } hostNet { amountCents } availableActions } }
  }
}
`,
  },
  {
    as: ['host', 'partner'],
    query: `# Begins a space as a draft, which nobody else sees; with its id as \`spaceId\` in the input the same draft is changed.
mutation Draft($input: SaveSpaceDraftInput!) {
  saveSpaceDraft(input: $input) {
    space { id status completenessPercent draftProblems { path code } }
  }
}
`,
    variables: () => ({ input: { draft: { type: 'STORAGE', title: 'Trastero con luz natural', sizeM2: 4 } } }),
  },
  {
    as: ['host', 'partner'],
    query: `# The addresses that learn of events, with their state.
query Webhooks {
  webhookEndpoints { url events state }
}
`,
  },
  {
    as: ['renter', 'host'],
    query: `# Runs until it is stopped, and shows each notification as it comes.
subscription Live {
  notificationChanged { kind notification { id title message createdAt } }
}
`,
  },
];

/** The operations, one per tab. */
export const tabsOf = (values: ExampleValues): NonNullable<GraphiQLProps['defaultTabs']> =>
  EXAMPLES.map(({ query, variables }) => ({
    query,
    ...(variables && { variables: JSON.stringify(variables(values), null, 2) }),
  }));
