import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const NAMES = ['jwtSecret', 'passwordPepper', 'embeddedDatabasePassword', 'vapidPrivateKey'] as const;

/** The secrets that the program generates itself when they are not given. */
export type StoredSecrets = Readonly<Record<(typeof NAMES)[number], string>>;

/** The file of an earlier start cannot be read. */
export class SecretsError extends Error {}

/** Missing secrets are generated once and stored in the data folder: new ones would invalidate all sessions and passwords. */
export function storeSecrets(
  dataDir: string,
  given: Readonly<Record<(typeof NAMES)[number], string | undefined>>,
): StoredSecrets {
  const known = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  if (NAMES.every((name) => name in known)) return known as StoredSecrets;
  const file = path.join(dataDir, 'secrets.json');
  const stored = readSecrets(file);
  const missing = NAMES.filter((name) => !(name in known) && stored[name] === undefined);
  for (const name of missing) stored[name] = randomBytes(32).toString('base64url');
  if (missing.length > 0) writeSecrets(file, stored);
  return { ...stored, ...known } as StoredSecrets;
}

function readSecrets(file: string): Partial<Record<keyof StoredSecrets, string>> {
  if (!existsSync(file)) return {};
  try {
    return z.partialRecord(z.enum(NAMES), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new SecretsError(`${file} cannot be read: expected the JSON file that an earlier start made`);
  }
}

function writeSecrets(file: string, secrets: Partial<StoredSecrets>): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, file);
}
