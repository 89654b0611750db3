import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

function findProjectRoot(): string {
  let directory = path.dirname(fileURLToPath(import.meta.url));
  while (!existsSync(path.join(directory, 'package.json'))) {
    const parent = path.dirname(directory);
    if (parent === directory) throw new Error('package.json not found above the server');
    directory = parent;
  }
  return directory;
}

/** The folder of package.json, the same for `server/` run by tsx and for the compiled `dist/server/`. */
export const projectRoot = findProjectRoot();

/** An absolute path below the project's folder, e.g. `fromProjectRoot('server/db/migrations')`. */
export function fromProjectRoot(...segments: string[]): string {
  return path.join(projectRoot, ...segments);
}
