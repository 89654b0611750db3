// Programs, not words: the same in every language.

/** The first call, as it is pasted into a shell. */
export const CURL = `curl -G https://hueco.example/graphql \\
  -H 'Authorization: Bearer hk_test_…' \\
  --data-urlencode 'query={
    searchSpaces(first: 2, filter: { postalCode: "28012" }) {
      totalCount
      edges { node { id title priceAllIn { amountCents } } }
    } }'`;

export const TYPESCRIPT = `const answer = await fetch('https://hueco.example/graphql', {
  method: 'POST',
  headers: {
    'Authorization': \`Bearer \${key}\`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({ query, variables }),
});
const { data, errors, extensions } = await answer.json();`;

export const BLOCK_DAYS = `mutation Block($input: BlockDaysInput!) {
  blockDays(input: $input) { blocks { id from to } }
}

{ "input": { "spaceIds": ["spc_…"], "from": "2027-07-01",
  "to": "2027-07-15", "reason": "OWN_USE" } }`;

export const VERIFY = `import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(secret);
// Throws when the signature is wrong or older than five minutes.
const { type, sequence, data } = webhook.verify(body, headers);`;

export const ACT_FOR_A_USER = `https://hueco.example/oauth/authorize
  ?response_type=code&client_id=app_…&scope=bookings:read
  &redirect_uri=https://your.example/back&state=xyz
  &code_challenge=…&code_challenge_method=S256

curl https://hueco.example/oauth/token \\
  -d grant_type=authorization_code -d code=hc_test_… \\
  -d redirect_uri=https://your.example/back \\
  -d client_id=app_… -d code_verifier=…

{ "access_token": "hat_test_…", "token_type": "Bearer",
  "expires_in": 3600, "refresh_token": "hrt_test_…",
  "scope": "bookings:read" }`;

export const REPEAT = `POST /graphql
Idempotency-Key: 4f1c2f0e-…

HTTP/1.1 200 OK
Idempotent-Replayed: true`;
