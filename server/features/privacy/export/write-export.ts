import { Readable } from 'node:stream';
import { IsolationLevel } from '@mikro-orm/core';
import { stringify } from 'csv-stringify/sync';
import { ZipFile } from 'yazl';
import type { ServiceContext } from '../../../core/context.js';
import { onReplica } from '../../../core/replica-reads.js';
import type { Locale } from '../../../core/values/locale.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { exportFiles, type ExportFile } from '../columns/declared-tables.js';
import { readmeOf } from './export-readme.js';
import { listOwnFiles, type OwnFile } from './own-files.js';
import { ownRows, type OwnRow } from './own-rows.js';

export interface ExportOrder {
  readonly userId: string;
  readonly locale: Locale;
  readonly fileKey: string;
}

/** Called with the progress, 0–100. */
export type OnProgress = (percent: number) => Promise<void>;

/** Percent of the progress for the rows; the files are the rest. */
const ROWS_SHARE = 50;

/** Writes the ZIP of all data about a user and returns its size in bytes; one file at a time is in memory. */
export async function writeExport(
  ctx: ServiceContext,
  { userId, locale, fileKey }: ExportOrder,
  onProgress: OnProgress,
): Promise<number> {
  const madeAt = ctx.clock.now();
  const { tables, files } = await onReplica(ctx, async (reading) => ({
    tables: await readTables(reading, userId),
    files: await listOwnFiles(reading, userId),
  }));
  await onProgress(ROWS_SHARE);
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  // yazl emits errors on the ZIP, not on its stream: without this the reader would wait forever.
  zip.on('error', (error: Error) => output.destroy(error));
  // A file can fail before the port reads the stream: the port then finds the stream's error, and no error event ends the process.
  output.on('error', () => {});
  const readme = readmeOf(locale, {
    madeAt,
    fileNames: tables.map(({ file }) => file.name),
    paths: files.map(({ path }) => path),
    publicUrl: ctx.config.publicUrl,
  });
  zip.addBuffer(Buffer.from(readme.text), readme.name, { mtime: madeAt });
  for (const { file, rows } of tables) {
    zip.addBuffer(Buffer.from(`${JSON.stringify(rows, null, 2)}\n`), `json/${file.name}.json`, { mtime: madeAt });
    zip.addBuffer(Buffer.from(csvOf(file, rows)), `csv/${file.name}.csv`, { mtime: madeAt });
  }
  addFiles(ctx, zip, files, madeAt, onProgress);
  zip.end();
  return ctx.ports.files.putStream(fileKey, output);
}

/** Reads all tables in one snapshot. */
async function readTables(ctx: ServiceContext, userId: string): Promise<{ file: ExportFile; rows: OwnRow[] }[]> {
  return inTransaction(
    ctx,
    async (tx) => {
      const tables: { file: ExportFile; rows: OwnRow[] }[] = [];
      for (const file of exportFiles) tables.push({ file, rows: await ownRows(tx, file, userId) });
      return tables;
    },
    { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true },
  );
}

function addFiles(
  ctx: ServiceContext,
  zip: ZipFile,
  files: readonly OwnFile[],
  mtime: Date,
  onProgress: OnProgress,
): void {
  files.forEach((file, index) => {
    const percent = ROWS_SHARE + Math.floor((index / files.length) * (100 - ROWS_SHARE));
    // Images are compressed already. Each file is opened only when it is written.
    zip.addReadStreamLazy(file.path, { mtime, compress: false }, (give) => {
      onProgress(percent)
        .then(() => openFile(ctx, file))
        .then(
          (bytes) => give(null, Readable.from([bytes])),
          (error: unknown) => give(error, null as never),
        );
    });
  });
}

async function openFile(ctx: ServiceContext, { path, read }: OwnFile): Promise<Buffer> {
  const bytes = await read();
  if (!bytes) ctx.log.warn({ path }, 'privacy: a file that a row names is gone');
  return bytes ?? Buffer.alloc(0);
}

/** CSV for spreadsheets: lists and objects as JSON; formulas are escaped. */
function csvOf({ columns }: ExportFile, rows: readonly OwnRow[]): string {
  return stringify([...rows], {
    header: true,
    bom: true,
    columns: [...columns],
    escape_formulas: true,
    cast: { boolean: String, object: (value) => JSON.stringify(value) },
  });
}
