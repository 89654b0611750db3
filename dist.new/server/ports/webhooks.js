import { PrivateAddressError, readOutside } from '../core/outgoing.js';
const TIMEOUT_MS = 10_000;
/** The answer's body means nothing; it is read so that the sender can end the call properly. */
const MAX_ANSWER_BYTES = 64 * 1024;
/** Over the network, never into our own, and without following redirects: the address was signed up for, not where it leads. */
export const outsideWebhooks = {
    async send(address, { body, headers }) {
        try {
            const { status } = await readOutside(address, {
                timeoutMs: TIMEOUT_MS,
                maxBytes: MAX_ANSWER_BYTES,
                post: body,
                headers,
            });
            return { status, problem: null };
        }
        catch (error) {
            return { status: null, problem: problemOf(error) };
        }
    },
};
function problemOf(error) {
    if (error instanceof PrivateAddressError)
        return 'ADDRESS_REFUSED';
    const isLate = error instanceof Error && ['TimeoutError', 'AbortError'].includes(error.name);
    return isLate ? 'TIMEOUT' : 'NO_CONNECTION';
}
//# sourceMappingURL=webhooks.js.map