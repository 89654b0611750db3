import { LRUCache } from 'lru-cache';
const TTL_MS = 30_000;
/** So long after that a value is still given where making another one takes longer than a caller should wait. */
const KEPT_MS = 600_000;
const LONGEST_WAIT_MS = 100;
const MAX_ENTRIES = 500;
/** One cache per app: two apps of one process may serve different databases. */
const caches = new WeakMap();
/**
 * Caches an answer that is the same for everybody for 30 seconds; calls at the same time share one promise. After that it is made anew, and who asks
 * meanwhile gets the former one where the new one is not there within a tenth of a second.
 */
export function withTtlCache(ctx, key, make) {
    let cache = caches.get(ctx.config);
    if (!cache)
        caches.set(ctx.config, (cache = new LRUCache({ max: MAX_ENTRIES })));
    const now = ctx.clock.now().getTime();
    const cached = cache.get(key);
    const age = cached ? now - cached.madeAt : Infinity;
    if (cached && age < TTL_MS)
        return cached.value;
    const entries = cache;
    if (cached && age < TTL_MS + KEPT_MS) {
        cached.renewal ??= make()
            .then((value) => void entries.set(key, { madeAt: now, value: Promise.resolve(value) }))
            .finally(() => (cached.renewal = undefined));
        return renewed(cached, () => (entries.get(key) ?? cached).value);
    }
    const value = make();
    const entry = { madeAt: now, value };
    cache.set(key, entry);
    value.catch(() => entries.get(key) === entry && entries.delete(key));
    return value;
}
/** Waits for a renewal, at most so long. One that fails is tried again by whoever asks next. */
async function renewed({ renewal }, current) {
    let timer;
    const isLate = new Promise((resolve) => (timer = setTimeout(resolve, LONGEST_WAIT_MS)));
    await Promise.race([renewal?.catch(() => { }), isLate]);
    clearTimeout(timer);
    return current();
}
//# sourceMappingURL=ttl-cache.js.map