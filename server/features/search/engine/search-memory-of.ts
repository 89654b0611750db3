import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Config } from '../../../config.js';
import type { Log } from '../../../core/logger.js';
import type { SearchMemory } from '../../../ports/search-memory.js';
import { Params, readRows } from '../sql.js';
import { MemoryStore } from './memory-store.js';

/** Up to this many spaces PostgreSQL is as fast, and another process would only take memory. */
export const MEMORY_FROM = 50_000;

/** The store required by the settings; null when PostgreSQL serves every search. */
export function searchMemoryOf(
  { searchEngine }: Config,
  databaseUrl: string,
  forkEm: () => SqlEntityManager,
  log: Log,
): SearchMemory | null {
  if (searchEngine === 'postgres') return null;
  return new MemoryStore(databaseUrl, log, async () => searchEngine === 'memory' || (await hasMany(forkEm())));
}

async function hasMany(em: SqlEntityManager): Promise<boolean> {
  const params = new Params();
  const text = `select 1 from space_search offset ${params.add(MEMORY_FROM - 1)} limit 1`;
  return (await readRows(em, text, params)).length > 0;
}
