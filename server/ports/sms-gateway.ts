import { assertNoTransaction } from '../core/writes/transaction.js';
import type { SmsPort } from './sms.js';

const TIMEOUT_MS = 10_000;

/**
 * Text messages over HTTP: `POST {"id","to","text"}` to the address, its user and password as Basic credentials. A small relay adapts it to
 * a provider's own API.
 */
export function smsGateway(address: string): SmsPort {
  const url = new URL(address);
  const credentials = Buffer.from(`${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`).toString(
    'base64',
  );
  url.username = '';
  url.password = '';
  return {
    async send({ id, to, text }) {
      assertNoTransaction('sms');
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Basic ${credentials}`, 'idempotency-key': id },
        body: JSON.stringify({ id, to, text }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      });
      // The sending job retries.
      if (!response.ok) throw new Error(`the text message gateway answered ${response.status}`);
    },
  };
}
