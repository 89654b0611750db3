import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { smsGateway } from '../../../server/ports/sms-gateway.js';

let server: Server | undefined;
afterEach(() => server?.close());

/** A gateway that answers with this status and returns what it received. */
async function gateway(
  status: number,
): Promise<{ url: string; got: { headers: IncomingHttpHeaders; body: string }[] }> {
  const got: { headers: IncomingHttpHeaders; body: string }[] = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      got.push({ headers: request.headers, body });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, resolve));
  return { url: `http://hueco:s%40fe@localhost:${(server.address() as AddressInfo).port}/messages`, got };
}

const MESSAGE = { id: 'code-1', to: '+34612345678', text: '123456 es tu código de Hueco' };

test('P8 a text message is sent to the gateway as JSON, with credentials and idempotency key', async () => {
  const { url, got } = await gateway(202);
  await smsGateway(url).send(MESSAGE);
  expect(got.map(({ body }) => JSON.parse(body) as unknown)).toEqual([MESSAGE]);
  expect(got[0]?.headers).toMatchObject({
    authorization: `Basic ${Buffer.from('hueco:s@fe').toString('base64')}`,
    'idempotency-key': 'code-1',
  });
});

test('P8 a refusal by the gateway rejects, so that the job retries', async () => {
  const { url } = await gateway(503);
  await expect(smsGateway(url).send(MESSAGE)).rejects.toThrow('503');
});
