import type { Example } from './example.js';

const PREPARE =
  'mutation ($input: PrepareBookingInput!) { prepareBooking(input: $input) { checkoutUrl booking { id status holdExpiresAt } } }';

export const AUTHORIZE: Example = {
  curl: ({ origin }) => `CLIENT=app_…
BACK=https://your.example/back
VERIFIER=$(openssl rand -hex 32)
CHALLENGE=$(printf %s "$VERIFIER" | openssl dgst -sha256 -binary |
  openssl base64 -A | tr '+/' '-_' | tr -d '=')
ADDRESS="${origin}/oauth/authorize?response_type=code&state=xyz"
ADDRESS="$ADDRESS&client_id=$CLIENT&redirect_uri=$BACK&scope=bookings:write"
ADDRESS="$ADDRESS&code_challenge=$CHALLENGE&code_challenge_method=S256"
echo "$ADDRESS"`,
  typescript: ({ origin }) => `import { createHash, randomBytes } from 'node:crypto';

const client_id = 'app_…';
const redirect_uri = 'https://your.example/back';
const code_verifier = randomBytes(32).toString('base64url');
const address = new URL('${origin}/oauth/authorize');
address.search = new URLSearchParams({
  response_type: 'code',
  state: 'xyz',
  client_id,
  redirect_uri,
  scope: 'bookings:write',
  code_challenge: createHash('sha256').update(code_verifier).digest('base64url'),
  code_challenge_method: 'S256',
}).toString();
console.log(address.href);`,
};

export const EXCHANGE: Example = {
  curl: ({ origin }) => `CODE="hc_test_…"
TOKENS=$(curl -s ${origin}/oauth/token \\
  -d grant_type=authorization_code -d code="$CODE" \\
  -d redirect_uri="$BACK" -d client_id="$CLIENT" \\
  -d code_verifier="$VERIFIER")
TOKEN=$(echo "$TOKENS" | sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/')`,
  typescript: ({ origin }) => `const code = 'hc_test_…';
const grant_type = 'authorization_code';
const answer = await fetch('${origin}/oauth/token', {
  method: 'POST',
  body: new URLSearchParams({ grant_type, code, redirect_uri, client_id, code_verifier }),
});
const tokens = await answer.json();
// From here on \`call\` acts for the person.
env.HUECO_KEY = tokens.access_token;`,
};

export const PREPARE_BOOKING: Example = {
  curl: ({ origin, spaceId, from, to }) => `curl ${origin}/graphql \\
  -H "Authorization: Bearer $TOKEN" \\
  --json '{
    "query": "${PREPARE}",
    "variables": { "input": { "spaceId": "${spaceId}",
      "from": "${from}", "to": "${to}", "externalId": "order-4711",
      "returnUri": "'$BACK'", "state": "order-4711" } }
  }'`,
  typescript: ({ spaceId, from, to }) => `const { prepareBooking } = await call(
  \`mutation ($input: PrepareBookingInput!) {
    prepareBooking(input: $input) {
      checkoutUrl
      booking { id status holdExpiresAt }
    } }\`,
  { input: { spaceId: '${spaceId}',
    from: '${from}', to: '${to}', externalId: 'order-4711',
    returnUri: redirect_uri, state: 'order-4711' } },
);
console.log(prepareBooking.checkoutUrl);`,
};

export const FOLLOW: Example = {
  curl: ({ origin }) => `curl -G ${origin}/graphql \\
  -H "Authorization: Bearer $TOKEN" \\
  --data-urlencode 'query={
    myBookings(mode: RENTER, filter: { externalId: "order-4711" }) {
      edges { node { id status externalId } }
    } }'`,
  typescript: () => `console.log(await call(
  \`{ myBookings(mode: RENTER, filter: { externalId: "order-4711" }) {
    edges { node { id status externalId } }
  } }\`,
));`,
};
