import { createReadStream, existsSync } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { ServiceContext } from '../../core/context.js';
import { pgErrorOf } from '../../core/errors/db-errors.js';
import { inTransaction, setForTransaction } from '../../core/writes/transaction.js';
import { DiskFiles } from '../../ports/files-disk.js';
import type { FilesPort } from '../../ports/files.js';
import { insertFromJson } from '../seed/insert-rows.js';
import { BackupError, filesFolder, hashOfFile, readManifest, tableFile, type BackupManifest } from './backup-format.js';
import { listTables, newestMigration, type StoredTable } from './catalogue.js';
import { countFiles } from './make-backup.js';

const ROWS_AT_ONCE = 500;
const INSUFFICIENT_PRIVILEGE = '42501';

/** Fills a migrated, unused database with the rows of a backup, and a folder with its files. */
export async function restoreBackup(ctx: ServiceContext, folder: string, signal: AbortSignal): Promise<BackupManifest> {
  const manifest = await verifyBackup(folder);
  const files = new DiskFiles(filesFolder(folder));
  await checkDatabase(ctx, manifest);
  await checkFiles(ctx.ports.files, files);
  // Before the rows, which name them: a restore that ends in between leaves an unused database and can be repeated. The nightly sweeps of
  // a running Hueco remove nothing while the database has no accounts.
  await storeFiles(ctx.ports.files, files, signal);
  await inTransaction(ctx, async (tx) => {
    await checkDatabase(tx, manifest);
    await leaveTriggersOut(tx);
    const tables = new Map((await listTables(tx.db)).map((table) => [table.name, table]));
    for (const name of tables.keys()) await tx.db.deleteFrom(name as 'User').execute();
    for (const { name, rows } of manifest.tables) {
      signal.throwIfAborted();
      await fillTable(tx, folder, tables.get(name), { name, rows });
    }
    for (const { name, value } of manifest.sequences)
      await tx.db
        .selectNoFrom((eb) => eb.fn('setval', [eb.val(name), eb.val(value), eb.lit(true)]).as('value'))
        .execute();
  });
  return manifest;
}

/** Reads a backup's manifest; throws when one of its files is missing or was altered. */
export async function verifyBackup(folder: string): Promise<BackupManifest> {
  const manifest = readManifest(folder);
  const { tables, files } = manifest;
  for (const { name, sha256 } of tables) {
    const file = tableFile(folder, name);
    if (!existsSync(file)) throw new BackupError(`${file} is missing: the backup is not whole.`);
    if ((await hashOfFile(file)) !== sha256) throw new BackupError(`${file} was changed since the backup was made.`);
  }
  const found = await countFiles(filesFolder(folder));
  if (found.count !== files.count || found.bytes !== files.bytes)
    throw new BackupError(
      `${filesFolder(folder)} holds ${found.count} files of ${found.bytes} bytes instead of ${files.count} of ${files.bytes}.`,
    );
  return manifest;
}

/** Nothing is ever overwritten: the database must have no accounts. */
async function checkDatabase(tx: ServiceContext, { migration }: BackupManifest): Promise<void> {
  const newest = await newestMigration(tx.db);
  if (newest !== migration)
    throw new BackupError(
      `The backup was made at migration ${migration}, this Hueco is at ${newest}: restore it with the version that made it, then update.`,
    );
  const user = await tx.db.selectFrom('User').select('id').limit(1).executeTakeFirst();
  if (user) throw new BackupError('The database has accounts: a backup is restored into an empty one only.');
}

/** The folder must have no files, but for those that an earlier attempt has copied: a file is there whole or not at all. */
async function checkFiles(into: FilesPort, from: DiskFiles): Promise<void> {
  for await (const key of into.keys())
    if (!(await from.exists(key)))
      throw new BackupError(`There are files, ${key} for one: a backup is restored where there are none.`);
}

/** A backup's folder has a file for each key. */
async function storeFiles(into: FilesPort, from: DiskFiles, signal: AbortSignal): Promise<void> {
  for await (const key of from.keys()) {
    signal.throwIfAborted();
    const found = await from.getStream(key);
    if (found) await into.putStream(key, found.stream);
  }
}

/** Tables are restored in alphabetical order, so foreign keys and triggers are disabled until all rows are in. */
async function leaveTriggersOut(tx: ServiceContext): Promise<void> {
  try {
    await setForTransaction(tx, 'session_replication_role', 'replica');
  } catch (error) {
    if (pgErrorOf(error)?.code !== INSUFFICIENT_PRIVILEGE) throw error;
    throw new BackupError('The database user may not leave out triggers: restoring needs a superuser of PostgreSQL.');
  }
}

async function fillTable(
  tx: ServiceContext,
  folder: string,
  table: StoredTable | undefined,
  { name, rows }: { readonly name: string; readonly rows: number },
): Promise<void> {
  if (!table) throw new BackupError(`This database has no table ${name}.`);
  const columns = table.columns.map(({ name: column, type }) => ({ name: column, column, type }));
  const quoted = name
    .split('.')
    .map((part) => `"${part}"`)
    .join('.');
  let count = 0;
  let batch: string[] = [];
  const flush = async (): Promise<void> => {
    if (batch.length > 0) await insertFromJson(tx.db, quoted, columns, `[${batch.join(',')}]`);
    count += batch.length;
    batch = [];
  };
  for await (const line of linesOf(tableFile(folder, name))) {
    batch.push(line);
    if (batch.length === ROWS_AT_ONCE) await flush();
  }
  await flush();
  if (count !== rows) throw new BackupError(`${name} has ${count} rows in the backup instead of ${rows}.`);
}

/** The lines of a compressed file. Not `readline`, which also ends a line at U+2028, which texts may contain. */
export async function* linesOf(file: string): AsyncGenerator<string> {
  // Unlike `pipe`, it hands an error of the disk on to the reader below.
  const text = pipeline(createReadStream(file), createGunzip(), () => {}).setEncoding('utf8');
  let rest = '';
  for await (const chunk of text) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
