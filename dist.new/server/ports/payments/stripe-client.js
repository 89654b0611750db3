import { setTimeout as wait } from 'node:timers/promises';
import Stripe from 'stripe';
import { assertNoTransaction } from '../../core/writes/transaction.js';
import { isUnderWay, providerErrorOf } from './stripe-failures.js';
export const CURRENCY = 'eur';
/** A renter waits for some of the answers; a later try is safe. */
const TIMEOUT_MS = 15_000;
const POLLS = 10;
const POLL_MS = 150;
/** The official library, with its failures as ours. */
export class StripeClient {
    connection;
    name;
    cardForm;
    stripe;
    constructor(connection) {
        this.connection = connection;
        const { apiBase: base, timeoutMs = TIMEOUT_MS, secretKey } = connection;
        this.name = connection.name;
        this.cardForm = connection.cardForm;
        this.stripe = new Stripe(secretKey, {
            timeout: timeoutMs,
            // Our own jobs try again: a call that waits inside the library would hold a worker.
            maxNetworkRetries: 0,
            telemetry: false,
            ...(base && { protocol: base.protocol === 'http:' ? 'http' : 'https', host: base.hostname, port: base.port }),
        });
    }
    /** Never inside a transaction, which a slow network would hold open. A call that is under way elsewhere is waited for. */
    async request(call) {
        assertNoTransaction('the payment provider');
        for (let polls = POLLS;; polls -= 1) {
            try {
                return await call();
            }
            catch (error) {
                if (polls === 0 || !isUnderWay(error))
                    throw providerErrorOf(error);
                await wait(POLL_MS);
            }
        }
    }
}
export function secondsOf(at) {
    return Math.floor(at.getTime() / 1000);
}
//# sourceMappingURL=stripe-client.js.map