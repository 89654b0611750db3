import { curlMutation, curlQuery, type Example } from './example.js';

/** Sends an operation; the other guides use it. */
const CALL = (origin: string): string => `import { env } from 'node:process';

const call = async (query: string, variables = {}) => {
  const response = await fetch('${origin}/graphql', {
    method: 'POST',
    headers: {
      Authorization: \`Bearer \${env.HUECO_KEY}\`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
};`;

export const SAVE_KEY: Example = { curl: () => `export HUECO_KEY='hk_test_…'` };

export const FIRST_CALL: Example = {
  curl: ({ origin }) =>
    curlQuery(
      origin,
      `query ($postalCode: String!) {
    searchSpaces(first: 2, filter: { postalCode: $postalCode }) {
      totalCount
      edges { node { id title priceAllIn { amountCents currency } } }
    } }`,
      `{ "postalCode": "28012" }`,
    ),
  typescript: ({ origin }) => `${CALL(origin)}

console.log(await call(
  \`query ($postalCode: String!) {
    searchSpaces(first: 2, filter: { postalCode: $postalCode }) {
      totalCount
      edges { node { id title priceAllIn { amountCents currency } } }
    } }\`,
  { postalCode: '28012' },
));`,
};

/** The error for an end before the start. */
export const FAILURE: Example = {
  answer: `{ "errors": [{
  "message": "One or more fields are wrong: see extensions.fields.",
  "extensions": {
    "code": "VALIDATION_FAILED",
    "fields": [{ "path": "filter.to", "code": "DATES_REVERSED" }],
    "requestId": "4f1c2f0e-…" } }] }`,
};

export const OWN_SPACES: Example = {
  curl: ({ origin }) => curlQuery(origin, `{ mySpaces(first: 5) { totalCount edges { node { id title status } } } }`),
  typescript: () => `console.log(await call(
  '{ mySpaces(first: 5) { totalCount edges { node { id title status } } } }',
));`,
};

export const MISSING_SCOPE: Example = {
  answer: `{ "errors": [{
  "extensions": {
    "code": "SCOPE_MISSING",
    "params": { "scope": "messages" } } }] }`,
};

export const REPEAT: Example = {
  curl: ({ origin }) => `KEY=$(openssl rand -hex 16)
for attempt in 1 2; do
${curlMutation(
  origin,
  'mutation ($input: CreateSpaceInput!) { createSpace(input: $input) { space { id status } } }',
  '{ "input": { "draft": { "type": "STORAGE", "title": "Box 7" } } }',
)
  .replace('  --json', '  -H "Idempotency-Key: $KEY" \\\n  --json')
  .replace(/^/gm, '  ')}
done`,
  typescript: ({ origin }) => `import { randomUUID } from 'node:crypto';

const request = {
  method: 'POST',
  headers: {
    Authorization: \`Bearer \${env.HUECO_KEY}\`,
    'Content-Type': 'application/json',
    'Idempotency-Key': randomUUID(),
  },
  body: JSON.stringify({
    query: \`mutation ($input: CreateSpaceInput!) {
      createSpace(input: $input) { space { id status } } }\`,
    variables: { input: { draft: { type: 'STORAGE', title: 'Box 7' } } },
  }),
};
await fetch('${origin}/graphql', request);
const again = await fetch('${origin}/graphql', request);
console.log(again.headers.get('Idempotent-Replayed'), await again.json());`,
};

export const READ_LIMITS: Example = {
  curl: ({ origin }) => `curl -sG ${origin}/graphql -D - -o /dev/null \\
  -H "Authorization: Bearer $HUECO_KEY" \\
  --data-urlencode 'query={ cities { name } }' | grep -i ratelimit`,
  typescript: ({ origin }) => `const response = await fetch(
  '${origin}/graphql?query={cities{name}}',
  { headers: { Authorization: \`Bearer \${env.HUECO_KEY}\` } },
);
console.log(response.headers.get('RateLimit'));
console.log((await response.json()).extensions.cost);`,
};

export const WAIT: Example = {
  curl: ({ origin }) => `# On 429, curl waits as long as Retry-After says.
curl -G --retry 5 ${origin}/graphql \\
  -H "Authorization: Bearer $HUECO_KEY" \\
  --data-urlencode 'query={ cities { name } }'`,
  typescript: () => `const patiently = async (address: string, options: RequestInit): Promise<Response> => {
  const response = await fetch(address, options);
  if (response.status !== 429) return response;
  const seconds = Number(response.headers.get('Retry-After'));
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  return patiently(address, options);
};`,
};

export const TYPES: Example = {
  curl: ({ origin }) => `curl -O ${origin}/schema.graphql
curl -O ${origin}/schema.d.ts`,
};

const TWO_SPACES = `{
    searchSpaces(first: 2, filter: { postalCode: "28012" }) {
      totalCount
      edges { node { id title priceAllIn { amountCents } } }
    } }`;

/** A first call, which needs no key. */
export const OPEN_CALL: Example = {
  curl: ({ origin }) => `curl -G ${origin}/graphql \\
  --data-urlencode 'query=${TWO_SPACES}'`,
  typescript: ({ origin }) => `const query = \`${TWO_SPACES}\`;
const address = '${origin}/graphql?query=' + encodeURIComponent(query);
console.log(await (await fetch(address)).json());`,
};
