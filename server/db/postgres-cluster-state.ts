import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { databaseAccount, isReachableByAll } from './postgres-binaries.js';

/** What is stored about the cluster between starts. */
export interface ClusterState {
  readonly port?: number;
  /** The process that ends the server on its own exit. */
  readonly owner?: number;
  /** Set only when the cluster is outside the data folder. */
  readonly cluster?: string;
}

const SYSTEM_STATE = '/var/lib/hueco';

/** Reads `postgres.json` of the data folder; a broken or missing one counts as empty. */
export function readState(dataDir: string): ClusterState {
  try {
    return JSON.parse(readFileSync(stateFile(dataDir), 'utf8')) as ClusterState;
  } catch {
    return {};
  }
}

/** Updates the given values and keeps the rest. */
export function writeState(dataDir: string, change: ClusterState): void {
  const draft = `${stateFile(dataDir)}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify({ ...readState(dataDir), ...change })}\n`);
  renameSync(draft, stateFile(dataDir));
}

/**
 * The folder of the cluster: inside the data folder, or, when started by root and inaccessible to the database's user (below a closed
 * home), in the system's data folder under a remembered name.
 */
export function clusterDirectory(dataDir: string): string {
  const inside = path.join(dataDir, 'postgres');
  const { cluster } = readState(dataDir);
  if (cluster !== undefined && existsSync(path.dirname(cluster))) return cluster;
  if (!('uid' in databaseAccount()) || isReachableByAll(dataDir)) return inside;
  if (existsSync(inside)) {
    throw new Error(
      `The user of the database cannot enter ${dataDir}: let others pass through the folders above it (chmod o+x), or set DATA_DIR.`,
    );
  }
  mkdirSync(SYSTEM_STATE, { recursive: true });
  chmodSync(SYSTEM_STATE, 0o755);
  const outside = path.join(SYSTEM_STATE, randomUUID());
  writeState(dataDir, { cluster: outside });
  return outside;
}

function stateFile(dataDir: string): string {
  return path.join(dataDir, 'postgres.json');
}
