import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD } from '../../support/accounts.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const SIGN_UP = `mutation ($input: SignUpInput!) { signUp(input: $input) { email } }`;

interface Received {
  readonly to: string;
  readonly raw: string;
}

const received: Received[] = [];
let refusals = 1;
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo(_address, _session, callback) {
    callback(refusals-- > 0 ? Object.assign(new Error('try later'), { responseCode: 451 }) : undefined);
  },
  onData(stream, session, callback) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      received.push({ to: session.envelope.rcptTo[0]?.address ?? '', raw: Buffer.concat(chunks).toString() });
      callback();
    });
  },
});
let app: TestApp;

beforeAll(async () => {
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  app = await createTestApp({
    background: true,
    config: { smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'Hueco <hola@hueco.test>' },
  });
});
afterAll(async () => {
  await app.stop();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
});

test('ACC-1 sends the confirmation over SMTP as text and HTML, again after a refusal, to the recipient only', async () => {
  const input = {
    fullName: 'Eve\u2028Bcc: other@example.com',
    email: 'smtp@example.com',
    password: PASSWORD,
    confirmPassword: PASSWORD,
    acceptsTerms: true,
  };
  await app.visitor().query(SIGN_UP, { input });
  await expect.poll(() => received.length, { timeout: 15_000 }).toBe(1);
  const [mail] = received;
  expect(mail?.to).toBe('smtp@example.com');
  expect(mail?.raw).toMatch(/^From: Hueco <hola@hueco\.test>$/im);
  expect(mail?.raw).toMatch(/^Subject: Confirma tu correo en Hueco$/im);
  expect(mail?.raw).toMatch(/^Message-ID: <confirm-[\w-]+@hueco\.test>$/im);
  expect(mail?.raw).toContain('Content-Type: text/plain');
  expect(mail?.raw).toContain('Content-Type: text/html');
  expect(mail?.raw).not.toMatch(/^Bcc:/im);
  // The mailbox page exists only when mails are stored in a folder.
  expect((await fetch(`${app.url}/dev/mailbox.json`)).status).toBe(404);
});
