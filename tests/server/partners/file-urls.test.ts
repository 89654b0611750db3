import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { PASSWORD } from '../../support/accounts.js';
import { requested } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import { GraphqlClient } from '../../support/graphql-client.js';
import * as messages from '../../support/messages.js';
import { allow, consentInput, makeApp, pkce, REDIRECT, sendForm } from '../../support/partners/oauth.js';
import { pdf, uploadFile } from '../messages/message-files.js';

const CREATE = `mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret apiKey { id } } }`;
const REVOKE = `mutation ($id: ID!) { revokeApiKey(input: { apiKeyId: $id }) { apiKey { id } } }`;
const SEND = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { attachments { url } } } }`;
const READ = `query ($id: ID!) { conversation(id: $id) { messages(first: 1) { edges { node { attachments { url } } } } } }`;
const DISCONNECT = `mutation ($id: ID!) { disconnectApp(input: { connectedAppId: $id }) { disconnectedAppId } }`;

let conversationId: string;

const world = useWorld();
beforeAll(async () => {
  await requested(world);
  await world.app.settle();
  conversationId = (await messages.getConversationAbout(world.renter, world.spaceId))?.id ?? '';
});

function programWith(token: string): GraphqlClient {
  const client = new GraphqlClient(world.app.url);
  client.accessToken = token;
  return client;
}

async function makeKey(more: object = {}): Promise<{ program: GraphqlClient; id: string }> {
  const input = { name: 'Servidor', scopes: ['MESSAGES'], password: PASSWORD, ...more };
  const { createApiKey } = await world.host.query<{ createApiKey: { secret: string; apiKey: { id: string } } }>(
    CREATE,
    {
      input,
    },
  );
  return { program: programWith(createApiKey.secret), id: createApiKey.apiKey.id };
}

/** The URL of the newest message's file, as a program reads it. */
async function urlFor(program: GraphqlClient): Promise<string> {
  const { conversation } = await program.query<{
    conversation: { messages: { edges: { node: { attachments: { url: string }[] } }[] } };
  }>(READ, { id: conversationId });
  return conversation.messages.edges[0]?.node.attachments[0]?.url ?? '';
}

/** The status of a file's absolute URL, without any other credential. */
async function statusOf(url: string): Promise<number> {
  expect(url.startsWith(`${world.app.services.config.publicUrl}/files/messages/`)).toBe(true);
  return (await fetch(world.app.url + url.slice(world.app.services.config.publicUrl.length))).status;
}

async function sendFile(client: GraphqlClient): Promise<string> {
  const { attachment } = await uploadFile(client, conversationId, pdf());
  const input = { conversationId, body: '', attachmentIds: [attachment?.id], idempotencyKey: randomUUID() };
  await client.query(SEND, { input });
  return attachment?.url ?? '';
}

test('P7 a file opens at the URL that a key uploaded it to or read it at, until the key is revoked', async () => {
  const { program, id } = await makeKey();
  const uploaded = await sendFile(program);
  const read = await urlFor(program);
  expect([await statusOf(uploaded), await statusOf(read)]).toEqual([200, 200]);
  const other = uploaded.replace(
    /files\/messages\/[^?]+/,
    `files/messages/${(await uploadFile(world.host, conversationId, pdf())).attachment?.id}`,
  );
  expect(await statusOf(other)).toBe(404);
  await world.host.query(REVOKE, { id });
  expect([await statusOf(uploaded), await statusOf(read)]).toEqual([404, 404]);
});

test('P7 a URL of a key opens only from the addresses of the key, and while it may read messages', async () => {
  const { program, id } = await makeKey();
  await sendFile(program);
  const url = await urlFor(program);
  const { em } = world.app.context();
  const uuid = (await em.execute<{ id: string }[]>('select id from api_keys where revoked_at is null'))[0]?.id;
  await em.execute(`update api_keys set addresses = '{203.0.113.7}' where id = ?`, [uuid]);
  expect(await statusOf(url)).toBe(404);
  await em.execute(`update api_keys set addresses = '{}', scopes = '{spaces:read}' where id = ?`, [uuid]);
  expect(await statusOf(url)).toBe(404);
  await em.execute(`update api_keys set scopes = '{messages}' where id = ?`, [uuid]);
  expect(await statusOf(url)).toBe(200);
  await world.host.query(REVOKE, { id });
});

test('P7 a file opens at the URL that an app read, until the person disconnects it', async () => {
  await sendFile(world.host);
  const { partnerApp } = await makeApp(world.host, { scopes: ['MESSAGES'] });
  const { verifier, codeChallenge } = pkce();
  const uri = await allow(world.renter, consentInput(partnerApp.id, codeChallenge, { scope: 'messages' }));
  const { body } = await sendForm(`${world.app.url}/oauth/token`, {
    grant_type: 'authorization_code',
    code: uri.searchParams.get('code') ?? '',
    redirect_uri: REDIRECT,
    client_id: partnerApp.id,
    code_verifier: verifier,
  });
  const url = await urlFor(programWith(body.access_token));
  expect(await statusOf(url)).toBe(200);
  const { connectedApps } = await world.renter.query<{ connectedApps: { id: string }[] }>('{ connectedApps { id } }');
  await world.renter.query(DISCONNECT, { id: connectedApps[0]?.id });
  expect(await statusOf(url)).toBe(404);
});
