/** Long enough for a query on the connection to fail by itself and release it. */
const GRACE_MS = 1_000;
/**
 * A transaction gives its connection back after a rollback that worked; where the connection itself was cut there can be none,
 * and its place in the pool would stay taken for ever. So what is cut and not given back soon is taken back.
 */
export function takeBackLostConnections(pool) {
    const taken = new Set();
    pool.on('acquire', (client) => taken.add(client));
    pool.on('release', (_error, client) => taken.delete(client));
    pool.on('connect', (client) => client.once('end', () => {
        setTimeout(() => {
            if (taken.has(client))
                client.release(true);
        }, GRACE_MS).unref();
    }));
}
//# sourceMappingURL=lost-connections.js.map