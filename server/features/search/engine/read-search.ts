import type { RequestContext } from '../../../core/context.js';
import { memoryDialect } from './memory-dialect.js';
import { Params, readRows } from '../sql.js';

/** Rows of a statement on search rows, from the engine that is ready. The SQL is written for the executing engine. */
export async function readSearch<T>({ em, ports }: RequestContext, write: (params: Params) => string): Promise<T[]> {
  const memory = ports.searchMemory;
  if (memory?.isReady) {
    const params = new Params(memoryDialect);
    const rows = await memory.query<T>(write(params), params.values);
    if (rows) return rows;
  }
  const params = new Params();
  return readRows<T>(em, write(params), params);
}
