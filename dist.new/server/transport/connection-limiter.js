import { SOCKET_LIMITS } from '../core/graphql/limits.js';
/** Limits open sockets per user and network, and those that have not authenticated yet. */
export class ConnectionLimiter {
    counts = new Map();
    /** Counts an authenticated socket; returns the function that releases it, or null when there are too many. */
    enter(userId, ip) {
        return this.count({ [`user:${userId}`]: SOCKET_LIMITS.socketsPerUser, [`ip:${ip}`]: SOCKET_LIMITS.socketsPerIp });
    }
    /** Counts a socket that has not authenticated yet; as `enter`. */
    wait(ip) {
        return this.count({ waiting: SOCKET_LIMITS.waiting, [`waiting:${ip}`]: SOCKET_LIMITS.waitingPerIp });
    }
    count(limits) {
        const keys = Object.keys(limits);
        if (keys.some((key) => this.of(key) >= (limits[key] ?? 0)))
            return null;
        for (const key of keys)
            this.counts.set(key, this.of(key) + 1);
        let isHeld = true;
        return () => {
            if (!isHeld)
                return;
            isHeld = false;
            for (const key of keys) {
                const left = this.of(key) - 1;
                if (left > 0)
                    this.counts.set(key, left);
                else
                    this.counts.delete(key);
            }
        };
    }
    of(key) {
        return this.counts.get(key) ?? 0;
    }
}
//# sourceMappingURL=connection-limiter.js.map