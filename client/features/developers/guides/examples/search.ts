import { curlQuery, type Example } from './example.js';

const FIND = `query ($filter: SpaceFilter!, $after: String) {
    searchSpaces(filter: $filter, sort: PRICE, first: 5, after: $after) {
      totalCount
      edges { node { id title priceAllIn { amountCents } coverPhoto { url alt } } }
      pageInfo { hasNextPage endCursor }
    } }`;

export const FIND_SPACES: Example = {
  curl: ({ origin, from, to }) =>
    curlQuery(origin, FIND, `{ "filter": { "city": "Madrid", "from": "${from}", "to": "${to}" } }`),
  typescript: ({ from, to }) => `const FIND = \`${FIND}\`;
const filter = { city: 'Madrid', from: '${from}', to: '${to}' };
let { searchSpaces } = await call(FIND, { filter });
console.log(searchSpaces.totalCount, searchSpaces.edges[0].node);`,
};

export const NEXT_PAGE: Example = {
  curl: ({ origin }) => `AFTER=$(curl -sG ${origin}/graphql \\
  -H "Authorization: Bearer $HUECO_KEY" \\
  --data-urlencode 'query={ searchSpaces(first: 5) { pageInfo { endCursor } } }' |
  sed 's/.*"endCursor":"\\([^"]*\\)".*/\\1/')
curl -G ${origin}/graphql \\
  -H "Authorization: Bearer $HUECO_KEY" \\
  --data-urlencode "query={
    searchSpaces(first: 5, after: \\"$AFTER\\") { edges { node { title } } } }"`,
  typescript: () => `const found = [...searchSpaces.edges];
while (searchSpaces.pageInfo.hasNextPage && found.length < 20) {
  const after = searchSpaces.pageInfo.endCursor;
  ({ searchSpaces } = await call(FIND, { filter, after }));
  found.push(...searchSpaces.edges);
}
console.log(found.length);`,
};

const SHOW = `query ($id: ID!, $from: LocalDate!, $to: LocalDate!) {
    space(id: $id) {
      title description sizeM2 district
      photos { url alt width height }
      rating { average count }
      busy(from: $from, to: $to) { from to }
    } }`;

export const SHOW_SPACE: Example = {
  curl: ({ origin, spaceId, from, to }) =>
    curlQuery(origin, SHOW, `{ "id": "${spaceId}", "from": "${from}", "to": "${to}" }`),
  typescript: ({ spaceId, from, to }) => `console.log(await call(
  \`${SHOW}\`,
  { id: '${spaceId}', from: '${from}', to: '${to}' },
));`,
};

const PRICE = `query ($input: PriceQuoteInput!) {
    priceQuote(input: $input) {
      isAvailable
      total { amountCents }
      firstCharge { amountCents }
    } }`;

export const QUOTE: Example = {
  curl: ({ origin, spaceId, from, to }) =>
    curlQuery(origin, PRICE, `{ "input": { "spaceId": "${spaceId}", "from": "${from}", "to": "${to}" } }`),
  typescript: ({ spaceId, from, to }) => `console.log(await call(
  \`${PRICE}\`,
  { input: { spaceId: '${spaceId}', from: '${from}', to: '${to}' } },
));`,
};
