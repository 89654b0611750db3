import pg from 'pg';
import { publicChanges, type PublicChange } from '../../../core/events/public-changes.js';
import { releaseMemory } from '../../../core/release-memory.js';
import { parseGlobalId } from '../../../core/graphql/global-id.js';
import type { MemoryMessage, MemoryRequest, MemoryStart } from './memory-messages.js';
import { MemoryTable } from './memory-table.js';

// The process of the store: a crash in native code affects no request, and its memory is separate.

/** How long changes are batched before they are read. */
const GATHER_MS = 20;
/** Maximum number of rows reread at once; beyond it a full load is faster. */
const MOST_CHANGES = 20_000;
const BATCH = 500;

let pool: pg.Pool;
let table: MemoryTable | null = null;
const changed = new Set<string>();
let mustLoad = true;
let work: Promise<void> | null = null;

function send(message: MemoryMessage): void {
  process.send?.(message);
}

function onChange({ ids }: PublicChange): void {
  if (ids === null) mustLoad = true;
  else for (const id of ids) noteSpace(id);
  work ??= followChanges();
}

function noteSpace(globalId: string): void {
  const parsed = parseGlobalId(globalId);
  if (parsed?.type === 'Space') changed.add(parsed.uuid);
  if (changed.size > MOST_CHANGES) mustLoad = true;
}

/** Applies changes until there are none. A failure ends the process, and the next one reloads everything. */
async function followChanges(): Promise<void> {
  try {
    while (mustLoad || changed.size > 0) {
      await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
      if (mustLoad) await load();
      const ids = [...changed].slice(0, BATCH);
      for (const id of ids) changed.delete(id);
      if (ids.length > 0) await table?.refresh(ids);
    }
    work = null;
  } catch (error) {
    end(error);
  }
}

function end(error: unknown): never {
  process.stderr.write(`${(error as Error).stack ?? String(error)}\n`);
  process.exit(1);
}

/** Loads all rows. The listener records changes in the meantime, which are applied afterwards. */
async function load(): Promise<void> {
  send({ isReady: false });
  table?.close();
  table = null;
  mustLoad = false;
  changed.clear();
  table = await MemoryTable.load(pool);
  // Reading a million rows leaves more garbage than the rows take; nothing is served yet.
  releaseMemory();
  send({ isReady: true });
}

async function answer({ id, text, values }: MemoryRequest): Promise<void> {
  try {
    send({ id, rows: (await table?.read(text, values)) ?? null });
  } catch (error) {
    send({ id, rows: null, problem: (error as Error).message });
  }
}

async function start({ databaseUrl }: MemoryStart): Promise<void> {
  pool = new pg.Pool({ connectionString: databaseUrl, max: 3, application_name: 'hueco-search-memory' });
  pool.on('error', () => {});
  process.on('message', (message) => void answer(message as MemoryRequest));
  await publicChanges(databaseUrl, onChange).start();
  work ??= followChanges();
}

process.on('disconnect', () => process.exit(0));
process.once('message', (message) => void start(message as MemoryStart).catch(end));
