import { createWriteStream, existsSync, readdirSync } from 'node:fs';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { IsolationLevel } from '@mikro-orm/core';
import { sql } from 'kysely';
import type { ServiceContext } from '../../core/context.js';
import { inTransaction } from '../../core/writes/transaction.js';
import type { FilesPort } from '../../ports/files.js';
import {
  BackupError,
  filesFolder,
  hashOfFile,
  manifestFile,
  newManifest,
  tableFile,
  type BackupManifest,
} from './backup-format.js';
import { listSequences, listTables, newestMigration, type StoredTable } from './catalogue.js';

/** Pages of a table read at once: 4 MB. */
const PAGES_AT_ONCE = 512;

/** Copies the database in one snapshot, and the stored files, into a new folder that only its owner can read. */
export async function makeBackup(ctx: ServiceContext, folder: string): Promise<BackupManifest> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new BackupError(`${folder} is not empty: name a folder that is new.`);
  await mkdir(path.join(folder, 'tables'), { recursive: true, mode: 0o700 });
  const database = await inTransaction(
    ctx,
    async (tx) => {
      const tables: BackupManifest['tables'] = [];
      for (const table of await listTables(tx.db)) tables.push(await writeTable(tx, folder, table));
      return { tables, sequences: await listSequences(tx.db), migration: await newestMigration(tx.db) };
    },
    { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true },
  );
  // After the rows: a file is always stored before the row that names it.
  const files = await copyFiles(ctx.ports.files, filesFolder(folder));
  const manifest = newManifest({ createdAt: ctx.clock.now().toISOString(), ...database, files });
  await writeFile(manifestFile(folder), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  return manifest;
}

async function writeTable(
  tx: ServiceContext,
  folder: string,
  table: StoredTable,
): Promise<BackupManifest['tables'][number]> {
  const file = tableFile(folder, table.name);
  let rows = 0;
  const lines = async function* (): AsyncGenerator<string> {
    for (let page = 0; page < table.pages; page += PAGES_AT_ONCE) {
      const found = await readPages(tx, table, page);
      rows += found.length;
      if (found.length > 0) yield `${found.join('\n')}\n`;
    }
  };
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(file, { mode: 0o600 }));
  return { name: table.name, rows, sha256: await hashOfFile(file) };
}

/** The rows of some pages of a table, each as one line of JSON, unordered so that nothing has to be sorted. */
async function readPages({ db }: ServiceContext, table: StoredTable, first: number): Promise<string[]> {
  const rows = await db
    .selectFrom(sql<object>`${sql.table(table.name)}`.as('t'))
    .select(sql<string>`to_jsonb(t)::text`.as('line'))
    .where(sql<boolean>`t.ctid >= ${`(${first},0)`}::tid and t.ctid < ${`(${first + PAGES_AT_ONCE},0)`}::tid`)
    .execute();
  return rows.map(({ line }) => line);
}

/** Copies every stored file into a folder and counts them; one that is removed meanwhile is left out. */
async function copyFiles(files: FilesPort, to: string): Promise<BackupManifest['files']> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for await (const key of files.keys()) {
    const found = await files.getStream(key);
    if (!found) continue;
    const target = path.join(to, key);
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    await pipeline(found.stream, createWriteStream(target, { mode: 0o600 }));
  }
  return countFiles(to);
}

/** How many files are below a folder, and their bytes. */
export async function countFiles(folder: string): Promise<BackupManifest['files']> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  let bytes = 0;
  for (const { parentPath, name } of files) bytes += (await stat(path.join(parentPath, name))).size;
  return { count: files.length, bytes };
}
