const REFUSALS = {
    401: { type: 'invalid_request_error', code: 'api_key_expired', message: 'Invalid API key.' },
    409: { type: 'idempotency_error', code: 'idempotency_key_in_use', message: 'The key is in use by another request.' },
    429: { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests.' },
    500: { type: 'api_error', message: 'An error occurred.' },
};
/** What goes wrong in the sandbox on demand. */
export class SandboxFaults {
    plans = [];
    hanging = new Set();
    /** The next calls that fit go wrong; without a number all of them, until `clear`. */
    add(method, path, fault, times = Number.POSITIVE_INFINITY) {
        this.plans.push({ method, path, fault, left: times });
    }
    /** All calls go well again; those that hang are cut off. */
    clear() {
        this.plans = [];
        for (const res of this.hanging)
            res.destroy();
        this.hanging.clear();
    }
    take(method, path) {
        const plan = this.plans.find((one) => one.left > 0 && one.method === method && one.path.test(path));
        if (!plan)
            return null;
        plan.left -= 1;
        return plan.fault;
    }
    /** How many calls hang now. */
    get hangingCalls() {
        return this.hanging.size;
    }
    hang(res) {
        this.hanging.add(res);
        res.once('close', () => this.hanging.delete(res));
    }
}
/** The body of a refusal that a fault causes. */
export function refusalOf(status) {
    return { error: REFUSALS[status] };
}
//# sourceMappingURL=sandbox-faults.js.map