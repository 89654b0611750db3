import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

/** A backup that cannot be created or used, with a message that a person can act on. */
export class BackupError extends Error {}

const FORMAT = 1;

const manifest = z.object({
  format: z.literal(FORMAT),
  createdAt: z.iso.datetime(),
  /** The newest migration: rows fit only a database at the same migration. */
  migration: z.string(),
  tables: z.array(
    z.object({
      /** Qualified with its schema. */
      name: z.string(),
      rows: z.number().int(),
      /** Size of the compressed file in bytes. */
      sha256: z.string(),
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  files: z.object({ count: z.number().int(), bytes: z.number().int() }),
});

/** The contents of a backup; written last, so that a folder without it is incomplete. */
export type BackupManifest = z.infer<typeof manifest>;

export const newManifest = (rest: Omit<BackupManifest, 'format'>): BackupManifest => ({ format: FORMAT, ...rest });

export const manifestFile = (folder: string): string => path.join(folder, 'manifest.json');
export const tableFile = (folder: string, table: string): string => path.join(folder, 'tables', `${table}.jsonl.gz`);
export const filesFolder = (folder: string): string => path.join(folder, 'files');

/** Reads the manifest of a folder; throws when it is not one of ours. */
export function readManifest(folder: string): BackupManifest {
  const file = manifestFile(folder);
  if (!existsSync(file)) throw new BackupError(`${folder} holds no whole backup: manifest.json is missing.`);
  const parsed = manifest.safeParse(parsedJson(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new BackupError(`${file} cannot be read: it is damaged, or of another version of Hueco.`);
  return parsed.data;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** SHA-256 of a file, as hex. */
export async function hashOfFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
