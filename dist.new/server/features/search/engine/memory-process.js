import pg from 'pg';
import { publicChanges } from '../../../core/events/public-changes.js';
import { parseGlobalId } from '../../../core/graphql/global-id.js';
import { MemoryTable } from './memory-table.js';
// The process of the store: native code that fails here takes no request with it, and its memory is its own.
/** How long changes are gathered before they are read. */
const GATHER_MS = 20;
/** How many rows are read anew at once; beyond that loading all is quicker. */
const MOST_CHANGES = 20_000;
const BATCH = 500;
let pool;
let table = null;
const changed = new Set();
let mustLoad = true;
let work = null;
function send(message) {
    process.send?.(message);
}
function onChange({ ids }) {
    if (ids === null)
        mustLoad = true;
    else
        for (const id of ids)
            noteSpace(id);
    work ??= followChanges();
}
function noteSpace(globalId) {
    const parsed = parseGlobalId(globalId);
    if (parsed?.type === 'Space')
        changed.add(parsed.uuid);
    if (changed.size > MOST_CHANGES)
        mustLoad = true;
}
/** Applies changes until there are none. What fails ends the process: its successor loads everything. */
async function followChanges() {
    try {
        while (mustLoad || changed.size > 0) {
            await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
            if (mustLoad)
                await load();
            const ids = [...changed].slice(0, BATCH);
            for (const id of ids)
                changed.delete(id);
            if (ids.length > 0)
                await table?.refresh(ids);
        }
        work = null;
    }
    catch (error) {
        end(error);
    }
}
function end(error) {
    process.stderr.write(`${error.stack ?? String(error)}\n`);
    process.exit(1);
}
/** Loads all rows. What changes meanwhile is noted by the listener and applied afterwards. */
async function load() {
    send({ isReady: false });
    table?.close();
    table = null;
    mustLoad = false;
    changed.clear();
    table = await MemoryTable.load(pool);
    send({ isReady: true });
}
async function answer({ id, text, values }) {
    try {
        send({ id, rows: (await table?.read(text, values)) ?? null });
    }
    catch (error) {
        send({ id, rows: null, problem: error.message });
    }
}
async function start({ databaseUrl }) {
    pool = new pg.Pool({ connectionString: databaseUrl, max: 3, application_name: 'hueco-search-memory' });
    pool.on('error', () => { });
    process.on('message', (message) => void answer(message));
    await publicChanges(databaseUrl, onChange).start();
    work ??= followChanges();
}
process.on('disconnect', () => process.exit(0));
process.once('message', (message) => void start(message).catch(end));
//# sourceMappingURL=memory-process.js.map