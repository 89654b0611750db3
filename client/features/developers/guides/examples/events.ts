import { curlMutation, curlQuery, type Example } from './example.js';

const ADD =
  'mutation ($input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: $input) { secret webhookEndpoint { id } } }';
const TEST = 'mutation ($input: SendTestEventInput!) { sendTestEvent(input: $input) { webhookDelivery { id } } }';

export const ADD_WEBHOOK: Example = {
  curl: ({ origin }) =>
    `ADDED=$(${curlMutation(
      origin,
      ADD,
      `{ "input": { "url": "https://your.example/hueco",
      "events": ["BOOKING_REQUESTED", "BOOKING_CONFIRMED"] } }`,
    )})
WEBHOOK_ID=$(echo "$ADDED" | sed 's/.*"id":"\\([^"]*\\)".*/\\1/')
echo "$ADDED"`,
  typescript: () => `const { createWebhookEndpoint } = await call(
  \`${ADD}\`,
  { input: { url: 'https://your.example/hueco',
    events: ['BOOKING_REQUESTED', 'BOOKING_CONFIRMED'] } },
);
const { secret, webhookEndpoint } = createWebhookEndpoint;`,
};

export const VERIFY: Example = {
  typescript: () => `import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(secret);
// Throws when the signature is wrong or older than five minutes.
const readEvent = (body: string, headers: Record<string, string>) =>
  webhook.verify(body, headers) as { type: string; sequence: number; data: object };`,
};

export const TRY_WEBHOOK: Example = {
  curl: ({ origin }) =>
    curlMutation(
      origin,
      TEST,
      `{ "input": { "webhookEndpointId": "'$WEBHOOK_ID'",
      "event": "BOOKING_REQUESTED" } }`,
    ),
  typescript: () => `console.log(await call(
  \`${TEST}\`,
  { input: { webhookEndpointId: webhookEndpoint.id, event: 'BOOKING_REQUESTED' } },
));`,
};

const LOG = `query ($id: ID!) {
    webhookDeliveries(webhookEndpointId: $id, first: 10) {
      edges { node { messageId sequence state attempts { status } } }
    } }`;

export const READ_LOG: Example = {
  curl: ({ origin }) => curlQuery(origin, LOG, `{ "id": "'$WEBHOOK_ID'" }`),
  typescript: () => `console.log(await call(
  \`${LOG}\`,
  { id: webhookEndpoint.id },
));`,
};
