import { curlMutation, curlQuery, type Example } from './example.js';

const CREATE =
  'mutation ($input: CreateSpaceInput!) { createSpace(input: $input) { space { id draftProblems { path code } } } }';
const PUBLISH = 'mutation ($input: UpdateSpaceInput!) { updateSpace(input: $input) { space { id status } } }';
const BLOCK = 'mutation ($input: BlockDaysInput!) { blockDays(input: $input) { blocks { id from to } } }';

const UNIT = `{
  "type": "STORAGE", "title": "Box 7 del centro Alba", "sizeM2": 6,
  "description": "Box seco y limpio en la planta baja, con muelle de carga.",
  "address": "Calle de Fuencarral 110", "postalCode": "28010", "city": "Madrid",
  "lat": 40.4299, "lng": -3.7021,
  "humidity": "NONE", "allowedGoods": ["BOXES", "FURNITURE"],
  "priceMonthCents": 7000, "minDays": 30, "cancellationPolicy": "FLEXIBLE",
  "isTrader": false, "taxProfile": "PARTICULAR", "accessMode": "AUTONOMOUS",
  "accessHours": [{ "weekday": 1, "fromMinute": 480, "toMinute": 1200 }],
  "accessInstructions": "Recibes el código de la puerta el primer día.",
  "declarations": ["OWNER_OR_AUTHORISED", "COMMUNITY_ALLOWS", "NO_DWELLING",
    "BUILDING_INSURANCE_TOLD", "DATA_TRUE"]
}`;

export const CREATE_SPACE: Example = {
  curl: ({ origin }) => `DRAFT='${UNIT}'
SPACE_ID=$(curl -s ${origin}/graphql \\
  -H "Authorization: Bearer $HUECO_KEY" \\
  --json '{
    "query": "${CREATE}",
    "variables": { "input": { "draft": '"$DRAFT"', "clientKey": "alba-box-7" } }
  }' | sed 's/.*"id":"\\(spc_[^"]*\\)".*/\\1/')
echo "$SPACE_ID"`,
  typescript: () => `const draft = ${UNIT};
const { createSpace } = await call(
  \`${CREATE}\`,
  { input: { draft, clientKey: 'alba-box-7' } },
);
const spaceId = createSpace.space.id;
console.log(createSpace.space.draftProblems);`,
};

export const UPLOAD: Example = {
  curl: ({ origin }) => `for photo in front.jpg door.jpg inside.jpg; do
  curl "${origin}/uploads/space-photos?spaceId=$SPACE_ID" \\
    -H "Authorization: Bearer $HUECO_KEY" -F file=@$photo
done`,
  typescript: ({ origin }) => `import { openAsBlob } from 'node:fs';

for (const name of ['front.jpg', 'door.jpg', 'inside.jpg']) {
  const body = new FormData();
  body.set('file', await openAsBlob(name, { type: 'image/jpeg' }), name);
  await fetch(\`${origin}/uploads/space-photos?spaceId=\${spaceId}\`, {
    method: 'POST',
    headers: { Authorization: \`Bearer \${env.HUECO_KEY}\` },
    body,
  });
}`,
};

export const PUBLISH_SPACE: Example = {
  curl: ({ origin }) => curlMutation(origin, PUBLISH, `{ "input": { "spaceId": "'$SPACE_ID'", "publish": true } }`),
  typescript: () => `console.log(await call(
  \`${PUBLISH}\`,
  { input: { spaceId, publish: true } },
));`,
};

export const BLOCK_DAYS: Example = {
  curl: ({ origin, from, to }) =>
    curlMutation(
      origin,
      BLOCK,
      `{ "input": { "spaceIds": ["'$SPACE_ID'"],
      "from": "${from}", "to": "${to}", "reason": "OWN_USE" } }`,
    ),
  typescript: ({ from, to }) => `console.log(await call(
  \`${BLOCK}\`,
  { input: { spaceIds: [spaceId],
    from: '${from}', to: '${to}', reason: 'OWN_USE' } },
));`,
};

const REQUESTS = `{
    myBookings(mode: HOST, filter: { status: [REQUESTED] }) {
      edges { node { id reference from to hostNet { amountCents } availableActions } }
    } }`;

export const REQUESTS_OF_RENTERS: Example = {
  curl: ({ origin }) => curlQuery(origin, REQUESTS),
  typescript: () => `console.log(await call(\`${REQUESTS}\`));`,
};
