import { Params, readRows } from '../sql.js';
import { MemoryStore } from './memory-store.js';
/** Up to so many spaces PostgreSQL answers as fast, and a process more would only take memory. */
export const MEMORY_FROM = 50_000;
/** The store that the settings ask for; null: PostgreSQL answers every search. */
export function searchMemoryOf({ searchEngine }, databaseUrl, forkEm, log) {
    if (searchEngine === 'postgres')
        return null;
    return new MemoryStore(databaseUrl, log, async () => searchEngine === 'memory' || (await hasMany(forkEm())));
}
async function hasMany(em) {
    const params = new Params();
    const text = `select 1 from space_search offset ${params.add(MEMORY_FROM - 1)} limit 1`;
    return (await readRows(em, text, params)).length > 0;
}
//# sourceMappingURL=search-memory-of.js.map