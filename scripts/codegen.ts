// `npm run codegen`: writes client/generated from schema.graphql and the documents; with a folder given, below that folder.
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { generate } from '@graphql-codegen/cli';
import config from '../codegen.js';

const FOLDER = path.join('client', 'generated');

const base = process.argv[2] ?? '.';
const generates = Object.fromEntries(
  Object.entries(config.generates).map(([file, how]) => [path.join(base, file), how]),
);
const written = (await generate({ ...config, generates, silent: true, errorsOnly: true }, true)) as readonly {
  readonly filename: string;
}[];
removeAllBut(new Set(written.map(({ filename }) => path.resolve(filename))));

/** What belonged to a document that is gone. */
function removeAllBut(current: ReadonlySet<string>): void {
  const folder = path.resolve(base, FOLDER);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && !current.has(file)) rmSync(file);
  }
}
