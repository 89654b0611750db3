import pg from 'pg';
import { publicChanges, type PublicChange } from '../../../core/events/public-changes.js';
import { giveMemoryBack } from '../../../core/give-memory-back.js';
import { parseGlobalId } from '../../../core/graphql/global-id.js';
import type { MemoryMessage, MemoryRequest, MemoryStart } from './memory-messages.js';
import { MemoryTable } from './memory-table.js';

// The process of the store: native code that fails here takes no request with it, and its memory is its own.

/** How long changes are gathered before they are read. */
const GATHER_MS = 20;
/** How many rows are read anew at once; beyond that loading all is quicker. */
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

/** Applies changes until there are none. What fails ends the process: its successor loads everything. */
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

/** Loads all rows. What changes meanwhile is noted by the listener and applied afterwards. */
async function load(): Promise<void> {
  send({ isReady: false });
  table?.close();
  table = null;
  mustLoad = false;
  changed.clear();
  table = await MemoryTable.load(pool);
  // What reading a million rows left behind is more than the rows; nobody is answered yet.
  giveMemoryBack();
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
