// `npm run codegen`: writes client/generated from schema.graphql, the documents and tables of the server; with a folder given, below that folder.
import 'reflect-metadata';
import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generate } from '@graphql-codegen/cli';
import { buildSchema } from 'graphql';
import { withoutDeprecatedInput } from '../client/codegen/current-schema.mjs';
import config from '../codegen.js';
import { clientTables } from './client-tables.js';

const FOLDER = path.join('client', 'generated');

const sdl = readFileSync('schema.graphql', 'utf8');
const base = process.argv[2] ?? '.';
const tables = writeTables(path.resolve(base, FOLDER));
const generates = Object.fromEntries(
  Object.entries(config.generates).map(([file, how]) => [path.join(base, file), how]),
);
// Fragments among the tables are read from the target folder.
const documents = [
  ...globSync('client/**/*.graphql').filter((file) => !file.startsWith(FOLDER)),
  ...tables.filter((file) => file.endsWith('.graphql')),
];
const written = (await generate(
  { ...config, schema: withoutDeprecatedInput(sdl), documents, generates, silent: true, errorsOnly: true },
  true,
)) as readonly {
  readonly filename: string;
}[];
removeAllBut(new Set([...tables, ...written.map(({ filename }) => path.resolve(filename))]));

function writeTables(folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  return Object.entries(clientTables(buildSchema(sdl))).map(([name, content]) => {
    const file = path.join(folder, name);
    writeFileSync(file, content);
    return file;
  });
}

/** Deletes the output of deleted documents. */
function removeAllBut(current: ReadonlySet<string>): void {
  const folder = path.resolve(base, FOLDER);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && !current.has(file)) rmSync(file);
  }
}
