import { memoryDialect } from './memory-dialect.js';
import { Params, readRows } from '../sql.js';
/** Rows of a statement on search rows, from the engine that is ready. The text is written for the engine that gets it. */
export async function readSearch({ em, ports }, write) {
    const memory = ports.searchMemory;
    if (memory?.isReady) {
        const params = new Params(memoryDialect);
        const rows = await memory.query(write(params), params.values);
        if (rows)
            return rows;
    }
    const params = new Params();
    return readRows(em, write(params), params);
}
//# sourceMappingURL=read-search.js.map