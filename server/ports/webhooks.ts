import { PrivateAddressError, readOutside, type OutgoingOptions } from '../core/outgoing.js';

export interface WebhookCall {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The result of a call: a status, or why there is none. */
export interface WebhookAnswer {
  readonly status: number | null;
  readonly problem: 'TIMEOUT' | 'ADDRESS_REFUSED' | 'NO_CONNECTION' | null;
  /** The body, for developers who debug their own program; null without one. */
  readonly body: string | null;
}

/** Sends signed events to URLs of partners. Never throws: an unresponsive receiver is a result. */
export interface WebhooksPort {
  send(address: string, call: WebhookCall): Promise<WebhookAnswer>;
}

const TIMEOUT_MS = 10_000;
/** The response body decides nothing; its beginning is shown to the webhook's owner. */
const MAX_ANSWER_BYTES = 64 * 1024;

/** Over the network, without following redirects: only the registered URL is trusted. */
export const webhooksBy = (where: Pick<OutgoingOptions, 'mayBePrivate'>): WebhooksPort => ({
  async send(address, { body, headers }) {
    try {
      const { status, body: answered } = await readOutside(address, {
        timeoutMs: TIMEOUT_MS,
        maxBytes: MAX_ANSWER_BYTES,
        cutsBody: true,
        post: body,
        headers,
        ...where,
      });
      return { status, problem: null, body: answered.toString('utf8') || null };
    } catch (error) {
      return { status: null, problem: problemOf(error), body: null };
    }
  },
});

/** Never into our own network. */
export const outsideWebhooks = webhooksBy({});

function problemOf(error: unknown): NonNullable<WebhookAnswer['problem']> {
  if (error instanceof PrivateAddressError) return 'ADDRESS_REFUSED';
  const isLate = error instanceof Error && ['TimeoutError', 'AbortError'].includes(error.name);
  return isLate ? 'TIMEOUT' : 'NO_CONNECTION';
}
