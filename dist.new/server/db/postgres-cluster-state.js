import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { databaseAccount, isReachableByAll } from './postgres-binaries.js';
const SYSTEM_STATE = '/var/lib/hueco';
/** Reads `postgres.json` of the data folder; a broken or missing one counts as empty. */
export function readState(dataDir) {
    try {
        return JSON.parse(readFileSync(stateFile(dataDir), 'utf8'));
    }
    catch {
        return {};
    }
}
/** Changes what is given, keeps the rest. */
export function writeState(dataDir, change) {
    const draft = `${stateFile(dataDir)}.${process.pid}`;
    writeFileSync(draft, `${JSON.stringify({ ...readState(dataDir), ...change })}\n`);
    renameSync(draft, stateFile(dataDir));
}
/**
 * Where the cluster is: in the data folder; when root started us and the user of the database cannot
 * enter it (below a closed home), in the system's place for such data, remembered by a name of its own.
 */
export function clusterDirectory(dataDir) {
    const inside = path.join(dataDir, 'postgres');
    const { cluster } = readState(dataDir);
    if (cluster !== undefined && existsSync(path.dirname(cluster)))
        return cluster;
    if (!('uid' in databaseAccount()) || isReachableByAll(dataDir))
        return inside;
    if (existsSync(inside)) {
        throw new Error(`The user of the database cannot enter ${dataDir}: let others pass through the folders above it (chmod o+x), or set DATA_DIR.`);
    }
    mkdirSync(SYSTEM_STATE, { recursive: true });
    chmodSync(SYSTEM_STATE, 0o755);
    const outside = path.join(SYSTEM_STATE, randomUUID());
    writeState(dataDir, { cluster: outside });
    return outside;
}
function stateFile(dataDir) {
    return path.join(dataDir, 'postgres.json');
}
//# sourceMappingURL=postgres-cluster-state.js.map